import { expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { compareNames } from "../compare/name-comparison.ts";

test.each([
  ["Quillworth Assurances", "Quillworth Assurances Vie", "life"],
  ["Towarzystwo Ubezpieczeń Quillworth S.A.", "Towarzystwo Ubezpieczeń Quillworth Życie S.A.", "life"],
  ["Quillworth Life Insurance", "Quillworth Life Assurance", null],
  ["Quillworth Sciences", "Quillworth Life Sciences", null],
  ["Quillworth B.V.", "Quillworth Holding B.V.", "holding"],
  ["株式会社クイル", "株式会社クイルホールディングス", "holding"],
  ["Quillworth Group B.V.", "Quillworth Holding B.V.", null],
  ["Quillworth Holding", "Holding Company Quillworth Holding", null],
  ["Quillworth Limited", "Quillworth Bank Limited", "licence"],
  ["株式会社クイル", "株式会社クイル銀行", "licence"],
  ["Quillworth Bank Limited", "Quillworth Merchant Bank Limited", null],
  ["Bank Quillworth Bank AG", "Bank Quillworth AG", null],
  ["Quillbank AG", "Bank Quillbank AG", null],
  ["Quillworth Fund A", "Quillworth Fund B", "letter"],
  ["Quillworth Fund A", "Quillworth Fund", null],
  ["Quillworth Fund A", "Quillworth Fund Bond", null],
])("%s, %s: %s", (one, other, word) => {
  expect(compareNames(analyseName(one), analyseName(other)).tellingWord()).toBe(word);
  expect(compareNames(analyseName(other), analyseName(one)).tellingWord()).toBe(word);
});
