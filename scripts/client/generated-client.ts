/** The generated part of the client: types, the table of operations and their methods, all from the contracts. */
import { answerSchema, pendingSchema } from "../../src/contract/answer.ts";
import { errorCatalogue } from "../../src/contract/errors.ts";
import { dereference, type JsonSchema, jsonSchemaOf, propertiesOf } from "../../src/contract/json-schema.ts";
import type { Operation } from "../../src/contract/operation.ts";
import { placeOf } from "./operation-names.ts";
import { SchemaTypes } from "./schema-types.ts";

const banner = "// Generated from the contracts by `npm run pins`. Change those instead.\n";

/** The generated files by name. @throws TypeError where the client cannot express a contract. */
export function generatedClient(operations: readonly Operation[]): ReadonlyMap<string, string> {
  const types = new SchemaTypes();
  const offered = operations
    .filter(({ rest }) => rest !== null)
    .map((operation) => described(operation, types));
  const codes = Object.keys(errorCatalogue).map((code) => `  | "${code}"`);
  return new Map([
    [
      "types.ts",
      `${banner}\n${types}\n/** Every code of an error answer. */\nexport type ErrorCode =\n${codes.join("\n")};\n`,
    ],
    ["operations.ts", tableOf(offered)],
    ["methods.ts", methodsOf(offered)],
  ]);
}

interface Described {
  readonly operation: Operation;
  readonly pathFields: readonly string[];
  /** The type of the parameters besides those of the path; null where there are none. */
  readonly parameters: { readonly type: string; readonly required: boolean } | null;
  readonly answer: string;
  /** The field that holds the items of a list. */
  readonly list: string | null;
  readonly group: string | null;
  readonly method: string;
}

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|_)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

function described(operation: Operation, types: SchemaTypes): Described {
  const rest = operation.rest!;
  const pathFields = [...rest.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
  const answer = nameOf(types, jsonSchemaOf(answerSchema(operation), "output"), {
    name: `${pascal(operation.name)}Answer`,
    io: "output",
  });
  const pending = pendingSchema(operation);
  const alternatives = pending === null ? [] : [types.typeOf(jsonSchemaOf(pending, "output"), "output")];
  return {
    operation,
    pathFields,
    parameters: parametersOf(operation, pathFields, types),
    answer: [answer, ...alternatives].join(" | "),
    list: listOf(operation),
    ...placeOf(operation),
  };
}

/** The type of a schema: its name, or the given one where it has none and is an object. */
function nameOf(
  types: SchemaTypes,
  schema: JsonSchema,
  { name, io }: { readonly name: string; readonly io: "input" | "output" },
): string {
  const type = types.typeOf(schema, io);
  if (schema.properties === undefined) return type;
  const { $defs: _, ...own } = schema;
  types.declare(name, own, io);
  return name;
}

function parametersOf(
  operation: Operation,
  pathFields: readonly string[],
  types: SchemaTypes,
): Described["parameters"] {
  const root = jsonSchemaOf(operation.input, "input");
  const properties = [...propertiesOf(root)].filter(([name]) => !pathFields.includes(name));
  if (properties.length === 0) return null;
  const required = properties.some(([, property]) => property.required);
  const name = `${pascal(operation.name)}Parameters`;
  if (pathFields.length === 0) return { type: nameOf(types, root, { name, io: "input" }), required };
  types.typeOf({ $defs: withoutRoot(root), type: "null" }, "input");
  const beside = {
    type: "object",
    properties: Object.fromEntries(properties.map(([field, { schema }]) => [field, schema])),
    required: properties.filter(([, property]) => property.required).map(([field]) => field),
  };
  types.declare(name, beside, "input");
  return { type: name, required };
}

function withoutRoot({ $ref, $defs = {} }: JsonSchema): JsonSchema {
  const own = typeof $ref === "string" ? $ref.replace("#/$defs/", "") : null;
  return Object.fromEntries(Object.entries($defs as JsonSchema).filter(([name]) => name !== own));
}

/** A list is read in pages, by a cursor or by an offset, and holds one array. */
function listOf(operation: Operation): Described["list"] {
  const input = propertiesOf(jsonSchemaOf(operation.input, "input"));
  if (!input.has("cursor") && !input.has("offset")) return null;
  const root = jsonSchemaOf(answerSchema(operation), "output");
  const answer = propertiesOf(root);
  const arrays = [...answer].filter(([, { schema }]) => dereference(root, schema).type === "array");
  if (arrays.length !== 1 || !(answer.has("next_cursor") || answer.has("total")))
    throw new TypeError(`${operation.name}: a list answers one array, with next_cursor or total`);
  return arrays[0]![0];
}

function tableOf(offered: readonly Described[]): string {
  const rows = offered.map(({ operation, list }) => {
    const { rest, idempotency, tool, name } = operation;
    const keyed = idempotency !== "none";
    const row = {
      method: rest!.method,
      path: rest!.path,
      keyed,
      repeatable: keyed || (rest!.method !== "POST" && rest!.method !== "PATCH") || tool?.idempotent === true,
      ...(rest!.headers === undefined ? {} : { headers: rest!.headers }),
      ...(list === null ? {} : { items: list }),
    };
    return `  ${name}: ${JSON.stringify(row)},\n`;
  });
  return `${banner}import type { RestOperation } from "../rest-request.ts";

/** Every operation that is offered over REST, by its name. */
export const operations = {
${rows.join("")}} as const satisfies Readonly<Record<string, RestOperation>>;
`;
}

function methodsOf(offered: readonly Described[]): string {
  const groups = Map.groupBy(offered, ({ group }) => group);
  const own = groups.get(null) ?? [];
  const named = [...groups].filter((entry): entry is [string, Described[]] => entry[0] !== null);
  const clash = named.find(([group]) => own.some(({ method }) => method === group));
  if (clash) throw new TypeError(`${clash[0]} is a group and a method`);
  const classes = named.map(([group, members]) => classOf(className(group), members));
  const fields = named.map(([group]) => `  readonly ${group}: ${className(group)};\n`);
  const made = named.map(([group]) => `    this.${group} = new ${className(group)}(caller);\n`);
  return `${banner}import type { Answer } from "../answer.ts";
import type { CallOptions } from "../call-options.ts";
import { type Caller, type ItemsOf, Topic } from "../caller.ts";
import type { Events } from "../events.ts";
import type { Lines } from "../lines.ts";
import type { Pages } from "../pages.ts";
import { operations } from "./operations.ts";
import type * as types from "./types.ts";

${classes.join("\n")}
/** Every operation, by topic. */
export class Operations extends Topic {
${fields.join("")}
  constructor(caller: Caller) {
    super(caller);
${made.join("")}  }
${own.map(methodOf).join("")}}
`;
}

const className = (group: string): string => `${group[0]!.toUpperCase()}${group.slice(1)}Operations`;

function classOf(name: string, members: readonly Described[]): string {
  const methods = members.map(({ method }) => method);
  const twice = methods.find((method, at) => methods.indexOf(method) !== at);
  if (twice !== undefined) throw new TypeError(`${name}.${twice} stands for two operations`);
  return `export class ${name} extends Topic {${members.map(methodOf).join("")}}\n`;
}

function methodOf({ operation, pathFields, parameters, answer, list, method }: Described): string {
  const { name, summary, description, rest, scopes, deprecated } = { deprecated: false, ...operation };
  const ids = pathFields.map((field) => `${camel(field)}: string`);
  const sent =
    parameters === null ? [] : [`parameters${parameters.required ? "" : "?"}: types.${parameters.type}`];
  const fields = [
    ...pathFields.map((field) => `${field}: ${camel(field)}`),
    ...(parameters ? ["...parameters"] : []),
  ];
  const input = fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`.replaceAll(/(\w+): \1\b/g, "$1");
  const type = answer.replaceAll(/\b[A-Z]\w+\b/g, "types.$&");
  const [kind, returned] =
    operation.envelope === "lines"
      ? ["lines", `Lines<${type}>`]
      : operation.envelope === "events"
        ? ["events", `Events<${type}>`]
        : operation.envelope === "file"
          ? ["file", "Answer<Uint8Array>"]
          : list === null
            ? ["answer", `Answer<${type}>`]
            : ["pages", `Pages<${type}, ItemsOf<${type}, "${list}">>`];
  return `
  /**
   * ${summary}
   *
   * ${description.replaceAll("*/", "*\\/")}
   *
   * \`${rest!.method} ${rest!.path}\`, for keys with the scope ${scopes.join(" or ")}.${deprecated ? "\n   * @deprecated" : ""}
   */
  ${method}(${[...ids, ...sent, "options?: CallOptions"].join(", ")}): ${returned} {
    return this.caller.${kind}(operations.${name}, ${input}, options);
  }
`;
}

const camel = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
