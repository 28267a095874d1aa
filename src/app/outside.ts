/** The steps above `probabilistic` of the deployment, and the stored copies of what they read. */
import type { Config } from "../config.ts";
import type { MatchingModel } from "../domain/matching/score/model.ts";
import { newOpaqueId, newOrderedId } from "../ids/opaque-id.ts";
import type { OutboundNetwork } from "../outside/network/outbound-network.ts";
import type { LiveObserver } from "../pipelines/live-registers/live-exchange.ts";
import { liveRegistersStep } from "../pipelines/live-registers/live-step.ts";
import type { OutsideStep } from "../pipelines/resolution/outside/outside-step.ts";
import { OutsideSteps } from "../pipelines/resolution/outside/outside-steps.ts";
import { ArtifactFiles } from "../pipelines/run-room/artifact-files.ts";
import { StoredArtifacts } from "../pipelines/run-room/stored-artifacts.ts";
import type { Database } from "../storage/engine/database.ts";
import { configuredModel } from "./adjudicator.ts";
import { liveRegistersOf } from "./live-registers.ts";
import type { Log } from "./log.ts";
import { configuredAgent } from "./research-agent.ts";

export interface OutsideOptions {
  /** The network that pages and redirects lead to; by default the public internet. */
  readonly network?: OutboundNetwork | undefined;
  /** The steps above `probabilistic`; by default those of the configuration. */
  readonly steps?: readonly OutsideStep[] | undefined;
  /** Receives the steps that failed. */
  readonly log?: Log | undefined;
  /** The present moment, for what is stored. */
  readonly now?: (() => Date) | undefined;
  /** Measures the live registers. */
  readonly observer?: LiveObserver | undefined;
}

export function storedArtifacts({ ASSAY_ARTIFACTS: directory }: Config, database: Database): StoredArtifacts {
  const files = directory === undefined ? null : new ArtifactFiles(directory);
  return new StoredArtifacts({ database, newId: () => newOpaqueId("art"), files });
}

/** The steps above `probabilistic`, by default those of the configuration. @throws ConfigError */
export function outsideSteps(
  config: Config,
  database: Database,
  { model, steps, ...options }: OutsideOptions & { readonly model: MatchingModel },
): OutsideSteps {
  const { log } = options;
  return new OutsideSteps({
    database,
    steps: steps ?? configuredSteps(config, database, { model, ...options }),
    newId: newOrderedId,
    failed: (step, error) => log?.warn({ step, err: error }, "a step above probabilistic gave no answer"),
  });
}

function configuredSteps(
  config: Config,
  database: Database,
  {
    model,
    network,
    log,
    observer,
    now = () => new Date(),
  }: OutsideOptions & { readonly model: MatchingModel },
): readonly OutsideStep[] {
  const uncertified = (fault: string) => log?.warn({ fault }, "the model is not certified: it binds nothing");
  const registers = liveRegistersOf(config, database, network, observer);
  return [
    ...configuredModel(config, model, uncertified),
    ...(registers ? [liveRegistersStep(registers)] : []),
    ...configuredAgent(config, { artifacts: storedArtifacts(config, database), registers, network, now }),
  ];
}
