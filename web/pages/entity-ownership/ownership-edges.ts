import type { Organisation, OwnershipHop, ShareBand, UltimateOwner } from "../../frame/client.ts";

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly entityId: string | null;
}

export interface Edge<Hop extends { readonly relationship: string } = OwnershipHop> {
  /** The company; `to` is its owner. */
  readonly from: string;
  readonly to: string;
  readonly kind: "control" | "consolidation";
  /** `ultimate`: an accounting parent that is stated to be the ultimate parent, not the next one. */
  readonly level: "step" | "ultimate";
  readonly hop: Hop;
  /** Share or kind of accounting, shortened to fit on a line. */
  readonly label: string;
  /** The step leads back to a company that is already on its path. */
  readonly closesCycle: boolean;
}

export interface OwnershipPicture<Hop extends { readonly relationship: string } = OwnershipHop> {
  readonly start: string;
  readonly companies: readonly Company[];
  readonly edges: readonly Edge<Hop>[];
}

/** A picture as it is drawn, whatever else its statements say. */
export type DrawnPicture = OwnershipPicture<{ readonly relationship: string }>;

/** The companies and statements of an answer, each once. */
export function ownershipPicture(answer: UltimateOwner, name: string): OwnershipPicture {
  const start = { id: "start", name, entityId: answer.entity_id };
  const companies = new Map<string, Company>([[start.id, start]]);
  const edges = new Map<string, Edge>();
  const idOf = (company: Organisation): string => {
    if (company.entity_id === answer.entity_id) return start.id;
    const id =
      company.value === null
        ? `name ${company.name}`
        : `${company.scheme} ${company.jurisdiction} ${company.value}`;
    const known = companies.get(id);
    if (known === undefined)
      companies.set(id, {
        id,
        name: company.name ?? company.value ?? "Without a name",
        entityId: company.entity_id,
      });
    return id;
  };
  const add = (hop: OwnershipHop, given: Pick<Edge, "kind" | "level" | "closesCycle">) => {
    const edge = { ...given, hop, from: idOf(hop.from), to: idOf(hop.to), label: labelOf(hop, given) };
    const key = `${edge.from}>${edge.to} ${hop.relationship}`;
    const held = edges.get(key);
    edges.set(key, { ...edge, closesCycle: edge.closesCycle || (held?.closesCycle ?? false) });
  };
  for (const { hops, reason } of answer.control_paths)
    for (const [at, hop] of hops.entries())
      add(hop, {
        kind: "control",
        level: "step",
        closesCycle: reason === "cycle" && at === hops.length - 1,
      });
  const { direct, ultimate, also_stated: also, chain } = answer.consolidation_parents;
  const parents = [
    ...chain,
    ...(direct === null ? [] : [direct]),
    ...(ultimate === null ? [] : [ultimate]),
    ...also,
  ];
  const visited = new Set([start.id]);
  for (const hop of parents) {
    const level = /ULTIMATE/i.test(hop.relationship) ? "ultimate" : "step";
    const target = idOf(hop.to);
    add(hop, { kind: "consolidation", level, closesCycle: chain.includes(hop) && visited.has(target) });
    if (chain.includes(hop)) visited.add(target);
  }
  return { start: start.id, companies: [...companies.values()], edges: [...edges.values()] };
}

function labelOf(hop: OwnershipHop, { kind, level }: Pick<Edge, "kind" | "level">): string {
  if (kind === "consolidation")
    return level === "ultimate" ? "ultimate accounting parent" : "accounting parent";
  return hop.share_band === null ? "control" : bandText(hop.share_band);
}

/** `75–100% of shares`; a band is never narrowed to a number. */
function bandText({ of, minimum, maximum }: ShareBand): string {
  const what = of === "unspecified" ? "" : ` of ${of.replaceAll("_", " ")}`;
  if (minimum !== null && minimum === maximum) return `${minimum}%${what}`;
  if (maximum === null) return `${minimum ?? 0}% or more${what}`;
  return `${minimum ?? 0}–${maximum}%${what}`;
}
