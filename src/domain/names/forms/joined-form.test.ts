import { describe, expect, test } from "vitest";
import { analyseName } from "../analyse/analyse-name.ts";
import { withFormApart, withoutJoinedForms } from "./joined-form.ts";
import { misspeltFormWord } from "./misspelt-form.ts";

const formsOf = (name: string, country: string) =>
  analyseName(name, { country }).forms.map(({ form }) => form);

describe("a legal form that is written together with the name stands apart", () => {
  test.each([
    ["BUNGELTD", "BUNGE LTD"],
    ["Grand Ocean RetailGroupLimited", "Grand Ocean Retail Group Limited"],
    ["BingoIndustriesLimited", "Bingo Industries Limited"],
    ["EVERFAST FREIGHT PRIVATELIMITED", "EVERFAST FREIGHT PRIVATE LIMITED"],
    ["bingoindustriespvtltd.", "bingoindustries pvt ltd"],
    ["PhilipsNV", "Philips NV"],
    ["KAFU HandelsGmbH", "KAFU Handels GmbH"],
    ["AltPlusInc.", "AltPlus Inc"],
  ])("%s", (written, apart) => {
    expect(withFormApart(written)).toBe(apart);
  });

  test.each([
    "Unlimited",
    "Penn Bancorporation",
    "PepsiCo",
    "KeyCorp",
    "Zinc",
    "SpaceX",
    "Limited",
    "Acme Ltd",
  ])("%s stays as it is", (name) => {
    expect(withFormApart(name)).toBe(name);
  });

  test("any form may end or open a name that is written in one word", () => {
    expect(withoutJoinedForms("johndeerebanksa")).toContain("johndeerebank");
    expect(withoutJoinedForms("ptindofood")).toContain("indofood");
    expect(withoutJoinedForms("sap")).toEqual([]);
  });
});

describe("a word of a legal form with one wrong letter, or as a scanner misreads it, is that form", () => {
  test.each([
    ["Acme Limietd", "GB", ["gb-ltd"]],
    ["IHI Corproation", "US", ["us-corp"]],
    ["Muster Gesellschft mit beschraenkter Haftung", "DE", ["de-gmbh"]],
    ["Muster GmhB", "DE", ["de-gmbh"]],
    ["CHEMOGLOBE Korlártolt Felelősségű Társaság", "HU", ["hu-kft"]],
    ["Kallang LIrnITED", "GB", ["gb-ltd"]],
    ["EFX 1imited", "GB", ["gb-ltd"]],
    ["Acme C0rporation", "US", ["us-corp"]],
  ])("%s", (name, country, forms) => {
    expect(formsOf(name, country)).toEqual(forms);
  });

  test.each([
    "limited",
    "institutions",
    "municipa",
    "corporativo",
    "shariah",
    "azot",
    "rafi",
    "crop",
    "pirate",
    "limits",
    "listed",
    "limite5",
    "c0rp0rate",
    "5000",
  ])("%s is no misspelt form", (word) => {
    expect(misspeltFormWord(word)).toBeNull();
  });
});
