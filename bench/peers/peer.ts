/** Another system that is measured beside Assay. It is installed from its package registry and only called. */
import type { RegisterCompany } from "../../src/domain/register-company.ts";
import type { BenchmarkPair, BenchmarkQuery } from "../../src/training/benchmark-cases.ts";

export interface ListedRow {
  readonly id: string;
  readonly name: string;
  readonly country: string | null;
}

export interface ScreenedRow extends ListedRow {
  /** Listed ids that Assay compares with this name, for a peer that can score given candidates. */
  readonly also: readonly string[];
}

export interface ScreeningTask {
  readonly list: readonly ListedRow[];
  readonly queries: readonly ScreenedRow[];
}

export interface PairsTask {
  readonly pairs: readonly BenchmarkPair[];
  /** Rows of the register, from which a peer may learn how rare values are. They have no labels. */
  readonly register: readonly RegisterCompany[];
}

export interface ResolveTask {
  readonly register: readonly RegisterCompany[];
  /** `also`: the register rows (`source:id`) that Assay compares with the query, for a peer that can score them. */
  readonly queries: readonly (BenchmarkQuery & { readonly also: readonly string[] })[];
}

/** Ids with their scores 0..1, best first, by the query's id. A query without an answer has none. */
export type Matches = ReadonlyMap<string, readonly (readonly [id: string, score: number])[]>;

interface Answers {
  /** The system, its version and its way of retrieval. */
  readonly label: string;
  /** Processor time of all cases on all threads, without start and training; null where it was not measured. */
  readonly processorSeconds: number | null;
}

export interface RankedAnswers extends Answers {
  readonly matches: Matches;
}

export interface ScoredPairs extends Answers {
  /** Score 0..1 by the pair's id. */
  readonly scores: ReadonlyMap<string, number>;
}

export interface Peer {
  readonly name: string;
  /** The installed version and the way in which it is asked, for the page. */
  readonly about: string;
  /** The score from which the system by its own documentation takes two records for one; absent where it names none. */
  readonly threshold?: number;
  /**
   * Each method installs the peer into `directory`, unless it is there already, and asks it; absent where the system
   * has no such task.
   * @throws Error where it cannot be installed or does not answer; the page then says so.
   */
  readonly screen?: (task: ScreeningTask, directory: string) => Promise<readonly RankedAnswers[]>;
  readonly comparePairs?: (task: PairsTask, directory: string) => Promise<readonly ScoredPairs[]>;
  readonly resolve?: (task: ResolveTask, directory: string) => Promise<readonly RankedAnswers[]>;
}
