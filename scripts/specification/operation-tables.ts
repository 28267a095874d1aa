/** The generated page of the specification: every operation, error, bucket and plan, as tables of Markdown. */
import { z } from "zod";
import { errorCatalogue } from "../../src/contract/errors.ts";
import { buckets, plans } from "../../src/contract/limits.ts";
import type { Operation } from "../../src/contract/operation.ts";

/** @param operations in the order in which they are served. */
export function operationTables(operations: readonly Operation[]): string {
  return `${[
    "# §6 Operations",
    "Generated from the contracts by `npm run pins`.",
    "## 6.1 Operations",
    table(["Operation", "REST", "Tool", "Scopes", "Bucket", "Credits", "Idempotency"], operations.map(rowOf)),
    "## 6.2 Fields of requests",
    ...operations.flatMap(fieldsOf),
    "## 6.3 Errors",
    table(
      ["Code", "Status", "Meaning", "Try again"],
      Object.entries(errorCatalogue).map(([code, { status, message, retry }]) => [
        `\`${code}\``,
        String(status),
        message,
        retry,
      ]),
    ),
    "## 6.4 Rate buckets, before the plan's multiplier",
    table(
      ["Bucket", "Capacity, tokens", "Refill, tokens per second"],
      Object.entries(buckets).map(([name, { capacity, refillPerS }]) => [
        name,
        String(capacity),
        String(refillPerS),
      ]),
    ),
    "## 6.5 Plans",
    table(
      ["Plan", "Credits", "Deep attempts", "Multiplier", "Enforced"],
      Object.values(plans).map((plan) => [
        plan.name,
        String(plan.credits),
        String(plan.deepAttempts),
        String(plan.rateMultiplier),
        String(plan.enforced),
      ]),
    ),
  ].join("\n\n")}\n`;
}

function rowOf({ name, rest, tool, scopes, bucket, credits, idempotency }: Operation): string[] {
  return [
    `\`${name}\``,
    rest ? `${rest.method} \`${rest.path}\`` : "–",
    tool ? `\`${tool.name ?? name}\`` : "–",
    scopes.join(", "),
    bucket,
    credits,
    idempotency,
  ];
}

interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

function fieldsOf({ name, input, summary }: Operation): string[] {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as {
    properties?: Record<string, FieldSchema>;
    required?: readonly string[];
  };
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return [];
  const rows = fields.map(([field, of]) => [
    `\`${field}\``,
    schema.required?.includes(field) ? "yes" : "",
    typeOf(of),
    boundsOf(of),
  ]);
  return [`### ${name}`, summary, table(["Field", "Required", "Type", "Bounds"], rows)];
}

function typeOf({ type, enum: values }: FieldSchema): string {
  if (values) return values.map((value) => `\`${String(value)}\``).join(", ");
  return type === undefined ? "see `/openapi.json`" : [type].flat().join(" or ");
}

function boundsOf({ maxLength, minimum, maximum, maxItems }: FieldSchema): string {
  const bounds = [
    maxLength === undefined ? "" : `at most ${maxLength} characters`,
    maxItems === undefined ? "" : `at most ${maxItems} items`,
    minimum === undefined || Math.abs(minimum) >= Number.MAX_SAFE_INTEGER ? "" : `from ${minimum}`,
    maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? "" : `to ${maximum}`,
  ];
  return bounds.filter((bound) => bound !== "").join(", ");
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}
