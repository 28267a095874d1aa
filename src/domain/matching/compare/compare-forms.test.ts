import { describe, expect, test } from "vitest";
import { comparableOfRecord } from "../comparable/comparable-of.ts";
import { compareForms } from "./compare-forms.ts";

const compared = (left: string, right: string, country = "US") =>
  compareForms(comparableOfRecord({ name: left, country }), comparableOfRecord({ name: right, country }));

describe("a form that is an ordinary word of both names is left out on one side, not another form", () => {
  test.each([
    ["a fund that is a corporation", "Quillworth Income Fund", "Quillworth Income Fund, Inc."],
    ["a trust that is a company", "The Oxbow Learning Trust", "The Oxbow Learning Trust Limited"],
    ["the other way round", "Quillworth Income Fund, Inc.", "Quillworth Income Fund"],
  ])("%s", (_, left, right) => {
    expect(compared(left, right)).toBe("one_missing");
  });

  test.each([
    ["the other name has no such word", "Quillworth Income Fund", "Quillworth Income, Inc."],
    ["both names have a form of their own", "Quillworth Trust Limited", "Quillworth Trust LP"],
  ])("a conflict stays where %s", (_, left, right) => {
    expect(compared(left, right)).toBe("conflict");
  });
});

test.each([
  ["Quillworth AB (publ)", "Quillworth AB", "SE", "same"],
  ["Quillworth Abp", "Quillworth Ab", "FI", "conversion"],
])("%s and %s of %s", (left, right, country, expected) => {
  expect(compared(left, right, country)).toBe(expected);
});

test.each([
  ["Quillworth Corp", "Quillworth Corporation Limited", "IN", "one_missing"],
  ["Quillworth Corporation Ltd", "Quillworth Corporation", "SG", "one_missing"],
  ["Quillworth Corp", "Quillworth Limited", "IN", "conversion"],
])("%s and %s of %s: a corporation with a form of its own", (left, right, country, expected) => {
  expect(compared(left, right, country)).toBe(expected);
});

test.each([
  ["Tổng công ty Quillworth", "Quillworth Corporation", "VN", "one_missing"],
  ["Quillworth Fundusz S.A.", "Quillworth Fund", "PL", "one_missing"],
  ["Unión Quillworth S.A.A.", "Quillworth Union", "PE", "one_missing"],
  ["Quillworth GmbH", "Quillworth Ltd", "DE", "same_class"],
  ["Quillworth S.A.", "Quillworth Fund", "PL", "conflict"],
])("%s and %s of %s: an English word translates a form", (left, right, country, expected) => {
  expect(compared(left, right, country)).toBe(expected);
});
