/**
 * The companies and relationships known around one company, hop by hop upwards. Nodes are companies as
 * sources identify them, edges are statements of publishers, of every date; each function asks for one day.
 */
import type { KnownFact } from "../facts/known-fact.ts";
import { factsOfKind } from "../facts/known-fact.ts";
import type { RelationshipFact, ReportingExceptionFact } from "../facts/relationship-facts.ts";
import { hasBegun, hasEnded, withoutRevised } from "../facts/validity.ts";
import { identifierKey } from "../identifiers/identifier-key.ts";
import { analyseName } from "../names/analyse/analyse-name.ts";

export interface OwnershipNode {
  /** Identifier keys of the company; the walk reached the company by the first one. */
  readonly keys: readonly string[];
  /** Facts about any of the keys, of every date. */
  readonly facts: readonly KnownFact[];
  /** The number of rows that name a natural person as owner or officer: no other data of them is kept. */
  readonly naturalPersons: number;
}

export interface OwnershipGraph {
  readonly start: OwnershipNode;
  /** By each of their keys. */
  readonly nodes: ReadonlyMap<string, OwnershipNode>;
  /** Numbers that one register gives to several companies: the walk does not follow them. */
  readonly ambiguous: ReadonlySet<string>;
  /** Whether the graph was cut at the reading limit. */
  readonly truncated: boolean;
}

export type Relationship = KnownFact<RelationshipFact>;

/** The reason for a step that was not taken. */
export type StopReason =
  | "no_identifier"
  | "not_installed"
  | "ambiguous_identifier"
  | "name_number_disagree"
  | "reporting_exception"
  | "natural_person"
  | "hop_limit"
  | "cycle"
  | "ceased"
  | "not_yet_effective"
  | "no_longer_stated"
  | "not_ownership"
  | "truncated";

/** Whether a relationship holds on a day, or the reason that it does not. */
export function standingOn(fact: Relationship, day: string): "holds" | StopReason {
  if (!hasBegun(fact.validFrom, day)) return "not_yet_effective";
  if (hasEnded(fact.validTo, day)) return "ceased";
  // The publisher gives an end without a date, so the relationship is not known to hold on any day.
  if (fact.content.status === "inactive" && fact.validTo === null) return "ceased";
  if (!fact.stated && day > fact.lastSeenAt.slice(0, 10)) return "no_longer_stated";
  return "holds";
}

/** The relationships of a company upwards, in a stable order: stated ones first, then by type, other end and date. */
export function relationshipsOf(node: OwnershipNode): Relationship[] {
  const order = (fact: Relationship): string =>
    JSON.stringify([
      fact.stated ? 0 : 1,
      fact.content.basis,
      fact.content.level,
      fact.content.object.reference ?? fact.content.object.name ?? "",
      fact.validFrom ?? "",
      fact.providerRecordId,
    ]);
  return withoutRevised(factsOfKind(node.facts, "relationship")).sort((a, b) =>
    order(a) < order(b) ? -1 : 1,
  );
}

/** The publisher's reasons for an unnamed parent or owner that the source still states on the day. */
export function exceptionsOf(node: OwnershipNode, day: string): KnownFact<ReportingExceptionFact>[] {
  return withoutRevised(factsOfKind(node.facts, "reporting_exception")).filter(
    (fact) =>
      hasBegun(fact.validFrom, day) &&
      !hasEnded(fact.validTo, day) &&
      (fact.stated || day <= fact.lastSeenAt.slice(0, 10)),
  );
}

/** The company at the other end of a relationship, or the reason that it cannot be followed. */
export function endOf(graph: OwnershipGraph, { content }: Relationship): OwnershipNode | StopReason {
  const { reference, name, selfReported } = content.object;
  if (reference === undefined) return "no_identifier";
  const key = identifierKey(reference);
  const node = graph.nodes.get(key);
  if (node === undefined || node.facts.length === 0)
    return graph.ambiguous.has(key) ? "ambiguous_identifier" : "not_installed";
  if (selfReported && !(name !== undefined && hasName(node, name))) return "name_number_disagree";
  return node;
}

/** The legal name from the first source that states one, else any other name; null without a name. */
export function nameOf(node: OwnershipNode): string | null {
  const names = factsOfKind(node.facts, "name").filter(({ stated, validTo }) => stated && validTo === null);
  const legal = names.find(({ content }) => content.role === "legal") ?? names[0];
  return legal?.content.name ?? null;
}

/** Whether the company of a number that a filer typed in has the name beside that number. */
export function hasName(node: Pick<OwnershipNode, "facts">, name: string): boolean {
  const wanted = comparable(name);
  return factsOfKind(node.facts, "name").some(({ content }) => comparable(content.name) === wanted);
}

/** Words and numbers of a name without its legal form: enough when a number agrees as well. */
function comparable(name: string): string {
  const { tokens } = analyseName(name);
  return tokens
    .filter(({ tag }) => tag !== "form" && tag !== "stop")
    .map(({ text }) => text)
    .join(" ");
}

export function isOwnership({ content: { basis } }: Relationship): boolean {
  return basis === "control" || basis === "ownership";
}

export function isConsolidation({ content: { basis } }: Relationship): boolean {
  return basis === "consolidation";
}
