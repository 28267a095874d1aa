import { expect, test } from "vitest";
import { boundedCompany } from "./bounded-company.ts";

const row = { source: "partners", sourceRecordId: "1", name: "Quillworth Limited" } as const;

test("a row within the bounds is the row itself", () => {
  const company = {
    ...row,
    otherNames: [{ name: "Quill", kind: "trading" }],
    address: { city: "Leeds" },
  } as const;
  expect(boundedCompany(company)).toEqual({ company, shortened: [] });
});

test.each([
  ["name", { name: "Q".repeat(501) }, "name: longer than 500 characters"],
  ["sourceRecordId", { sourceRecordId: "1".repeat(201) }, "sourceRecordId: longer than 200 characters"],
])("a row with too long a %s can't be used, and the reason repeats nothing", (_, changes, reason) => {
  expect(boundedCompany({ ...row, ...changes })).toEqual({ reason });
});

test("values that are too long or too many are left out and named, and never cut", () => {
  const names = Array.from({ length: 60 }, (_, n) => ({ name: `Quill ${n}`, kind: "trading" as const }));
  const bounded = boundedCompany({
    ...row,
    otherNames: [{ name: "Q".repeat(501), kind: "previous" }, ...names],
    registrationNumber: "1".repeat(65),
    address: { line1: "1".repeat(501), city: "Leeds" },
  });
  expect(bounded).toEqual({
    company: { ...row, otherNames: names.slice(0, 50), address: { city: "Leeds" } },
    shortened: ["registrationNumber", "otherNames", "address"],
  });
});
