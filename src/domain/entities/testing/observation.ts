import type { Observation } from "../observation.ts";

/** An observation of a register's name for a company, with the fields that a test overrides. */
export function observation(said: Partial<Observation> = {}): Observation {
  return {
    attribute: "identity.legal_name",
    value: "Acme Limited",
    source_kind: "register",
    source_id: "gleif",
    source_url: "https://example.com/1",
    provider_record_id: "1",
    record_id: null,
    licence: "CC0 1.0",
    licence_permits_resale: true,
    retrieved_at: "2026-11-20T09:00:00.000Z",
    source_as_of: "2026-01-23",
    confidence: 0.99,
    first_seen_at: "2026-11-20T09:00:00.000Z",
    last_checked_at: "2026-11-20T09:00:00.000Z",
    checks: 1,
    valid_from: null,
    valid_to: null,
    ...said,
  };
}
