import type { Recorder } from "./review-examples.ts";

/** The examples of reading the catalogue: entities, records, usage, reference. */
export async function recordReadingExamples(
  { send, record }: Recorder,
  key: string,
  entityId: string,
): Promise<void> {
  const get = (operation: string, url: string, input: Record<string, unknown>) =>
    record(operation, { method: "GET", url, input, key });
  await get("list_entities", "/v1/entities?country=DE&limit=1", { country: "DE", limit: 1 });
  await get("export_entities", "/v1/entities/export?q=commerzbank", { q: "commerzbank" });
  await get("search_entities", "/v1/entities/search?name=Commerzbank&country=DE", {
    name: "Commerzbank",
    country: "DE",
  });
  await record("reconcile_entities", {
    method: "POST",
    url: "/v1/entities/reconcile",
    body: {
      items: [
        { client_ref: "crm-1", lei: "851WYGNLUQLFZBSYGB56" },
        { client_ref: "crm-2", registration_number: "445790", jurisdiction: "GB" },
      ],
    },
    key,
  });
  await record("query_companies", {
    method: "POST",
    url: "/v1/entities/query",
    body: {
      filters: [
        { field: "location.country", operator: "in", value: ["DE", "AT"] },
        { field: "identity.legal_name", operator: "contains", value: "bank" },
      ],
      sort_by: "created_at",
      direction: "desc",
      limit: 20,
    },
    key,
  });
  const fields = ["identity.legal_name", "digital.domain"];
  const query = fields.map((field) => `fields=${field}`).join("&");
  await get("get_entity_intelligence", `/v1/entities/${entityId}/intelligence?${query}`, {
    entity_id: entityId,
    fields,
  });
  await get("get_records_by_ref", "/v1/records/by-ref/crm-1", { client_ref: "crm-1" });
  await send({
    method: "POST",
    url: "/v1/resolve",
    body: { name: "Siemens S.A.", client_ref: "crm-3" },
    key,
  });
  await get("list_unbound_records", "/v1/records/unbound?limit=1", { limit: 1 });
  await get("get_usage", "/v1/usage", {});
  await get("get_evaluation", "/v1/reference/evaluation", {});
  await get("get_adjudication", "/v1/reference/adjudication", {});
  await get("get_search_fields", "/v1/reference/search-fields", {});
  await get("get_reference", "/v1/reference/plans", { collection: "plans" });
  await recordPathExample({ send, record }, key, entityId);
}

async function recordPathExample({ send, record }: Recorder, key: string, entityId: string): Promise<void> {
  const apple = { name: "Apple", country: "US", lei: "HWUPKR0MPOU8FGXBT394" };
  const { entity } = await send({ method: "POST", url: "/v1/resolve", body: apple, key });
  const right = String((entity as Record<string, unknown>).entity_id);
  await record("explain_relationship_paths", {
    method: "POST",
    url: "/v1/relationships/explain",
    body: { left_entity_id: entityId, right_entity_id: right, max_hops: 6 },
    key,
  });
}
