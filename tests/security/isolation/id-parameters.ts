/** Finds the inputs of an operation that name a tenant's object: in the schemas, at any depth. */
import {
  dereference,
  type JsonSchema,
  jsonSchemaOf,
  propertiesOf,
} from "../../../src/contract/json-schema.ts";
import type { Operation } from "../../../src/contract/operation.ts";
import { inputSchemaOf } from "../../../src/transports/mcp/tool-schema.ts";

export type Surface = "rest" | "tool";
export type Input = Record<string, unknown>;

export interface IdParameter {
  readonly operation: Operation;
  readonly surface: Surface;
  /** Property names and list positions, from the input's root. */
  readonly path: readonly (string | number)[];
  /** The last name of the path. */
  readonly name: string;
  /** Parameters of the same object that must be sent with it. */
  readonly required: readonly string[];
}

/** An id, a reference of the caller's own, or a position. The idempotency key has a test of its own. */
const isId = (name: string): boolean => /(^|_)(ids?|ref|cursor)$/.test(name);

export function idParametersOf(operation: Operation, surface: Surface): IdParameter[] {
  const root =
    surface === "tool" ? (inputSchemaOf(operation) as JsonSchema) : jsonSchemaOf(operation.input, "input");
  return [...idPaths(root, root, [])].map((found) => ({ operation, surface, ...found }));
}

type Found = Pick<IdParameter, "path" | "name" | "required">;

function* idPaths(root: JsonSchema, schema: JsonSchema, path: IdParameter["path"]): Generator<Found> {
  const properties = propertiesOf(root, schema);
  const required = [...properties].filter(([name, one]) => one.required && isId(name)).map(([name]) => name);
  for (const [name, { schema: declared }] of properties) {
    const own = dereference(root, declared);
    const isList = own.type === "array";
    const inner = isList ? dereference(root, (own.items ?? {}) as JsonSchema) : own;
    const at = [...path, name, ...(isList ? [0] : [])];
    const isText = [inner.type].flat().includes("string") || inner.anyOf !== undefined;
    if (isId(name) && isText) yield { path: at, name, required };
    else yield* idPaths(root, inner, at);
  }
}

/** An input with a value at a path; missing objects on the path are created. */
export function withValue(input: Input, path: IdParameter["path"], value: unknown): Input {
  const copy = structuredClone(input);
  let at = copy as Record<string | number, unknown>;
  for (const [place, step] of path.slice(0, -1).entries()) {
    at[step] ??= typeof path[place + 1] === "number" ? [] : {};
    at = at[step] as typeof at;
  }
  at[path.at(-1)!] = value;
  return copy;
}

/** An input without the members beside a path's last name that exclude it. */
export function withoutBeside(input: Input, path: IdParameter["path"], excluded: readonly string[]): Input {
  const copy = structuredClone(input);
  let at: unknown = copy;
  for (const step of path.slice(0, -1)) at = (at as Record<string | number, unknown> | undefined)?.[step];
  for (const name of excluded) delete (at as Input | undefined)?.[name];
  return copy;
}

/** Every value whose name is that of an id, replaced. */
export function withIds(value: unknown, idOf: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withIds(one, idOf));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isId(name) && typeof inner === "string" ? idOf(name) : withIds(inner, idOf),
    ]),
  );
}

/** Another value of the same shape: the same prefix, length and kinds of characters. */
export function randomLike(value: string, random: () => number): string {
  const prefix = /^[a-z]+[_-]/.exec(value)?.[0] ?? "";
  const one = (alphabet: string) => alphabet[Math.floor(random() * alphabet.length)]!;
  const rest = [...value.slice(prefix.length)].map((character) => {
    if (/[a-z]/.test(character)) return one("abcdefghijklmnopqrstuvwxyz");
    if (/[A-Z]/.test(character)) return one("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    return /\d/.test(character) ? one("234567") : character;
  });
  return prefix + rest.join("");
}
