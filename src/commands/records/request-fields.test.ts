import { describe, expect, test } from "vitest";
import { companyFields, postalAddress } from "../../contract/company-record.ts";
import { match } from "../../operations/resolution/match.contract.ts";
import { resolve } from "../../operations/resolution/resolve.contract.ts";
import { requestFields, setField, valueOfText } from "./request-fields.ts";

const named = (name: string) => {
  const field = requestFields(resolve).find(({ path }) => path.join(".") === name);
  if (!field) throw new Error(`${name} is missing`);
  return field;
};

describe("fields of a request", () => {
  test("every field of a company record is there, addresses by their parts", () => {
    const paths = requestFields(resolve).map(({ path }) => path.join("."));
    const parts = Object.keys(postalAddress.shape).map((part) => `address.${part}`);
    const expected = Object.keys(companyFields).flatMap((name) => (name === "address" ? parts : [name]));
    expect(paths).toEqual(expect.arrayContaining(expected));
    expect(paths).toEqual(
      expect.arrayContaining([
        "depth",
        "client_ref",
        "clarification_of.record_id",
        "quality_target.minimum_completeness",
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("a pair has the fields of a company on both sides", () => {
    const paths = requestFields(match).map(({ path }) => path.join("."));
    expect(paths).toEqual(
      expect.arrayContaining(["left.name", "right.name", "left.address.city", "right.lei", "depth"]),
    );
  });

  test.each([
    ["name", "text"],
    ["trading_names", "list"],
    ["field_packs", "list"],
    ["extra", "pairs"],
    ["enrich", "boolean"],
    ["clarification_of.record_index", "integer"],
    ["quality_target.minimum_match_confidence", "number"],
  ])("%s is read as %s", (name, kind) => {
    expect(named(name).kind).toBe(kind);
  });

  test("an enumeration lists its choices, also as the items of a list", () => {
    expect(named("depth").choices).toEqual(["probabilistic", "adjudication", "research"]);
    expect(named("field_packs").choices).toContain("identity");
    expect(named("name").choices).toBeNull();
  });

  test("text that is no number stays text, for the contract to refuse", () => {
    const field = named("quality_target.minimum_match_confidence");
    expect(valueOfText(field, "0.95")).toBe(0.95);
    expect(valueOfText(field, "0x10")).toBe("0x10");
    expect(valueOfText(field, "")).toBe("");
    expect(valueOfText(named("registration_number"), "00445790")).toBe("00445790");
    expect(valueOfText(named("enrich"), "false")).toBe(false);
    expect(valueOfText(named("enrich"), "no")).toBe("no");
  });

  test("a path makes the objects on its way", () => {
    const request: Record<string, unknown> = {};
    setField(request, ["left", "address", "city"], "Bonn");
    setField(request, ["left", "name"], "A");
    expect(request).toEqual({ left: { address: { city: "Bonn" }, name: "A" } });
  });
});
