import { expect, test } from "vitest";
import { comparableOfCompany } from "../../src/domain/matching/comparable/comparable-of.ts";
import { isDecisive } from "../../src/domain/matching/compare/pair-evidence.ts";
import { companyOfObject } from "../../src/registers/company-jsonl/company-of-object.ts";
import { seededRandom } from "../../src/training/damaged-names.ts";
import { NumberMaker } from "./made-numbers.ts";
import type { RegisterRow } from "./register-row.ts";

const row = (own: Partial<RegisterRow>): RegisterRow => ({
  ...{ source: "alpha", source_record_id: "1", name: "Quarrydale Optics" },
  ...own,
});

/** The identifiers of the first fifty companies that are made in the manner of the row. */
function identifiersLike(real: RegisterRow) {
  const maker = new NumberMaker([real], seededRandom(1));
  return Array.from({ length: 50 }, (_, at) => {
    const company = companyOfObject({ ...real, ...maker.numbersLike(real, at + 1) }, undefined);
    if (typeof company === "string") throw new Error(company);
    return comparableOfCompany(company).identifiers;
  });
}

test.each([
  ["an LEI", row({ lei: "335800MVBH94W35SUM19", country: "IN" })],
  ["a CIK", row({ cik: "1062128", country: "US" })],
  ["a British company number", row({ registration_number: "06639057", jurisdiction: "GB", country: "GB" })],
  ["a Japanese one", row({ registration_number: "5020001069020", jurisdiction: "JP", country: "JP" })],
])("each made company in the manner of one with %s has a decisive number of its own", (_, real) => {
  const made = identifiersLike(real);
  const decisive = made.map((identifiers) => identifiers.find(isDecisive)?.value);
  expect(decisive).not.toContain(undefined);
  expect(new Set(decisive).size).toBe(50);
});

test("a listing stays one: a ticker of its own on the same exchange, and no number", () => {
  const real = row({ tickers: ["MOLA.BA"], country: "AR" });
  const made = identifiersLike(real);
  expect(made.every((identifiers) => identifiers.some(({ scheme }) => scheme === "ticker"))).toBe(true);
  expect(made.some((identifiers) => identifiers.some(isDecisive))).toBe(false);
  const [ticker] = new NumberMaker([real], seededRandom(1)).numbersLike(real, 7).tickers!;
  expect(ticker).toBe("AAAAH.BA");
});

test("a number without digits gets the number of the company", () => {
  const real = row({ registration_number: "ABC" });
  expect(new NumberMaker([real], seededRandom(1)).numbersLike(real, 7)).toEqual({
    registration_number: "ABC7",
  });
});
