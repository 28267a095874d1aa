import { describe, expect, test } from "vitest";
import { comparePair } from "../compare/pair-evidence.ts";
import { comparableOfCompany, comparableOfRecord } from "./comparable-of.ts";
import { otherReadings } from "./other-readings.ts";

describe("an abbreviation in brackets behind the whole name", () => {
  test.each([
    ["Quillworth Aircraft Industries (QWACI)", "Quillworth Aircraft Industries"],
    ["JSC Zarnitz Machine-Building Plant (MZiK)", "JSC Zarnitz Machine-Building Plant"],
    ["Quillworth Housing Establishment [HOUSQ] ", "Quillworth Housing Establishment"],
    ["Al-Quillworth Al-Zarnitz / AQAZ", "Al-Quillworth Al-Zarnitz"],
  ])("%s is also read as %s", (name, reading) => {
    expect(otherReadings(name)).toEqual([reading]);
  });

  test.each([
    ["letters before the legal form", "Quillworth Care Homes (AKW) Limited"],
    ["a number of a series", "Quillworth Credit Fund (III)"],
    ["a place", "Quillworth Credit Fund (FRANCE)"],
    ["a state", "Quillworth National Bank (TX)"],
    ["a state of three letters", "Quillworth Mutual Bank (NSW)"],
    ["a country's code", "Quillworth Mutual Bank (DEU)"],
    ["a part of the world", "Quillworth Software Systems (EMEA)"],
    ["a currency", "Quillworth Credit Fund (USD)"],
    ["a legal form", "Quillworth Credit Partners (PLC)"],
    ["a market word", "Quillworth Credit Fund (GROUP)"],
    ["words", "Quillworth Credit Fund (Brackenfold)"],
    ["one word before it", "Quillworth (QWI)"],
    ["nothing before it", "(QWI)"],
  ])("%s is none: %s", (_, name) => {
    expect(otherReadings(name)).toEqual([]);
  });
});

describe("a name in two languages", () => {
  test.each([
    "Commercial Bank of Syria/Banque commerciale de Syrie",
    "Nationale Bank van België / Banque Nationale de Belgique",
    "Quillworth University/Université Quillworth",
  ])("%s is read in each", (name) => {
    expect(otherReadings(name)).toEqual(name.split("/").map((part) => part.trim()));
  });

  test.each([
    "Quillworth Petroleum/Brackenfold Petroleum",
    "Quillworth LLP/Brackenfold Zarnitz LLP",
    "Quillworth Bank/Quillworth Insurance",
    "Quillworth Holdings/Quillworth Trading",
    "Quillworth Bank Köln/Quillworth Bank Dortmund",
    "Quillworth Oil/Gas",
    "Quillworth A/S",
    "Quillworth Bank/Banque Quillworth/Quillworth Bank",
  ])("%s has no two names of one company", (name) => {
    expect(otherReadings(name)).toEqual([]);
  });

  test("its company has the name of one of the languages", () => {
    const record = comparableOfRecord({
      name: "Commercial Bank of Syria/Banque commerciale de Syrie",
      country: "SY",
    });
    const company = { source: "r", sourceRecordId: "1", name: "COMMERCIAL BANK OF SYRIA", country: "SY" };
    expect(comparePair(record, comparableOfCompany(company)).name?.exact).toBe(true);
  });
});
