/** Reads one input from path, query, headers and body of a request, each field from one place only. */
import { Failure, type FieldError, invalidRequest } from "../../contract/errors.ts";
import { dereference, type JsonSchema, jsonSchemaOf, propertiesOf } from "../../contract/json-schema.ts";
import type { Operation } from "../../contract/operation.ts";
import { parseQuery } from "./query.ts";
import { parseStrictJson } from "./strict-json.ts";

/** The places of an operation's fields in a request, computed once. */
interface InputPlan {
  readonly pathFields: ReadonlySet<string>;
  /** Fields that travel in a header, with its name in lower case. */
  readonly headerFields: ReadonlyMap<string, string>;
  /** Whether the fields that are not in the path travel in the body rather than in the query. */
  readonly usesBody: boolean;
  /** Whether a request without a body lacks a required field. */
  readonly bodyRequired: boolean;
  readonly schemas: ReadonlyMap<string, JsonSchema>;
}

/** Fields of the path are in the path; others in the body, or in the query for methods without a body. */
export function planInput(operation: Operation): InputPlan {
  const root = jsonSchemaOf(operation.input, "input");
  const properties = propertiesOf(root);
  const pathFields = new Set(
    [...(operation.rest?.path ?? "").matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name as string),
  );
  const usesBody =
    operation.rest !== null && operation.rest.method !== "GET" && operation.rest.method !== "DELETE";
  const headerFields = new Map(
    Object.entries(operation.rest?.headers ?? {}).map(([name, header]) => [name, header.toLowerCase()]),
  );
  const others = [...properties].filter(([name]) => !pathFields.has(name) && !headerFields.has(name));
  return {
    pathFields,
    headerFields,
    usesBody,
    bodyRequired: usesBody && others.some(([, property]) => property.required),
    schemas: new Map([...properties].map(([name, { schema }]) => [name, dereference(root, schema)])),
  };
}

/** The parts of a request that the transport supplies. */
export interface RequestParts {
  readonly pathValues: Readonly<Record<string, string>>;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The text after the question mark, undecoded. */
  readonly queryText: string;
  readonly isJson: boolean;
  readonly body: Buffer;
}

/** The merged raw input, or a Failure where it was sent in a wrong way. */
export function readInput(plan: InputPlan, parts: RequestParts): Record<string, unknown> | Failure {
  const query = parseQuery(parts.queryText);
  if (query instanceof Failure) return query;
  const body = plan.usesBody ? readJsonBody(plan, parts) : refuseBody(parts.body);
  if (body instanceof Failure) return body;
  const faults: FieldError[] = [];
  const input: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(parts.pathValues)) {
    input[name] = coerce(plan.schemas.get(name), [value]);
  }
  for (const [name, header] of plan.headerFields) {
    const value = parts.headers[header];
    if (value !== undefined) input[name] = coerce(plan.schemas.get(name), [value].flat());
  }
  for (const [name, values] of query) {
    const elsewhere = plan.usesBody || plan.pathFields.has(name) || plan.headerFields.has(name);
    const schema = elsewhere ? undefined : plan.schemas.get(name);
    if (schema === undefined) {
      faults.push({ path: name, code: "unknown_field", message: "no such query parameter" });
    } else if (values.length > 1 && !isList(schema)) {
      faults.push({ path: name, code: "wrong_type", message: "given more than once; one value is expected" });
    } else {
      input[name] = coerce(schema, values);
    }
  }
  for (const [name, value] of Object.entries(body)) {
    if (plan.pathFields.has(name)) {
      faults.push({ path: name, code: "conflicting_alias", message: "given in the path and in the body" });
    } else {
      input[name] = value;
    }
  }
  return faults.length > 0 ? invalidRequest(faults.slice(0, 100)) : { ...input };
}

function refuseBody(body: Buffer): Record<string, unknown> | Failure {
  if (body.length === 0) return {};
  return invalidRequest([{ path: "", code: "unknown_field", message: "this operation takes no body" }]);
}

function readJsonBody(plan: InputPlan, { body, isJson }: RequestParts): Record<string, unknown> | Failure {
  if (body.length === 0) {
    if (!plan.bodyRequired) return {};
    return invalidRequest([{ path: "", code: "invalid_json", message: "a JSON body is needed" }]);
  }
  if (!isJson) return new Failure("unsupported_media_type");
  const parsed = parseStrictJson(body);
  if (parsed instanceof Failure) return parsed;
  const { value } = parsed;
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    return invalidRequest([{ path: "", code: "wrong_type", message: "the body must be a JSON object" }]);
  }
  return value as Record<string, unknown>;
}

const typesOf = (schema: JsonSchema): readonly unknown[] => {
  const { type, anyOf } = schema;
  if (Array.isArray(anyOf)) return anyOf.flatMap((part: JsonSchema) => typesOf(part));
  return Array.isArray(type) ? type : [type];
};

const isList = (schema: JsonSchema): boolean => typesOf(schema).includes("array");

/** Converts text to the schema's type; text that does not convert stays text, and the schema refuses it. */
function coerce(schema: JsonSchema | undefined, values: readonly string[]): unknown {
  if (schema === undefined) return values[0];
  if (isList(schema)) {
    // A query has no other form for an empty list.
    if (values.length === 1 && values[0] === "") return [];
    const { items } = schema;
    return values.map((value) => coerceScalar((items ?? {}) as JsonSchema, value));
  }
  return coerceScalar(schema, values[0] ?? "");
}

const integer = /^-?(0|[1-9]\d{0,19})$/;
const jsonNumber = /^-?(0|[1-9]\d{0,99})(\.\d{1,100})?([eE][+-]?\d{1,4})?$/;

function coerceScalar(schema: JsonSchema, value: string): unknown {
  const types = typesOf(schema);
  if (types.includes("integer") && integer.test(value)) return Number(value);
  if (types.includes("number") && jsonNumber.test(value)) return Number(value);
  if (types.includes("boolean") && (value === "true" || value === "false")) return value === "true";
  return value;
}
