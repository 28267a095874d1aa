import { describe, expect, test } from "vitest";
import { requestFields, setField } from "../commands/records/request-fields.ts";
import { companyFields, identifyingFields } from "../contract/company-record.ts";
import { resolve } from "../operations/resolution/resolve.contract.ts";
import { recordFields } from "./record-fields.ts";

const accepted = (path: string, value: unknown): boolean => {
  const request: Record<string, unknown> = { name: "Acme" };
  setField(request, path.split("."), value);
  return resolve.input.safeParse(request).success;
};

describe("the fields that a column can give", () => {
  test.each(recordFields.map((field) => [field.path, field] as const))(
    "%s has the bound of the interface",
    (path, { kind, most, identifying }) => {
      const textOf = (length: number) => (kind === "list" ? ["x".repeat(length)] : "x".repeat(length));
      expect(accepted(path, kind === "date" ? "2001-12-31" : textOf(most))).toBe(true);
      expect(accepted(path, textOf(most + 1))).toBe(false);
      expect(identifying).toBe(identifyingFields.includes(path));
    },
  );

  test("are those of a company record, and the caller's own reference", () => {
    const aliases = ["description", "postcode", "extra"];
    const paths = requestFields(resolve)
      .map(({ path }) => path.join("."))
      .filter((path) => path.split(".")[0]! in companyFields && !aliases.includes(path.split(".")[0]!));
    expect(new Set(recordFields.map(({ path }) => path))).toEqual(new Set([...paths, "client_ref"]));
  });
});
