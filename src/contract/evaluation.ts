import { z } from "zod";

/** One measured figure; its interval is at 95 %. */
export const evaluationMetric = z.looseObject({
  stage: z.string().nullable().meta({ description: "null where it is of all stages together." }),
  metric: z.string(),
  n: z.int().min(0).meta({ description: "The number of cases behind the figure." }),
  value: z.number(),
  interval: z.looseObject({ low: z.number(), high: z.number() }).nullable(),
});

const interval = z.looseObject({ low: z.number(), high: z.number() });

/** The curves of a benchmark run; releases that were measured before have none. */
export const evaluationCurves = z
  .looseObject({
    risk_coverage: z
      .array(
        z.looseObject({
          confidence: z.number().meta({ description: "Answers from this probability on are accepted." }),
          coverage: z.number().meta({
            description: "Accepted answers divided by the queries whose company is in the register.",
          }),
          risk: z.number().meta({ description: "Share of wrong answers among the accepted ones." }),
        }),
      )
      .meta({ description: "From the surest answer on, whatever the decision; at most 200 points." }),
    reliability: z
      .array(
        z.looseObject({
          said: z.number().meta({ description: "Mean of the stated probabilities." }),
          right: z.number().meta({ description: "Share of right matches." }),
          n: z.int().min(1),
          interval,
        }),
      )
      .meta({ description: "Matches in bins of equal size, by rising probability." }),
  })
  .meta({ id: "EvaluationCurves" });

/**
 * The results of a benchmark run of one release: a file of `models/evaluations/`, written only by the command
 * that it names.
 */
export const evaluationFile = z.object({
  pipeline_version: z.string(),
  model_version: z.string(),
  dataset: z.string(),
  command: z.string(),
  measured_at: z.string(),
  metrics: z.array(evaluationMetric),
  curves: evaluationCurves.optional(),
});

export type Evaluation = z.output<typeof evaluationFile>;
