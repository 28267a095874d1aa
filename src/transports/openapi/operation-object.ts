import type { z } from "zod";
import { answerSchema, pendingSchema } from "../../contract/answer.ts";
import { meaningOf } from "../../contract/field-meanings.ts";
import { dereference, type JsonSchema, jsonSchemaOf, propertiesOf } from "../../contract/json-schema.ts";
import type { Operation } from "../../contract/operation.ts";
import { idempotencyKeySchema } from "../../door/idempotency.ts";
import { planInput } from "../http/read-input.ts";
import type { SchemaComponents } from "./components.ts";
import { type ErrorResponses, errorsOf } from "./errors.ts";

type Fields = Readonly<Record<string, unknown>>;

/** One operation of the document; its schemas and errors go to the shared components. */
export function describeOperation(
  operation: Operation,
  schemas: SchemaComponents,
  errors: ErrorResponses,
): Record<string, unknown> {
  const { name, summary, description, tag } = operation;
  const plan = planInput(operation);
  const properties = propertiesOf(jsonSchemaOf(operation.input, "input"));
  const hasBody = plan.usesBody && properties.size > plan.pathFields.size + plan.headerFields.size;
  const example = (operation.example.input ?? {}) as Fields;
  const parameters = [...parametersOf(operation, schemas, example), ...idempotencyParameter(operation)];
  return {
    operationId: name.replaceAll(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()),
    summary: summary.replace(/\.$/, ""),
    description,
    tags: [tag],
    security: [{ bearer: [] }],
    "x-accepted-key-scopes": [...operation.scopes],
    "x-assay-rate-bucket": operation.bucket,
    "x-assay-credits": operation.credits,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody ? { requestBody: requestBodyOf(operation, schemas, example) } : {}),
    responses: {
      ...successOf(operation, schemas),
      ...errors.adopt(errorsOf(operation, { hasBody })),
      ...errors.transportErrors,
      default: { $ref: "#/components/responses/Default" },
    },
  };
}

function parametersOf(operation: Operation, schemas: SchemaComponents, example: Fields): object[] {
  const { pathFields, usesBody } = planInput(operation);
  const headers = operation.rest?.headers ?? {};
  const root = jsonSchemaOf(operation.input, "input");
  const { $defs } = root;
  return [...propertiesOf(root)].flatMap(([name, { schema, required }]) => {
    const inPath = pathFields.has(name);
    const header = headers[name];
    if (!inPath && header === undefined && usesBody) return [];
    const { description, examples: _examples, ...own } = schema;
    const adopted = schemas.adopt({ ...own, ...($defs === undefined ? {} : { $defs }) });
    return {
      name: header ?? name,
      in: inPath ? "path" : header === undefined ? "query" : "header",
      description: typeof description === "string" ? description : (meaningOf(name) ?? sentenceOf(name)),
      required: inPath || required,
      schema: adopted,
      ...(name in example ? { example: example[name] } : {}),
    };
  });
}

function idempotencyParameter({ idempotency }: Operation): object[] {
  if (idempotency === "none") return [];
  return [
    {
      name: "Idempotency-Key",
      in: "header",
      description:
        "Names this operation: a retry with the same key and content is answered from the first run.",
      required: idempotency === "required",
      schema: idempotencyKeySchema,
      example: "3f0c1d6e-order-1187",
    },
  ];
}

function requestBodyOf(operation: Operation, schemas: SchemaComponents, example: Fields): object {
  const { pathFields, bodyRequired } = planInput(operation);
  const root = jsonSchemaOf(operation.input, "input");
  const schema = schemas.adopt(pathFields.size === 0 ? root : withoutFields(root, pathFields));
  const body = Object.fromEntries(Object.entries(example).filter(([name]) => !pathFields.has(name)));
  const path = Object.fromEntries(Object.entries(example).filter(([name]) => pathFields.has(name)));
  const required = bodyRequired || !operation.input.safeParse(path).success;
  return { required, content: { "application/json": { schema, example: body } } };
}

/** An object schema without the fields that travel in the path. */
function withoutFields(root: JsonSchema, fields: ReadonlySet<string>): JsonSchema {
  const own = dereference(root, root);
  const properties = Object.entries((own.properties ?? {}) as Fields).filter(([name]) => !fields.has(name));
  const required = ((own.required ?? []) as readonly string[]).filter((name) => !fields.has(name));
  const { required: _required, ...rest } = own;
  return {
    ...rest,
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
    ...(root.$defs === undefined ? {} : { $defs: withoutRoot(root) }),
  };
}

function withoutRoot(root: JsonSchema): Fields {
  const name = typeof root.$ref === "string" ? root.$ref.slice("#/$defs/".length) : null;
  return Object.fromEntries(Object.entries(root.$defs as Fields).filter(([key]) => key !== name));
}

const headerOf = (name: string): object => ({ $ref: `#/components/headers/${name}` });

function successOf(operation: Operation, schemas: SchemaComponents): Record<string, object> {
  const status = operation.rest?.status ?? 200;
  const answer = answerSchema(operation);
  const root = jsonSchemaOf(answer, "output");
  const tagged =
    operation.rest?.tag === "content" ||
    (operation.rest?.method === "GET" &&
      operation.envelope === "bare" &&
      propertiesOf(root).has("updated_at"));
  const headers = {
    "X-Correlation-Id": headerOf("CorrelationId"),
    "RateLimit-Limit": headerOf("RateLimitLimit"),
    "RateLimit-Remaining": headerOf("RateLimitRemaining"),
    "RateLimit-Reset": headerOf("RateLimitReset"),
    ...(tagged ? { ETag: headerOf("EntityTag") } : {}),
    ...(operation.idempotency === "none" ? {} : { "Idempotency-Replayed": headerOf("IdempotencyReplayed") }),
  };
  const described = { description: operation.summary, headers };
  const unchanged = tagged
    ? { "304": { description: "Unchanged since the tag of If-None-Match.", headers } }
    : {};
  if (status === 204) return { "204": described };
  const example = exampleOf(operation);
  const schema = operation.envelope === "events" ? {} : schemas.adopt(root);
  const answered = { ...described, content: contentOf(operation, schema, example) };
  return {
    ...(operation.rest?.repeatable
      ? { "200": { ...answered, description: "A repeat: nothing was created." } }
      : {}),
    [String(status)]: answered,
    ...pendingOf(operation, schemas, headers),
    ...unchanged,
  };
}

/** Streams have no schema in OpenAPI 3.1: the schema is that of a line; `x-event-schemas` for events. */
function contentOf({ envelope, output, rest }: Operation, schema: object, example: unknown): object {
  if (envelope === "events") {
    // Written inline: linters would treat a reference from an extension as none.
    const data = jsonSchemaOf(output, "output");
    const event = dereference(data, data);
    const described = Object.fromEntries((rest?.events ?? []).map((name) => [name, event]));
    const stream = {
      description: "Server-sent events; `x-event-schemas` has the schema of each event's data.",
    };
    return { "text/event-stream": { schema: stream, "x-event-schemas": described } };
  }
  if (envelope === "file")
    return Object.fromEntries((rest?.mediaTypes ?? []).map((type) => [type, { schema }]));
  const type = envelope === "lines" ? "application/x-ndjson" : "application/json";
  return { [type]: { schema, ...(example === null ? {} : { example }) } };
}

/** The answer while the work is under way. */
function pendingOf(operation: Operation, schemas: SchemaComponents, headers: object): object {
  const pending = pendingSchema(operation);
  if (pending === null) return {};
  const schema = schemas.adopt(jsonSchemaOf(pending, "output"));
  return {
    "202": {
      description: "Not finished: ask again after `Retry-After`.",
      headers: { ...headers, "Retry-After": headerOf("RetryAfter") },
      content: contentOf(operation, schema, completed(operation, operation.rest?.pending?.example, pending)),
    },
  };
}

const exampleAdditions = {
  correlation_id: "req_k7mz2q4v6x3b5n7p2r4t6w2y4a",
  usage: {
    credits_charged: 0,
    credits_remaining: 300,
    deep_attempts_remaining: 25,
    plan: "free",
    enforced: true,
  },
};

/** The operation's example as a caller would receive it; null where the schema does not accept it. */
export function exampleOf(operation: Operation): unknown {
  return completed(operation, operation.example.output, answerSchema(operation));
}

function completed({ envelope }: Operation, output: unknown, schema: z.ZodType): unknown {
  const { correlation_id, usage } = exampleAdditions;
  const added = {
    data: { correlation_id, usage },
    correlated: { correlation_id },
    bare: {},
    lines: {},
    events: {},
    file: {},
  }[envelope];
  const isObject = output !== null && typeof output === "object" && !Array.isArray(output);
  const complete = isObject ? { ...added, ...output } : output;
  return schema.safeParse(complete).success ? complete : null;
}

const sentenceOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("_", " ")}.`;
