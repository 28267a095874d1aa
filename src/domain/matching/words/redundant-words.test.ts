import { describe, expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { comparableOfRecord } from "../comparable/comparable-of.ts";
import { compareNames } from "../compare/name-comparison.ts";
import { allLeftOver } from "./unmatched-words.ts";

const leftOver = (query: string, candidate: string) => {
  const { queryUnmatched, candidateUnmatched } = compareNames(analyseName(query), analyseName(candidate));
  return [...Object.values(queryUnmatched), ...Object.values(candidateUnmatched)].reduce(
    (sum, nats) => sum + nats,
    0,
  );
};

describe("words that say nothing more of which company is meant", () => {
  test.each([
    ["a word a second time", "EBN Banco de Negocios, S.A. (EBN Banco)", "EBN Banco de Negocios, S.A."],
    ["the name's initials in brackets", "Banque El Amana (BEA)", "Banque El Amana-SA"],
    [
      "a legal form that was cut off",
      "Quillworth Gold Mining Partners Lim",
      "Quillworth Gold Mining Partners Ltd",
    ],
    ["other letters in brackets at its end", "Banque El Amana (BXQ)", "Banque El Amana-SA"],
    ["degrees behind a number", "Quillworth 360° AG", "Quillworth 360 Grad AG"],
    ["what an acronym stands for", "AfB gGmbH", "AfB Arbeit für Behinderte gGmbH"],
    ["an acronym that passes over words", "PDVSA Petróleos de Venezuela, S.A.", "Petróleos de Venezuela SA"],
    [
      "beginnings of its words in brackets",
      "Petróleo Brasileiro S.A. (Petrobras)",
      "Petróleo Brasileiro S.A.",
    ],
    ["its initials behind a dash", "Companhia Energetica de Brasilia - CEB", "Cia Energetica de Brasilia"],
    [
      "beginnings of its words behind a dash",
      "Companhia Eletricidade da Bahia - COELBA",
      "Companhia Eletricidade da Bahia",
    ],
    ["an acronym of what is there", "LBBW Landesbank Baden-Württemberg", "Landesbank Baden-Württemberg"],
  ])("%s: %s, %s", (_, query, candidate) => {
    expect(leftOver(query, candidate)).toBe(0);
    expect(leftOver(candidate, query)).toBe(0);
  });

  test.each([
    ["a state", "Quillworth National Bank (TX)", "Quillworth National Bank"],
    ["other initials of one word", "Quillworth SA (BXQ)", "Quillworth SA"],
    ["other initials before the legal form", "Banque El Amana (BXQ) SA", "Banque El Amana SA"],
    ["a word in capitals among capitals", "BANQUE EL AMANA (TRANSPETRO)", "BANQUE EL AMANA"],
    ["another name in brackets", "Petróleo Brasileiro S.A. (Transpetro)", "Petróleo Brasileiro S.A."],
    ["what an acronym does not stand for", "AfB GmbH", "AfB Bau Immobilien GmbH"],
    ["an acronym of which half is there", "LBBW Landesbank Baden-Württemberg", "Landesbank Baden"],
    ["other letters behind a dash", "Companhia Energetica de Brasilia - CEX", "Cia Energetica de Brasilia"],
    ["a joined word of other letters", "Companhia Energetica Brasilia-CEBX", "Companhia Energetica Brasilia"],
    ["a short name with a word that begins a form", "Acme Lim", "Acme Ltd"],
  ])("but %s: %s, %s", (_, query, candidate) => {
    expect(leftOver(query, candidate)).toBeGreaterThan(0);
  });

  test("the region where a company is says nothing behind its name, another region does", () => {
    const residue = (region: string) =>
      compareNames(
        analyseName("Quillworth Savings Bank NY"),
        analyseName("Quillworth Savings Bank"),
        comparableOfRecord({ name: "Quillworth Savings Bank", address: { region, country: "US" } }),
      ).queryUnmatched;
    expect(allLeftOver(residue("New York"))).toBe(0);
    expect(allLeftOver(residue("PA"))).toBeGreaterThan(0);
  });

  test("the letter of a Swiss share says nothing, elsewhere it may", () => {
    const residue = (country: string) =>
      compareNames(
        analyseName("Quillworth N"),
        analyseName("Quillworth AG"),
        comparableOfRecord({ name: "Quillworth AG", country }),
      ).queryUnmatched;
    expect(allLeftOver(residue("CH"))).toBe(0);
    expect(allLeftOver(residue("DE"))).toBeGreaterThan(0);
  });
});
