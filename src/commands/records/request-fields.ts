import { dereference, type JsonSchema, jsonSchemaOf, propertiesOf } from "../../contract/json-schema.ts";
import type { Operation } from "../../contract/operation.ts";

/** One field of a request that text can give: the value of a flag or a table's cell. */
export interface RequestField {
  /** `["address", "city"]`; of `pairs` the field that holds them. */
  readonly path: readonly string[];
  readonly kind: "text" | "integer" | "number" | "boolean" | "list" | "pairs";
  /** The values of an enumeration. */
  readonly choices: readonly string[] | null;
  readonly description: string | null;
  readonly default: unknown;
}

const known = new WeakMap<Operation, readonly RequestField[]>();

/** Every field of an operation's input in the order of its contract, nested ones by their path. */
export function requestFields(operation: Operation): readonly RequestField[] {
  const found = known.get(operation);
  if (found) return found;
  const root = jsonSchemaOf(operation.input, "input");
  const fields = fieldsOf(root, root, []);
  known.set(operation, fields);
  return fields;
}

function fieldsOf(root: JsonSchema, schema: JsonSchema, prefix: readonly string[]): RequestField[] {
  return [...propertiesOf(root, schema)].flatMap(([name, property]) => {
    const path = [...prefix, name];
    const own = dereference(root, property.schema);
    const nested = fieldsOf(root, own, path);
    return nested.length > 0 ? nested : [fieldOf(root, path, { ...own, ...property.schema })];
  });
}

function fieldOf(root: JsonSchema, path: readonly string[], schema: JsonSchema): RequestField {
  const items = dereference(root, (schema.items ?? {}) as JsonSchema);
  const choices = (schema.enum ?? items.enum ?? null) as readonly string[] | null;
  const description = typeof schema.description === "string" ? schema.description : null;
  return { path, kind: kindOf(schema), choices, description, default: schema.default };
}

function kindOf({ type }: JsonSchema): RequestField["kind"] {
  if (type === "array") return "list";
  if (type === "object") return "pairs";
  return type === "integer" || type === "number" || type === "boolean" ? type : "text";
}

/**
 * The value that a text stands for. A text that is not of the field's type stays text: the contract then
 * refuses it and names the field, with the message of the service.
 */
export function valueOfText(field: RequestField, text: string): unknown {
  const number = /^-?(0|[1-9]\d{0,15})(\.\d{1,20})?$/.test(text) ? Number(text) : text;
  if (field.kind === "number" || field.kind === "integer") return number;
  if (field.kind === "boolean") return text === "true" ? true : text === "false" ? false : text;
  return text;
}

/** Sets a value at a path and creates the objects on the way; later values of a list or of pairs are appended. */
export function setField(request: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let at = request;
  for (const name of path.slice(0, -1)) {
    at[name] ??= {};
    at = at[name] as Record<string, unknown>;
  }
  at[path.at(-1)!] = value;
}
