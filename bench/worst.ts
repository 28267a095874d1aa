/**
 * Searches for the lawful record that takes the longest to decide: `npm run bench:worst -- [--seconds 60] [--seed 1]`.
 * Hill climbing over shapes of names (scripts, lengths, repetition, number) from many starts; prints the dearest record and
 * its longest step on the event loop in processor time, each as the median of five runs. Nothing is stored and no server is
 * started.
 */
import { parseArgs } from "node:util";
import { loadModels } from "../src/app/models.ts";
import { type Cost, costOf } from "./worst/measure.ts";
import { anyShape, neighbour, random, type Shape } from "./worst/shapes.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "60" }, seed: { type: "string", default: "1" } },
});
const model = loadModels(new URL("../models/", import.meta.url)).current;
const next = random(Number(values.seed));
const until = performance.now() + Number(values.seconds) * 1000;
/** Steps without a gain after which the search starts at another shape. */
const PATIENCE = 12;

interface Found {
  readonly shape: Shape;
  readonly cost: Cost;
}

let tried = 0;
const measured = (shape: Shape): Found => {
  tried++;
  return { shape, cost: costOf(model, shape) };
};

const dearest: Record<"total" | "step", Found | null> = { total: null, step: null };
const note = (found: Found): void => {
  if (found.cost.totalMs > (dearest.total?.cost.totalMs ?? 0)) dearest.total = found;
  if (found.cost.longestMs > (dearest.step?.cost.longestMs ?? 0)) dearest.step = found;
};

// The first runs are slow because the code is not compiled yet.
for (let warm = 0; warm < 20; warm++) costOf(model, anyShape(next));
while (performance.now() < until) {
  let best = measured(anyShape(next));
  note(best);
  for (let idle = 0; idle < PATIENCE && performance.now() < until; idle++) {
    const other = measured(neighbour(best.shape, next));
    note(other);
    if (other.cost.totalMs <= best.cost.totalMs) continue;
    best = other;
    idle = -1;
  }
}

function median(shape: Shape, of: (cost: Cost) => number): number {
  const runs = Array.from({ length: 5 }, () => of(costOf(model, shape))).sort((a, b) => a - b);
  return runs[2]!;
}

process.stdout.write(`${tried} shapes were tried.\n`);
for (const [title, found, of] of [
  ["The dearest record", dearest.total, (cost: Cost) => cost.totalMs],
  ["The longest step", dearest.step, (cost: Cost) => cost.longestMs],
] as const) {
  if (found === null) continue;
  const { shape, cost } = found;
  process.stdout.write(
    `${title}: ${median(shape, of).toFixed(1)} ms (aim: ${title === "The longest step" ? "20" : "100"} ms)` +
      `, longest step ${cost.longest}, ${cost.letters} bytes of JSON\n  ${JSON.stringify(shape)}\n`,
  );
}
