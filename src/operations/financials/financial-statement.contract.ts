import { z } from "zod";
import { provenance } from "../../contract/entity.ts";
import { isoDate, text } from "../../contract/scalars.ts";
import {
  financialBases,
  financialScopes,
  frequencies,
  statementAttributes,
} from "../../domain/financials/metrics.ts";

/** A missing part of an answer: a code for programs and a sentence for people. */
export const financialGap = z
  .looseObject({
    code: z.string(),
    detail: z.string(),
    attribute: z.string().optional(),
    source_id: z.string().optional(),
    criterion: z.string().optional(),
  })
  .meta({ id: "FinancialGap", description: "Something that the answer lacks, and why." });

const observation = z.looseObject({
  attribute: z.enum(statementAttributes),
  value: z.number().meta({ description: "In whole units of the currency." }),
  unit: z.string(),
  currency: z.string().nullable(),
  basis: z.enum(financialBases),
  concept: z.string().nullable().meta({ description: "The source's concept, such as us-gaap:Revenues." }),
  includes: z.string().nullable().meta({
    description:
      "The part that the concept includes beyond the figure itself, such as noncontrolling_interests.",
  }),
  accession: z.string().nullable().meta({ description: "The last filing that states the amount." }),
  filed_on: z.string().nullable(),
  alternatives: z
    .array(z.looseObject({ concept: z.string(), value: z.number() }))
    .meta({ description: "Other concepts of the same figure filed for the period." }),
  derived_from: z
    .array(z.string())
    .meta({ description: "The concepts that a derived amount is reckoned from." }),
  provenance,
});

export const financialStatement = z
  .looseObject({
    statement_id: z.string().meta({ description: "Prefix stmt_; stable over installs." }),
    source_id: z.string(),
    source_fingerprint: z.string().meta({ description: "Differs when the source says anything else of it." }),
    period_start: z.string().nullable(),
    period_end: z.string(),
    filed_on: z.string().nullable().meta({ description: "When these amounts were first filed together." }),
    last_filed_on: z.string().nullable().meta({ description: "The last filing that repeats them." }),
    accession: z.string().nullable(),
    form: z.string().nullable(),
    amendment: z.boolean().meta({ description: "By its form; no proof of a restatement." }),
    scope: z.enum(financialScopes),
    basis: z.enum(financialBases),
    currency: z.string().nullable(),
    frequency: z.enum(frequencies),
    restatement: z.looseObject({
      status: z
        .enum(["restated", "unknown"])
        .meta({ description: "restated only where the source says so and names the earlier filing." }),
      earlier_accession: z.string().nullable(),
    }),
    earlier_statement_id: z
      .string()
      .nullable()
      .meta({ description: "The statement whose amounts of the period this filing changed or completed." }),
    observations: z.array(observation),
  })
  .meta({
    id: "FinancialStatement",
    description: "One period as one filing left it, with a citation for each figure.",
  });

/** Calendar date up to which filings count. */
export const asOfDate = isoDate.optional().meta({
  description: "Only what was filed or published by this day; without it everything.",
});

export const statementId = text({ min: 1, max: 64 });
