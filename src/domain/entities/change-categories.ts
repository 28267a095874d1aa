/** The categories of entity changes, with their attributes; the first that fits an attribute counts. */
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

/** Their names, in the order of the catalogue. */
export const changeCategoryNames = changeCategories.map(({ category }) => category);

export type ChangeCategory = (typeof changeCategories)[number]["category"];

/** The category of changes of an attribute; null where none is declared. */
export function categoryOf(attribute: string): ChangeCategory | null {
  const family = `${attribute.split(".")[0]}.*`;
  const found = changeCategories.find(({ attributes }) =>
    (attributes as readonly string[]).some((name) => name === attribute || name === family),
  );
  return found?.category ?? null;
}

/** The names of these categories, each once, in the order of the catalogue. */
export function orderedCategories(categories: Iterable<string>): ChangeCategory[] {
  const named = new Set(categories);
  return changeCategoryNames.filter((category) => named.has(category));
}
