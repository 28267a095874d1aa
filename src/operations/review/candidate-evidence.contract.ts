/** A candidate in a review item: its values, their sources, and the comparison with the record. */
import { z } from "zod";
import { provenance } from "../../contract/entity.ts";
import { timestamp } from "../../contract/scalars.ts";

export const contribution = z.looseObject({
  feature: z.string(),
  value: z.number(),
  contribution: z.number(),
});
export const score = z.looseObject({ intercept: z.number(), log_odds: z.number() });
const values = z.record(z.string(), z.unknown());

export const candidateCompany = z
  .looseObject({
    record: values.meta({ description: "Golden values by attribute name." }),
    provenance: z.record(z.string(), provenance).meta({ description: "The same keys as `record`." }),
    sources: z.array(
      z.looseObject({
        source_id: z.string(),
        source_kind: z.string(),
        provider_record_id: z.string().nullable(),
        record_id: z.string().nullable(),
        source_url: z.string().nullable(),
        licence: z.string(),
        licence_permits_resale: z.boolean(),
        source_as_of: timestamp.nullable(),
        retrieved_at: timestamp,
        record: values.meta({ description: "The values of this source, by attribute name." }),
      }),
    ),
    member_record_ids: z.array(z.string()).meta({ description: "Empty for a register's company." }),
  })
  .meta({ id: "CandidateCompany", description: "The present values of a candidate, source by source." });

export const candidateComparison = z
  .looseObject({
    agreement: z
      .record(z.string(), z.enum(["same", "similar", "different"]))
      .meta({ description: "By attribute; one that either side lacks is left out." }),
    score: score.meta({ description: "intercept + the sum of all contributions = log_odds." }),
    top_features: z.array(contribution),
  })
  .meta({ id: "CandidateComparison", description: "The record against a candidate, by the model in force." });
