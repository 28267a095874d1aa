import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { MatchingModel } from "../domain/matching/model.ts";

const linear = z.object({ intercept: z.number(), weights: z.record(z.string(), z.number()) });

const modelFile = z.object({
  version: z.string(),
  pair: linear,
  none: linear,
  match: linear,
  noMatch: linear,
  pairMatch: linear,
  thresholds: z.object({
    upper: z.number().min(0.9).max(1),
    noMatch: z.number().min(0.9).max(1),
    lower: z.number().min(0).max(0.5),
    llmConfidenceFloor: z.number().min(0).max(1),
  }),
  identifierConfidence: z.number().min(0.9).max(1),
});

/**
 * Every committed model by version, and the newest, which is in force. Older ones stay so that old receipts replay.
 * @throws Error naming the file that is not a model.
 */
export function loadModels(directory: URL): {
  readonly models: ReadonlyMap<string, MatchingModel>;
  readonly current: MatchingModel;
} {
  const models = new Map<string, MatchingModel>();
  const names = readdirSync(directory)
    .filter((name) => name.endsWith(".json"))
    .sort();
  for (const name of names) {
    const parsed = modelFile.safeParse(JSON.parse(readFileSync(new URL(name, directory), "utf8")));
    if (!parsed.success)
      throw new Error(`models/${name} is not a matching model: ${parsed.error.issues[0]?.path.join(".")}`);
    models.set(parsed.data.version, parsed.data);
  }
  const newest = [...models.keys()].sort(byRelease).at(-1);
  if (newest === undefined) throw new Error("models/ holds no matching model");
  return { models, current: models.get(newest)! };
}

// `2026-11-20.10` comes after `2026-11-20.9`.
function byRelease(a: string, b: string): number {
  const [dayA = "", numberA = "0"] = a.split(".");
  const [dayB = "", numberB = "0"] = b.split(".");
  return dayA === dayB ? Number(numberA) - Number(numberB) : dayA < dayB ? -1 : 1;
}
