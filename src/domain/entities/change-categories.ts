import type { AttributeChange } from "./attribute-changes.ts";

/** The kinds of change of an entity, and the attributes that each is about; the first that fits an attribute counts. */
export const changeCategories = [
  { category: "identity", attributes: ["identity.*", "firmographics.*"] },
  { category: "legal_status", attributes: ["registration.status", "registration.dissolved_on"] },
  {
    category: "registration",
    attributes: ["registration.incorporated_on", "registration.jurisdiction"],
  },
  {
    category: "identifiers",
    attributes: [
      "registration.company_number",
      "registration.lei",
      "registration.cik",
      "registration.isin",
      "registration.vat_number",
      "registration.duns",
      "registration.tickers",
    ],
  },
  { category: "location", attributes: ["location.*"] },
  { category: "contact", attributes: ["contact.*"] },
  { category: "digital", attributes: ["digital.*"] },
  { category: "ownership", attributes: ["hierarchy.*"] },
  { category: "financials", attributes: ["financials.*"] },
] as const;

export type ChangeCategory = (typeof changeCategories)[number]["category"];

function categoryOf(attribute: string): ChangeCategory | null {
  const family = `${attribute.split(".")[0]}.*`;
  const found = changeCategories.find(({ attributes }) =>
    (attributes as readonly string[]).some((name) => name === attribute || name === family),
  );
  return found?.category ?? null;
}

/** The categories of these changes, in the order of the catalogue. */
export function categoriesOf(changes: readonly AttributeChange[]): ChangeCategory[] {
  const changed = new Set(changes.map(({ attribute }) => categoryOf(attribute)));
  return changeCategories.map(({ category }) => category).filter((category) => changed.has(category));
}
