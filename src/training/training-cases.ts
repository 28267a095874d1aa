/** The cases of a training: queries with their compared shortlists, and pairs, each in a fold by its company. */
import { normalise } from "../domain/matching/comparable/comparable-of.ts";
import { comparePair, type PairEvidence } from "../domain/matching/compare/pair-evidence.ts";
import type { RegisterCompany } from "../domain/register-company.ts";
import type { RegistersVersion } from "../pipelines/register-install/registers-version.ts";
import { type BenchmarkPair, type BenchmarkQuery, isOpenCase, isReserved } from "./benchmark-cases.ts";
import { listCase, type PreparedQuery, prepareQuery, vectorOf } from "./candidate-lists.ts";
import type { ListCase, PairCase } from "./fit-listwise.ts";
import { registerQueries } from "./register-cases.ts";

export const FOLDS = 4;
const MADE = {
  otherScripts: 900,
  otherNames: 1500,
  otherRegisters: 2000,
  damaged: 1500,
  absent: 3000,
} as const;
/** Made cases are many and alike, and a removed company may still exist unlinked, so each counts less. */
const MADE_WEIGHT = 0.4;
const PAIR_WEIGHT = 0.3;

export interface TrainingData {
  readonly catalogue: RegistersVersion;
  readonly queries: readonly BenchmarkQuery[];
  readonly pairs: readonly BenchmarkPair[];
  /** The register's own rows, the source of further cases. */
  readonly rows: readonly RegisterCompany[];
  readonly say: (line: string) => void;
}

/** The data without the cases and rows that name one of these register rows. */
export function withoutReserved(data: TrainingData, reserved: ReadonlySet<string>): TrainingData {
  return {
    ...data,
    queries: data.queries.filter(
      (query) => !isReserved({ ...query, targets: query.truth.targets }, reserved),
    ),
    pairs: data.pairs.filter((pair) => !isReserved({ ...pair, targets: [] }, reserved)),
    rows: data.rows.filter(({ source, sourceRecordId }) => !reserved.has(`${source}:${sourceRecordId}`)),
  };
}

interface TrainingList {
  readonly one: PreparedQuery;
  readonly fold: number;
  /** null: nothing can be learned from it about ranking. */
  readonly list: ListCase | null;
}

interface TrainingPair {
  readonly pair: BenchmarkPair;
  readonly case: PairCase;
  readonly evidence: readonly [forth: PairEvidence, back: PairEvidence];
  readonly same: boolean;
  readonly fold: number;
}

export interface TrainingCases {
  readonly lists: readonly TrainingList[];
  readonly pairs: readonly TrainingPair[];
}

/** The open queries and pairs, and the queries that are made of the register's rows. */
export function prepareCases(data: TrainingData): TrainingCases {
  const open = data.queries.filter(isOpenQuery);
  data.say(`${open.length} of ${data.queries.length} queries are openly licensed; retrieving`);
  const prepared = open.map((query) => prepareQuery(data.catalogue, query));
  const made = madeQueries(data, 1);
  data.say(`${made.length} further cases made of the registers' own rows`);
  return { lists: [...prepared, ...made].map(trainingList), pairs: openPairs(data.pairs) };
}

/** Queries that are made of the register's rows. @param share of the usual number of them, 0..1. */
export function madeQueries(
  { catalogue, rows }: Pick<TrainingData, "catalogue" | "rows">,
  share: number,
): PreparedQuery[] {
  const part = (wanted: number) => Math.ceil(share * wanted);
  return registerQueries(catalogue, rows, {
    otherScripts: part(MADE.otherScripts),
    otherNames: part(MADE.otherNames),
    otherRegisters: part(MADE.otherRegisters),
    damaged: part(MADE.damaged),
    absent: part(MADE.absent),
  });
}

export function isOpenQuery(query: BenchmarkQuery): boolean {
  return isOpenCase({ ...query, targets: query.truth.targets });
}

export function trainingList(one: PreparedQuery): TrainingList {
  return {
    one,
    fold: foldOf(companyOf(one.query)),
    list: listCase(one, isMade(one.query) ? MADE_WEIGHT : 1),
  };
}

export function isMade({ slice }: BenchmarkQuery): boolean {
  return slice.startsWith("R-");
}

export function openPairs(pairs: readonly BenchmarkPair[]): TrainingPair[] {
  return pairs.filter((pair) => isOpenCase({ ...pair, targets: [] })).map(preparePair);
}

function preparePair(pair: BenchmarkPair): TrainingPair {
  const same = pair.label === "same";
  const left = normalise(pair.left);
  const right = normalise(pair.right);
  const evidence = [comparePair(left, right), comparePair(right, left)] as const;
  const training = { forth: vectorOf(evidence[0]), back: vectorOf(evidence[1]), same, weight: PAIR_WEIGHT };
  const company = left.names[0]?.analysed.joined ?? pair.id;
  return { pair, case: training, evidence, same, fold: foldOf(company) };
}

// All queries of a company are in one fold: by its first register record, else by its name.
function companyOf(query: BenchmarkQuery): string {
  return query.truth.targets[0] ?? query.record.name ?? query.id;
}

function foldOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % FOLDS;
}
