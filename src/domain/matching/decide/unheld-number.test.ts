/** Decisions on a number that no company holds, and on a single field that disagrees. */
import { describe, expect, test } from "vitest";
import { comparableOfRecord } from "../comparable/comparable-of.ts";
import { candidateOf, sure, unsure, verdictOn } from "../testing/case.ts";
import { matchPair } from "./match-pair.ts";
import { onlyConflict } from "./only-conflict.ts";

const acme = { name: "Quillworth Brackenfold Limited", country: "GB" };
const numbered = (registrationNumber: string) => ({ ...acme, registrationNumber, jurisdiction: "GB" });

describe("a decisive number that nobody holds", () => {
  const british = { ...numbered("09100001"), name: "Quillworth Brackenfold" };
  const french = {
    name: "Quillworth Brackenfold",
    country: "FR",
    registration_number: "552032534",
    jurisdiction: "FR",
  };

  test("is a new company where only companies of other registers bear the name", () => {
    const verdict = verdictOn(french, [british], sure);
    expect(verdict).toMatchObject({
      decision: "no_match",
      stage: "deterministic",
      basis: "identifier_rule",
      identifierRule: { rule: "company_number_not_held", scheme: "FR-SIREN" },
    });
  });

  test.each([
    ["the namesake has no number", french, { name: british.name, country: "GB" }],
    [
      "its web address agrees",
      { ...french, domain: "quillworth.fr" },
      { ...british, domain: "quillworth.fr" },
    ],
    [
      "the record has the namesake's legal form: a branch",
      { ...french, name: "Quillworth Brackenfold Limited" },
      british,
    ],
    ["the namesake is of the same country", { ...french, country: "GB" }, british],
  ])("is none by itself where %s", (_, query, company) => {
    expect(verdictOn(query, [company], sure).identifierRule).toBeNull();
  });

  test("founds nothing where retrieval was not adequate", () => {
    expect(verdictOn(french, [british], unsure, { adequate: false }).decision).toBe("unresolved");
  });
});

describe("one field that disagrees", () => {
  test("is named by a guard of its own where the leader would be matched without it", () => {
    const finding = onlyConflict(candidateOf({ ...acme, country: "FR" }, acme, sure), () => true);
    expect(finding).toMatchObject({ guard: "signal_conflict", disagreeing: ["location.country"] });
    expect(onlyConflict(candidateOf({ ...acme, country: "FR" }, acme, sure), () => false)).toBeNull();
    expect(onlyConflict(candidateOf(acme, acme, sure), () => true)).toBeNull();
  });

  test("of a pair is named, and so are two", () => {
    const other = comparableOfRecord({ ...acme, country: "FR", phone: "+33 1 42 34 56 78" });
    const one = comparableOfRecord({ ...acme, phone: "+44 20 7946 0018" });
    expect(matchPair(sure, one, other)).toMatchObject({
      reason: "weak_signals_disagree",
      disagreeing: ["location.country", "contact.phone"],
    });
  });
});
