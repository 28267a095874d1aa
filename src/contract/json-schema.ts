import { z } from "zod";

/** A JSON Schema of dialect 2020-12, as data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

const caches = { input: new WeakMap<z.ZodType, JsonSchema>(), output: new WeakMap<z.ZodType, JsonSchema>() };

/**
 * The JSON Schema of the body that a caller may send (`input`: before defaults and transforms) or receives
 * (`output`). Requests are closed; responses are open, because they may gain fields within /v1. Named parts
 * are under `$defs`.
 */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const cache = caches[io];
  const known = cache.get(schema);
  if (known) return known;
  const { $schema: _dialect, ...body } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      tidy(jsonSchema as Record<string, unknown>, io);
    },
  });
  const result: JsonSchema = body;
  cache.set(schema, result);
  return result;
}

const formatLengths: Readonly<Record<string, number>> = { date: 10, "date-time": 64 };

function tidy(schema: Record<string, unknown>, io: "input" | "output"): void {
  const length = typeof schema.format === "string" ? formatLengths[schema.format] : undefined;
  if (length !== undefined) {
    // The pattern lists the calendar, leap years included; the format states the same in one word.
    delete schema.pattern;
    if (io === "input") schema.maxLength ??= length;
  }
  if (io !== "output") return;
  if (schema.additionalProperties === false || schema.properties !== undefined) {
    schema.additionalProperties = true;
  }
}

/** The schema to which a `$ref` into the root's own `$defs` refers; any other schema unchanged. */
export function dereference(root: JsonSchema, schema: JsonSchema): JsonSchema {
  const { $ref } = schema;
  if (typeof $ref !== "string" || !$ref.startsWith("#/$defs/")) return schema;
  const named = (root.$defs as Record<string, JsonSchema> | undefined)?.[$ref.slice("#/$defs/".length)];
  return named === undefined ? schema : dereference(root, named);
}

/**
 * The properties of an object schema with whether each is required, those of alternatives included
 * (required only where the schema itself says so).
 */
export function propertiesOf(root: JsonSchema, schema: JsonSchema = root): Map<string, Property> {
  const found = new Map<string, Property>();
  const own = dereference(root, schema);
  const required = new Set((own.required as readonly string[] | undefined) ?? []);
  for (const [name, value] of Object.entries(
    (own.properties as Record<string, JsonSchema> | undefined) ?? {},
  )) {
    found.set(name, { schema: value, required: required.has(name) });
  }
  for (const keyword of ["allOf", "anyOf", "oneOf"]) {
    for (const part of (own[keyword] as readonly JsonSchema[] | undefined) ?? []) {
      for (const [name, property] of propertiesOf(root, part)) {
        if (!found.has(name))
          found.set(name, { ...property, required: keyword === "allOf" && property.required });
      }
    }
  }
  return found;
}

interface Property {
  readonly schema: JsonSchema;
  readonly required: boolean;
}
