import { expect, test } from "vitest";
import { attributeChanges } from "./attribute-changes.ts";
import { categoryOf, orderedCategories } from "./change-categories.ts";
import { observation } from "./testing/observation.ts";

const said = (attribute: string, value: unknown, source_id = "caller", more: object = {}) =>
  observation({ attribute, value, source_id, ...more });

test("an attribute is added, changed or removed, with its sources before and after and without values", () => {
  const before = [said("identity.legal_name", "Acme"), said("contact.phone", "+44 20 7946 0018")];
  const after = [said("identity.legal_name", "Acme Limited"), said("digital.domain", "acme.com", "alpha")];
  const changes = attributeChanges(before, after);
  expect(changes).toEqual([
    {
      attribute: "contact.phone",
      change: "removed",
      source_ids: [],
      previous_source_ids: ["caller"],
    },
    { attribute: "digital.domain", change: "added", source_ids: ["alpha"], previous_source_ids: [] },
    {
      attribute: "identity.legal_name",
      change: "changed",
      source_ids: ["caller"],
      previous_source_ids: ["caller"],
    },
  ]);
  const categories = changes.map(({ attribute }) => categoryOf(attribute)!);
  expect(orderedCategories(categories)).toEqual(["identity", "contact", "digital"]);
});

test("every source of the golden value is named, once, and no source of another value", () => {
  const after = [
    said("registration.status", "active", "beta"),
    said("registration.status", "active", "alpha"),
    said("registration.status", "dissolved", "zeta"),
    said("registration.status", "active", "gone", { valid_to: "2026-11-01T00:00:00.000Z" }),
  ];
  expect(attributeChanges([], after)).toMatchObject([{ source_ids: ["alpha", "beta"] }]);
});

test("another source of the same value, or a value that has ended, is no change", () => {
  const value = said("identity.legal_name", "Acme");
  expect(attributeChanges([value], [value, said("identity.legal_name", "Acme", "zeta")])).toEqual([]);
  const ended = said("contact.phone", "1", "alpha", { valid_to: "2026-11-01T00:00:00.000Z" });
  expect(attributeChanges([value], [value, ended])).toEqual([]);
});
