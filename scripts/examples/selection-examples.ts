import type { Recorder } from "./review-examples.ts";

/** The examples of a lookup by domain, and of receipts: one is captured, listed, read and deleted. */
export async function recordSelectionExamples(
  { record }: Pick<Recorder, "record">,
  key: string,
  entityId: string,
): Promise<void> {
  const url = "/v1/data-selections";
  const body = {
    entity_ids: [entityId],
    fields: ["identity.legal_name", "contact.phone"],
    capture_id: "audit-2026",
  };
  const lookup = {
    records: [{ client_ref: "crm-7", domain: "https://www.tesla.co.uk/", country: "UK" }],
    limit: 2,
  };
  await record("lookup_company_reference_batch", {
    ...{ method: "POST", url: "/v1/company-reference/batch", body: lookup, key },
  });
  await record("capture_data_selection", { method: "POST", url, body, key });
  await record("list_data_selections", { method: "GET", url: `${url}?limit=10`, input: { limit: 10 }, key });
  const input = { receipt_id: "audit-2026" };
  await record("get_data_selection", { method: "GET", url: `${url}/audit-2026`, input, key });
  await record("delete_data_selection", { method: "DELETE", url: `${url}/audit-2026`, input, key });
}
