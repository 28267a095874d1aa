import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { segmentJoined } from "./segment-joined.ts";

describe("words that are written together are cut where they are likeliest", () => {
  test.each([
    "the public institution for social security",
    "bank of ceylon",
    "korea general corporation for external construction",
    "international business machines",
    "saksouk company for exchange and money transfer",
    "st james plaza distributors limited",
    "credicorp capital sociedad agente de bolsa sa",
    "apex 2000 holding",
  ])("%s", (name) => {
    expect(segmentJoined(name.replaceAll(" ", ""))?.join(" ")).toBe(name);
  });

  test.each([
    "telecommunications",
    "xerox",
    "rayvolution",
    "ptselamatsempurnatbk",
    "三菱商事",
    "oriel maritime",
    "Oriel",
    "",
  ])("%s is not cut", (text) => {
    expect(segmentJoined(text)).toBeNull();
  });

  test("no letter is lost, and a text of any length ends", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{0,200}$/), (text) => {
        const words = segmentJoined(text);
        if (words !== null) expect(words.join("")).toBe(text);
      }),
    );
  });
});
