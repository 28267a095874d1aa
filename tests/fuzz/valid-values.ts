/** Values that a schema admits: valid requests, often at the limits of the schema. */
import fc from "fast-check";
import { pick } from "../support/random.ts";
import type { InterfaceDocument, Json, Schema } from "./interface-document.ts";

const words = [
  "Barclays PLC",
  "Siemens",
  "株式会社",
  "O'Neill & Söhne GmbH",
  "a",
  "0",
  "Ünï¢ode 🏦",
  "%2e%2e/",
  "-1",
];
const longest = 600;

interface ListSchema {
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
}

interface TextSchema {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export class ValidValues {
  readonly #document: InterfaceDocument;
  readonly #random: () => number;

  constructor(document: InterfaceDocument, random: () => number) {
    this.#document = document;
    this.#random = random;
  }

  /** A value of the schema; `undefined` where this generator has none. */
  of(schema: Schema, depth = 0): Json | undefined {
    const own = this.#chosen(this.#document.resolve(schema));
    if ("const" in own) return own.const as Json;
    if (Array.isArray(own.enum)) return pick(this.#random, own.enum as readonly Json[]);
    const types = [(own.type ?? "string") as string | readonly string[]].flat();
    switch (pick(this.#random, types)) {
      case "object":
        return this.#object(own, depth);
      case "array":
        return this.#array(own, depth);
      case "integer":
        return this.#integer(own);
      case "number":
        return this.#number(own);
      case "boolean":
        return this.#random() < 0.5;
      case "null":
        return null;
      default:
        return this.#text(own);
    }
  }

  /** The schema with one of its alternatives chosen and the rules between its fields merged in. */
  #chosen(schema: Schema): Schema {
    const { allOf, anyOf, oneOf, ...own } = schema;
    const rules = [...((allOf ?? []) as Schema[]), ...[anyOf, oneOf].flatMap((parts) => this.#one(parts))];
    return rules.reduce<Schema>(
      (merged, rule) => merge(merged, this.#chosen(this.#document.resolve(rule))),
      own,
    );
  }

  #one(parts: unknown): Schema[] {
    return Array.isArray(parts) ? [pick(this.#random, parts as readonly Schema[])] : [];
  }

  #object(schema: Schema, depth: number): Json {
    const required = new Set((schema.required ?? []) as readonly string[]);
    const value: Record<string, Json> = {};
    for (const [name, property] of Object.entries(
      (schema.properties ?? {}) as Record<string, Schema | false>,
    )) {
      if (property === false || (!required.has(name) && this.#random() < 0.6 + depth * 0.1)) continue;
      const inner = this.of(property, depth + 1);
      if (inner !== undefined) value[name] = inner;
    }
    const { additionalProperties: others } = schema;
    if (typeof others === "object" && this.#random() < 0.5) {
      const inner = this.of(others as Schema, depth + 1);
      if (inner !== undefined) value[`key${Math.floor(this.#random() * 100)}`] = inner;
    }
    return value;
  }

  #array(schema: Schema, depth: number): Json {
    const { minItems = 0, maxItems = 3, uniqueItems, items = {} } = schema as ListSchema;
    const length = Math.min(maxItems, minItems + Math.floor(this.#random() * 3));
    const made = Array.from({ length }, () => this.of(items, depth + 1)).filter((one) => one !== undefined);
    return uniqueItems === true ? [...new Set(made)] : made;
  }

  #integer({ minimum = 0, maximum = 1000 }: { minimum?: number; maximum?: number }): number {
    const inner = minimum + Math.floor(this.#random() * (Math.min(maximum, minimum + 50) - minimum + 1));
    return pick(this.#random, [minimum, maximum, inner]);
  }

  #number(schema: { minimum?: number; exclusiveMinimum?: number; maximum?: number }): number {
    const { exclusiveMinimum, minimum = exclusiveMinimum ?? 0, maximum = minimum + 1 } = schema;
    const inner = maximum - this.#random() * (maximum - minimum);
    return pick(this.#random, [...(exclusiveMinimum === undefined ? [minimum] : []), maximum, inner]);
  }

  #text(schema: Schema): string | undefined {
    const { minLength = 0, maxLength = longest, pattern, format } = schema as TextSchema;
    if (format === "date")
      return pick(this.#random, ["1998-07-01", "0001-01-01", "9999-12-31", "2024-02-29"]);
    if (format === "date-time") return pick(this.#random, moments);
    const edge = Math.min(maxLength, longest);
    const drawn = pick(this.#random, [...words, "x".repeat(edge), "🏦".repeat(edge), "x".repeat(minLength)]);
    const fitting = [...drawn].slice(0, maxLength).join("");
    const matches = (text: string) =>
      [...text].length >= minLength && (typeof pattern !== "string" || new RegExp(pattern, "u").test(text));
    if (matches(fitting)) return fitting;
    if (typeof pattern !== "string") return "x".repeat(Math.max(1, minLength));
    const seed = Math.floor(this.#random() * 2 ** 31);
    return fc
      .sample(fc.stringMatching(new RegExp(pattern)), { seed, numRuns: 20 })
      .find((text) => matches(text) && [...text].length <= maxLength);
  }
}

const moments = [
  "2026-11-20T09:00:00Z",
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00+14:00",
  "9999-12-31T23:59:59-14:00",
  "2026-02-28T23:59:59.123456789+05:45",
];

/** The conjunction of both schemas, for rules between fields. */
function merge(left: Schema, right: Schema): Schema {
  const [mine, theirs] = [left.properties ?? {}, right.properties ?? {}] as Record<string, Schema | false>[];
  const properties: Record<string, Schema | false> = { ...mine };
  for (const [name, rule] of Object.entries(theirs!)) {
    const known = properties[name];
    properties[name] = rule === false || known === false ? false : { ...known, ...rule };
  }
  const required = [...((left.required ?? []) as string[]), ...((right.required ?? []) as string[])];
  return { ...left, ...right, properties, required };
}
