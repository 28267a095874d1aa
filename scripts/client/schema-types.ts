/**
 * Translates JSON Schema, as our contracts give it, to TypeScript types. Only the keywords in use are known;
 * another one throws, because a type without it would be wrong without notice.
 */
import type { JsonSchema } from "../../src/contract/json-schema.ts";

/** Keywords that restrict values more than a type can. */
const beyondTypes = new Set([
  "description",
  "deprecated",
  "default",
  "examples",
  "format",
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
  "propertyNames",
  "$defs",
  "title",
]);
const known = new Set([
  ...beyondTypes,
  ...["$ref", "type", "const", "enum", "anyOf", "oneOf", "allOf", "items", "prefixItems"],
  ...["properties", "required", "additionalProperties"],
]);

/** Lists in inputs are only read, so they may be readonly; lists in outputs belong to the caller. */
type Direction = "input" | "output";

interface Place {
  readonly io: Direction;
  readonly indent: string;
}

/** The named types, in the order in which they are met. */
export class SchemaTypes {
  readonly #declarations = new Map<string, string>();

  /** The type of a schema, with the names that it refers to declared. */
  typeOf(root: JsonSchema, io: Direction): string {
    for (const [name, schema] of Object.entries((root.$defs ?? {}) as Record<string, JsonSchema>))
      this.declare(name, schema, io);
    return typeOf(root, { io, indent: "" });
  }

  /** Declares a type under a name. @throws TypeError where the name already has another type. */
  declare(name: string, schema: JsonSchema, io: Direction): void {
    const declaration = declarationOf(name, schema, { io, indent: "" });
    const declared = this.#declarations.get(name);
    if (declared !== undefined && declared !== declaration) throw new TypeError(`${name} means two things`);
    this.#declarations.set(name, declaration);
  }

  toString(): string {
    return [...this.#declarations.values()].join("\n");
  }
}

function declarationOf(name: string, schema: JsonSchema, place: Place): string {
  const comment = commentOf(schema, "");
  return schema.properties === undefined
    ? `${comment}export type ${name} = ${typeOf(schema, place)};\n`
    : `${comment}export interface ${name} ${objectOf(schema, place)}\n`;
}

function typeOf(schema: JsonSchema, place: Place): string {
  const unknown = Object.keys(schema).filter((keyword) => !known.has(keyword));
  if (unknown.length > 0) throw new TypeError(`no type is known for ${unknown.join(", ")}`);
  const { $ref, const: constant, enum: members, type } = schema;
  if (typeof $ref === "string") return $ref.replace("#/$defs/", "");
  if ("const" in schema) return JSON.stringify(constant);
  if (Array.isArray(members)) return members.map((member) => JSON.stringify(member)).join(" | ");
  // Besides an object's fields there may be rules between them, which a type cannot express.
  if (type === "object" && schema.properties !== undefined) return objectOf(schema, place);
  for (const [keyword, sign] of [
    ["anyOf", " | "],
    ["oneOf", " | "],
    ["allOf", " & "],
  ] as const) {
    const parts = schema[keyword] as readonly JsonSchema[] | undefined;
    if (parts) return parts.map((part) => typeOf(part, place)).join(sign);
  }
  const types: readonly string[] = Array.isArray(type) ? type : typeof type === "string" ? [type] : [];
  return types.length === 0 ? "unknown" : types.map((one) => typeNamed(one, schema, place)).join(" | ");
}

function typeNamed(type: string, schema: JsonSchema, place: Place): string {
  switch (type) {
    case "integer":
    case "number":
      return "number";
    case "array": {
      const item = typeOf((schema.items ?? {}) as JsonSchema, place);
      const list = / [|&] /.test(item) ? `(${item})[]` : `${item}[]`;
      return place.io === "input" ? `readonly ${list}` : list;
    }
    case "object":
      return objectOf(schema, place);
    default:
      return type;
  }
}

/**
 * Answers may gain fields; a type that admitted any field would accept every misspelt one, so it admits none.
 */
function objectOf(schema: JsonSchema, { io, indent }: Place): string {
  const { properties, additionalProperties, required } = schema;
  if (properties === undefined) {
    const value = typeof additionalProperties === "object" ? (additionalProperties as JsonSchema) : {};
    return `{ [name: string]: ${typeOf(value, { io, indent })} }`;
  }
  const inner = `${indent}  `;
  const needed = new Set((required ?? []) as readonly string[]);
  const lines = Object.entries(properties as Record<string, JsonSchema>).map(([name, property]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const optional = needed.has(name) ? "" : "?";
    const type = typeOf(property, { io, indent: inner });
    return `${commentOf(property, inner)}${inner}${key}${optional}: ${type}${optional === "" ? "" : " | undefined"};\n`;
  });
  return lines.length === 0 ? "{}" : `{\n${lines.join("")}${indent}}`;
}

/** The description of a schema as a comment on its own line. */
function commentOf(schema: JsonSchema, indent: string): string {
  const { description, default: fallback, deprecated } = schema;
  const words = [
    ...(typeof description === "string" ? [description] : []),
    ...(fallback === undefined ? [] : [`Default: ${JSON.stringify(fallback)}.`]),
    ...(deprecated === true ? ["@deprecated"] : []),
  ].join(" ");
  return words === "" ? "" : `${indent}/** ${words.replaceAll("*/", "*\\/")} */\n`;
}
