import { z } from "zod";
import type { Operation } from "./operation.ts";
import { answered } from "./usage.ts";

const { correlation_id, usage } = answered;

const additions = {
  data: { correlation_id, usage },
  correlated: { correlation_id },
  bare: {},
  lines: {},
  events: {},
  file: {},
} as const;

const schemas = new WeakMap<Operation, z.ZodType>();

/**
 * The schema of the body that a caller receives (of one line or one event's data, where it is a stream): the
 * operation's output with the fields that the door adds under its envelope. A field that the output declares
 * itself stays as declared.
 */
export function answerSchema(operation: Operation): z.ZodType {
  const known = schemas.get(operation);
  if (known) return known;
  const schema = complete(operation.output, additions[operation.envelope]);
  schemas.set(operation, schema);
  return schema;
}

/** The schema of the 202 answer while the work is under way; null for operations without one. */
export function pendingSchema({ rest, envelope }: Operation): z.ZodType | null {
  return rest?.pending === undefined ? null : complete(rest.pending.output, additions[envelope]);
}

function complete(output: z.ZodType, added: Readonly<Record<string, z.ZodType>>): z.ZodType {
  if (!(output instanceof z.ZodObject)) {
    return Object.keys(added).length === 0 ? output : z.intersection(output, z.looseObject(added));
  }
  const missing = Object.entries(added).filter(([name]) => !(name in output.shape));
  if (missing.length === 0) return output;
  const { id: _id, ...meta } = output.meta() ?? {};
  const extended = output.safeExtend(Object.fromEntries(missing));
  return Object.keys(meta).length === 0 ? extended : extended.meta(meta);
}
