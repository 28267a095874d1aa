import { existsSync } from "node:fs";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { baseOf, calibrationNumber, ownModelsOf, proposalOf } from "../../app/models.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";

/** The next version of a deployment's calibration: one number after all that this data directory has had. */
export async function nextVersion(
  dataDir: string,
  shipped: MatchingModel,
  deployment: string,
): Promise<string> {
  const { inForce, retired } = ownModelsOf(dataDir);
  const versions = [...(await versionsIn(inForce)), ...(await versionsIn(retired))];
  const numbers = versions
    .filter((version) => baseOf(version) === shipped.version)
    .map((version) => calibrationNumber(version));
  return `${shipped.version}+${deployment}.${Math.max(0, ...numbers) + 1}`;
}

/** Writes the whole model or nothing: a partly written model would stop the service. */
export async function writeModel(path: string, model: MatchingModel): Promise<void> {
  const draft = `${path}.part`;
  await writeFile(draft, `${JSON.stringify(model, null, 2)}\n`);
  await rename(draft, path);
}

/** @returns the path of the model that is in force from the next start on. */
export async function activateModel(dataDir: string, model: MatchingModel): Promise<string> {
  const { inForce } = ownModelsOf(dataDir);
  await mkdir(inForce, { recursive: true });
  const path = join(inForce, `${model.version}.json`);
  await writeModel(path, model);
  return path;
}

/** Proposes a calibration to a tenant: its quality page shows which decisions would change. @returns the path. */
export async function proposeModel(dataDir: string, tenantId: string, model: MatchingModel): Promise<string> {
  await mkdir(ownModelsOf(dataDir).proposed, { recursive: true });
  const path = proposalOf(dataDir, tenantId);
  await writeModel(path, model);
  return path;
}

/**
 * Takes every calibration of the deployment out of force. The files are kept aside, where old receipts still
 * find them.
 * @returns the versions that were taken out of force.
 */
export async function retireModels(dataDir: string): Promise<string[]> {
  const { inForce, retired } = ownModelsOf(dataDir);
  const versions = await versionsIn(inForce);
  if (versions.length > 0) await mkdir(retired, { recursive: true });
  for (const version of versions) {
    await rename(join(inForce, `${version}.json`), join(retired, `${version}.json`));
  }
  return versions;
}

/** Whether two models decide alike, apart from their versions. */
export function decideAlike(one: MatchingModel, other: MatchingModel): boolean {
  return JSON.stringify({ ...one, version: "" }) === JSON.stringify({ ...other, version: "" });
}

async function versionsIn(directory: string): Promise<string[]> {
  if (!existsSync(directory)) return [];
  const names = await readdir(directory);
  return names
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length))
    .sort();
}
