import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { timedResolve } from "../quality/ask.ts";
import type { BenchService } from "../quality/service.ts";

/** How much longer one way of asking takes than another: the geometric mean of the ratios of pairs. */
export interface Ratio {
  readonly pairs: number;
  readonly ratio: number;
  /** 95 %. */
  readonly low: number;
  readonly high: number;
}

export interface Overhead {
  /** Depth `adjudication` to `probabilistic`, of records that the local decision decides. */
  readonly stage: Ratio;
  /** `probabilistic` to itself: what the machine alone makes of the same measurement. */
  readonly same: Ratio;
}

/**
 * Resolves records that are decided without a model at both depths, one request at a time, each for a tenant whose
 * store is empty. The two depths take turns in being the first.
 */
export async function measureOverhead(
  service: BenchService,
  queries: readonly BenchmarkQuery[],
): Promise<Overhead> {
  return {
    stage: await ratioOf(service, queries, ["adjudication", "probabilistic"]),
    same: await ratioOf(service, queries, ["probabilistic", "probabilistic"]),
  };
}

async function ratioOf(
  service: BenchService,
  queries: readonly BenchmarkQuery[],
  depths: readonly [string, string],
): Promise<Ratio> {
  const tenants = await service.tenants(2 * queries.length);
  const logs: number[] = [];
  for (const [at, query] of queries.entries()) {
    const times = [0, 0];
    for (const turn of at % 2 === 0 ? [0, 1] : [1, 0]) {
      const { key } = tenants[2 * at + turn]!;
      times[turn] = (await timedResolve(service.origin, key, { query, depth: depths[turn]! })).ms;
    }
    logs.push(Math.log(times[0]! / times[1]!));
  }
  const mean = logs.reduce((sum, one) => sum + one, 0) / logs.length;
  const variance = logs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, logs.length - 1);
  const half = 1.96 * Math.sqrt(variance / logs.length);
  return {
    pairs: logs.length,
    ratio: Math.exp(mean),
    low: Math.exp(mean - half),
    high: Math.exp(mean + half),
  };
}
