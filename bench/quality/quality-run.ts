import { isOpenCase } from "../../src/training/benchmark-cases.ts";
import type { ReceiptView } from "./ask.ts";
import type { LinkQuality, Retrieval } from "./catalogue-quality.ts";
import type { AnsweredPair } from "./pair-score.ts";
import type { AnsweredQuery } from "./query-score.ts";

/** One query with what the service said, the receipt of it, and what the trivial baseline said. */
export interface QueryOutcome extends AnsweredQuery {
  /** null when the service refused the request. */
  readonly receipt: ReceiptView | null;
  readonly status: number;
  readonly baseline: AnsweredQuery;
  readonly retrieval: Retrieval;
}

export interface PairOutcome extends AnsweredPair {
  readonly status: number;
  /** What came of resolving the one after the other, in a store that has nothing else. */
  readonly stored: AnsweredPair;
  readonly baseline: AnsweredPair;
}

/** Everything that one run of the benchmark measured; the pages are made of it and of nothing else. */
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
  /** How many queries and pairs the benchmark has; more than were asked in a sample. */
  readonly available: { readonly queries: number; readonly pairs: number };
  /** Labels believed wrong: id and reason. */
  readonly doubts: ReadonlyMap<string, string>;
}

/** X2 is shown apart: the interface lets an agreeing number decide, so a match to its holder is lawful. */
export function isCounted({ query }: AnsweredQuery): boolean {
  return query.slice !== "X2";
}

/** Slices that were made to mislead: their share in the benchmark is far above that in anybody's traffic. */
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
