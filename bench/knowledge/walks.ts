import { ultimateOwner } from "../../src/domain/ownership/ownership-of.ts";
import { FactReader } from "../../src/pipelines/facts/fact-reader.ts";
import { loadOwnership } from "../../src/pipelines/facts/load-ownership.ts";
import type { Database } from "../../src/storage/engine/database.ts";
import { type SyntheticGraph, shapeNames } from "./synthetic-graph.ts";

export interface WalkFigure {
  readonly shape: string;
  readonly hops: number;
  readonly walks: number;
  readonly perSecond: number;
  readonly medianMilliseconds: number;
  readonly p99Milliseconds: number;
}

const HOPS = [1, 3, 10] as const;
const NOBODY = "";

/** Reads the graph above a company from the database and finds its ultimate owner, as the operation does. */
export async function walkFrom(database: Database, lei: string, maxHops: number) {
  const reader = new FactReader({ database, readiness: { configured: () => true } });
  const now = new Date();
  const graph = await loadOwnership({ reader, tenantId: NOBODY }, [`lei=${lei}`], maxHops);
  return ultimateOwner({
    graph,
    day: now.toISOString().slice(0, 10),
    maxHops,
    view: { now, entityIds: new Map() },
  });
}

/** Measures one walk after another, `walks` of each shape and number of hops, after ten unmeasured ones. */
export async function measureWalks(
  database: Database,
  { starts }: Pick<SyntheticGraph, "starts">,
  walks: number,
): Promise<WalkFigure[]> {
  const figures: WalkFigure[] = [];
  for (const [shape, name] of Object.entries(shapeNames)) {
    const leis = starts[shape as keyof typeof starts];
    for (const hops of HOPS) {
      for (let at = 0; at < 10; at++) await walkFrom(database, leis[at % leis.length]!, hops);
      const times: number[] = [];
      for (let at = 0; at < walks; at++) {
        const started = performance.now();
        await walkFrom(database, leis[(at * 7) % leis.length]!, hops);
        times.push(performance.now() - started);
      }
      figures.push(figureOf({ shape: name, hops }, times));
    }
  }
  return figures;
}

function figureOf(walk: Pick<WalkFigure, "shape" | "hops">, times: readonly number[]): WalkFigure {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
  return {
    ...walk,
    walks: times.length,
    perSecond: times.length / seconds,
    medianMilliseconds: at(0.5),
    p99Milliseconds: at(0.99),
  };
}
