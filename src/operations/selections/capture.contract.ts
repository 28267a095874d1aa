import { z } from "zod";
import { either, withField, withoutFields } from "../../contract/schema-rules.ts";

/** The caller's own id of a receipt. */
export const captureId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, "1 to 64 letters, digits, hyphens and underscores")
  .meta({ minLength: 1, maxLength: 64 });

/** The fields by which an operation captures its answer. */
export const captureFields = {
  capture: z.boolean().optional().meta({
    default: false,
    description: "true: the answer is kept as a receipt, which needs the scope resolve.",
  }),
  capture_id: captureId.optional().meta({
    description: "Your own id of the receipt: the same request with it answers the same receipt.",
  }),
};

/** An id without a capture would leave the caller to believe that there is a receipt. */
export function idNeedsCapture<Body extends z.ZodObject<typeof captureFields>>(body: Body): Body {
  return body
    .superRefine(({ capture, capture_id }, context) => {
      if (capture_id === undefined || capture === true) return;
      context.addIssue({
        code: "custom",
        path: ["capture"],
        params: { code: "mismatch" },
        message: "true where capture_id is given",
      });
    })
    .meta({ allOf: [either(withoutFields("capture_id"), withField("capture", { const: true }))] });
}

export const receiptIdOfAnswer = z.string().nullable().meta({ description: "null: nothing is captured." });

/** The errors of a capture, beside those of reading. */
export const captureErrors = [
  "capture_conflict",
  "capture_reserved",
  "capture_limit",
  "payload_too_large",
] as const;
