/** Parts of answers on ownership that the crosswalk, the ultimate owner and the plan share. */
import { citeFact } from "../facts/cite-fact.ts";
import type { KnownFact } from "../facts/known-fact.ts";
import type { ShareBand } from "../facts/relationship-facts.ts";
import { nameOf, type OwnershipNode, type Relationship } from "./ownership-graph.ts";
import { publicReference } from "./public-reference.ts";
import type { Hop, NotTraversed } from "./walk.ts";

/** The reader, the time, and the tenant's entities by identifier key. */
export interface View {
  readonly now: Date;
  readonly entityIds: ReadonlyMap<string, string>;
}

function entityIdOf(node: OwnershipNode | null, { entityIds }: View): string | null {
  return node?.keys.map((key) => entityIds.get(key)).find((id) => id !== undefined) ?? null;
}

/** A company by its best identifier: a LEI before a register's number before a source's own id. */
function organisationView(node: OwnershipNode, view: View) {
  const best = [...node.keys].sort((a, b) => rankOf(a) - rankOf(b))[0];
  return {
    name: nameOf(node),
    ...(best === undefined ? { scheme: null, value: null, jurisdiction: null } : publicReference(best)),
    entity_id: entityIdOf(node, view),
  };
}

/** The other end of a relationship, by its own name or, if not followed, by that of the statement. */
export function otherEndView({ fact, to, toName }: Hop, view: View) {
  const { reference, registrationNumber } = fact.content.object;
  const stated =
    reference === undefined
      ? {
          scheme: registrationNumber === undefined ? null : "company_number",
          value: registrationNumber ?? null,
          jurisdiction: fact.content.object.countryRegistered ?? null,
        }
      : publicReference(`${reference.scheme}=${reference.value}`);
  return to === null
    ? { name: toName, ...stated, entity_id: null }
    : { ...organisationView(to, view), name: toName };
}

/** 0 for a LEI, 1 for a register's number, 2 for a source's own id. */
export function rankOf(key: string): number {
  if (key.startsWith("lei=")) return 0;
  return key.startsWith("row:") ? 2 : 1;
}

export function naturesView({ content: { natures = [] } }: Relationship) {
  return {
    natures_of_control: natures.map(({ code }) => code),
    nature_labels: Object.fromEntries(natures.map(({ code, label }) => [code, label])),
  };
}

/** Per cent. `share_band` is the one of shares, else the first; a band is never narrowed to a number. */
export function shareView({ content: { shares = [] } }: Relationship) {
  const bands = shares.map(bandView);
  return { share_band: bands.find((band) => band.of === "shares") ?? bands[0] ?? null, share_bands: bands };
}

function bandView({ of, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: ShareBand) {
  return {
    of,
    minimum: minimum ?? null,
    maximum: maximum ?? null,
    exclusive_minimum: exclusiveMinimum ?? false,
    exclusive_maximum: exclusiveMaximum ?? false,
  };
}

export function hopView(hop: Hop, view: View) {
  const { fact } = hop;
  return {
    from: organisationView(hop.from, view),
    to: otherEndView(hop, view),
    relationship: fact.content.type,
    basis: fact.content.basis,
    ...naturesView(fact),
    ...shareView(fact),
    notified_on: fact.validFrom,
    ceased_on: fact.validTo,
    provenance: citeFact(fact, view.now),
  };
}

const explanations: Readonly<Record<NotTraversed["reason"], string>> = {
  no_identifier: "The source names the organisation and gives no identifier that can be read.",
  not_installed: "No installed register states anything of this identifier.",
  ambiguous_identifier: "Several companies are stated to have this number.",
  name_number_disagree: "The number was typed in by a filer, and the company that has it bears another name.",
  reporting_exception:
    "The publisher gives a reason for naming nobody; it does not say that there is nobody.",
  natural_person: "A natural person stands here: natural persons are left out.",
  hop_limit: "The limit of hops is reached; there are further relationships.",
  cycle: "The company stands on the path already.",
  ceased: "The relationship had ended before the date asked for.",
  not_yet_effective: "The relationship begins after the date asked for.",
  no_longer_stated: "The source stated it before and states it no more; it did not say that it ended.",
  not_ownership: "The relationship is neither ownership nor control nor consolidation.",
  truncated: "There was more than could be read.",
};

export function notTraversedView(stop: NotTraversed, view: View) {
  const reference = stop.identifier === null ? null : publicReference(stop.identifier);
  return {
    step: stepOf(stop),
    reason: stop.reason,
    detail: stop.detail,
    explanation: labelOf(stop.fact) ?? explanations[stop.reason],
    entity_id: view.entityIds.get(stop.identifier ?? stop.from) ?? null,
    identifier: reference,
    from_identifier: stop.from === "" ? null : publicReference(stop.from),
    name: stop.name,
    depth: stop.depth,
    provenance: stop.fact === null ? null : citeFact(stop.fact, view.now),
  };
}

function stepOf({ fact }: NotTraversed): string {
  if (fact === null) return "owners";
  const { content } = fact;
  if (content.kind === "reporting_exception") return `${content.level}_parent`;
  if (content.kind !== "relationship") return "owners";
  if (content.basis === "consolidation") return `${content.level}_parent`;
  return content.basis === "control" || content.basis === "ownership" ? "corporate_owner" : content.basis;
}

function labelOf(fact: KnownFact | null): string | null {
  return fact?.content.kind === "reporting_exception" ? fact.content.label : null;
}
