import type { SourceReadiness } from "../../domain/entities/project.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import type { Database } from "../../storage/engine/database.ts";
import type { InstalledRegisters } from "../register-install/installed-registers.ts";
import type { CommitQueue } from "./commit-queue.ts";
import type { Decisions } from "./decisions.ts";
import type { EntityReads } from "./entity-reads.ts";
import type { OutsideSteps } from "./outside/outside-steps.ts";

/** The external dependencies of resolution, which the composition root passes in. */
export interface ResolutionDependencies {
  readonly database: Database;
  readonly registers: InstalledRegisters;
  readonly reads: EntityReads;
  readonly commits: CommitQueue;
  readonly decisions: Pick<Decisions, "decide">;
  readonly model: MatchingModel;
  readonly readiness: SourceReadiness;
  /** The steps above `probabilistic` that this deployment has. */
  readonly outside: OutsideSteps;
  /** Called for every durable decision, to count it; without any tenant. */
  readonly counted?: (sample: { readonly decision: string; readonly stage: string }) => void;
  /** A fresh id with the given prefix. */
  readonly newId: (prefix: "rec" | "ent" | "dec" | "rev" | "run") => string;
}
