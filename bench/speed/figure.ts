import { middle } from "../pairs/rounds.ts";
import type { ProcessorTime } from "./processor-time.ts";

/** One run of one variant of the work. */
export interface Sample {
  readonly records: number;
  readonly seconds: number;
  /** Duration of each request; empty where there are no requests. */
  readonly milliseconds: readonly number[];
  /** Processor time without the client's. */
  readonly time: ProcessorTime | null;
  /** Median milliseconds of an 8 kB write with sync, right before the run. */
  readonly syncMs: number;
}

/** One variant of the work over all rounds. */
export interface Figure {
  readonly name: string;
  /** Records per second over rounds: median, least and most. */
  readonly perSecond: readonly [median: number, least: number, most: number];
  /** Milliseconds of a request over all rounds; null where there are no requests. */
  readonly p50: number | null;
  readonly p99: number | null;
  /** Processor milliseconds for each record. */
  readonly processorMs: number | null;
  readonly syncMs: number;
  readonly foreign: number | null;
}

export function figureOf(name: string, samples: readonly Sample[]): Figure {
  const times = samples.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const known = samples.flatMap(({ time, records }) => (time === null ? [] : [{ ...time, records }]));
  return {
    name,
    perSecond: spread(samples.map(({ records, seconds }) => records / seconds)),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    processorMs:
      known.length === 0
        ? null
        : middleOf(known.map(({ spentSeconds, records }) => (1000 * spentSeconds) / records)),
    syncMs: middleOf(samples.map(({ syncMs }) => syncMs)),
    foreign: known.length === 0 ? null : middleOf(known.map(({ foreign }) => foreign)),
  };
}

/** The ratio of the speeds of two variants in the same round: median, least and most. */
export function ratioOf(
  samples: readonly Sample[],
  others: readonly Sample[],
): readonly [number, number, number] {
  const speed = ({ records, seconds }: Sample) => records / seconds;
  return spread(samples.map((sample, round) => speed(sample) / speed(others[round]!)));
}

/** The least value that at least this share of all values does not exceed; null of an empty list. */
export function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

function spread(values: readonly number[]): readonly [number, number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  return [middle(sorted), sorted[0]!, sorted.at(-1)!];
}

const middleOf = (values: readonly number[]): number => middle([...values].sort((a, b) => a - b));
