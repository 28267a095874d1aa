import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { MatchingModel } from "../domain/matching/score/model.ts";

const curve = z
  .array(z.tuple([z.number(), z.number()]))
  .min(1)
  .refine((points) => points.every(([at], i) => i === 0 || at > points[i - 1]![0]), "points must ascend");

const linear = z.object({
  intercept: z.number(),
  weights: z.record(z.string(), z.number()),
  curves: z.record(z.string(), curve).optional(),
});

const modelFile = z.object({
  version: z.string(),
  pair: linear,
  none: linear,
  match: linear,
  noMatch: linear,
  oneDistribution: z.boolean().optional(),
  yieldsToNone: z.boolean().optional(),
  leastCompanies: z.number().int().min(0).optional(),
  pairMatch: linear,
  thresholds: z.object({
    upper: z.number().min(0.9).max(1),
    noMatch: z.number().min(0.9).max(1),
    lower: z.number().min(0).max(0.5),
    llmConfidenceFloor: z.number().min(0).max(1),
  }),
  identifierConfidence: z.number().min(0.9).max(1),
});

/** The folder of a deployment's own calibrations, in its data directory. */
export function ownModelsOf(dataDir: string) {
  const inForce = join(dataDir, "models");
  return { inForce, retired: join(inForce, "retired"), proposed: join(inForce, "proposed") };
}

/** The file of the calibration that is proposed to a tenant. */
export function proposalOf(dataDir: string, tenantId: string): string {
  return join(ownModelsOf(dataDir).proposed, `${encodeURIComponent(tenantId)}.json`);
}

export interface LoadedModels {
  /**
   * Every model that a receipt may name, by version: older ones stay so that old receipts replay. The text of
   * a version before its correction is `<version>~<n>`.
   */
  readonly models: ReadonlyMap<string, MatchingModel>;
  /** The scoring model: the deployment's newest calibration of the newest shipped model, else that model. */
  readonly current: MatchingModel;
  /** The newest shipped model. */
  readonly shipped: MatchingModel;
}

/**
 * Loads the shipped models, and the calibrations that a deployment made of them. A calibration of other
 * weights than the newest shipped ones is kept for replay and is not in force: it was never measured with
 * these weights.
 * @param directory of the shipped models. @param dataDir of the deployment's own models, if it has any.
 * @throws Error naming the file that is not a model.
 */
export function loadModels(directory: URL, dataDir?: string): LoadedModels {
  const shippedModels = readModels(fileURLToPath(directory), "models");
  const newest = [...shippedModels.keys()].sort(byRelease).at(-1);
  if (newest === undefined) throw new Error("models/ holds no matching model");
  const shipped = shippedModels.get(newest)!;
  const earlier = readModels(fileURLToPath(new URL("earlier/", directory)), "models/earlier", byFileName);
  const known = new Map([...earlier, ...shippedModels]);
  if (dataDir === undefined) return { models: known, current: shipped, shipped };
  const own = ownModelsOf(dataDir);
  const calibrations = readModels(own.inForce, own.inForce);
  const current = [...calibrations.values()]
    .filter((model) => isCalibrationOf(shipped, model))
    .sort((a, b) => calibrationNumber(a.version) - calibrationNumber(b.version))
    .at(-1);
  const models = new Map([...readModels(own.retired, own.retired), ...calibrations, ...known]);
  return { models, current: current ?? shipped, shipped };
}

/** A calibration that is not in force in this process, and where it stands. */
export interface AwaitingCalibration {
  readonly model: MatchingModel;
  /** `proposed`: for the tenant to look at. `activated`: in force from the next start on. */
  readonly state: "proposed" | "activated";
}

/**
 * The calibration that would decide next for a tenant: the one that is proposed to it, else the one that is in
 * force from the next start on; null where there is neither. Files are read anew.
 * @throws Error naming the file that is not a model.
 */
export function awaitingCalibration(
  directory: URL,
  dataDir: string,
  { tenantId, inForce }: { readonly tenantId: string; readonly inForce: MatchingModel },
): AwaitingCalibration | null {
  const { current, shipped } = loadModels(directory, dataDir);
  const path = proposalOf(dataDir, tenantId);
  const proposed = existsSync(path) ? readModel(path, "models/proposed") : null;
  if (proposed !== null && isCalibrationOf(shipped, proposed) && !isAlike(proposed, inForce))
    return { model: proposed, state: "proposed" };
  return isAlike(current, inForce) ? null : { model: current, state: "activated" };
}

function isAlike(one: MatchingModel, other: MatchingModel): boolean {
  return JSON.stringify({ ...one, version: "" }) === JSON.stringify({ ...other, version: "" });
}

// The same weights, to the bit: a calibration of other weights was certified with other scores.
function isCalibrationOf(shipped: MatchingModel, model: MatchingModel): boolean {
  const weights = ({ pair, none, pairMatch }: MatchingModel) => JSON.stringify([pair, none, pairMatch]);
  return (
    baseOf(model.version) === shipped.version &&
    calibrationNumber(model.version) > 0 &&
    weights(model) === weights(shipped)
  );
}

/** The shipped model of a version: `2026-11-20.1` of `2026-11-20.1+local.3`. */
export function baseOf(version: string): string {
  return version.split("+")[0]!;
}

/** 3 of `2026-11-20.1+local.3`; 0 of a shipped one. */
export function calibrationNumber(version: string): number {
  return Number(/^[^+]*\+.*\.(\d+)$/.exec(version)?.[1] ?? 0);
}

const byVersion = (_name: string, { version }: MatchingModel) => version;
const byFileName = (name: string) => name.slice(0, -".json".length);

function readModels(directory: string, shownAs: string, key = byVersion): Map<string, MatchingModel> {
  if (!existsSync(directory)) return new Map();
  const names = readdirSync(directory)
    .filter((name) => name.endsWith(".json"))
    .sort();
  return new Map(
    names.map((name) => {
      const model = readModel(join(directory, name), shownAs);
      return [key(name, model), model];
    }),
  );
}

function readModel(path: string, shownAs: string): MatchingModel {
  const parsed = modelFile.safeParse(jsonOf(path));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join(".");
  throw new Error(
    `${shownAs}/${basename(path)} is not a matching model: ${where === "" ? "no JSON object" : where}`,
  );
}

// Text that is no JSON is no model either; the parser's own message would repeat the text.
function jsonOf(path: string): unknown {
  const text = readFileSync(path, "utf8");
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// `2026-11-20.10` comes after `2026-11-20.9`.
function byRelease(a: string, b: string): number {
  const [dayA = "", numberA = "0"] = a.split(".");
  const [dayB = "", numberB = "0"] = b.split(".");
  return dayA === dayB ? Number(numberA) - Number(numberB) : dayA < dayB ? -1 : 1;
}
