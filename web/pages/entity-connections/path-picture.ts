import type { PathHop, RelationshipPaths } from "../../frame/client.ts";
import type { DrawnPicture } from "../entity-ownership/ownership-edges.ts";

/** The company at an end of a hop: its identifier, and the tenant's entity that it is. */
export interface PathCompany {
  readonly id: string;
  readonly label: string;
  readonly entityId: string | null;
}

export function companyAt(hop: PathHop, end: "from" | "to"): PathCompany {
  const { scheme, value, jurisdiction } = end === "from" ? hop.from_ref : hop.to_ref;
  const entityId = end === "from" ? hop.from_entity_id : hop.to_entity_id;
  const place = jurisdiction === null ? scheme : `${scheme} ${jurisdiction}`;
  return { id: `${place} ${value}`, label: value, entityId };
}

/** The companies and relationships of all paths, each once; an arrow leads from a child to its parent. */
export function pathPicture(answer: RelationshipPaths, names: ReadonlyMap<string, string>): DrawnPicture {
  const companies = new Map<string, DrawnPicture["companies"][number]>();
  const edges = new Map<string, DrawnPicture["edges"][number]>();
  let start = "";
  const idOf = ({ id, label, entityId }: PathCompany): string => {
    companies.set(id, { id, entityId, name: names.get(entityId ?? "") ?? label });
    if (entityId === answer.left_entity_id) start = id;
    return id;
  };
  for (const { hops } of answer.paths)
    for (const hop of hops) {
      const [from, to] = [idOf(companyAt(hop, "from")), idOf(companyAt(hop, "to"))];
      const isForward = hop.stated_of === "from";
      const edge = {
        from: isForward ? from : to,
        to: isForward ? to : from,
        kind: hop.basis === "consolidation" ? ("consolidation" as const) : ("control" as const),
        level: "step" as const,
        hop,
        label: hop.basis,
        closesCycle: false,
      };
      edges.set(`${edge.from}>${edge.to}`, edge);
    }
  return { start, companies: [...companies.values()], edges: [...edges.values()] };
}
