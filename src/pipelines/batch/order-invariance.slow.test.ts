/** The same records give the same companies in any order, one by one, at once, or in a batch. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";

interface Outcome {
  readonly client_ref: string | null;
  readonly entity: { readonly entity_id: string } | null;
}

type Records = readonly (object & { readonly client_ref: string })[];

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

/** References of each entity's records; an abstention belongs to no entity. */
function clustersOf(outcomes: readonly Outcome[]): string[] {
  const clusters = new Map<string, string[]>();
  for (const { client_ref, entity } of outcomes) {
    if (!entity) continue;
    const members = clusters.get(entity.entity_id) ?? [];
    members.push(client_ref ?? "");
    clusters.set(entity.entity_id, members);
  }
  return [...clusters.values()].map((members) => members.sort().join(" ")).sort();
}

const singly = async (records: Records) => {
  const tenant = await service.tenant();
  const outcomes = [];
  for (const record of records) outcomes.push(await tenant.resolve(record));
  return clustersOf(outcomes);
};
const atOnce = async (records: Records) => {
  const tenant = await service.tenant();
  return clustersOf(await Promise.all(records.map((record) => tenant.resolve(record))));
};
const inBatch = async (records: Records) =>
  clustersOf((await (await service.tenant()).batch(records)).outcomes);
const inTwoBatches = async (records: Records) => {
  const tenant = await service.tenant();
  const half = records.length >> 1;
  const first = await tenant.batch(records.slice(0, half));
  const second = await tenant.batch(records.slice(half));
  return clustersOf([...first.outcomes, ...second.outcomes]);
};

/** Ten orders of the same records, drawn from a seed. */
const orders = (records: Records): Records[] =>
  fc.sample(fc.shuffledSubarray([...records], { minLength: records.length }), {
    numRuns: 10,
    seed: 20_261_120,
  });

const companies = (n: number) => {
  const company = {
    ...numberedCompany(n),
    name: `Brackenfold ${["Quillworth", "Sandringham", "Fisheries"][n]} Limited`,
  };
  const spellings = [
    company.name,
    company.name.toUpperCase(),
    company.name.replace("Limited", "Ltd."),
    `The ${company.name}`,
  ];
  return spellings.map((name, i) => ({
    ...company,
    name,
    registration_number: i % 2 ? company.registration_number : company.registration_number.replace(/^0/, ""),
    client_ref: `${n}${"abcd"[i]}`,
  }));
};

/**
 * The sample register holds TSMC and Toyota as two companies each: one in its own script and one in Latin,
 * and nothing links them. The first record decides to which of the two these references are bound.
 */
const heldTwice = new Set(["sample-ticker-two-markets-tw", "sample-cross-toyota-latin"]);

describe("ten random orders of the same records", () => {
  test("of three new companies in four spellings each: three entities of four", async () => {
    const records = [0, 1, 2].flatMap(companies);
    const expected = ["0a 0b 0c 0d", "1a 1b 1c 1d", "2a 2b 2c 2d"];
    for (const order of orders(records)) {
      for (const way of [singly, atOnce, inBatch, inTwoBatches])
        expect(await way(order), way.name).toEqual(expected);
    }
  });

  test("of the sample's records that a register knows: the same entities each time", async () => {
    const sample = readFileSync(new URL("../../../samples/records.jsonl", import.meta.url), "utf8");
    const records = sample
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as { request: Records[number]; expect: { decision?: string } })
      .filter(({ expect: { decision } }) => decision === "match")
      .map(({ request }) => request)
      .filter(({ client_ref }) => !heldTwice.has(client_ref));
    expect(records.length).toBeGreaterThan(50);
    const [first, ...others] = orders(records);
    const expected = await singly(first!);
    expect(expected.length).toBeGreaterThan(20);
    expect(await inBatch(first!)).toEqual(expected);
    for (const [n, order] of others.entries())
      expect(await (n % 2 ? singly : inBatch)(order)).toEqual(expected);
  });
});
