import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { ScreeningScorer } from "../domain/screening/screening-model.ts";
import type { Tree } from "../domain/statistics/tree-ensemble.ts";

const tree: z.ZodType<Tree> = z.lazy(() =>
  z.union([z.number(), z.tuple([z.string(), z.number(), z.number(), tree, tree])]),
);

const trees = z.object({ intercept: z.number(), trees: z.array(tree).min(1) });

const modelFile = z.object({
  version: z.string(),
  sameScript: trees,
  acrossScripts: trees,
  chineseIntercept: z.number(),
  countryRarity: z.record(z.string(), z.number().min(0).max(1)),
});

/**
 * The newest screening model of the folder.
 * @throws Error where there is none, or it does not fit the features of this release.
 */
export function loadScreeningModel(directory: URL): ScreeningScorer {
  const folder = fileURLToPath(directory);
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error("there is no screening model");
  return new ScreeningScorer(modelFile.parse(JSON.parse(readFileSync(join(folder, newest), "utf8"))));
}
