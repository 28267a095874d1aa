/** Builds requests that the document admits. */
import { pick } from "../support/random.ts";
import type { FuzzedOperation, InterfaceDocument, Json, Parameter } from "./interface-document.ts";
import type { Draft } from "./requests.ts";
import { ValidValues } from "./valid-values.ts";

/** Ids from earlier answers, by their field name: with them a request reaches existing data. */
export class SeenIds {
  readonly #byName = new Map<string, string[]>();
  /** Ids that must not be used, because the run would revoke its own keys. */
  readonly #spared: ReadonlySet<string>;

  constructor(spared: ReadonlySet<string>) {
    this.#spared = spared;
  }

  takeFrom(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) this.takeFrom(one);
    if (value === null || typeof value !== "object" || Array.isArray(value)) return;
    for (const [name, member] of Object.entries(value)) {
      if (
        typeof member === "string" &&
        member !== "" &&
        /(^|_)(id|ref|cursor)$/.test(name) &&
        !this.#spared.has(member)
      ) {
        this.#byName.set(name, [...(this.#byName.get(name) ?? []).slice(-20), member]);
      } else this.takeFrom(member);
    }
  }

  of(name: string): readonly string[] {
    return this.#byName.get(name) ?? this.#byName.get(name.replace(/^next_/, "")) ?? [];
  }
}

/** The text forms of a value, for parameters. */
export const written = (value: Json): string[] =>
  (Array.isArray(value) ? (value as readonly Json[]) : [value]).map((one) =>
    typeof one === "string" ? one : JSON.stringify(one),
  );

export class Drafts {
  readonly #random: () => number;
  readonly #values: ValidValues;
  readonly #seen: SeenIds;

  constructor(document: InterfaceDocument, random: () => number, seen: SeenIds) {
    this.#random = random;
    this.#values = new ValidValues(document, random);
    this.#seen = seen;
  }

  /** A request of the operation; parts without a generated value are left out. */
  of(operation: FuzzedOperation): Draft {
    const pathValues = new Map<string, string>();
    const query: [string, string][] = [];
    const headers: [string, string][] = [];
    for (const parameter of operation.parameters) {
      if (!parameter.required && this.#random() < 0.6) continue;
      const value = this.#valueOf(parameter);
      if (value === undefined) continue;
      const texts = written(value);
      if (parameter.in === "path") pathValues.set(parameter.name, texts[0]!);
      else if (parameter.in === "header") headers.push([parameter.name, texts[0]!]);
      else if (texts.length > 0) query.push(...texts.map((text): [string, string] => [parameter.name, text]));
    }
    return { operation, pathValues, query, headers, body: this.#bodyOf(operation) };
  }

  #valueOf(parameter: Parameter): Json | undefined {
    const seen = this.#seen.of(parameter.name);
    if (seen.length > 0 && this.#random() < 0.6) return pick(this.#random, seen);
    // The key of an example would be the same in every request.
    if (parameter.name === "Idempotency-Key") return `fuzz-${Math.floor(this.#random() * 2 ** 40)}`;
    if (parameter.example !== undefined && this.#random() < 0.3) return parameter.example;
    const value = this.#values.of(parameter.schema);
    return value !== undefined && parameter.admits(value) ? value : parameter.example;
  }

  #bodyOf({ body }: FuzzedOperation): Json | undefined {
    if (body === null) return undefined;
    if (body.example !== undefined && this.#random() < 0.2) return body.example;
    for (let tries = 0; tries < 10; tries++) {
      const value = this.#withSeen(this.#values.of(body.schema));
      if (value !== undefined && body.admits(value)) return value;
    }
    return body.example;
  }

  /** The value with some of its ids replaced by existing ones. */
  #withSeen(value: Json | undefined): Json | undefined {
    if (Array.isArray(value)) return value.map((one) => this.#withSeen(one) as Json);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value as Record<string, Json>).map(([name, member]) => {
        const seen = typeof member === "string" ? this.#seen.of(name) : [];
        if (seen.length > 0 && this.#random() < 0.7) return [name, pick(this.#random, seen)];
        return [name, this.#withSeen(member) as Json];
      }),
    );
  }
}
