import { describe, expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { isCutFrom } from "./cut-names.ts";

const isCut = (short: string, long: string) => isCutFrom(analyseName(short), analyseName(long));

describe("a name that was cut at a fixed length", () => {
  test.each([
    ["inside a word", "Tencent Music Entertainment Gro", "Tencent Music Entertainment Group"],
    ["without the article", "The Mandarin Hotel Public Compa", "Mandarin Hotel Public Company Limited"],
    [
      "inside a legal form that is abbreviated",
      "Harmony Gold Mining Company Lim",
      "HARMONY GOLD MINING CO LTD",
    ],
    [
      "behind the first letter of one",
      "FUREN GROUP PHARMACEUTICAL CO L",
      "FUREN Group Pharmaceutical Co., Ltd.",
    ],
    ["without spaces, inside a word", "株式会社サンマルクホールディ", "株式会社サンマルクホールディングス"],
    [
      "without spaces, inside a legal form",
      "サンマルクホールディングス株",
      "サンマルクホールディングス株式会社",
    ],
    ["inside the only word of its own", "First National Bank of Gree", "First National Bank of Greece"],
    ["behind an ampersand", "Supreme Cable Manufacturing &", "Supreme Cable Manufacturing & Commerce Tbk"],
    [
      "without the form in front",
      "Garuda Maintenance Facility Ae",
      "PT Garuda Maintenance Facility Aero Asia Tbk",
    ],
    ["behind the same form in front", "Limited Liability Company Berk", "Limited Liability Company Berkut"],
    ["behind a connecting word", "Seacoast Banking Corporation of", "SEACOAST BANKING CORP OF FLORIDA"],
  ])("%s: %s", (_, short, long) => {
    expect(isCut(short, long)).toBe(true);
    expect(isCut(long, short)).toBe(false);
  });

  test.each([
    ["a whole name", "Tencent Music Entertainment Group", "Tencent Music Entertainment Group"],
    ["a short name", "Acme of", "Acme of Florida"],
    ["a kind of company", "Акционерный ко", "Акционерный коммерческий банк Пересвет"],
    ["words of a legal form", "Limited Liability Com", "Limited Liability Company Berkut"],
    ["without spaces, behind a word", "株式会社サンマルクアルファ", "株式会社サンマルクアルファ銀行"],
    ["without spaces, before a number", "ファンド第一号ファンド", "ファンド第一号ファンド2"],
    [
      "a name that ends with a word",
      "Seacoast Banking Corporation Inc",
      "Seacoast Banking Corporation of Florida",
    ],
    [
      "a name with another word before",
      "Seaboard Banking Corporation of",
      "Seacoast Banking Corp of Florida",
    ],
    ["a name with another form", "Harmony Gold Mining Company Inc", "Harmony Gold Mining Co Ltd"],
  ])("is not %s: %s", (_, short, long) => {
    expect(isCut(short, long)).toBe(false);
  });
});
