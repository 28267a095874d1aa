import { z } from "zod";
import { evaluationCurves, evaluationMetric } from "../../contract/evaluation.ts";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { text } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

const metrics = z.array(evaluationMetric);

export const getEvaluation = operation({
  name: "get_evaluation",
  summary: "Read how well a release decided when it was measured.",
  description:
    "Figures of a benchmark run, with the command that printed them. They are about the benchmark and not about your records. A release that was not measured has no figures.",
  tag: "Reference",
  rest: { method: "GET", path: "/v1/reference/evaluation", tag: "content" },
  tool: {
    title: "Read the evaluation of a release",
    description:
      "Reads the measured quality of a release: how often matches were right on a benchmark, with intervals and the place of each threshold. Use it to judge what a confidence is worth. For the tenant's own counts, use `get_usage`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["read", "resolve", "review"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({
    pipeline_version: text({ min: 1, max: 64 })
      .optional()
      .meta({ description: "The release in force without it." }),
  }),
  output: z
    .looseObject({
      collection: z.literal("evaluation"),
      version: z.string(),
      items: metrics.meta({ description: "The same as `metrics`." }),
      pipeline_version: z.string(),
      dataset: z.string().nullable(),
      command: z.string().nullable().meta({ description: "The command that printed the figures." }),
      measured_at: z.string().nullable(),
      metrics,
      curves: evaluationCurves
        .nullable()
        .meta({ description: "null where the release was measured without them." }),
      thresholds: z
        .looseObject({ upper: z.number(), lower: z.number(), llm_confidence_floor: z.number() })
        .nullable(),
      not_measured: z.array(z.string()),
      ...answered,
    })
    .meta({ id: "EvaluationReport" }),
  errors: ["not_found"],
  example: exampleOf("get_evaluation"),
});
