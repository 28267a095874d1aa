import { z } from "zod";
import { isoDate, opaqueId, timestamp } from "../../contract/scalars.ts";

/** Parts that the answers of this topic share. */
export const citation = z
  .looseObject({
    source_id: z.string(),
    source_url: z.string().nullable(),
    retrieved_at: timestamp,
    source_as_of: timestamp.nullable(),
    licence: z.string(),
    first_seen_at: timestamp,
    last_checked_at: timestamp,
    valid_from: timestamp,
    valid_to: timestamp.nullable(),
    licence_permits_resale: z.boolean(),
    provider_record_id: z.string().optional(),
  })
  .meta({ id: "Citation", description: "Where one statement comes from, and when it was seen." });

export const identifierReference = z
  .looseObject({ scheme: z.string(), value: z.string(), jurisdiction: z.string().nullable() })
  .meta({ id: "IdentifierReference" });

/** ISO 8601 date, possibly only a year or a month. */
export const partialDate = z.string().nullable();

export const organisation = z
  .looseObject({
    name: z.string().nullable(),
    scheme: z.string().nullable(),
    value: z.string().nullable(),
    jurisdiction: z.string().nullable(),
    entity_id: z.string().nullable().meta({ description: "The tenant's own entity that it is; else null." }),
  })
  .meta({ id: "Organisation" });

const shareBand = z
  .looseObject({
    of: z.string(),
    minimum: z.number().nullable(),
    maximum: z.number().nullable(),
    exclusive_minimum: z.boolean(),
    exclusive_maximum: z.boolean(),
  })
  .meta({ id: "ShareBand", description: "Per cent. A band is never narrowed to a number." });

export const natures = {
  natures_of_control: z.array(z.string()).meta({ description: "In the register's own codes." }),
  nature_labels: z.record(z.string(), z.string()).meta({ description: "Each code in plain words." }),
  share_band: shareBand.nullable(),
  share_bands: z.array(shareBand),
};

export const notTraversed = z
  .looseObject({
    step: z.string(),
    reason: z.string().meta({
      description:
        "no_identifier, not_installed, ambiguous_identifier, name_number_disagree, reporting_exception, natural_person, hop_limit, cycle, ceased, not_yet_effective, no_longer_stated, not_ownership.",
    }),
    detail: z.string().nullable().meta({ description: "The publisher's own code of an exception." }),
    explanation: z.string(),
    entity_id: z.string().nullable(),
    identifier: identifierReference.nullable(),
    depth: z.int().min(1),
    provenance: citation.nullable(),
  })
  .meta({ id: "NotTraversed", description: "A step that was not taken, and why." });

export const hop = z
  .looseObject({
    from: organisation,
    to: organisation,
    relationship: z.string(),
    basis: z.string(),
    ...natures,
    notified_on: partialDate,
    ceased_on: partialDate,
    provenance: citation,
  })
  .meta({ id: "OwnershipHop" });

export const asOf = isoDate
  .optional()
  .meta({ description: "The day on which it is asked for; today where it is not given." });

export const hops = (preset: number) =>
  z
    .int()
    .min(1)
    .max(10)
    .optional()
    .meta({ default: preset, description: "How many levels upwards are read." });

/** The entity as the path and the tool name it. */
export const restEntity = opaqueId(100);
export const toolEntity = opaqueId(64);
