/**
 * The answers on ownership, each a pure function of a graph and a day. Organisational assertions, paths of
 * control and accounting parents are kept apart: none is converted to another or called the ultimate owner.
 */
import { citeFact } from "../facts/cite-fact.ts";
import { identifierKey } from "../identifiers/identifier-key.ts";
import {
  isConsolidation,
  isOwnership,
  nameOf,
  type OwnershipGraph,
  type Relationship,
  relationshipsOf,
  standingOn,
} from "./ownership-graph.ts";
import {
  hopView,
  naturesView,
  notTraversedView,
  otherEndView,
  shareView,
  type View,
} from "./ownership-views.ts";
import { publicReference } from "./public-reference.ts";
import { type Hop, type NotTraversed, type Walk, walk } from "./walk.ts";

export interface OwnershipQuestion {
  readonly graph: OwnershipGraph;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly maxHops: number;
  readonly view: View;
}

const isDirectParent = (fact: Relationship) => isConsolidation(fact) && fact.content.level === "direct";
const isAssertion = (fact: Relationship) => isOwnership(fact) && fact.content.level === "ultimate";
const isStep = (fact: Relationship) => isOwnership(fact) && fact.content.level !== "ultimate";

/** `ownership` of a crosswalk: the company's own relationships, and the steps that the walk did not take. */
export function crosswalkOwnership(question: OwnershipQuestion) {
  const { maxHops, day, view } = question;
  const upward = walk({ ...question, follows: (fact) => isDirectParent(fact) || isStep(fact) });
  const [direct = null] = parentsOf(question, "direct");
  const [ultimate = null] = parentsOf(question, "ultimate");
  return {
    max_hops: maxHops,
    as_of: day,
    hops_attempted: upward.hopsAttempted,
    hops_traversed: upward.hopsTraversed,
    direct_parent: direct && parentView(direct, "hierarchy.direct_parent_lei", view),
    ultimate_parent: ultimate && parentView(ultimate, "hierarchy.ultimate_parent_lei", view),
    corporate_owners: corporateOwners(question),
    not_traversed: stopsOf(question, [upward]).map((stop) => notTraversedView(stop, view)),
  };
}

/** Organisations that a register of controllers or holdings names as owners of the company itself on the day. */
function corporateOwners({ graph, day, view }: Pick<OwnershipQuestion, "graph" | "day" | "view">) {
  return relationshipsOf(graph.start)
    .filter((fact) => isOwnership(fact) && standingOn(fact, day) === "holds")
    .map((fact) => {
      const { object } = fact.content;
      return {
        name: object.name ?? null,
        ...naturesView(fact),
        ...shareView(fact),
        notified_on: fact.validFrom,
        ceased_on: fact.validTo,
        registration_number: object.registrationNumber ?? null,
        country_registered: object.countryRegistered ?? null,
        legal_form: object.legalForm ?? null,
        place_registered: object.placeRegistered ?? null,
        provenance: citeFact(fact, view.now),
      };
    });
}

/** The body of an ultimate-owner answer without the entity's id. */
export function ultimateOwner(question: OwnershipQuestion) {
  const { graph, day, maxHops, view } = question;
  const control = walk({ ...question, follows: isStep });
  const consolidation = walk({ ...question, follows: isDirectParent });
  const assertions = relationshipsOf(graph.start).filter(
    (fact) => isAssertion(fact) && standingOn(fact, day) === "holds",
  );
  const [direct, ...furtherDirect] = parentsOf(question, "direct");
  const [ultimate, ...furtherUltimate] = parentsOf(question, "ultimate");
  const hop = (fact: Relationship) => hopView(hopOf(question, fact), view);
  return {
    as_of: day,
    max_hops: maxHops,
    organisational_assertions: assertions.map((fact) => ({
      owner: otherEndView(hopOf(question, fact), view),
      assertion: fact.content.type,
      asserted_by: fact.sourceId,
      ...naturesView(fact),
      ...shareView(fact),
      provenance: citeFact(fact, view.now),
    })),
    control_paths: control.paths.map(({ hops, end }) => ({
      hops: hops.map((step) => hopView(step, view)),
      truncated: end !== null,
      reason: end?.reason ?? null,
    })),
    consolidation_parents: {
      direct: direct === undefined ? null : hop(direct),
      ultimate: ultimate === undefined ? null : hop(ultimate),
      // Sources may state several parents: all are shown, and none replaces another.
      also_stated: [...furtherDirect, ...furtherUltimate].map(hop),
      chain: longest(consolidation).map((step) => hopView(step, view)),
    },
    natural_persons_excluded: graph.start.naturalPersons,
    not_traversed: stopsOf(question, [control, consolidation]).map((stop) => notTraversedView(stop, view)),
    truncated: control.truncated || consolidation.truncated,
    verified_global_ultimate_owner: null,
    note: "Statements of registers and filers, kept apart by kind. An accounting parent is no owner, and an end of a path is not proof that nobody stands above it.",
  };
}

/** All steps that were not taken, from the company and from the companies above it, each once. */
function stopsOf({ graph, day }: OwnershipQuestion, walks: readonly Walk[]): NotTraversed[] {
  const stops = walks.flatMap(({ notTraversed }) => notTraversed);
  const seen = new Set<string>();
  const once = stops.filter(({ from, reason, detail, identifier, name }) => {
    const key = JSON.stringify([from, reason, detail, identifier, name]);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
  // Branches and funds have a head office or a manager, which is neither ownership nor control.
  const others = relationshipsOf(graph.start).filter(
    (fact) => !isOwnership(fact) && !isConsolidation(fact) && standingOn(fact, day) === "holds",
  );
  return [
    ...once,
    ...others.map(
      (fact): NotTraversed => ({
        from: graph.start.keys[0] ?? "",
        reason: "not_ownership",
        detail: fact.content.type,
        identifier: fact.content.object.reference ? identifierKey(fact.content.object.reference) : null,
        name: fact.content.object.name ?? null,
        depth: 1,
        fact,
      }),
    ),
  ];
}

function longest({ paths }: Walk): readonly Hop[] {
  return paths.reduce<readonly Hop[]>((best, { hops }) => (hops.length > best.length ? hops : best), []);
}

/** The accounting parents of the company itself on the day, the latest statement first. */
function parentsOf({ graph, day }: OwnershipQuestion, level: "direct" | "ultimate"): Relationship[] {
  const order = (fact: Relationship) => `${fact.validFrom ?? ""} ${fact.sourceAsOf ?? ""}`;
  return relationshipsOf(graph.start)
    .filter(
      (fact) => isConsolidation(fact) && fact.content.level === level && standingOn(fact, day) === "holds",
    )
    .sort((a, b) => (order(a) > order(b) ? -1 : 1));
}

function parentView(fact: Relationship, attribute: string, view: View) {
  const { reference } = fact.content.object;
  const identifier = reference === undefined ? null : publicReference(identifierKey(reference));
  return {
    relationship: fact.content.type,
    scheme: identifier?.scheme ?? null,
    value: identifier?.value ?? null,
    attribute,
    provenance: citeFact(fact, view.now),
  };
}

/** A statement as a hop, followed or not; the other end has a name wherever one is known. */
function hopOf({ graph }: OwnershipQuestion, fact: Relationship): Hop {
  const { reference, name = null } = fact.content.object;
  const node = reference === undefined ? undefined : graph.nodes.get(identifierKey(reference));
  const to = node !== undefined && node.facts.length > 0 ? node : null;
  return { from: graph.start, fact, to, toName: (to && nameOf(to)) ?? name };
}
