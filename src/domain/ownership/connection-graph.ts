/**
 * Companies and the relationships between them, in both directions, as far as they have been read. A company is
 * the set of identifier keys that are united; it is named by the best of them.
 */
import type { KnownFact } from "../facts/known-fact.ts";
import { identifierKey } from "../identifiers/identifier-key.ts";
import { hasName, type Relationship, standingOn } from "./ownership-graph.ts";
import { rankOf } from "./ownership-views.ts";

/** A relationship as an edge: stated of the company of `subject`, with that of `object` at its other end. */
export interface Connection {
  readonly subject: string;
  readonly object: string;
  readonly fact: Relationship;
}

/** The reason why a relationship that holds is no edge. */
export type UnusedReason =
  | "no_identifier"
  | "ambiguous_identifier"
  | "name_number_disagree"
  | "not_installed";

type Neighbours = ReadonlyMap<string, ReadonlyMap<string, readonly Connection[]>>;

export class ConnectionGraph {
  /** `YYYY-MM-DD`. */
  readonly #day: string;
  readonly #above = new Map<string, string>();
  readonly #members = new Map<string, string[]>();
  readonly #connections = new Map<string, Connection>();
  readonly #withoutIdentifier = new Set<string>();
  readonly #names = new Map<string, KnownFact[]>();
  readonly #ambiguous = new Set<string>();
  /** Keys of which everything was read that is read of a key. */
  readonly #read = new Set<string>();
  #neighbours: Neighbours | null = null;

  constructor(day: string) {
    this.#day = day;
  }

  /** The name of the company of a key. */
  companyOf(key: string): string {
    let root = key;
    for (let next = this.#above.get(root); next !== undefined; next = this.#above.get(root)) root = next;
    return root;
  }

  keysOf(company: string): readonly string[] {
    return this.#members.get(company) ?? [company];
  }

  /** Declares that these keys are of one company. */
  unite(keys: readonly string[]): void {
    for (const key of keys.slice(1)) {
      const [best, other] = [this.companyOf(keys[0]!), this.companyOf(key)].sort(compareKeys);
      if (best === other) continue;
      this.#above.set(other!, best!);
      this.#members.set(best!, [...this.keysOf(best!), ...this.keysOf(other!)]);
      this.#members.delete(other!);
    }
    this.#neighbours = null;
  }

  /** Notes a number that several companies are stated to have: relationships to it are no edges. */
  addAmbiguous(key: string): void {
    this.#ambiguous.add(key);
    this.#neighbours = null;
  }

  addName(key: string, name: KnownFact): void {
    this.#names.set(key, [...(this.#names.get(key) ?? []), name]);
  }

  /** Adds a relationship that holds on the day; others are left out. */
  add(fact: Relationship): void {
    if (standingOn(fact, this.#day) !== "holds") return;
    const { reference } = fact.content.object;
    const id = JSON.stringify([
      fact.sourceId,
      fact.providerRecordId,
      fact.subject,
      fact.validFrom,
      fact.content,
    ]);
    if (reference === undefined) this.#withoutIdentifier.add(id);
    else if (!this.#connections.has(id)) {
      this.#connections.set(id, { subject: fact.subject, object: identifierKey(reference), fact });
      this.#neighbours = null;
    }
  }

  markRead(key: string): void {
    this.#read.add(key);
    this.#neighbours = null;
  }

  unreadKeysOf(company: string): string[] {
    return this.keysOf(company).filter((key) => !this.#read.has(key));
  }

  /** Companies by name, each with its neighbours and the relationships between the two. */
  neighbours(): Neighbours {
    if (this.#neighbours) return this.#neighbours;
    const found = new Map<string, Map<string, Connection[]>>();
    const put = (from: string, to: string, connection: Connection) => {
      const of = found.get(from) ?? new Map<string, Connection[]>();
      found.set(from, of.set(to, [...(of.get(to) ?? []), connection]));
    };
    for (const connection of this.#connections.values()) {
      const [subject, object] = [this.companyOf(connection.subject), this.companyOf(connection.object)];
      if (subject === object || this.#reasonAgainst(connection) !== null) continue;
      put(subject, object, connection);
      put(object, subject, connection);
    }
    this.#neighbours = found;
    return found;
  }

  /** How many relationships that hold are no edges, by reason. */
  unused(): ReadonlyMap<UnusedReason, number> {
    const counts = new Map<UnusedReason, number>();
    const count = (reason: UnusedReason, more = 1) => counts.set(reason, (counts.get(reason) ?? 0) + more);
    if (this.#withoutIdentifier.size > 0) count("no_identifier", this.#withoutIdentifier.size);
    for (const connection of this.#connections.values()) {
      const reason = this.#reasonAgainst(connection);
      if (reason !== null) count(reason);
    }
    return counts;
  }

  /** Whether an edge rests on a number that a filer typed in, of a company whose names are not read yet. */
  isProvisional({ object, fact }: Connection): boolean {
    return fact.content.object.selfReported === true && !this.#isRead(this.companyOf(object));
  }

  #reasonAgainst(connection: Connection): UnusedReason | null {
    const { name, selfReported } = connection.fact.content.object;
    if (this.#ambiguous.has(connection.object)) return "ambiguous_identifier";
    if (!selfReported || this.isProvisional(connection)) return null;
    const facts = this.keysOf(this.companyOf(connection.object)).flatMap((key) => this.#names.get(key) ?? []);
    if (facts.length === 0) return "not_installed";
    return name !== undefined && hasName({ facts }, name) ? null : "name_number_disagree";
  }

  #isRead(company: string): boolean {
    return this.unreadKeysOf(company).length === 0;
  }
}

/** The better of two keys first: a LEI, then a register's number, then a source's own id; each in order of its text. */
export function compareKeys(a: string, b: string): number {
  return rankOf(a) - rankOf(b) || (a < b ? -1 : a > b ? 1 : 0);
}
