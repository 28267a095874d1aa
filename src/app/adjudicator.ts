/** The model that adjudicates, as the deployment configures it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AskModel } from "../adjudication/ask-in-both-orders.ts";
import {
  type Certification,
  type CertificationFault,
  type CertifiedFor,
  readCertification,
} from "../adjudication/certification.ts";
import { PROMPT_DIGEST, PROMPT_VERSION } from "../adjudication/prompt.ts";
import { type Config, ConfigError } from "../config.ts";
import type { MatchingModel } from "../domain/matching/score/model.ts";
import { askModel, type ModelAddress } from "../outside/models/ask-model.ts";
import { modelStep } from "../pipelines/resolution/outside/model-step.ts";
import type { OutsideStep } from "../pipelines/resolution/outside/outside-step.ts";

/** @throws ConfigError naming the variable. @returns null where no model is configured. */
export function modelAddressOf(config: Config): ModelAddress | null {
  const { ASSAY_MODEL_PROVIDER: provider, ASSAY_MODEL_ID: modelId, ASSAY_MODEL_URL: url } = config;
  if (provider === undefined) {
    if (modelId === undefined && url === undefined) return null;
    throw new ConfigError("ASSAY_MODEL_PROVIDER is needed beside ASSAY_MODEL_ID and ASSAY_MODEL_URL");
  }
  if (modelId === undefined) throw new ConfigError("ASSAY_MODEL_ID is needed beside ASSAY_MODEL_PROVIDER");
  if (provider === "openai-compatible" && url === undefined)
    throw new ConfigError("ASSAY_MODEL_URL is needed for an openai-compatible model");
  return { provider, modelId, url: url ?? null, key: config.ASSAY_MODEL_KEY ?? null };
}

export function askOf(address: ModelAddress): AskModel {
  return (prompt, signal) => askModel(address, prompt, signal);
}

/** The subject of a certification of this model beside this matching model. */
export function certifiedFor({ modelId, provider }: ModelAddress, matching: MatchingModel): CertifiedFor {
  return {
    modelId,
    provider,
    promptVersion: PROMPT_VERSION,
    promptDigest: PROMPT_DIGEST,
    matchingModel: matching.version,
  };
}

export function certificationPath(dataDir: string): string {
  return join(dataDir, "certification.json");
}

/** The certification of the data directory; `absent` where it has none, else the reason why it is not in force. */
export function loadCertification(
  dataDir: string,
  subject: CertifiedFor,
): Certification | CertificationFault | "absent" {
  const path = certificationPath(dataDir);
  return existsSync(path) ? readCertification(readFileSync(path, "utf8"), subject) : "absent";
}

/**
 * The step `model` of the deployment; none where no model is configured.
 * @param told called with the reason why the model's judgements bind nothing.
 */
export function configuredModel(
  config: Config,
  matching: MatchingModel,
  told: (fault: CertificationFault | "absent") => void,
): OutsideStep[] {
  const address = modelAddressOf(config);
  if (address === null) return [];
  const read = loadCertification(config.ASSAY_DATA_DIR, certifiedFor(address, matching));
  if (typeof read === "string") told(read);
  return [
    modelStep({
      modelId: address.modelId,
      provider: address.provider,
      ask: askOf(address),
      certification: typeof read === "string" ? null : read,
      deadlineMs: 1000 * config.ASSAY_MODEL_DEADLINE_S,
    }),
  ];
}
