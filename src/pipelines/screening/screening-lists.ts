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

/** Organisations after which other work has its turn: some milliseconds of analysing names. */
const TURN = 25;
const DAY_MS = 86_400_000;

/** One source of one topic, as an answer states it. A topic without any source has an entry without one. */
export interface SourceCoverage {
  readonly topic: ScreeningTopic;
  readonly source: InForceRow | null;
  readonly freshness: Freshness;
  /** Whole days since the publisher's date. */
  readonly ageDays: number | null;
}

/** The lists in force, loaded once and again when one has changed. */
export class ScreeningLists {
  readonly scorer: ScreeningScorer;
  readonly #database: Database;
  #kept: { readonly revision: string; readonly loaded: Promise<Loaded> } | null = null;

  constructor(database: Database, scorer: ScreeningScorer) {
    this.#database = database;
    this.scorer = scorer;
  }

  /** The lists as the database has them now. Waits where they have to be loaded: a screening never reads a former list. */
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

async function load(database: Database): Promise<Loaded> {
  const sources = await listsInForce(database);
  const index = new ScreeningIndex<InForceRow>();
  for (const source of sources) {
    for await (const organisations of organisationsInForce(database, source.source_id)) {
      for (const [at, organisation] of organisations.entries()) {
        index.add({ source, organisation });
        if (at % TURN === 0) await turn();
      }
    }
  }
  index.seal();
  return { index, sources };
}

/** What is covered of these topics at this moment: each source, or that there is none. */
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
