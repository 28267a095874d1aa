/** Everything that is compared once and then trained and decided many times. */
import type { RegisterCompany } from "../../src/domain/register-company.ts";
import type { Coverage } from "../../src/domain/retrieval/registered-scripts.ts";
import type { RegistersVersion } from "../../src/pipelines/register-install/registers-version.ts";
import {
  type PreparedList,
  type PreparedQuery,
  prepareList,
  prepareQuery,
} from "../../src/training/candidate-lists.ts";
import {
  isOpenQuery,
  madeQueries,
  openPairs,
  type TrainingCases,
  trainingList,
} from "../../src/training/training-cases.ts";
import type { Benchmark } from "../quality/benchmark-files.ts";
import { type Group, groupsOf, groupsOfPair, sourcesOfSlices } from "./groups.ts";

interface Grouped {
  readonly groups: readonly Group[];
}

export interface HeldOutCases {
  readonly coverage: Coverage;
  /** The benchmark's queries, whether or not training may learn from them. */
  readonly asked: readonly (PreparedQuery & Grouped)[];
  /** The benchmark's pairs, analysed. */
  readonly compared: readonly ComparedPair[];
  /** The cases of a training without some groups. */
  trainable(leftOut: ReadonlySet<Group>): TrainingCases;
}

interface ComparedPair extends Grouped {
  readonly pair: Benchmark["pairs"][number];
  /** What the registers list for the left and for the right record. */
  readonly lists: readonly [left: PreparedList, right: PreparedList];
}

interface HeldOutData {
  readonly benchmark: Pick<Benchmark, "queries" | "pairs">;
  readonly catalogue: RegistersVersion;
  readonly rows: readonly RegisterCompany[];
  /** Share of the cases that training makes of the register, 0..1. */
  readonly share: number;
  readonly onProgress: (done: number, total: number) => void;
}

export function heldOutCases({
  benchmark: { queries, pairs },
  catalogue,
  rows,
  share,
  onProgress,
}: HeldOutData): HeldOutCases {
  const prepared = queries.map((query, at) => {
    onProgress(at, queries.length + pairs.length);
    return prepareQuery(catalogue, query);
  });
  const sourceOfSlice = sourcesOfSlices(prepared);
  const grouped = (one: PreparedQuery) => ({ ...one, groups: groupsOf(one, sourceOfSlice) });
  const asked = prepared.map(grouped);
  const learned = [
    ...asked.filter(({ query }) => isOpenQuery(query)),
    ...madeQueries({ catalogue, rows }, share).map(grouped),
  ].map((one) => ({ groups: one.groups, list: trainingList(one) }));
  const learnedPairs = openPairs(pairs).map((pair) => ({ groups: groupsOfPair(pair.pair), pair }));
  return {
    coverage: catalogue.coverage,
    asked,
    compared: pairs.map((pair, at) => {
      onProgress(queries.length + at, queries.length + pairs.length);
      const lists = [prepareList(catalogue, pair.left), prepareList(catalogue, pair.right)] as const;
      return { pair, lists, groups: groupsOfPair(pair) };
    }),
    trainable(leftOut) {
      const isKept = ({ groups }: Grouped) => !groups.some((group) => leftOut.has(group));
      return {
        lists: learned.filter(isKept).map(({ list }) => list),
        pairs: learnedPairs.filter(isKept).map(({ pair }) => pair),
      };
    },
  };
}
