/** The input and output schemas of tools: clients validate with them; small, because models read them. */
import { answerSchema } from "../../contract/answer.ts";
import { meaningOf } from "../../contract/field-meanings.ts";
import { dereference, type JsonSchema, jsonSchemaOf, propertiesOf } from "../../contract/json-schema.ts";
import type { Operation } from "../../contract/operation.ts";
import { withoutNul } from "../../contract/scalars.ts";

const idempotencyKey: JsonSchema = {
  type: "string",
  minLength: 1,
  maxLength: 200,
  pattern: "^[\\x21-\\x7e]+$",
  description: "Names this operation: a retry with the same key and content is answered from the first run.",
};

/** The arguments: a closed object, with `idempotency_key` where the operation takes one. */
export function inputSchemaOf(operation: Operation): JsonSchema {
  const root = portable(jsonSchemaOf(operation.tool?.input ?? operation.input, "input")) as JsonSchema;
  const schema = { ...partsOf(root), ...dereference(root, root) };
  const { type: _type, properties, required, additionalProperties: _open, ...rest } = schema;
  const own = (required as readonly string[] | undefined) ?? [];
  const needed = operation.idempotency === "required" ? [...own, "idempotency_key"] : own;
  const keyed = operation.idempotency === "none" ? {} : { idempotency_key: idempotencyKey };
  const all = { ...described(properties as Readonly<Record<string, JsonSchema>> | undefined), ...keyed };
  return {
    type: "object",
    ...(Object.keys(all).length > 0 ? { properties: all } : {}),
    ...(needed.length > 0 ? { required: needed } : {}),
    additionalProperties: false,
    ...rest,
  };
}

/**
 * Removes the parts that models cannot use: the pattern that every text has, and the rules between the fields
 * of an object, which some models' interfaces refuse. The operation checks both.
 */
function portable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(portable);
  if (value === null || typeof value !== "object") return value;
  const isRule = (keyword: string, member: unknown): boolean =>
    (keyword === "pattern" && member === withoutNul) || (keyword === "allOf" && "properties" in value);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([keyword, member]) => !isRule(keyword, member))
      .map(([keyword, member]) => [keyword, portable(member)]),
  );
}

/** Models read descriptions: an argument without a description gets the meaning of its name. */
function described(properties: Readonly<Record<string, JsonSchema>> = {}): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const meaning = "description" in schema ? null : meaningOf(name);
      return [name, meaning === null ? schema : { ...schema, description: meaning }];
    }),
  );
}

/** The definitions of a schema without that of its root, which is written out. */
function partsOf({ $ref, $defs }: JsonSchema): JsonSchema {
  const parts = Object.entries(($defs ?? {}) as JsonSchema).filter(([name]) => $ref !== `#/$defs/${name}`);
  return parts.length > 0 ? { $defs: Object.fromEntries(parts) } : {};
}

/** Whether a success is not an object and travels as `{result: …}`: structured content must be an object. */
export function isWrapped(operation: Operation): boolean {
  const schema = jsonSchemaOf(answerSchema(operation), "output");
  return !isObject(schema, schema);
}

function isObject(root: JsonSchema, schema: JsonSchema): boolean {
  const { type, anyOf, oneOf, allOf } = dereference(root, schema);
  if (type !== undefined) return type === "object";
  if (Array.isArray(allOf)) return allOf.some((part: JsonSchema) => isObject(root, part));
  const parts = (anyOf ?? oneOf) as readonly JsonSchema[] | undefined;
  return parts?.every((part) => isObject(root, part)) ?? false;
}

const errorSchema: JsonSchema = {
  type: "object",
  properties: {
    code: { type: "string" },
    message: { type: "string" },
    correlation_id: { type: "string" },
    details: { type: "object" },
  },
  required: ["code", "message", "correlation_id", "details"],
};

/**
 * The result: the success's properties, two levels deep, or the error. One schema has both because clients
 * validate `structuredContent` of errors too, and the root stays an object as 2025-11-25 requires.
 */
export function outputSchemaOf(operation: Operation): JsonSchema {
  const root = jsonSchemaOf(answerSchema(operation), "output");
  const { properties, required } = isWrapped(operation)
    ? { properties: { result: shallow(root, root, 2) }, required: ["result"] }
    : successOf(root);
  return {
    type: "object",
    properties: { ...properties, error: errorSchema },
    ...(required.length > 0 ? { anyOf: [{ required }, { required: ["error"] }] } : {}),
  };
}

function successOf(root: JsonSchema): { properties: Record<string, JsonSchema>; required: string[] } {
  const all = [...propertiesOf(root)];
  return {
    properties: Object.fromEntries(all.map(([name, { schema }]) => [name, shallow(root, schema, 1)])),
    required: all.filter(([, { required }]) => required).map(([name]) => name),
  };
}

const keptKeywords = ["type", "description", "enum", "const", "format"] as const;

function shallow(root: JsonSchema, schema: JsonSchema, depth: number): JsonSchema {
  const own = dereference(root, schema);
  const kept: Record<string, unknown> = {};
  for (const keyword of keptKeywords) if (own[keyword] !== undefined) kept[keyword] = own[keyword];
  if (schema.description !== undefined) kept.description = schema.description;
  if (depth === 0) return kept;
  const { properties, required, items, anyOf, oneOf } = own;
  if (properties !== undefined) {
    kept.properties = Object.fromEntries(
      Object.entries(properties as Record<string, JsonSchema>).map(([name, value]) => [
        name,
        shallow(root, value, depth - 1),
      ]),
    );
    if (required !== undefined) kept.required = required;
  }
  if (items !== undefined) kept.items = shallow(root, items as JsonSchema, depth - 1);
  const alternatives = (anyOf ?? oneOf) as readonly JsonSchema[] | undefined;
  if (alternatives !== undefined) kept.anyOf = alternatives.map((part) => shallow(root, part, depth));
  return kept;
}
