import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { ScreeningScorer } from "../domain/screening/screening-model.ts";
import { ScreeningLists } from "../pipelines/screening/screening-lists.ts";
import type { Database } from "../storage/engine/database.ts";

const modelFile = z.object({
  version: z.string(),
  intercept: z.number(),
  weights: z.record(z.string(), z.number()),
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

/** The installed lists, compared with the newest model that is shipped. */
export function screeningLists(database: Database): ScreeningLists {
  return new ScreeningLists(
    database,
    loadScreeningModel(new URL("../../models/screening/", import.meta.url)),
  );
}
