import { expect, test } from "vitest";
import { registerCandidate } from "../comparable/register-candidate.ts";
import { packCandidate, unpackCandidate } from "./packed-candidate.ts";
import type { PackedToken } from "./packed-name.ts";
import { packRow, unpackRow } from "./packed-row.ts";
import { type CommonParts, PackedParts, unpackedParts } from "./parts-in-common.ts";

const banks = ["Sparda-Bank München eG", "Sparda-Bank Hamburg eG", "Sparda-Bank Hessen eG"].map((name, at) =>
  registerCandidate(at, [{ source: "de", sourceRecordId: `${at}`, name, country: "DE", legalForm: "eG" }]),
);
const read = (lists: CommonParts) => unpackedParts(JSON.parse(JSON.stringify(lists)) as CommonParts);

test("rows say in a number what an earlier one has said, and are read as if each stood by itself", () => {
  const parts = new PackedParts();
  const rows = banks.map((bank) => packRow(bank, parts));
  expect(parts.lists.tokens.map(([text]) => text)).toEqual(["sparda", "bank", "eg"]);
  expect(parts.lists.forms).toHaveLength(1);
  expect(rows.map((row) => row.includes('"sparda"'))).toEqual([true, false, false]);
  const common = read(parts.lists);
  expect(rows.map((row) => unpackRow(row, common).comparable)).toEqual(
    banks.map((bank) => unpackCandidate(packCandidate(bank)).comparable),
  );
});

test("a part is unpacked once for all rows that name it", () => {
  const parts = new PackedParts();
  const rows = banks.map((bank) => packRow(bank, parts));
  const common = read(parts.lists);
  const [second, third] = [rows[1]!, rows[2]!].map(
    (row) => unpackRow(row, common).comparable.names[0]!.analysed,
  );
  expect(second!.tokens[0]).toBe(third!.tokens[0]);
  expect(second!.forms[0]).toBe(third!.forms[0]);
});

test("tokens that differ in anything are two parts", () => {
  const parts = new PackedParts();
  const hamburg: PackedToken = ["hamburg", 4, 8.1, "DE-HH"];
  const iowa: PackedToken = ["hamburg", 4, 8.1, "US-IA"];
  expect([hamburg, iowa, hamburg, iowa].map((token) => parts.token(token))).toEqual([hamburg, iowa, 0, 1]);
});

test("where the list is full, what comes later stands in its row", () => {
  const parts = new PackedParts();
  const many = Array.from({ length: 65_537 }, (_, at): PackedToken => [`word${at}`, 0, 1]);
  for (const token of many) expect(parts.token(token)).toBe(token);
  expect(parts.token(many[0]!)).toBe(0);
  for (const token of many) parts.token(token);
  expect(parts.lists.tokens).toHaveLength(65_536);
  expect(parts.token(many[65_535]!)).toBe(65_535);
  expect(parts.token(many[65_536]!)).toBe(many[65_536]);
});
