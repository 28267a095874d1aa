import type { CandidateFacts } from "../../../domain/matching/comparable/candidate.ts";
import type { RankedCandidate } from "../../../domain/matching/decide/decide.ts";
import type { DeeperStep } from "../../../domain/matching/decide/deeper-stages.ts";
import type { CompanyRecord } from "../../../domain/record.ts";

/** What one step is asked about a record that was left open: plain data, without a number that changes between two looks. */
export interface OutsideQuestion {
  readonly step: DeeperStep;
  readonly record: CompanyRecord;
  /** Best first, those that are ruled out left away. */
  readonly candidates: readonly AskedCandidate[];
}

/** A candidate as it may be shown outside: without the facts of sources that are withheld from the tenant. */
export interface AskedCandidate {
  readonly key: string;
  readonly entityId: string | null;
  readonly facts: CandidateFacts;
}

/** Candidates of one question: a model reads no more with profit, and nobody pays for more. */
const ASKED_ABOUT = 10;

export function outsideQuestion(
  step: DeeperStep,
  record: CompanyRecord,
  { ranked }: { readonly ranked: readonly RankedCandidate[] },
): OutsideQuestion {
  const open = ranked.filter(({ refused }) => refused === null).slice(0, ASKED_ABOUT);
  return { step, record, candidates: open.map(({ key, entityId, facts }) => ({ key, entityId, facts })) };
}
