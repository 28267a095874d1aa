import { z } from "zod";
import { attributeNames, fieldPacks, findAttribute } from "../domain/entities/attributes.ts";
import { text, timestamp } from "./scalars.ts";

export const provenance = z
  .looseObject({
    source_id: z.string(),
    source_url: z.string().nullable(),
    retrieved_at: timestamp,
    source_as_of: timestamp.nullable(),
    confidence: z.number().min(0).max(1),
    licence: z.string(),
    first_seen_at: timestamp,
    last_checked_at: timestamp,
    checks: z.int().min(1),
    valid_from: timestamp,
    valid_to: timestamp.nullable(),
    age_days: z.number().min(0),
    licence_permits_resale: z.boolean(),
    resellable: z.boolean(),
    provider_record_id: z.string().optional().meta({ description: "The source's own id of the row." }),
  })
  .meta({ id: "Provenance", description: "Where one value comes from." });

export const entity = z
  .looseObject({
    entity_id: z.string().meta({ description: "Prefix ent_; minted per store." }),
    record: z
      .record(z.string(), z.unknown())
      .meta({ description: "Golden values by dotted attribute name." }),
    provenance: z.record(z.string(), provenance).meta({ description: "The same keys as `record`." }),
    member_record_ids: z.array(z.string()),
    created_at: timestamp,
    updated_at: timestamp,
    last_checked_at: timestamp,
    stalest_field_age_days: z.number().nullable().meta({ description: "Age of the oldest field shown." }),
    field_status: z
      .record(
        z.string(),
        z.enum([
          "present",
          "not_supported",
          "not_configured",
          "source_unavailable",
          "licence_restricted",
          "not_checked",
        ]),
      )
      .optional(),
  })
  .meta({ id: "Entity", description: "One company, with a citation for every field." });

const fieldName = text({ min: 1, max: 100 })
  .refine((name) => findAttribute(name) !== null, {
    params: { code: "invalid_enum" },
    message: "not an entity attribute",
  })
  .meta({ id: "AttributeName", enum: attributeNames, description: "An attribute of entities." });

/** The part of an entity that is returned. It never changes identity evidence or charges. */
export const projection = {
  fields: z
    .array(fieldName)
    .max(64)
    .optional()
    .meta({ description: "Exact attribute names; an empty list returns no field." }),
  field_packs: z.array(z.enum(fieldPacks)).max(8).optional(),
  include_field_status: z.boolean().optional().meta({ default: false }),
};
