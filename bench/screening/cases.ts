/** Cases of the screening benchmark, and training cases from openly licensed names alone. */
import { join } from "node:path";
import type { ListedOrganisation } from "../../src/domain/screening/listed-organisation.ts";
import { readJsonLines } from "../../src/training/benchmark-cases.ts";

export interface ScreeningCase {
  readonly id: string;
  readonly kind: "alias" | "innocent";
  readonly relation?: "spelling" | "other name" | "other script";
  readonly record: { readonly name: string; readonly country?: string | null };
  readonly truth: { readonly hit: boolean; readonly targets: readonly string[] };
}

interface ListRow {
  readonly id: string;
  readonly list: string;
  readonly name: string;
  readonly country?: string;
}

interface RegisterRow {
  readonly source: string;
  readonly source_record_id: string;
  readonly name: string;
  readonly country?: string;
}

export interface ScreeningBenchmark {
  readonly list: readonly ListedOrganisation[];
  readonly cases: readonly ScreeningCase[];
  /** Names of companies from CC0 and public-domain registers, for training. */
  readonly openNames: readonly ScreeningCase[];
}

/** Registers of the benchmark whose names may be trained on. */
const OPEN_SOURCES: ReadonlySet<string> = new Set(["gleif", "sec"]);

/** @param directory the benchmark's folder: `screening_list`, `screening` and `register`, each `.jsonl.gz`. */
export function readScreeningBenchmark(directory: string): ScreeningBenchmark {
  const list = readJsonLines<ListRow>(join(directory, "screening_list.jsonl.gz"));
  const register = readJsonLines<RegisterRow>(join(directory, "register.jsonl.gz"));
  return {
    list: list.map(organisationOf),
    cases: readJsonLines<ScreeningCase>(join(directory, "screening.jsonl.gz")),
    openNames: register
      .filter(({ source }) => OPEN_SOURCES.has(source))
      .map(({ source, source_record_id, name, country }) => ({
        id: `${source}:${source_record_id}`,
        kind: "innocent" as const,
        record: { name, ...(country === undefined ? {} : { country }) },
        truth: { hit: false, targets: [] },
      })),
  };
}

function organisationOf({ id, name, country }: ListRow): ListedOrganisation {
  return {
    recordId: id,
    topics: ["sanctions"],
    names: [{ text: name, kind: "primary", quality: "strong" }],
    countries: country === undefined ? [] : [country],
    addresses: [],
    identifiers: [],
    programmes: [],
  };
}
