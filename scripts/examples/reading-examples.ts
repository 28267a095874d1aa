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
  await record("screen_company", {
    method: "POST",
    url: "/v1/screening",
    body: { name: "Siemens Aktiengesellschaft", country: "DE", topics: ["sanctions"] },
    key,
  });
  await get("get_screening_coverage", "/v1/screening/coverage", {});
  await get("get_usage", "/v1/usage", {});
  await get("get_evaluation", "/v1/reference/evaluation", {});
  await get("get_reference", "/v1/reference/plans", { collection: "plans" });
}
