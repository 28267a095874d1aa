import { z } from "zod";
import { timestamp } from "./scalars.ts";

/** The measured answers of one class. */
const certifiedAnswer = z.looseObject({
  answer: z.string().meta({ description: "match, no_match or cannot_tell." }),
  same: z.int().meta({ description: "Pairs of one company that were answered so." }),
  different: z.int().meta({ description: "Pairs of two companies that were answered so." }),
  wrong: z.looseObject({ rate: z.number(), upper: z.number() }).nullable().meta({
    description:
      "Share of this answer that is wrong, with its one-sided 95 % upper bound; null for cannot_tell, and where it never came.",
  }),
  odds_factor: z
    .number()
    .meta({ description: "By how much the answer multiplies the odds of a candidate; 1: not at all." }),
});

/** The language model that judges borderline candidates, and what is measured of it. */
export const adjudication = z.looseObject({
  model: z
    .looseObject({
      provider: z.string(),
      model_id: z.string(),
      deadline_seconds: z.int(),
      prompt_version: z.string(),
      matching_model: z.string(),
    })
    .nullable()
    .meta({ description: "null: no model is configured." }),
  state: z.enum(["not_configured", "not_certified", "void", "waits_for_restart", "in_force"]).meta({
    description:
      "Only `in_force` lets answers bind. `void`: the file is of another subject, or was changed. `waits_for_restart`: the file is newer than the start of this process.",
  }),
  fault: z.string().nullable().meta({ description: "Why a certification is void; null otherwise." }),
  certification: z
    .looseObject({
      certified_at: timestamp,
      pair_set: z.string().meta({ description: "SHA-256 of the file of pairs." }),
      pairs: z.int(),
      agreement: z
        .number()
        .meta({ description: "Share of the pairs with the same answer in both orders, 0 to 1." }),
      unanswered: z.int(),
      latency_ms: z.looseObject({ median: z.number(), p95: z.number() }).meta({ description: "Of a pair." }),
      tokens: z.looseObject({ input: z.number(), output: z.number() }).meta({ description: "Of all pairs." }),
      answers: z.array(certifiedAnswer),
    })
    .nullable()
    .meta({ description: "null: there is none that this release can read for this model." }),
  task: z.looseObject({
    command: z.string().meta({ description: "The command that certifies, on the service's machine." }),
    pairs: z.int(),
    questions: z.int().meta({ description: "Two for each pair; the provider bills each." }),
    input_tokens: z.int().meta({ description: "Estimated from the text, at four characters a token." }),
    output_tokens: z.int().meta({ description: "Estimated." }),
  }),
});

export type Adjudication = Readonly<z.output<typeof adjudication>>;
