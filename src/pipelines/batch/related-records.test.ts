import { describe, expect, test } from "vitest";
import { comparableOfRecord } from "../../domain/matching/comparable-of.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import { relatedRecords } from "./related-records.ts";

const related = (...records: CompanyRecord[]) => relatedRecords(records.map(comparableOfRecord));
const named = (name: string): CompanyRecord => ({ name, country: "GB" });

describe("records of a batch that concern each other", () => {
  test.each<[string, CompanyRecord, CompanyRecord]>([
    [
      "a name, however it is written",
      named("Quillworth Brackenfold Limited"),
      named("QUILLWORTH BRACKENFOLD LTD"),
    ],
    ["a rare word", named("Quillworth Holdings Limited"), named("Quillworth Trading Limited")],
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
  ])("share %s", (_, left, right) => {
    expect(related(left, named("Sandringham Fisheries plc"), right).before).toEqual([[], [], [0]]);
  });

  test("a country and a legal form are shared by strangers", () => {
    expect(related(named("Quillworth Limited"), named("Sandringham Limited"))).toEqual({
      before: [[], []],
      groups: [],
    });
  });

  test("each waits for the one before it alone, and through that for all", () => {
    const { before } = related(...Array.from({ length: 4 }, () => named("Quillworth Brackenfold Limited")));
    expect(before).toEqual([[], [0], [1], [2]]);
  });

  test("a word that many share holds nobody up", () => {
    const records = Array.from({ length: 9 }, (_, n) =>
      named(`${"Ab Cd Ef Gh Ij Kl Mn Op Qr".split(" ")[n]}xton Fisheries`),
    );
    const { groups } = related(...records);
    expect(groups.filter((group) => group.length === records.length)).toEqual([]);
  });

  test("the rarest keys come first", () => {
    const { groups } = related(
      named("Quillworth Brackenfold Limited"),
      named("Quillworth Brackenfold Limited"),
      named("Quillworth Sandringham Limited"),
    );
    const sizes = groups.map((group) => group.length);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(new Set(sizes)).toEqual(new Set([2, 3]));
  });
});
