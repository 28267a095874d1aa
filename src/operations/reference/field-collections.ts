/** Which fields a typed query filters by and how; the others are returned and not searched (specification §2.5). */
export const searchFieldItems = [
  { field: "identity.legal_name", operators: ["eq", "contains", "in"], sortable: false },
  { field: "digital.domain", operators: ["eq", "in"], sortable: false },
  { field: "location.country", operators: ["eq", "in"], sortable: false },
  { field: "entity_id", operators: ["eq", "in"], sortable: true },
  { field: "created_at", operators: ["gte", "lte"], sortable: true },
];
