import type { PairAnswer } from "../quality/pair-score.ts";
import type { QueryAnswer } from "../quality/query-score.ts";
import type { Group } from "./groups.ts";

/** The inputs that all tasks of one worker share. */
export interface WorkerWork {
  /** The benchmark's directory. */
  readonly directory: string;
  /** Queries and pairs of a short run; null: all. */
  readonly sample: number | null;
  /** JSON: for each company the places of its rows. */
  readonly groupsPath: string;
  /** The index of the companies; built there where it is missing. */
  readonly indexPath: string;
}

export interface WorkerTask {
  readonly id: number;
  readonly work: WorkerWork;
  /** Groups without whose cases the model is trained. */
  readonly leftOut: readonly Group[];
  /** The group whose cases are answered; null: all cases. */
  readonly group: Group | null;
}

export interface Answered<Answer> {
  readonly groups: readonly Group[];
  readonly answer: Answer;
}

export interface TaskResult {
  /** Lists that the model learned from. */
  readonly learned: number;
  readonly queries: readonly Answered<QueryAnswer>[];
  readonly pairs: readonly Answered<PairAnswer>[];
}

export type FromWorker =
  | { readonly kind: "progress"; readonly line: string }
  | { readonly kind: "done"; readonly id: number; readonly result: TaskResult };
