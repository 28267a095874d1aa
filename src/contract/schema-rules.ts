/**
 * Rules between fields, in JSON Schema beside the refinement that checks them, so that the OpenAPI document
 * has every reason for a refused request. They stand under `allOf`, away from the fields themselves.
 */
import type { JsonSchema } from "./json-schema.ts";

/** The object has the field, with a value that the schema also accepts. */
export const withField = (field: string, schema: JsonSchema = {}): JsonSchema => ({
  properties: { [field]: schema },
  required: [field],
});

/** The object has none of the fields. */
export const withoutFields = (...fields: readonly string[]): JsonSchema => ({
  properties: Object.fromEntries(fields.map((field) => [field, false])),
});

/** All of the rules. */
export const together = (...rules: readonly JsonSchema[]): JsonSchema => ({ allOf: rules });

/** At least one of the rules. */
export const either = (...rules: readonly JsonSchema[]): JsonSchema => ({ anyOf: rules });

/** A string that is not blank. */
export const notBlank: JsonSchema = { pattern: "\\S" };

/** Lists with a non-blank string, position by position: few request generators support `contains`. */
export const notBlankAnywhere = (places: number): JsonSchema[] =>
  Array.from({ length: places }, (_, at) => ({
    minItems: at + 1,
    prefixItems: [...Array.from({ length: at }, () => ({})), notBlank],
  }));
