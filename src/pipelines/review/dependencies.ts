import type { ResolutionDependencies } from "../resolution/dependencies.ts";

/** The external dependencies of a verdict. */
export interface ReviewDependencies extends ResolutionDependencies {
  /** A fresh id, prefix `lab_`. */
  readonly newLabelId: () => string;
}
