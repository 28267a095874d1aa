import { describe, expect, test } from "vitest";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import { identityDigest } from "./identity-digest.ts";

const base: CompanyRecord = {
  name: "Quillworth Brackenfold Limited",
  country: "GB",
  phone: "+44 20 7946 0018",
  domain: "quillworth.co.uk",
  registration_number: "09100001",
  address: { line1: "1 High Street", city: "Leeds", postal_code: "LS1 4AP" },
  incorporation_date: "2010-03-04",
  trading_names: ["Quillworth", "Brackenfold"],
};

const digestOf = (record: CompanyRecord): string => identityDigest(normalise(record));

describe("records that say the same of their company share a digest", () => {
  const { phone: _, ...withoutPhone } = base;
  test.each<[string, CompanyRecord]>([
    ["letter case and punctuation", { ...base, name: "QUILLWORTH-BRACKENFOLD, LIMITED" }],
    ["the spelling of the legal form", { ...base, name: "Quillworth Brackenfold Ltd." }],
    ["the country's name", { ...base, country: "United Kingdom" }],
    ["the national form of a phone", { ...base, phone: "020 7946 0018" }],
    ["a website in place of the domain", { ...base, website: "https://www.quillworth.co.uk/about" }],
    ["the order of names", { ...base, trading_names: ["Brackenfold", "Quillworth"] }],
    ["leading zeros of the number", { ...base, registration_number: "9100001" }],
    ["what is no description", { ...base, context: "said to be large", extra: { note: "x" } }],
  ])("%s", (_name, record) => {
    expect(digestOf(record)).toBe(digestOf(base));
  });

  test.each<[string, CompanyRecord]>([
    ["another name", { ...base, name: "Quillworth Bracken Limited" }],
    ["another legal form", { ...base, name: "Quillworth Brackenfold LLP" }],
    ["another number", { ...base, registration_number: "09100002" }],
    ["another country", { ...base, country: "IE" }],
    ["another town", { ...base, address: { ...base.address, city: "York" } }],
    ["another date", { ...base, incorporation_date: "2011-03-04" }],
    ["a fact less", withoutPhone],
  ])("and not with %s", (_name, record) => {
    expect(digestOf(record)).not.toBe(digestOf(base));
  });
});
