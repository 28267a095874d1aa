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
  readonly other_names?: readonly { readonly name: string }[];
}

export interface ScreeningBenchmark {
  readonly list: readonly ListedOrganisation[];
  readonly cases: readonly ScreeningCase[];
  /** Names of companies from CC0 and public-domain registers, for training. */
  readonly openNames: readonly ScreeningCase[];
  /** Other names of the list's OFAC entries by OFAC (public domain) that are no case, for training. */
  readonly ofacAliases: readonly ScreeningCase[];
  /**
   * Innocent companies with names in other scripts than Latin: of Taiwan's stock exchange, GLEIF and EDINET. A third is
   * `measured`; training and thresholds use the others.
   */
  readonly otherScripts: readonly (ScreeningCase & { readonly measured: boolean })[];
  /** Companies of EDINET (Japan's public data licence): their English names as a list, and their Japanese names. */
  readonly japanese: {
    readonly list: readonly ListedOrganisation[];
    readonly named: readonly ScreeningCase[];
    /** Companies that are not on that list. */
    readonly innocent: readonly ScreeningCase[];
  };
}

/** Registers of the benchmark whose licence permits training on their names. */
const OPEN_SOURCES: ReadonlySet<string> = new Set(["gleif", "sec"]);
/** Those of them with names in other scripts. */
const OTHER_SCRIPTS: ReadonlySet<string> = new Set(["gleif", "twse", "edinet"]);
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;

/** @param directory the benchmark's folder: `screening_list`, `screening` and `register`, each `.jsonl.gz`. */
export function readScreeningBenchmark(directory: string): ScreeningBenchmark {
  const list = readJsonLines<ListRow>(join(directory, "screening_list.jsonl.gz"));
  const register = readJsonLines<RegisterRow>(join(directory, "register.jsonl.gz"));
  const cases = readJsonLines<ScreeningCase>(join(directory, "screening.jsonl.gz"));
  return {
    list: list.map(organisationOf),
    cases,
    openNames: register.filter(({ source }) => OPEN_SOURCES.has(source)).map(innocentOf),
    ofacAliases: aliasesOf(register, list, new Set(cases.map(({ record }) => record.name))),
    otherScripts: register
      .filter(
        ({ source, name, other_names = [] }) =>
          OTHER_SCRIPTS.has(source) &&
          OTHER_LETTER.test(name) &&
          !(source === "edinet" && other_names.length > 0),
      )
      .map((row, at) => ({ ...innocentOf(row), measured: at % 3 === 0 })),
    japanese: japaneseOf(register.filter(({ source }) => source === "edinet")),
  };
}

function innocentOf({ source, source_record_id, name, country }: RegisterRow): ScreeningCase {
  return {
    id: `${source}:${source_record_id}`,
    kind: "innocent",
    record: { name, ...(country === undefined ? {} : { country }) },
    truth: { hit: false, targets: [] },
  };
}

function aliasesOf(
  register: readonly RegisterRow[],
  list: readonly ListRow[],
  measured: ReadonlySet<string>,
): readonly ScreeningCase[] {
  const listed = new Set(list.map(({ id }) => id));
  return register
    .filter(({ source, source_record_id }) => source === "ofac" && listed.has(`ofac:${source_record_id}`))
    .flatMap(({ source_record_id, country, other_names = [] }) =>
      other_names
        .filter(({ name }) => !measured.has(name))
        .map(({ name }) => ({
          id: `ofac:${source_record_id}`,
          kind: "alias" as const,
          record: { name, ...(country === undefined ? {} : { country }) },
          truth: { hit: true, targets: [`ofac:${source_record_id}`] },
        })),
    );
}

function japaneseOf(rows: readonly RegisterRow[]): ScreeningBenchmark["japanese"] {
  const caseOf = ({ source_record_id: id, name }: RegisterRow, hit: boolean): ScreeningCase => ({
    id,
    kind: hit ? "alias" : "innocent",
    record: { name, country: "JP" },
    truth: { hit, targets: hit ? [id] : [] },
  });
  const named = rows.filter(({ other_names = [] }) => other_names.length > 0);
  return {
    list: named.map(({ source_record_id: id, other_names }) =>
      organisationOf({ id, list: "edinet", name: other_names![0]!.name, country: "JP" }),
    ),
    named: named.map((row) => caseOf(row, true)),
    innocent: rows
      .filter(({ other_names = [] }) => other_names.length === 0)
      .map((row) => caseOf(row, false)),
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
