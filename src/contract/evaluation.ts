import { z } from "zod";

/** One measured figure; its interval is at 95 %. */
export const evaluationMetric = z.looseObject({
  stage: z.string().nullable().meta({ description: "null where it is of all stages together." }),
  metric: z.string(),
  n: z.int().min(0).meta({ description: "What it was measured on." }),
  value: z.number(),
  interval: z.looseObject({ low: z.number(), high: z.number() }).nullable(),
});

/**
 * What a benchmark run measured of one release: a file of `models/evaluations/`, written by the command that it
 * names and by nothing else.
 */
export const evaluationFile = z.object({
  pipeline_version: z.string(),
  model_version: z.string(),
  dataset: z.string(),
  command: z.string(),
  measured_at: z.string(),
  metrics: z.array(evaluationMetric),
});

export type Evaluation = z.output<typeof evaluationFile>;
