import { describe, expect, test } from "vitest";
import type { RegisterCompany } from "../../register-company.ts";
import { type RegisterCandidate, registerCandidate } from "../comparable/register-candidate.ts";
import { packCandidate, packFacts, unpackCandidate } from "./packed-candidate.ts";

const companies: readonly RegisterCompany[] = [
  {
    source: "listed",
    sourceRecordId: "BMW.DE",
    name: "Bayerische Motoren Werke Aktiengesellschaft",
    otherNames: [
      { name: "BMW", kind: "trading" },
      { name: "Rapp Motorenwerke GmbH", kind: "previous" },
    ],
    country: "DE",
    jurisdiction: "DE",
    registrationNumber: "HRB 42243",
    lei: "YEH5ZCD6E441RHVHD759",
    tickers: ["XETR:BMW"],
    website: "https://www.bmwgroup.com/",
    phone: "+49 89 3820",
    address: { line1: "Petuelring 130", city: "München", postal_code: "80809", country: "DE" },
    incorporatedOn: "1916-03-07",
    legalForm: "AG",
    status: "ACTIVE",
  },
  {
    source: "jp",
    sourceRecordId: "1",
    name: "株式会社アイエイチアイ",
    country: "JP",
    incorporatedOn: "1889",
  },
  { source: "ru", sourceRecordId: "2", name: "ООО «Ромашка 2000»", country: "RU", category: "branch" },
  { source: "us", sourceRecordId: "3", name: "The Trust & Co. of the 2nd Street", country: "US" },
];

const rounded = (candidate: RegisterCandidate): RegisterCandidate =>
  JSON.parse(JSON.stringify(candidate), (key, value) =>
    key === "information" ? Math.round(value * 1000) / 1000 : value,
  );

describe("packed candidates", () => {
  test.each(companies.map((company, at) => [company.name, at]))("%s comes back as it went in", (_, at) => {
    const candidate = registerCandidate(at, [companies[at]!]);
    expect(unpackCandidate(packCandidate(candidate))).toEqual(rounded(candidate));
  });

  test("rows of one company come back together", () => {
    const candidate = registerCandidate(7, companies);
    const packed = packCandidate(candidate);
    expect(unpackCandidate(packed)).toEqual(rounded(candidate));
    expect(packCandidate(unpackCandidate(packed))).toBe(packed);
  });

  test("facts stand in the text as they are looked for", () => {
    const candidate = registerCandidate(7, companies);
    expect(packCandidate(candidate)).toContain(`"facts":${packFacts(candidate.facts)}`);
  });

  test("an entity that was packed as objects is read", () => {
    const candidate = registerCandidate(7, companies);
    const names = candidate.comparable.names.map(({ kind, analysed: { raw, script, tokens, ...rest } }) => [
      kind,
      raw,
      script,
      tokens.map(({ text, tag, information, concept, reading }) => [
        text,
        tag,
        Math.round(information * 1000) / 1000,
        concept ?? null,
        reading,
      ]),
      rest,
    ]);
    const earlier = JSON.stringify({ ...candidate, comparable: { ...candidate.comparable, names } });
    expect(unpackCandidate(earlier)).toEqual(rounded(candidate));
  });
});
