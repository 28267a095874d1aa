import { confidenceOfKind, type Observation } from "../entities/observation.ts";
import { withoutRevised } from "../facts/validity.ts";
import { identifierKey } from "../identifiers/identifier-key.ts";
import { isOwnership, type Relationship, standingOn } from "./ownership-graph.ts";
import { naturesView, shareView } from "./ownership-views.ts";
import { publicReference } from "./public-reference.ts";

export const OWNERS = "hierarchy.corporate_owners";

/** An owner register may name thousands of owners. */
const MOST_OWNERS = 100;

/**
 * The attribute `hierarchy.corporate_owners`: for each source the organisations that it states as owners or controllers of
 * the company at the time, in the source's own words, as one value.
 * @param facts relationships stated of any identifier of the company.
 */
export function observeOwners(facts: readonly Relationship[], now: Date): Observation[] {
  const day = now.toISOString().slice(0, 10);
  const holding = withoutRevised(facts).filter(
    (fact) => fact.stated && isOwnership(fact) && standingOn(fact, day) === "holds",
  );
  const bySource = Map.groupBy(holding, ({ sourceId }) => sourceId);
  return [...bySource.values()].map((stated) => {
    const ordered = eachOnce(stated).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
    const owners = ordered.slice(0, MOST_OWNERS).map(ownerOf);
    const newest = ordered.reduce((best, fact) => (fact.lastSeenAt > best.lastSeenAt ? fact : best));
    return {
      attribute: OWNERS,
      value: owners,
      source_kind: "register",
      source_id: newest.sourceId,
      source_url: newest.sourceUrl,
      // When several rows of the source name owners of one company, the citation names the company.
      provider_record_id:
        ordered.length === 1 ? newest.providerRecordId : publicReference(newest.subject).value,
      record_id: null,
      licence: newest.licence,
      licence_permits_resale: ordered.every(({ licencePermitsResale }) => licencePermitsResale),
      retrieved_at: newest.lastSeenAt,
      source_as_of: newest.sourceAsOf,
      confidence: confidenceOfKind.register,
      first_seen_at: newest.firstSeenAt,
      last_checked_at: newest.lastSeenAt,
      checks: 1,
      valid_from: null,
      valid_to: null,
    };
  });
}

/** Removes duplicates: one statement under two numbers of the company counts once. */
function eachOnce(facts: readonly Relationship[]): Relationship[] {
  return [
    ...new Map(facts.map((fact) => [JSON.stringify([fact.providerRecordId, fact.content]), fact])).values(),
  ];
}

function orderOf({ content, validFrom, providerRecordId }: Relationship): string {
  return JSON.stringify([content.object.name ?? "", validFrom ?? "", providerRecordId]);
}

/** An owner as the golden record shows it. */
export function ownerOf(fact: Relationship) {
  const { object, level } = fact.content;
  const reference = object.reference === undefined ? null : publicReference(identifierKey(object.reference));
  return {
    name: object.name ?? null,
    scheme: reference?.scheme ?? null,
    value: reference?.value ?? object.registrationNumber ?? null,
    jurisdiction: reference?.jurisdiction ?? null,
    // A number that a filer typed in identifies no company until name and number have been compared.
    self_reported: object.selfReported ?? false,
    level,
    ...naturesView(fact),
    ...shareView(fact),
    notified_on: fact.validFrom,
    legal_form: object.legalForm ?? null,
    country_registered: object.countryRegistered ?? null,
  };
}
