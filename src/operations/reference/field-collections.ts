/** Which fields a typed query filters by and how; the others are returned and not searched (service.md, Query rules). */
export const searchFieldItems = [
  { field: "identity.legal_name", operators: ["eq", "contains", "in"], sortable: false },
  { field: "digital.domain", operators: ["eq", "in"], sortable: false },
  { field: "location.country", operators: ["eq", "in"], sortable: false },
  { field: "entity_id", operators: ["eq", "in"], sortable: true },
  { field: "created_at", operators: ["gte", "lte"], sortable: true },
];

/** The kinds of change of an entity, and the attributes that each is about. */
export const eventCategoryItems = [
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
];
