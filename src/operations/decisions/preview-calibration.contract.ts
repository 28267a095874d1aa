import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

const decision = z.enum(["match", "no_match", "unresolved"]);

const flip = z
  .looseObject({
    decision_id: z.string(),
    left_record_id: z.string(),
    right_ref: z.string().nullable(),
    decided_at: timestamp,
    decision,
    would_be: decision,
    match_confidence: z.number(),
    would_be_confidence: z
      .number()
      .meta({ description: "Probability that the leading company is right, by the other calibration." }),
  })
  .meta({ id: "CalibrationFlip", description: "A decision that the other calibration would change." });

export const previewCalibration = operation({
  name: "preview_calibration",
  summary: "Preview which recent decisions another calibration would change.",
  description:
    "Compares the tenant's newest decisions with the calibration that `assay train --propose` has proposed to it, or that is in force from the next start on. Weights are the same, so the stored features are decided anew and nothing is resolved again; decisions that a guard withheld are not compared, so that guards may still withhold some that would match. Nothing changes.",
  tag: "Receipts",
  rest: { method: "GET", path: "/v1/calibration/preview" },
  tool: null,
  scopes: ["resolve", "review"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({
    decisions: z
      .int()
      .min(1)
      .max(1000)
      .optional()
      .meta({ default: 1000, description: "So many of the newest decisions are read." }),
  }),
  output: z
    .looseObject({
      calibration: z
        .looseObject({
          version: z.string(),
          state: z.enum(["proposed", "activated"]),
          upper: z.number(),
          no_match: z.number(),
        })
        .nullable()
        .meta({ description: "null: there is none but the one in force." }),
      in_force: z.looseObject({ version: z.string(), upper: z.number(), no_match: z.number() }),
      read: z.int().meta({ description: "Decisions that were read." }),
      compared: z.int().meta({ description: "Those that a model with these weights has scored." }),
      flips: z.array(flip).meta({ description: "Newest first." }),
      ...answered,
    })
    .meta({ id: "CalibrationPreview" }),
  errors: [],
  example: exampleOf("preview_calibration"),
});
