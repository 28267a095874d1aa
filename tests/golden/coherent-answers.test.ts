/**
 * Answers that fit together, over records that are made of the sample register's rows: the name as it stands, cut,
 * shortened or misspelt, and the row's own fields added one after the other. The whole matcher but no database.
 */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { loadModels } from "../../src/app/models.ts";
import { normalise, retrievalSubject } from "../../src/domain/matching/comparable/comparable-of.ts";
import {
  externalCandidate,
  registerCandidate,
} from "../../src/domain/matching/comparable/register-candidate.ts";
import type { MatchDecision } from "../../src/domain/matching/decide/decide.ts";
import { matchPair } from "../../src/domain/matching/decide/match-pair.ts";
import type { CompanyRecord } from "../../src/domain/record.ts";
import type { RegisterCompany } from "../../src/domain/register-company.ts";
import { retrievalKeys } from "../../src/domain/retrieval/keys.ts";
import { NO_REGISTERS } from "../../src/domain/retrieval/registered-scripts.ts";
import { judge, withoutSignal } from "../../src/pipelines/resolution/stages.ts";
import { companyOfObject } from "../../src/registers/company-jsonl/company-of-object.ts";

const model = loadModels(new URL("../../models/", import.meta.url)).current;

const rows = readFileSync(new URL("../../samples/register.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => companyOfObject(JSON.parse(line), undefined) as RegisterCompany);
const companies = [...groupedByNumber(rows)].map((members, at) =>
  externalCandidate(registerCandidate(at, members), 0),
);

/** Rows of one LEI or of one number in a country are one company, as an install links them. */
function groupedByNumber(all: readonly RegisterCompany[]): Set<RegisterCompany[]> {
  const groupOf = new Map<string, RegisterCompany[]>();
  for (const row of all) {
    const keys = [row.lei, row.registrationNumber && `${row.country} ${row.registrationNumber}`];
    const known = keys.map((key) => (key ? groupOf.get(key) : undefined)).find((group) => group);
    const group = known ?? [];
    group.push(row);
    for (const key of [...keys, `${row.source}:${row.sourceRecordId}`]) if (key) groupOf.set(key, group);
  }
  return new Set(groupOf.values());
}

const holders = new Map<string, number[]>();
for (const [at, { comparable }] of companies.entries())
  for (const { key } of retrievalKeys(retrievalSubject(comparable), "stored"))
    holders.set(key, [...(holders.get(key) ?? []), at]);

/** Candidates by shared keys, and every company counts as listed, so that the list is evidence as in a long register. */
function answer(record: CompanyRecord): MatchDecision {
  const query = normalise(record);
  const shared = new Map<number, number>();
  for (const { key } of retrievalKeys(retrievalSubject(query), "query"))
    for (const at of holders.get(key) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  const candidates = [...shared]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, 50)
    .map(([at]) => companies[at]!);
  const found = {
    candidates,
    adequate: true,
    outscored: 0,
    ...NO_REGISTERS,
    listed: model.leastCompanies ?? 0,
  };
  return withoutSignal(query) ?? judge(model, query, found);
}

/** A name without its first word is left out: it may plainly be another company's, which withholds even a number. */
const damages: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.slice(0, 18),
  (name) => name.split(" ").slice(0, -1).join(" ") || name,
  (name) => (name.length > 6 ? `${name.slice(0, 3)}${name[4]}${name[3]}${name.slice(5)}` : name),
];

/** One in so many rows gives a record of a company that no row is: the letters of the name from behind. */
const STRANGERS = 7;

function country({ country }: RegisterCompany): CompanyRecord {
  return country ? { country } : {};
}

/** Facts that a caller may know beside the name of a company, one after the other. */
function additions({ registrationNumber, jurisdiction, country, ...row }: RegisterCompany): CompanyRecord[] {
  const address = row.address ?? row.headquartersAddress;
  const city = address?.city;
  return [
    ...(city ? [{ address: { city, ...(country ? { country } : {}) } }] : []),
    ...(address?.postal_code ? [{ address }] : []),
    ...(row.domain ? [{ domain: row.domain }] : []),
    ...(registrationNumber && country
      ? [{ registration_number: registrationNumber, jurisdiction: jurisdiction ?? country }]
      : []),
    ...(row.lei ? [{ lei: row.lei }] : []),
  ];
}

interface Told {
  readonly row: RegisterCompany;
  readonly record: CompanyRecord;
  readonly decision: MatchDecision;
  /** The decision on the record before its last field was added; null for the first record of a row. */
  readonly before: MatchDecision | null;
}

const told: Told[] = [];

beforeAll(() => {
  for (const [at, row] of rows.entries()) {
    let record: CompanyRecord = {
      name: damages[at % damages.length]!(row.name),
      ...country(row),
    };
    let before: MatchDecision | null = null;
    for (const added of [{}, ...additions(row)]) {
      record = { ...record, ...added };
      const decision = answer(record);
      told.push({ row, record, decision, before });
      before = decision;
    }
    if (at % STRANGERS !== 0) continue;
    const stranger = { ...country(row), name: [...row.name].reverse().join("") };
    told.push({ row, record: stranger, decision: answer(stranger), before: null });
  }
});

function isBound({ bound }: MatchDecision, { source, sourceRecordId }: RegisterCompany): boolean {
  return (
    bound?.registerRefs.some((ref) => ref.source === source && ref.sourceRecordId === sourceRecordId) === true
  );
}

/** A match with another company is worth no more than an abstention: a number may well contradict it. */
function worth(decision: MatchDecision, row: RegisterCompany): number {
  if (decision.decision === "no_match") return 0;
  return isBound(decision, row) ? 2 : 1;
}

test("records of every decision were made", () => {
  expect(told.length).toBeGreaterThan(1_000);
  expect(new Set(told.map(({ decision }) => decision.decision))).toEqual(
    new Set(["match", "no_match", "unresolved"]),
  );
});

test("no_match is never said while the leader's own probability is above 0.3", () => {
  const broken = told.filter(
    ({ decision: { decision, basis, probability } }) =>
      decision === "no_match" && basis === "calibrated_probability" && (probability ?? 0) > 0.3,
  );
  expect(broken.map(({ record }) => record)).toEqual([]);
});

test("leader and none of these are one distribution", () => {
  const broken = told.filter(
    ({ decision: { probability, noneProbability } }) =>
      probability !== null && noneProbability !== null && probability + noneProbability > 1 + 1e-9,
  );
  expect(broken.map(({ record }) => record)).toEqual([]);
});

test("a true number, domain or address never makes an answer worse", () => {
  const broken = told.filter(
    ({ row, decision, before }) => before !== null && worth(decision, row) < worth(before, row),
  );
  expect(broken.map(({ record, decision, before }) => [record, before!.decision, decision.decision])).toEqual(
    [],
  );
});

test("the answer on a pair of a record and a row does not contradict the register", () => {
  const broken = told.filter(({ row, record, decision }) => {
    const { otherNames: _, ...own } = row;
    const company = registerCandidate(0, [own]).comparable;
    const pair = matchPair(model, normalise(record), company).decision;
    return (
      (pair === "match" && decision.decision === "no_match") ||
      (pair === "no_match" && isBound(decision, row))
    );
  });
  expect(broken.map(({ record }) => record)).toEqual([]);
});
