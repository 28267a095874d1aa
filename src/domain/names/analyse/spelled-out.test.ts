import { describe, expect, test } from "vitest";
import { analyseName } from "./analyse-name.ts";
import { spelledOut } from "./spelled-out.ts";

describe("an acronym and what it stands for", () => {
  test.each([
    ["AfB Arbeit für Behinderte", "afb", ["arbeit", "fur", "behinderte"]],
    ["LBBW Landesbank Baden-Württemberg", "lbbw", ["landesbank", "baden", "wurttemberg"]],
    ["Deutsche C.P.N. Computer Programme Netzwerke", "cpn", ["computer", "programme", "netzwerke"]],
    ["SAQ - Société des alcools du Québec", "saq", ["societe", "des", "alcools", "du", "quebec"]],
    ["KPLC Kenya Power and Lighting Company", "kplc", ["kenya", "power", "and", "lighting", "company"]],
    ["PDVSA Petróleos de Venezuela, S.A.", "pdvsa", ["petroleos", "de", "venezuela", "sa"]],
  ])("%s", (name, acronym, words) => expect(spelledOut(analyseName(name))).toEqual({ acronym, words }));

  test.each([
    "Acme Arbeit Bau",
    "AB Arbeit Zentrum",
    "IBM International",
    "SAP",
    "",
    "Coca-Cola Consolidated",
  ])("none in %j", (name) => {
    expect(spelledOut(analyseName(name))).toBeNull();
  });
});
