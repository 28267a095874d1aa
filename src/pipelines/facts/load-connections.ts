/** Reads companies into a graph of relationships: six bounded statements for a list of companies, whatever their number. */
import type { FactKind } from "../../domain/facts/fact.ts";
import { factsOfKind, type KnownFact } from "../../domain/facts/known-fact.ts";
import { withoutRevised } from "../../domain/facts/validity.ts";
import type { ConnectionGraph } from "../../domain/ownership/connection-graph.ts";
import type { FactReader } from "./fact-reader.ts";
import { claimedBy, numbersStatedOf } from "./load-ownership.ts";

export interface Loading {
  readonly reader: FactReader;
  readonly tenantId: string;
}

const KINDS: readonly FactKind[] = ["relationship", "name", "identifier"];
/** Companies that one search reads. */
const MOST_COMPANIES = 1_000;
/** Facts of one kind about one number, and relationships that lead to it: a company of more is a hub. */
const MOST_FACTS = 100;
const MOST_TOWARDS = 500;

export class ConnectionLoader {
  readonly #loading: Loading;
  readonly #graph: ConnectionGraph;
  readonly #hubs = new Set<string>();
  #companies = 0;
  #naturalPersons = 0;
  #withheld = 0;

  constructor(loading: Loading, graph: ConnectionGraph) {
    this.#loading = loading;
    this.#graph = graph;
  }

  get isExhausted(): boolean {
    return this.#companies >= MOST_COMPANIES;
  }

  get naturalPersons(): number {
    return this.#naturalPersons;
  }

  get withheld(): number {
    return this.#withheld;
  }

  /** Whether the company has more relationships than are read of one. */
  isHub(company: string): boolean {
    return this.#graph.keysOf(company).some((key) => this.#hubs.has(key));
  }

  /** Reads these companies, as many as the search may still read. */
  async load(companies: readonly string[]): Promise<void> {
    const taken = companies.slice(0, MOST_COMPANIES - this.#companies);
    this.#companies += taken.length;
    const groups = await this.#keysOf(taken.map((company) => this.#graph.unreadKeysOf(company)));
    const keys = [...new Set(groups.flat())];
    const { reader, tenantId } = this.#loading;
    const towards = await reader.towards(tenantId, keys, MOST_TOWARDS + 1);
    const persons = await reader.naturalPersons(tenantId, keys);
    for (const count of persons.values()) this.#naturalPersons += count;
    for (const key of keys) {
      const { read, shown } = towards.get(key) ?? { read: 0, shown: [] };
      if (read > MOST_TOWARDS) this.#hubs.add(key);
      else this.#add(shown);
      this.#graph.markRead(key);
    }
  }

  /** The numbers of each company, those that are stated of it included, after the facts about them are in the graph. */
  async #keysOf(groups: readonly (readonly string[])[]): Promise<string[][]> {
    const { reader, tenantId } = this.#loading;
    const ambiguous = new Set<string>();
    const asked = [...new Set(groups.flat())];
    const claims = await reader.identifiedBy(tenantId, asked);
    const widened = groups.map((keys) => [...new Set([...keys, ...claimedBy(keys, claims, ambiguous)])]);
    const bySubject = await this.#about([...new Set(widened.flat())]);
    const further = widened.map((keys) => numbersStatedOf(keys, bySubject));
    const added = [...new Set(further.flat())].filter((key) => !asked.includes(key));
    const furtherClaims = await reader.identifiedBy(tenantId, added);
    // A number that several companies are stated to have makes them no one company.
    claimedBy(added, furtherClaims, ambiguous);
    await this.#about(added.filter((key) => !bySubject.has(key)));
    for (const key of ambiguous) this.#graph.addAmbiguous(key);
    return widened.map((keys, index) => {
      const all = [...new Set([...keys, ...further[index]!])];
      const own = all.filter((key) => !ambiguous.has(key) || groups[index]!.includes(key));
      this.#graph.unite(own);
      return own;
    });
  }

  async #about(subjects: readonly string[]): Promise<ReadonlyMap<string, readonly KnownFact[]>> {
    const { reader, tenantId } = this.#loading;
    const { shown, withheld } = await reader.aboutWithWithheld(tenantId, subjects, {
      kinds: KINDS,
      limit: MOST_FACTS,
    });
    this.#withheld += factsOfKind(withheld, "relationship").length;
    const bySubject = Map.groupBy(shown, ({ subject }) => subject);
    for (const [subject, facts] of bySubject) {
      if (factsOfKind(facts, "relationship").length >= MOST_FACTS) this.#hubs.add(subject);
      for (const name of factsOfKind(facts, "name")) this.#graph.addName(subject, name);
      this.#add(facts);
    }
    return bySubject;
  }

  #add(facts: readonly KnownFact[]): void {
    for (const fact of withoutRevised(factsOfKind(facts, "relationship"))) this.#graph.add(fact);
  }
}
