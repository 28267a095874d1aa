import type { CandidateFacts } from "../../../domain/matching/comparable/candidate.ts";
import type { NameKind } from "../../../domain/matching/comparable/comparable.ts";
import type { RankedCandidate } from "../../../domain/matching/decide/decide.ts";
import type { DeeperStep } from "../../../domain/matching/decide/deeper-stages.ts";
import { isBorderlineCandidate } from "../../../domain/matching/decide/outside-evidence.ts";
import type { CompanyRecord } from "../../../domain/record.ts";

/** The question of one step about an open record: plain data, without numbers that change between reads. */
export interface OutsideQuestion {
  readonly step: DeeperStep;
  readonly record: CompanyRecord;
  /** Best first, without the candidates that are ruled out. */
  readonly candidates: readonly AskedCandidate[];
}

/** A candidate as it may be shown outside: without facts of sources that are withheld from the tenant. */
export interface AskedCandidate {
  readonly key: string;
  readonly entityId: string | null;
  readonly facts: CandidateFacts;
  /** Its further names; none where a source is withheld, since a name does not say whose it is. */
  readonly otherNames: readonly { readonly name: string; readonly kind: NameKind }[];
  /** The other record of a pair, as it was sent: it is shown in place of the facts. */
  readonly record?: CompanyRecord;
}

/** Candidates of one question to a source. */
const ASKED_ABOUT = 10;
/** Candidates that a model is asked about: each is two questions. */
const JUDGED = 4;
const OTHER_NAMES = 8;

export function outsideQuestion(
  step: DeeperStep,
  record: CompanyRecord,
  {
    ranked,
    withheld,
  }: { readonly ranked: readonly RankedCandidate[]; readonly withheld: ReadonlySet<string> },
): OutsideQuestion {
  const asked =
    step === "model"
      ? ranked.filter(isBorderlineCandidate).slice(0, JUDGED)
      : ranked.filter(({ refused }) => refused === null).slice(0, ASKED_ABOUT);
  return { step, record, candidates: asked.map((candidate) => askedCandidate(candidate, withheld)) };
}

/** @param withheld sources that are withheld from the tenant: the facts are without them already. */
export function askedCandidate(
  {
    key,
    entityId,
    facts,
    comparable: { names },
  }: Pick<RankedCandidate, "key" | "entityId" | "facts" | "comparable">,
  withheld: ReadonlySet<string>,
): AskedCandidate {
  const others = names.flatMap(({ kind, analysed }) =>
    analysed.raw === facts.legalName ? [] : { name: analysed.raw, kind },
  );
  return { key, entityId, facts, otherNames: withheld.size > 0 ? [] : others.slice(0, OTHER_NAMES) };
}
