import type { Comparable } from "../../src/domain/matching/comparable/comparable.ts";
import { normalise, retrievalSubject } from "../../src/domain/matching/comparable/comparable-of.ts";
import type { RegisterCandidate } from "../../src/domain/matching/comparable/register-candidate.ts";
import { retrievalKeys } from "../../src/domain/retrieval/keys.ts";
import { TRANSLITERATED } from "../../src/domain/retrieval/sound-keys.ts";
import type { RegistersVersion } from "../../src/pipelines/register-install/registers-version.ts";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { type Share, shareOf } from "./query-score.ts";

/** Whether a company that is in the register came on the shortlist at all, decisions apart. */
export interface Retrieval {
  readonly query: BenchmarkQuery;
  /** Script of the name that was asked for. */
  readonly script: string;
  readonly found: boolean;
  readonly touched: number;
  /** Asked in one script for a company in another, and one of the two goes into Latin by transliteration. */
  readonly transliterated: boolean;
}

const DEPTH = 50;

/** Retrieves every query by itself, as the service does for an empty store. */
export function retrieve(catalogue: RegistersVersion, queries: readonly BenchmarkQuery[]): Retrieval[] {
  const companies = companiesOf(catalogue, queries);
  return queries.map((query) => {
    const comparable = normalise(query.record);
    const list = catalogue.search(retrievalKeys(retrievalSubject(comparable), "query"), { limit: DEPTH });
    const targets = new Set(query.truth.targets);
    const found = list.candidates.some(({ ordinal }) =>
      catalogue.candidate(ordinal).refs.some((ref) => targets.has(`${ref.source}:${ref.sourceRecordId}`)),
    );
    return {
      query,
      script: comparable.names[0]?.analysed.script ?? "none",
      found,
      touched: list.touched,
      transliterated: query.truth.targets.some((target) => {
        const company = companies.get(target);
        return company !== undefined && [comparable, company].some(isTransliterated);
      }),
    };
  });
}

/** By its script alone: names that are a translation or initials count as well, though no letters lead to them. */
export function isTransliterated({ names }: Comparable): boolean {
  return names.some(({ analysed }) => TRANSLITERATED.has(analysed.script));
}

/** The companies that queries ask for in another script, by the records that they stand in. */
function companiesOf(
  catalogue: RegistersVersion,
  queries: readonly BenchmarkQuery[],
): ReadonlyMap<string, Comparable> {
  const wanted = new Set(
    queries.flatMap(({ script_pair, truth }) => (script_pair === "cross" ? truth.targets : [])),
  );
  const companies = new Map<string, Comparable>();
  for (let ordinal = 0; ordinal < catalogue.size; ordinal++) {
    for (const { source, sourceRecordId } of catalogue.refs(ordinal)) {
      const key = `${source}:${sourceRecordId}`;
      if (wanted.has(key)) companies.set(key, catalogue.candidate(ordinal).comparable);
    }
  }
  return companies;
}

/** Share of present queries whose company was found. */
export function recallOf(retrievals: readonly Retrieval[]): Share {
  const present = retrievals.filter(({ query }) => query.truth.kind === "present");
  return shareOf(present.filter(({ found }) => found).length, present.length);
}

export interface LinkQuality {
  readonly rows: number;
  readonly companies: number;
  /** Companies known to have several records whose records all stand together. */
  readonly whole: Share;
  /** Pairs of known records put together that are one company. */
  readonly pairs: Share;
}

/** The installed companies, each with the register records that it stands in. */
interface Groups {
  readonly size: number;
  candidate(ordinal: number): Pick<RegisterCandidate, "groupId" | "refs">;
}

/** Judges how the installed registers were linked by what the present queries know of their companies' records. */
export function linkQuality(catalogue: Groups, queries: readonly BenchmarkQuery[]): LinkQuality {
  const sets = new Map<string, readonly string[]>();
  const sameAs = new Map<string, Set<string>>();
  for (const { truth } of queries) {
    if (truth.kind !== "present") continue;
    sets.set([...truth.targets].sort().join("\n"), truth.targets);
    for (const key of truth.targets) {
      const known = sameAs.get(key) ?? new Set();
      for (const other of truth.targets) known.add(other);
      sameAs.set(key, known);
    }
  }
  const groupOf = new Map<string, number>();
  let rows = 0;
  let together = 0;
  let right = 0;
  for (let ordinal = 0; ordinal < catalogue.size; ordinal++) {
    const { groupId, refs } = catalogue.candidate(ordinal);
    rows += refs.length;
    const known = refs.map((ref) => `${ref.source}:${ref.sourceRecordId}`).filter((key) => sameAs.has(key));
    for (const key of known) groupOf.set(key, groupId);
    for (const [at, key] of known.entries()) {
      const others = known.slice(at + 1);
      together += others.length;
      right += others.filter((other) => sameAs.get(key)!.has(other)).length;
    }
  }
  const several = [...sets.values()].filter((set) => set.length > 1);
  const whole = several.filter((set) => new Set(set.map((key) => groupOf.get(key))).size === 1).length;
  return {
    rows,
    companies: catalogue.size,
    whole: shareOf(whole, several.length),
    pairs: shareOf(right, together),
  };
}

/** The value that `share` of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
