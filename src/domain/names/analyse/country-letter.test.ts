import { describe, expect, test } from "vitest";
import { analyseName } from "./analyse-name.ts";

const core = (name: string, country?: string) => analyseName(name, { country }).core.join(" ");

describe("the letter of the country before the legal form is the country's name", () => {
  test.each([
    ["Quillworth (S) Pte. Ltd.", "SG", "quillworth singapore"],
    ["Quillworth S Pte Ltd", "SG", "quillworth singapore"],
    ["Quillworth (I) Private Limited", "IN", "quillworth india"],
    ["Quillworth I Pvt Ltd", "IN", "quillworth india"],
    ["Quillworth (T) Ltd", "TZ", "quillworth tanzania"],
    ["Quillworth (K) Limited", "KE", "quillworth kenya"],
    ["Quillworth (T) Co., Ltd.", "TH", "quillworth thailand"],
  ])("%s (%s)", (name, country, expected) => expect(core(name, country)).toBe(expected));
});

describe("another letter stays", () => {
  test.each([
    ["the country's letter is another one", "Quillworth (S) Ltd", "GB"],
    ["no country is known", "Quillworth (S) Pte Ltd", undefined],
    ["the letter stands before no legal form", "Quillworth (S) Trading Pte Ltd", "SG"],
    ["lists of the country put it in brackets", "Quillworth K Ltd", "KE"],
  ])("%s", (_, name, country) => expect(core(name, country)).toMatch(/quillworth [sk]\b/));
});
