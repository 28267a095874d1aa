import { analyseName } from "../domain/names/analyse/analyse-name.ts";
import type { RegisterCompany } from "../domain/register-company.ts";
import type { RegistersVersion } from "../pipelines/register-install/registers-version.ts";
import type { PreparedQuery } from "./candidate-lists.ts";
import { damaged, seededRandom } from "./damaged-names.ts";
import { describe, prepareMade } from "./made-query.ts";
import { openSources } from "./open-sources.ts";

interface Wanted {
  readonly otherScripts: number;
  readonly otherNames: number;
  readonly otherRegisters: number;
  readonly damaged: number;
  readonly absent: number;
}

/** Damage to names in their own script, as other systems and people do it. A wrong letter is the commonest. */
const DAMAGES = ["one_letter", "one_letter", "scanned", "order", "joined"] as const;

/**
 * Queries made from the registers: a company under its name in another script, with all its known names in
 * that script removed; under one of its other names, with that name removed; a company's row in one register
 * against its rows in the others; under a damaged name; and a removed company, whose look-alikes are the negatives. Open
 * sources only; every n-th company, so the choice is the same each time.
 */
export function registerQueries(
  catalogue: RegistersVersion,
  rows: readonly RegisterCompany[],
  wanted: Wanted,
): PreparedQuery[] {
  const made: Record<Kind, PreparedQuery[]> = {
    otherScripts: [],
    otherNames: [],
    otherRegisters: [],
    damaged: [],
    absent: [],
  };
  const isWanted = (kind: Kind) => made[kind].length < wanted[kind];
  for (const [groupId, members] of groupsOf(catalogue, rows)) {
    const turn = scatter(members[0]!);
    const open = members.filter((member) => openSources.has(member.source));
    const source = open[turn % Math.max(open.length, 1)];
    const plan = source ? planOf({ source, members, turn }, isWanted) : null;
    if (!source || !plan) continue;
    const { kind, name, known } = plan;
    made[kind].push(
      prepareMade(catalogue, {
        id: `${SLICES[kind]}:${groupId}`,
        record: describe(source, turn, name),
        groupId,
        members,
        known,
      }),
    );
  }
  return Object.values(made).flat();
}

type Kind = keyof Wanted;

/** The slice of each kind, behind `R-`. */
const SLICES: Readonly<Record<Kind, string>> = {
  otherScripts: "script",
  otherNames: "name",
  otherRegisters: "register",
  damaged: "damaged",
  absent: "absent",
};

interface Plan {
  readonly kind: Kind;
  /** The name that is asked for. */
  readonly name: string;
  /** The rows of the company that stay known; none where the company is removed. */
  readonly known: readonly RegisterCompany[];
}

/** The kind of query that a company gives: the first one of those that are still wanted. */
function planOf(
  {
    source,
    members,
    turn,
  }: { readonly source: RegisterCompany; readonly members: RegisterCompany[]; readonly turn: number },
  isWanted: (kind: Kind) => boolean,
): Plan | null {
  const apart = isWanted("otherScripts") ? apartByScript(source, members, turn) : null;
  if (apart) return { kind: "otherScripts", ...apart };
  const wrong = turn % 6 === 1 && isWanted("damaged") ? damagedName(source, turn) : null;
  // As many with the company as without: a name that is almost the record's is often another company's.
  if (wrong !== null) return { kind: "damaged", name: wrong, known: (turn >>> 16) % 2 === 0 ? [] : members };
  const other = source.otherNames?.[turn % (source.otherNames.length || 1)]?.name;
  if (other && other !== source.name && isWanted("otherNames")) {
    const known = members.map((member) => (member === source ? withoutName(member, other) : member));
    return { kind: "otherNames", name: other, known };
  }
  const { name } = source;
  if (members.length > 1 && isWanted("otherRegisters"))
    return { kind: "otherRegisters", name, known: members.filter((member) => member !== source) };
  return turn % 7 === 0 && isWanted("absent") ? { kind: "absent", name, known: [] } : null;
}

function damagedName({ name }: RegisterCompany, turn: number): string | null {
  return isLatin(name) ? damaged(name, DAMAGES[(turn >>> 8) % DAMAGES.length]!, seededRandom(turn)) : null;
}

function groupsOf(
  catalogue: RegistersVersion,
  rows: readonly RegisterCompany[],
): [number, RegisterCompany[]][] {
  const groupOf = new Map<string, number>();
  for (let ordinal = 0; ordinal < catalogue.size; ordinal++) {
    const { groupId, refs } = catalogue.candidate(ordinal);
    for (const ref of refs) groupOf.set(`${ref.source}:${ref.sourceRecordId}`, groupId);
  }
  const groups = new Map<number, RegisterCompany[]>();
  for (const row of rows) {
    const id = groupOf.get(`${row.source}:${row.sourceRecordId}`);
    if (id === undefined) continue;
    const members = groups.get(id);
    if (members) members.push(row);
    else groups.set(id, [row]);
  }
  // In an order independent of file and installation, so that a limit takes rows from every source.
  return [...groups].sort(([, a], [, b]) => scatter(a[0]!) - scatter(b[0]!));
}

function scatter(company: RegisterCompany): number {
  const text = `${company.source}:${company.sourceRecordId}`;
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** One of a company's names, and its rows without names in that script; null when it has one script only. */
function apartByScript(
  source: RegisterCompany,
  members: readonly RegisterCompany[],
  turn: number,
): { name: string; known: RegisterCompany[] } | null {
  const names = namesOf(source);
  const asked = names[turn % names.length]!;
  if (names.every((name) => isLatin(name) === isLatin(asked))) return null;
  const known = members.flatMap((member) => {
    const [name, ...others] = namesOf(member).filter((one) => isLatin(one) !== isLatin(asked));
    if (name === undefined) return [];
    const otherNames = (member.otherNames ?? []).filter((other) => others.includes(other.name));
    return [{ ...member, name, otherNames }];
  });
  return { name: asked, known };
}

function namesOf({ name, otherNames }: RegisterCompany): string[] {
  return [name, ...(otherNames ?? []).map((other) => other.name)];
}

function isLatin(name: string): boolean {
  return analyseName(name).script === "latin";
}

function withoutName(company: RegisterCompany, name: string): RegisterCompany {
  return { ...company, otherNames: (company.otherNames ?? []).filter((other) => other.name !== name) };
}
