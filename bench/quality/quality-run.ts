import { isOpenCase } from "../../src/training/benchmark-cases.ts";
import type { ReceiptView } from "./ask.ts";
import type { LinkQuality, Retrieval } from "./catalogue-quality.ts";
import type { AnsweredPair } from "./pair-score.ts";
import type { AnsweredQuery } from "./query-score.ts";

/** One query with the service's answer and receipt, and the baseline's answer. */
export interface QueryOutcome extends AnsweredQuery {
  /** null when the service refused the request. */
  readonly receipt: ReceiptView | null;
  readonly status: number;
  readonly baseline: AnsweredQuery;
  readonly retrieval: Retrieval;
}

export interface PairOutcome extends AnsweredPair {
  readonly status: number;
  /** The outcome of resolving the two records one after the other, in an otherwise empty store. */
  readonly stored: AnsweredPair;
  readonly baseline: AnsweredPair;
}

/** Everything that one run of the benchmark measured; the only input of the pages. */
export interface QualityRun {
  readonly pipelineVersion: string;
  readonly modelVersion: string;
  /** Fingerprint of the code and the models that answered. */
  readonly revision: string;
  readonly date: string;
  readonly engine: string;
  /** Whether the run installed the register itself. */
  readonly installed: boolean;
  readonly links: LinkQuality;
  readonly queries: readonly QueryOutcome[];
  readonly pairs: readonly PairOutcome[];
  /** The number of queries and pairs in the benchmark; a sample uses fewer. */
  readonly available: { readonly queries: number; readonly pairs: number };
  /** Labels that are probably wrong: id and reason. */
  readonly doubts: ReadonlyMap<string, string>;
}

/** X2 is shown apart: an agreeing number decides, so a match to the number's holder is correct. */
export function isCounted({ query }: Pick<AnsweredQuery, "query">): boolean {
  return query.slice !== "X2";
}

/** Whether the slice is adversarial: its share in the benchmark is far above that in real traffic. */
export function isAdversarial({ query }: AnsweredQuery): boolean {
  return query.slice.startsWith("X");
}

/** Whether the model's training saw the query's case. */
export function isSeen({ query }: AnsweredQuery): boolean {
  return isOpenCase({ ...query, targets: query.truth.targets });
}

export function isSeenPair({ pair }: AnsweredPair): boolean {
  return isOpenCase({ ...pair, targets: [] });
}
