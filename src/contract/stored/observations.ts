import { z } from "zod";
import type { AttributeChange } from "../../domain/entities/attribute-changes.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import { storedJson, storedValue } from "./stored-json.ts";

const kinds = ["register", "reviewer", "filing", "caller", "research", "vendor", "inferred"] as const;

const observation = z.object({
  attribute: z.string(),
  value: z.unknown(),
  source_kind: z.enum(kinds),
  source_id: z.string(),
  source_url: z.string().nullable(),
  provider_record_id: z.string().nullable(),
  record_id: z.string().nullable(),
  licence: z.string(),
  licence_permits_resale: z.boolean(),
  retrieved_at: z.string(),
  source_as_of: z.string().nullable(),
  confidence: z.number(),
  first_seen_at: z.string(),
  last_checked_at: z.string(),
  checks: z.number(),
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
}) satisfies z.ZodType<Observation>;

/** @throws StoredJsonError */
export const storedObservations = storedJson("entity.observations", z.array(observation));

const attributeChange = z.object({
  attribute: z.string(),
  change: z.enum(["added", "changed", "removed"]),
  source_ids: z.array(z.string()),
  previous_source_ids: z.array(z.string()),
}) satisfies z.ZodType<AttributeChange>;

/** @throws StoredJsonError */
export const storedAttributeChanges = storedValue("entity_change.attributes", z.array(attributeChange));
