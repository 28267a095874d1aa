/** The processor time of one screening against a list of a given size. */
import { loadavg } from "node:os";
import { threadCpuUsage } from "node:process";
import type { ListedOrganisation } from "../../src/domain/screening/listed-organisation.ts";
import { screen } from "../../src/domain/screening/screen.ts";
import { ScreeningIndex } from "../../src/domain/screening/screening-index.ts";
import type { ScreeningScorer } from "../../src/domain/screening/screening-model.ts";
import { table } from "../quality/markdown.ts";
import type { ScreeningBenchmark, ScreeningCase } from "./cases.ts";

const ORGANISATIONS = 50_000;
const SCREENINGS = 500;
/** A thread's processor time is counted in ticks of up to 4 ms, so that one screening is run this often. */
const REPEATS = 10;

/** A section of the page: benchmark aliases and innocents against the list filled up with names of registers. */
export function speedPart(benchmark: ScreeningBenchmark, scorer: ScreeningScorer): readonly string[] {
  const list = filledUp(benchmark);
  const index = new ScreeningIndex<null>();
  for (const organisation of list) index.add({ source: null, organisation });
  let longest = 0;
  let before = performance.now();
  for (const _step of index.packing()) {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  }
  const step = Math.floor(benchmark.cases.length / SCREENINGS);
  const asked = benchmark.cases.filter((_, at) => at % step === 0).slice(0, SCREENINGS);
  const times = asked
    .map(({ record }) => processorTime(() => lookUp(record, { index, scorer })))
    .sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(Math.floor(share * times.length), times.length - 1)]!;
  const figures = [at(0.5), at(0.9), at(0.99), times.at(-1)!].map((time) => time.toFixed(2));
  return [
    `## Speed against ${list.length} listed organisations`,
    "",
    `The benchmark's list, filled up with names of registers. Processor time of a whole screening at threshold 0.7, in ms: the mean of ${REPEATS} runs each. The machine had a load of ${loadavg()[0]!.toFixed(1)} meanwhile. The longest step of packing the index, in which nothing else has its turn, took ${longest.toFixed(0)} ms of wall time.`,
    "",
    table(
      ["screenings", "median", "90 of 100", "99 of 100", "longest"],
      [[String(times.length), ...figures]],
    ),
    "",
  ];
}

/** The list with register names behind it; where these are too few, with the same names in another order of words. */
function filledUp({ list, openNames }: ScreeningBenchmark): readonly ListedOrganisation[] {
  const reordered = (name: string) => name.split(" ").reverse().join(" ");
  const further = [
    ...openNames.map(({ id, record }) => organisationOf(id, record, record.name)),
    ...openNames.map(({ id, record }) => organisationOf(`${id}/2`, record, reordered(record.name))),
  ];
  return [...list, ...further].slice(0, ORGANISATIONS);
}

function organisationOf(
  recordId: string,
  { country }: ScreeningCase["record"],
  text: string,
): ListedOrganisation {
  return {
    recordId,
    topics: ["sanctions"],
    names: [{ text, kind: "primary", quality: "strong" }],
    countries: country ? [country] : [],
    addresses: [],
    identifiers: [],
    programmes: [],
  };
}

function lookUp(
  { name, country }: ScreeningCase["record"],
  lists: { readonly index: ScreeningIndex<null>; readonly scorer: ScreeningScorer },
): void {
  screen({ names: [name], countries: country ? [country] : [], numbers: [] }, lists, {
    topics: ["sanctions"],
    threshold: 0.7,
    limit: 10,
    today: "1900-01-01",
  });
}

function processorTime(work: () => void): number {
  work();
  const before = threadCpuUsage();
  for (let run = 0; run < REPEATS; run += 1) work();
  const after = threadCpuUsage();
  return (after.user + after.system - before.user - before.system) / 1000 / REPEATS;
}
