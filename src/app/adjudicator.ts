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
import { readPairs } from "../adjudication/pair-set.ts";
import { PROMPT_DIGEST, PROMPT_VERSION, pairPrompt } from "../adjudication/prompt.ts";
import { type Config, ConfigError } from "../config.ts";
import type { Adjudication } from "../contract/adjudication.ts";
import type { MatchingModel } from "../domain/matching/score/model.ts";
import { askModel, type ModelAddress } from "../outside/models/ask-model.ts";
import { modelStep } from "../pipelines/resolution/outside/model-step.ts";
import type { OutsideStep } from "../pipelines/resolution/outside/outside-step.ts";

/** The pairs of companies that ship with Assay, on which models are certified and of which nothing is learned. */
export const shippedPairs = new URL("../../samples/adjudication/pairs.jsonl", import.meta.url);

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

/**
 * What callers see of the model and its certification: the file is read when they ask.
 * @param config of this process, whose start decided which certification is in force.
 */
export function adjudicationReader(config: Config, matching: MatchingModel): () => Adjudication {
  const address = modelAddressOf(config);
  const subject = address && certifiedFor(address, matching);
  const read = () => subject && loadCertification(config.ASSAY_DATA_DIR, subject);
  const atStart = digestOf(read());
  let task: Adjudication["task"] | null = null;
  return () => {
    task ??= certificationTask();
    if (!address || !subject)
      return { model: null, state: "not_configured", fault: null, certification: null, task };
    const { promptVersion, matchingModel } = subject;
    const model = {
      provider: address.provider,
      model_id: address.modelId,
      deadline_seconds: config.ASSAY_MODEL_DEADLINE_S,
      prompt_version: promptVersion,
      matching_model: matchingModel,
    };
    const found = read()!;
    if (found === "absent") return { model, state: "not_certified", fault: null, certification: null, task };
    if (typeof found === "string") return { model, state: "void", fault: found, certification: null, task };
    const state = found.file.digest === atStart ? "in_force" : "waits_for_restart";
    return { model, state, fault: null, certification: shownCertification(found), task };
  };
}

function digestOf(read: ReturnType<typeof loadCertification> | null): string | null {
  return read === null || typeof read === "string" ? null : read.file.digest;
}

function shownCertification({ file, table }: Certification): NonNullable<Adjudication["certification"]> {
  const { certified_at, pair_set, latency_ms, tokens } = file;
  const { pairs, agreement, unanswered, rows } = table;
  const answers = rows.map(({ answer, same, different, error, logOdds }) => {
    return { answer, same, different, wrong: error, odds_factor: Math.exp(logOdds) };
  });
  return { ...{ certified_at, pair_set, pairs, agreement, unanswered, latency_ms, tokens }, answers };
}

/** Characters of a token, tokens of an answer, and pairs whose questions are measured for the estimate. */
const CHARACTERS = 4;
const ANSWER_TOKENS = 100;
const MEASURED = 40;

function certificationTask(): Adjudication["task"] {
  const { pairs } = readPairs(readFileSync(shippedPairs, "utf8"));
  const step = Math.max(1, Math.floor(pairs.length / MEASURED));
  const lengths = pairs
    .filter((_, at) => at % step === 0)
    .map(({ left, right }) => JSON.stringify(pairPrompt(left, right)).length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const questions = 2 * pairs.length;
  return {
    command: "assay model certify",
    pairs: pairs.length,
    questions,
    input_tokens: Math.round((questions * mean) / CHARACTERS),
    output_tokens: questions * ANSWER_TOKENS,
  };
}
