import type { Comparable } from "../../src/domain/matching/comparable/comparable.ts";
import { normalise, retrievalSubject } from "../../src/domain/matching/comparable/comparable-of.ts";
import type { RegisterCandidate } from "../../src/domain/matching/comparable/register-candidate.ts";
import { retrievalKeys } from "../../src/domain/retrieval/keys.ts";
import { TRANSLITERATED } from "../../src/domain/retrieval/sound-keys.ts";
import type { RegistersVersion } from "../../src/pipelines/register-install/registers-version.ts";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { type Share, shareOf } from "./query-score.ts";

/** Whether a company that is in the register was on the shortlist, apart from the decision. */
export interface Retrieval {
  readonly query: BenchmarkQuery;
  /** Script of the query's name. */
  readonly script: string;
  readonly found: boolean;
  readonly touched: number;
  /** Whether query and company are in different scripts, one of which is transliterated to Latin. */
  readonly transliterated: boolean;
}

const DEPTH = 50;

/** Retrieves every query alone, as the service does for an empty store. */
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

/**
 * Judged by the script alone: translated names and initials count as well, though transliteration cannot
 * match them.
 */
export function isTransliterated({ names }: Comparable): boolean {
  return names.some(({ analysed }) => TRANSLITERATED.has(analysed.script));
}

/** The companies that queries name in another script, by their records. */
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

/** Share of present queries whose company was retrieved. */
export function recallOf(retrievals: readonly Retrieval[]): Share {
  const present = retrievals.filter(({ query }) => query.truth.kind === "present");
  return shareOf(present.filter(({ found }) => found).length, present.length);
}

export interface LinkQuality {
  readonly rows: number;
  readonly companies: number;
  /** Share of the companies known to have several records whose records are all linked. */
  readonly whole: Share;
  /** Share of the linked pairs of known records that are one company. */
  readonly pairs: Share;
}

/** The installed companies, each with its register records. */
interface Groups {
  readonly size: number;
  candidate(ordinal: number): Pick<RegisterCandidate, "groupId" | "refs">;
}

/** Judges the linking of the installed registers by the companies' records that the present queries know. */
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
