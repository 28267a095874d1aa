import { setImmediate as turn } from "node:timers/promises";
import { type Freshness, freshnessOf } from "../../domain/screening/coverage.ts";
import { type ScreeningTopic, screeningTopics } from "../../domain/screening/listed-organisation.ts";
import { ScreeningIndex } from "../../domain/screening/screening-index.ts";
import type { ScreeningScorer } from "../../domain/screening/screening-model.ts";
import type { Database } from "../../storage/engine/database.ts";
import {
  type InForceRow,
  listsInForce,
  listsRevision,
  organisationsInForce,
} from "../../storage/screening/screening-lists.ts";

/** Names after which other work has its turn: some milliseconds of analysing them. */
const TURN = 25;
const DAY_MS = 86_400_000;

/** One source of one topic, as an answer states it. A topic without sources has an entry without one. */
export interface SourceCoverage {
  readonly topic: ScreeningTopic;
  readonly source: InForceRow | null;
  readonly freshness: Freshness;
  /** Whole days since the publisher's date. */
  readonly ageDays: number | null;
}

/** The lists in force, loaded once, and loaded again when a list has changed. */
export class ScreeningLists {
  readonly scorer: ScreeningScorer;
  readonly #database: Database;
  #kept: { readonly revision: string; readonly loaded: Promise<Loaded> } | null = null;

  constructor(database: Database, scorer: ScreeningScorer) {
    this.#database = database;
    this.scorer = scorer;
  }

  /** The lists in force in the database. Waits while they load: a screening never reads a former list. */
  async current(): Promise<Loaded> {
    const revision = await listsRevision(this.#database);
    if (this.#kept?.revision === revision) return this.#kept.loaded;
    const kept = { revision, loaded: load(this.#database) };
    this.#kept = kept;
    kept.loaded.catch(() => {
      if (this.#kept === kept) this.#kept = null;
    });
    return kept.loaded;
  }
}

interface Loaded {
  readonly index: ScreeningIndex<InForceRow>;
  readonly sources: readonly InForceRow[];
}

/** Loads again where a list was installed while the lists loaded, since its entries would be those of two versions. */
async function load(database: Database): Promise<Loaded> {
  for (;;) {
    const revision = await listsRevision(database);
    const loaded = await read(database);
    if ((await listsRevision(database)) === revision) return loaded;
  }
}

async function read(database: Database): Promise<Loaded> {
  const sources = await listsInForce(database);
  const index = new ScreeningIndex<InForceRow>();
  let names = 0;
  for (const source of sources) {
    for await (const organisations of organisationsInForce(database, source.source_id)) {
      for (const organisation of organisations) {
        index.add({ source, organisation });
        names += organisation.names.length;
        if (names < TURN) continue;
        names = 0;
        await turn();
      }
    }
  }
  for (const _step of index.packing()) await turn();
  return { index, sources };
}

/** The coverage of these topics at this moment: each source, or an entry that there is none. */
export function coverageOf(
  sources: readonly InForceRow[],
  topics: readonly ScreeningTopic[],
  now: Date,
): readonly SourceCoverage[] {
  return screeningTopics
    .filter((topic) => topics.includes(topic))
    .flatMap((topic): readonly SourceCoverage[] => {
      const own = sources.filter((source) => source.topics.includes(topic));
      if (own.length === 0) return [{ topic, source: null, freshness: "missing", ageDays: null }];
      return own.map((source) => {
        const ageDays = Math.floor((now.getTime() - Date.parse(source.published_on)) / DAY_MS);
        // A publisher in a zone ahead of UTC dates its file a day early.
        const age = ageDays === -1 ? 0 : ageDays;
        return { topic, source, freshness: freshnessOf(age, source.max_age_days), ageDays: age };
      });
    });
}
