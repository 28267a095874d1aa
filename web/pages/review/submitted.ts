/** The submitted record by attribute names, so that it can be compared with the candidates field by field. */
import type { ReviewItem } from "../../frame/client.ts";

const attributeOfField: Readonly<Record<string, string>> = {
  name: "identity.legal_name",
  legal_form: "identity.legal_form",
  trading_names: "identity.trading_names",
  previous_names: "identity.previous_names",
  registration_number: "registration.company_number",
  jurisdiction: "registration.jurisdiction",
  lei: "registration.lei",
  vat_number: "registration.vat_number",
  duns: "registration.duns",
  isin: "registration.isin",
  ticker: "registration.tickers",
  incorporation_date: "registration.incorporated_on",
  country: "location.country",
  address: "location.registered_address",
  domain: "digital.domain",
  website: "digital.website",
  email: "contact.email",
  phone: "contact.phone",
};

/** Fields that are options of the request and do not describe the company. */
const steering: ReadonlySet<string> = new Set([
  "client_ref",
  "depth",
  "enrich",
  "fields",
  "field_packs",
  "include_field_status",
  "quality_target",
  "clarification_of",
  "idempotency_key",
]);

export interface Submitted {
  /** Values by the attribute names of entities. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Fields without such an attribute: `context`, `parent_name`. */
  readonly others: Readonly<Record<string, unknown>>;
}

export function submittedOf(item: Pick<ReviewItem, "submitted_record">): Submitted {
  const record: Record<string, unknown> = {};
  const others: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(item.submitted_record ?? {})) {
    if (steering.has(field) || value === null) continue;
    const attribute = attributeOfField[field];
    if (attribute !== undefined) record[attribute] = value;
    else others[field] = value;
  }
  return { record, others };
}

/** The display name of the record. */
export function nameOf(item: Pick<ReviewItem, "submitted_record" | "record_id">): string {
  const { name, domain, registration_number: number } = item.submitted_record ?? {};
  for (const one of [name, domain, number]) if (typeof one === "string" && one !== "") return one;
  return item.record_id;
}
