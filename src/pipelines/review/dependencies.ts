import type { ResolutionDependencies } from "../resolution/dependencies.ts";

/** What a verdict needs of the world. */
export interface ReviewDependencies extends ResolutionDependencies {
  /** A fresh id, prefix `lab_`. */
  readonly newLabelId: () => string;
}
