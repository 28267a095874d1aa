/**
 * Finds the register company of each external candidate of a review item. The item holds the shown facts and
 * no reference, so the same record is looked up in the registers again: their shortlist depends on the record
 * and the installed rows alone. Where two companies show the same facts, their order distinguishes them as
 * long as the rows, the model and the analysis are those of the abstention; otherwise no company is chosen.
 */

import { type StoredReceipt, storedReceipt } from "../../contract/stored/receipt.ts";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import type { RankedCandidate } from "../../domain/matching/decide/decide.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import { registerRefsOf } from "../../storage/records/detach.ts";
import type { ReviewItemRow } from "../../storage/review/review.ts";
import { describedBy } from "../catalogue/submitted-record.ts";
import { answerQuestion } from "../resolution/answer-question.ts";
import { findCandidates } from "../resolution/find-candidates.ts";
import { withheldSources } from "../resolution/permitted-facts.ts";
import type { Question } from "../resolution/questions.ts";
import type { ReceiptCandidate } from "../resolution/receipt.ts";
import { judgeInTurns } from "../resolution/stages.ts";
import { takeSteps } from "../resolution/take-steps.ts";
import type { ReviewDependencies } from "./dependencies.ts";
import { shortlistOf } from "./shortlist.ts";

/** For each shown candidate its register company; null for stored, for live and for unidentifiable ones. */
export async function externalCandidates(
  deps: ReviewDependencies,
  tenantId: string,
  item: ReviewItemRow,
): Promise<readonly (RankedCandidate | null)[]> {
  const { candidates: shown, live_rows: liveRows = [] } = shortlistOf(item);
  const installed = shown.map(({ external }, index) => external && !liveRows[index]?.length);
  if (item.submitted === null || !installed.includes(true)) return shown.map(() => null);
  const query = normalise(describedBy(item.submitted));
  const search = {
    query,
    registers: deps.registers.current(),
    storeIsEmpty: true,
    withheld: withheldSources(deps, tenantId),
    differences: [],
  };
  const answer = (asked: Question) => answerQuestion(deps, tenantId, asked);
  const found = await takeSteps(findCandidates(search), answer);
  const taken = await refsOfStored(deps, tenantId, shown);
  const { ranked } = await takeSteps(judgeInTurns(deps.model, query, found), answer);
  const companies = ranked.filter(
    ({ registerRefs }) => !registerRefs.some((ref) => taken.has(refKey(ref.source, ref.sourceRecordId))),
  );
  const sameOrder = isUnchanged(storedReceipt(item.receipt), deps);
  return shown.map((candidate, index) => {
    if (!installed[index]) return null;
    const alike = companies.filter((company) => looksLike(candidate, company));
    if (alike.length === 1) return alike[0]!;
    const before = shown
      .slice(0, index)
      .filter((other, at) => installed[at] && shows(other) === shows(candidate));
    return sameOrder && !toldApart(shown) ? (alike[before.length] ?? null) : null;
  });
}

const refKey = (source: string, id: string): string => `${source}\n${id}`;

async function refsOfStored(
  deps: ReviewDependencies,
  tenantId: string,
  shown: readonly ReceiptCandidate[],
): Promise<ReadonlySet<string>> {
  const refs = new Set<string>();
  for (const { entity_id } of shown) {
    if (entity_id === null) continue;
    for (const ref of await registerRefsOf(deps.database, tenantId, entity_id)) {
      refs.add(refKey(ref.source, ref.source_record_id));
    }
  }
  return refs;
}

function isUnchanged(receipt: StoredReceipt, deps: ReviewDependencies): boolean {
  return (
    receipt.pipeline_version === PIPELINE_VERSION &&
    receipt.register_version === (deps.registers.current()?.version ?? null) &&
    (receipt.replay_inputs === null || receipt.replay_inputs.model_version === deps.model.version)
  );
}

// Candidates that a person refused came last, whatever their score.
const toldApart = (shown: readonly ReceiptCandidate[]): boolean =>
  shown.some(({ refused }) => refused === "human_difference");

/** Replaces a name that may not be shown, in stored shortlists of releases up to 2026-11-23.2. */
const FORMERLY_WITHHELD = "(withheld)";

const shows = ({
  legal_name,
  domain,
  legal_status,
}: Pick<ReceiptCandidate, "legal_name" | "domain" | "legal_status">): string =>
  JSON.stringify([legal_name === FORMERLY_WITHHELD ? null : legal_name, domain, legal_status]);

function looksLike(candidate: ReceiptCandidate, { facts }: RankedCandidate): boolean {
  return (
    shows(candidate) ===
    shows({ legal_name: facts.legalName, domain: facts.domain, legal_status: facts.legalStatus })
  );
}
