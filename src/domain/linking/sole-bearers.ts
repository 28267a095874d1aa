import { CLEAR_LEAD, compareLinks, type Link } from "./link.ts";
import type { LinkContext } from "./link-evidence.ts";
import type { LinkGroups } from "./link-groups.ts";
import type { PairTable } from "./pair-table.ts";
import { isKnown, nameOwner, SOLE_NAME, soleNameStrength } from "./sole-name.ts";

/**
 * Links rows without a country to the only company that has their name, as grouped so far, where the name is
 * rare enough. A second company with that name and a country prevents the link, and so does a row without a
 * country of the same register that fits about equally. Rows without a country of other registers do not.
 */
export function soleBearers(
  pairs: PairTable,
  groups: LinkGroups,
  bearers: ReadonlyMap<number, ReadonlySet<number>>,
  context: LinkContext,
): Link[] {
  const links: Link[] = [];
  const isStray = (rank: number) =>
    groups.of(rank).length === 1 && pairs.subjects[rank]!.comparable.countries.length === 0;
  for (const [row, others] of bearers) {
    if (!isStray(row)) continue;
    const owners = new Set([...others].filter((other) => !isStray(other)).map((other) => groups.of(other)));
    const [members] = owners;
    if (owners.size !== 1) continue;
    const owner = nameOwner(members!.map((rank) => pairs.subjects[rank]!));
    if (!isKnown(owner)) continue;
    const link = bestSoleLink(pairs, row, members!, { owner, context });
    const source = pairs.subjects[row]!.source;
    const rivals = [...others].filter((other) => isStray(other) && pairs.subjects[other]!.source === source);
    const rival = Math.max(
      ...rivals.map((other) => bestSoleLink(pairs, other, members!, { owner, context }).strength),
    );
    if (link.strength >= SOLE_NAME && link.strength >= rival + CLEAR_LEAD) links.push(link);
  }
  return links.sort(compareLinks);
}

function bestSoleLink(
  pairs: PairTable,
  row: number,
  members: readonly number[],
  owned: Parameters<typeof soleNameStrength>[2],
): Link {
  const links = members.map(
    (other): Link => ({
      a: Math.min(row, other),
      b: Math.max(row, other),
      kind: "sole_name",
      strength: soleNameStrength(pairs.facts(row, other), row < other, owned),
    }),
  );
  return links.sort(compareLinks)[0]!;
}
