import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { dateTime, timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

const rate = z
  .looseObject({
    count: z.int().min(0),
    total: z.int().min(0),
    rate: z.number().min(0).max(1).nullable(),
    interval: z
      .looseObject({
        method: z.literal("wilson"),
        confidence: z.number(),
        low: z.number(),
        high: z.number(),
      })
      .nullable(),
  })
  .meta({
    id: "Rate",
    description: "A share with its 95 % Wilson interval; null where nothing was counted.",
  });

const counted = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(z.looseObject({ ...shape, count: z.int().min(0) }));

export const getUsage = operation({
  name: "get_usage",
  summary: "See how your records were decided and what they cost.",
  description:
    "The period is half-open; without `since` it is the last 30 days. `automated` and `abstained` are shares of the decisions that the service made; `human_reviewed` of the same decisions, those whose record a person has decided since. How often the service is right is not among them.",
  tag: "Usage",
  rest: { method: "GET", path: "/v1/usage" },
  tool: {
    title: "Read usage",
    description:
      "Reads how many credits the tenant has used and how its records were decided. Use it to see what is left before a large job. How good the decisions are in general is told by `get_evaluation`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z
    .strictObject({
      since: dateTime
        .optional()
        .meta({ description: "From this moment on; 30 days before the end without it." }),
      until: dateTime.optional().meta({ description: "Before this moment; up to now without it." }),
    })
    .superRefine(({ since, until }, context) => {
      if (since === undefined || until === undefined || Date.parse(since) <= Date.parse(until)) return;
      context.addIssue({
        code: "custom",
        path: ["since"],
        params: { code: "out_of_range" },
        message: "not after until",
      });
    }),
  output: z
    .looseObject({
      period: z.looseObject({ since: timestamp, until: timestamp }),
      records: z
        .int()
        .min(0)
        .meta({ description: "Submissions, with replays and with those that were erased since." }),
      rates: z.looseObject({ automated: rate, abstained: rate, human_reviewed: rate }),
      mix: z.looseObject({
        stage: counted({ stage: z.string(), share: z.number() }),
        decision: counted({ decision: z.string(), share: z.number() }),
        endpoint: counted({ endpoint: z.string(), surface: z.string() }).meta({
          description: "Submissions and pair matches, whether they cost something or not.",
        }),
      }),
      credits: z.looseObject({
        charged: z.int().min(0),
        by_operation: counted({ operation: z.string(), credits: z.int() }),
        remaining: z.int(),
        plan: z.string(),
        enforced: z.boolean(),
      }),
      deep_attempts: z.looseObject({
        used: z.int().min(0).meta({ description: "Since the plan began, whatever the period." }),
        remaining: z.int().min(0),
      }),
      not_measured: z.looseObject({ metrics: z.array(z.string()), statement: z.string() }),
      ...answered,
    })
    .meta({ id: "UsageReport" }),
  errors: [],
  example: exampleOf("get_usage"),
});
