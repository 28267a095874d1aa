import { normalise, retrievalSubject } from "../domain/matching/comparable/comparable-of.ts";
import { externalCandidate, registerCandidate } from "../domain/matching/comparable/register-candidate.ts";
import { comparePair } from "../domain/matching/compare/pair-evidence.ts";
import { analyseName } from "../domain/names/analyse/analyse-name.ts";
import type { CompanyRecord } from "../domain/record.ts";
import type { RegisterCompany } from "../domain/register-company.ts";
import { retrievalKeys } from "../domain/retrieval/keys.ts";
import type { RegistersVersion } from "../pipelines/register-install/registers-version.ts";
import { bestSourceFirst } from "../pipelines/register-install/source-order.ts";
import type { PreparedQuery } from "./candidate-lists.ts";
import { damaged, seededRandom } from "./damaged-names.ts";
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
  const groups = groupsOf(catalogue, rows);
  const scripts: PreparedQuery[] = [];
  const named: PreparedQuery[] = [];
  const registered: PreparedQuery[] = [];
  const damagedNames: PreparedQuery[] = [];
  const absent: PreparedQuery[] = [];
  for (const [groupId, members] of groups) {
    const turn = scatter(members[0]!);
    const open = members.filter((member) => openSources.has(member.source));
    const source = open[turn % Math.max(open.length, 1)];
    if (!source) continue;
    const apart = scripts.length < wanted.otherScripts ? apartByScript(source, members, turn) : null;
    if (apart) {
      scripts.push(
        prepare(catalogue, {
          id: `script:${groupId}`,
          record: describe(source, turn, apart.name),
          groupId,
          members,
          known: apart.known,
          kind: "present",
        }),
      );
      continue;
    }
    const name = turn % 6 === 1 && damagedNames.length < wanted.damaged ? damagedName(source, turn) : null;
    if (name !== null) {
      // As many with the company as without: a name that is almost the record's is often another company's.
      const removed = (turn >>> 16) % 2 === 0;
      damagedNames.push(
        prepare(catalogue, {
          id: `damaged:${groupId}`,
          record: describe(source, turn, name),
          groupId,
          members,
          known: removed ? [] : members,
          kind: removed ? "absent" : "present",
        }),
      );
      continue;
    }
    const other = source.otherNames?.[turn % (source.otherNames.length || 1)];
    if (other && other.name !== source.name && named.length < wanted.otherNames) {
      const rest = members.map((member) => (member === source ? withoutName(member, other.name) : member));
      named.push(
        prepare(catalogue, {
          id: `name:${groupId}`,
          record: describe(source, turn, other.name),
          groupId,
          members,
          known: rest,
          kind: "present",
        }),
      );
    } else if (members.length > 1 && registered.length < wanted.otherRegisters) {
      const rest = members.filter((member) => member !== source);
      registered.push(
        prepare(catalogue, {
          id: `register:${groupId}`,
          record: describe(source, turn),
          groupId,
          members,
          known: rest,
          kind: "present",
        }),
      );
    } else if (turn % 7 === 0 && absent.length < wanted.absent) {
      absent.push(
        prepare(catalogue, {
          id: `absent:${groupId}`,
          record: describe(source, turn),
          groupId,
          members,
          known: [],
          kind: "absent",
        }),
      );
    }
  }
  return [...scripts, ...named, ...registered, ...damagedNames, ...absent];
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

// Callers send a name and a country, and sometimes a city, a postal code or a web address.
function describe(company: RegisterCompany, turn: number, name = company.name): CompanyRecord {
  const address = company.address ?? company.headquartersAddress;
  const fields = (turn >>> 8) % 4;
  return {
    name,
    ...(company.country && (turn >>> 4) % 12 !== 0 ? { country: company.country } : {}),
    ...(fields === 1 && address?.city
      ? { address: { city: address.city, ...(company.country ? { country: company.country } : {}) } }
      : {}),
    ...(fields === 2 && address?.city && address.postal_code
      ? { address: { city: address.city, postal_code: address.postal_code } }
      : {}),
    ...(fields === 3 && company.domain ? { domain: company.domain } : {}),
    ...((turn >>> 12) % 6 === 0 ? identifierOf(company) : {}),
  };
}

function identifierOf(company: RegisterCompany): CompanyRecord {
  if (company.lei) return { lei: company.lei };
  const jurisdiction = company.jurisdiction ?? company.country;
  return company.registrationNumber && jurisdiction
    ? { registration_number: company.registrationNumber, jurisdiction }
    : {};
}

interface Planned {
  readonly id: string;
  readonly record: CompanyRecord;
  readonly groupId: number;
  /** The company's rows in all registers. */
  readonly members: readonly RegisterCompany[];
  /** The rows of the company that stay known; none when it is removed. */
  readonly known: readonly RegisterCompany[];
  readonly kind: "present" | "absent";
}

function prepare(catalogue: RegistersVersion, plan: Planned): PreparedQuery {
  const comparable = normalise(plan.record);
  const found = catalogue.search(retrievalKeys(retrievalSubject(comparable), "query"), { limit: 50 });
  const registers = new Set(plan.members.map(({ source }) => source));
  const candidates: PreparedQuery["candidates"][number][] = [];
  for (const { ordinal, score } of found.candidates) {
    const stored = catalogue.candidate(ordinal);
    const own = stored.groupId === plan.groupId;
    if (own && plan.known.length === 0) continue;
    const company = own ? registerCandidate(plan.groupId, bestSourceFirst([...plan.known])) : stored;
    const evidence = comparePair(comparable, company.comparable);
    // An equal name elsewhere may be the same company, unlinked, so it is no evidence.
    const namesake = evidence.name?.exact === true && evidence.country !== "different";
    // A register holds a company once, so a second row is another company; elsewhere it may be unlinked.
    const apart = stored.refs.some(({ source }) => registers.has(source));
    const truth = own ? "target" : namesake ? "grey" : apart ? "other" : "elsewhere";
    candidates.push({ ...externalCandidate(company, score), evidence, score: 0, truth });
  }
  return {
    query: {
      id: plan.id,
      slice: `R-${plan.id.split(":")[0]}`,
      stratum: "name_country",
      script_pair: "latin",
      record: plan.record,
      truth: { kind: plan.kind, targets: plan.kind === "present" ? [plan.id] : [] },
      why: "made from the registers",
    },
    comparable,
    candidates,
    adequate: found.adequate,
    sources: [...registers],
    countries: plan.members.flatMap(({ country }) => country ?? []),
  };
}
