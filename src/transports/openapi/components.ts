import type { JsonSchema } from "../../contract/json-schema.ts";

type Definitions = Readonly<Record<string, JsonSchema>>;

/**
 * The named schemas of a document. Each schema of an operation has its own `$defs`; they are moved here once,
 * and a name with different meanings in requests and answers becomes two names.
 */
export class SchemaComponents {
  readonly #schemas = new Map<string, JsonSchema>();
  /** The meaning of each name: a definition together with all definitions that it refers to. */
  readonly #meanings = new Map<string, string>();

  /** Moves a schema's `$defs` here and returns the schema with references to them. */
  adopt(schema: JsonSchema): JsonSchema {
    const { $defs, ...own } = schema;
    const definitions = ($defs ?? {}) as Definitions;
    const names = new Map(Object.keys(definitions).map((name) => [name, this.#nameFor(name, definitions)]));
    for (const [name, definition] of Object.entries(definitions)) {
      this.#schemas.set(names.get(name) ?? name, renamed(definition, names) as JsonSchema);
    }
    return renamed(own, names) as JsonSchema;
  }

  #nameFor(name: string, definitions: Definitions): string {
    const meaning = JSON.stringify([...reachable(name, definitions)].map((key) => [key, definitions[key]]));
    let chosen = name;
    while (this.#meanings.has(chosen) && this.#meanings.get(chosen) !== meaning) chosen = `${chosen}Answer`;
    this.#meanings.set(chosen, meaning);
    return chosen;
  }

  /** The schemas by name, sorted. */
  toObject(): Definitions {
    return Object.fromEntries([...this.#schemas].sort(([left], [right]) => (left < right ? -1 : 1)));
  }
}

function reachable(name: string, definitions: Definitions, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name) || definitions[name] === undefined) return found;
  found.add(name);
  for (const [, target] of JSON.stringify(definitions[name]).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)) {
    reachable(target as string, definitions, found);
  }
  return found;
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      if (key !== "$ref" || typeof member !== "string" || !member.startsWith("#/$defs/")) {
        return [key, renamed(member, names)];
      }
      const name = member.slice("#/$defs/".length);
      return [key, `#/components/schemas/${names.get(name) ?? name}`];
    }),
  );
}
