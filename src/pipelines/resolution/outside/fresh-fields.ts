/**
 * Fresh field research: a request with a quality target is matched to an entity of the tenant, and selected values of
 * it are older than their source's answers may be. Then the live registers are asked for the entity again, although
 * the record is decided.
 */
import { storedObservations } from "../../../contract/stored/observations.ts";
import { goldenRecord } from "../../../domain/entities/golden-record.ts";
import { selectedFields } from "../../../domain/entities/project.ts";
import type { CandidateFacts } from "../../../domain/matching/comparable/candidate.ts";
import { depthAllows } from "../../../domain/matching/decide/deeper-stages.ts";
import { standingOf } from "../../../domain/matching/decide/outside-evidence.ts";
import type { CompanyRecord } from "../../../domain/record.ts";
import { rowText } from "../../../storage/entities/holders.ts";
import type { Case } from "../case.ts";
import { ask, type Steps } from "../questions.ts";
import { type Climbed, type Climbing, takenOf, withEvidence } from "./climb.ts";
import { externalRows } from "./external-candidates.ts";
import type { OutsideQuestion } from "./outside-question.ts";

const STEP = "live_registers";

/** The decision with what the live registers state now; a question where they have not been asked yet. */
export function* withFreshFields(
  climbing: Climbing,
  climbed: Climbed,
  work: Pick<Case, "request" | "steps" | "heard" | "agesMs">,
): Steps<Climbed | { readonly asks: OutsideQuestion }> {
  const { heard } = work;
  const { bound } = climbed.verdict;
  if (!bound?.entityId || !isWanted(climbed, work)) return climbed;
  if (!(yield* hasStaleField(bound.entityId, work))) return climbed;
  const evidence = heard.find(({ step }) => step === STEP);
  if (!evidence) return { asks: { step: STEP, record: recordOf(bound.facts), candidates: [] } };
  const taken = (decision: Climbed["verdict"]["decision"]) =>
    climbed.taken.map((one) => (one.step === STEP ? takenOf(evidence, { decision }) : one));
  const rows = externalRows(evidence.companies ?? []);
  const weighed = heard.filter(({ failure, companies = [] }) => failure === null || companies.length > 0);
  const after = rows.size > 0 ? yield* withEvidence(climbing, climbed, { evidence, weighed }) : null;
  // A row of another company says nothing of the entity's fields.
  const stated = after?.verdict.bound?.registerRefs.some((ref) => rows.has(rowText(ref))) ?? false;
  if (!after || !stated) return { ...climbed, taken: taken("unresolved") };
  return {
    ...climbed,
    ...after,
    taken: taken(after.verdict.decision),
    standing: standingOf(after.verdict, STEP),
    external: new Map([...climbed.external, ...rows]),
  };
}

function isWanted({ verdict, taken }: Climbed, { request, steps }: Pick<Case, "request" | "steps">): boolean {
  if (verdict.decision !== "match" || !request.qualityTarget || !request.enrich) return false;
  if (!steps.includes(STEP) || !depthAllows(request.depth, STEP)) return false;
  // Asked already, since the record was open.
  return taken.some(({ step, status }) => step === STEP && status === "skipped");
}

/** Whether a selected value that is shown has been read from its source longer ago than the source's age. */
function* hasStaleField(
  entityId: string,
  { request, agesMs }: Pick<Case, "request" | "agesMs">,
): Steps<boolean> {
  const fields = selectedFields(request.selection) ?? [];
  if (fields.length === 0) return false;
  const { entity } = yield* ask("company", { groupId: -1, entityId });
  if (!entity) return false;
  const { provenance } = goldenRecord(storedObservations(entity.observations), request.now);
  return fields.some((field) => {
    const cited = provenance[field];
    const ageMs = cited && agesMs[cited.source_id];
    return ageMs !== undefined && request.now.getTime() - Date.parse(cited!.last_checked_at) > ageMs;
  });
}

/** The entity as registers are asked for it. */
function recordOf({
  legalName,
  country,
  jurisdiction,
  registrationNumber,
  lei,
}: CandidateFacts): CompanyRecord {
  return {
    ...(legalName !== null && { name: legalName }),
    ...(country !== null && { country }),
    ...(jurisdiction !== null && { jurisdiction }),
    ...(registrationNumber !== null && { registration_number: registrationNumber }),
    ...(lei !== null && { lei }),
  };
}
