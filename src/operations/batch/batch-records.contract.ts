import { z } from "zod";
import { batchRecords } from "../../contract/limits.ts";
import { resolveInput } from "../resolution/resolve.contract.ts";

/** The records of a batch. Their number is checked before any of them is, as a body has room for millions. */
export const recordsInput = z.preprocess((sent, context) => {
  if (Array.isArray(sent) && sent.length > batchRecords) {
    context.issues.push({
      code: "too_big",
      origin: "array",
      maximum: batchRecords,
      inclusive: true,
      input: undefined,
    });
  }
  return sent;
}, z.array(resolveInput).min(1).max(batchRecords));
