import { beforeAll, describe, expect, test } from "vitest";
import { loadModels } from "../../app/models.ts";
import { comparableOfRecord } from "../../domain/matching/comparable/comparable-of.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import { batchOrder } from "./batch-order.ts";
import { PairRelations } from "./pair-relations.ts";
import { recordGroups } from "./record-groups.ts";

let model: MatchingModel;

beforeAll(() => {
  model = loadModels(new URL("../../../models/", import.meta.url)).current;
});

async function orderOf(...records: CompanyRecord[]) {
  const companies = records.map(comparableOfRecord);
  return batchOrder(companies.length, await recordGroups(companies), new PairRelations(model, companies));
}
const groupsOf = (...records: CompanyRecord[]) => recordGroups(records.map(comparableOfRecord));
const named = (name: string): CompanyRecord => ({ name, country: "GB" });

describe("a record waits", () => {
  test.each<[string, CompanyRecord, CompanyRecord]>([
    [
      "a name, however it is written",
      named("Quillworth Brackenfold Limited"),
      named("QUILLWORTH BRACKENFOLD LTD"),
    ],
    [
      "a rare word and little else",
      named("Quillworth Holdings Limited"),
      named("Quillworth Trading Limited"),
    ],
    [
      "a number under two names",
      { ...named("Alpha Ltd"), registration_number: "09100001", jurisdiction: "GB" },
      { ...named("Omega Ltd"), registration_number: "9100001", jurisdiction: "GB" },
    ],
    [
      "a domain",
      { domain: "quillworth.co.uk" },
      { name: "Omega Ltd", website: "https://www.quillworth.co.uk/about" },
    ],
    ["a phone", { phone: "+44 20 7946 0001" }, { ...named("Omega Ltd"), phone: "020 7946 0001" }],
  ])("for an earlier one with which it shares %s", async (_, left, right) => {
    expect(await orderOf(left, named("Sandringham Fisheries plc"), right)).toEqual([[], [], [0]]);
  });

  test.each<[string, CompanyRecord, CompanyRecord]>([
    ["a country and a legal form", named("Quillworth Limited"), named("Sandringham Limited")],
    [
      "a rare word of names that are quite unlike",
      { name: "Quillworth Fisheries Limited", country: "GB" },
      { name: "Brackenfold Quillworth Sandringham Orchards SpA", country: "IT" },
    ],
  ])("for none with which it shares but %s", async (_, left, right) => {
    expect(await orderOf(left, right)).toEqual([[], []]);
  });

  test("for the one before it alone of many with one name, and through that for all", async () => {
    const order = await orderOf(...Array.from({ length: 12 }, () => named("Quillworth Brackenfold Limited")));
    expect(order).toEqual(Array.from({ length: 12 }, (_, n) => (n === 0 ? [] : [n - 1])));
  });
});

describe("records of one group", () => {
  test("a family shares a word that nobody else has, however many they are", async () => {
    const members = "Anvil Bramble Cinder Dapple Ember Fennel Garnet Hazel Indigo Juniper".split(" ");
    const records = members.map((member) => named(`Quillworth ${member} Limited`));
    const sizes = (await groupsOf(...records)).map((group) => group.records.length);
    expect(sizes).toContain(records.length);
    const order = await orderOf(...records);
    expect(order.slice(1).filter((before) => before.length === 0)).toEqual([]);
  });

  test("a word that many share holds nobody up", async () => {
    const records = Array.from({ length: 9 }, (_, n) =>
      named(`${"Ab Cd Ef Gh Ij Kl Mn Op Qr".split(" ")[n]}xton Logistics`),
    );
    const sizes = (await groupsOf(...records)).map((group) => group.records.length);
    expect(sizes).not.toContain(records.length);
  });

  test("the rarest keys come first", async () => {
    const groups = await groupsOf(
      named("Quillworth Brackenfold Limited"),
      named("Quillworth Brackenfold Limited"),
      named("Quillworth Sandringham Limited"),
    );
    const sizes = groups.map((group) => group.records.length);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(new Set(sizes)).toEqual(new Set([2, 3]));
  });
});
