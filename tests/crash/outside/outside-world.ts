/** A deployment beside a slow model and slow live registers, which kill it while it waits for one of them. */
import { setTimeout } from "node:timers/promises";
import { PROMPT_DIGEST, PROMPT_VERSION } from "../../../src/adjudication/prompt.ts";
import { loadModels } from "../../../src/app/models.ts";
import { runCommandLine } from "../../../src/commands/run.ts";
import { recordedTerminal } from "../../../src/commands/testing/recorded-terminal.ts";
import {
  certificationOf,
  writeCertification,
} from "../../../src/pipelines/resolution/outside/testing/certified.ts";
import { type Deployment, newDeployment } from "../../support/deployment.ts";
import { LivePublishers, usualAnswer } from "../../support/live-publishers.ts";
import { ModelServer } from "../../support/model-server.ts";
import { ServerProcess } from "../../support/process.ts";

/** The moment of a kill: while a call waits for its answer, or just after the answer was sent. */
export type KillMoment = "asked" | "answered";

/** Longer than the service needs to send the next call. */
const SLOW_MS = 60;
const SOURCES = ["gleif", "companies_house"] as const;
const matchingModels = new URL("../../../models/", import.meta.url);

export class OutsideWorld {
  readonly deployment: Deployment;
  readonly environment: Readonly<Record<string, string>>;
  tenantKey = "";
  /** Questions that the model was asked, by the name in the question. */
  readonly questions = new Map<string, number>();
  readonly #model: ModelServer;
  readonly #publishers: LivePublishers;
  #server: ServerProcess | null = null;
  #plan: { left: number; readonly moment: KillMoment } | null = null;

  private constructor(parts: { deployment: Deployment; model: ModelServer; publishers: LivePublishers }) {
    this.deployment = parts.deployment;
    this.#model = parts.model;
    this.#publishers = parts.publishers;
    this.environment = {
      ...parts.deployment.environment,
      ...parts.publishers.environmentFor(SOURCES),
      ASSAY_LOG_LEVEL: "error",
      ASSAY_MODEL_PROVIDER: "openai-compatible",
      ASSAY_MODEL_URL: parts.model.url,
      ASSAY_MODEL_ID: "slow-1",
    };
    parts.model.answer = ({ records }) => this.#judge(records);
    for (const source of SOURCES) {
      parts.publishers.answers.set(source, async (request) => {
        await this.#called();
        return usualAnswer(request);
      });
    }
  }

  /** @param seed of the model's certification nothing depends: it is right in nearly all of its answers. */
  static async open(): Promise<OutsideWorld> {
    const parts = {
      deployment: await newDeployment(),
      model: await ModelServer.start(),
      publishers: await LivePublishers.start(),
    };
    const world = new OutsideWorld(parts);
    const { current } = loadModels(matchingModels);
    const certified = certificationOf({
      modelId: "slow-1",
      provider: "openai-compatible",
      promptVersion: PROMPT_VERSION,
      promptDigest: PROMPT_DIGEST,
      matchingModel: current.version,
    });
    writeCertification(world.environment.ASSAY_DATA_DIR!, certified);
    return world;
  }

  async start(): Promise<ServerProcess> {
    await this.deployment.endLeases();
    const server = await ServerProcess.listening(this.environment);
    this.#server = server;
    if (this.tenantKey === "") this.tenantKey = server.tenantKey;
    return server;
  }

  /** Kills the server at the `at`-th call from now on. */
  killAt(at: number, moment: KillMoment): void {
    this.#plan = { left: at, moment };
  }

  /** Whether the planned kill has happened; no kill is planned from now on. */
  endPlan(): boolean {
    const killed = this.#plan?.left === 0;
    this.#plan = null;
    return killed;
  }

  /** Runs a command of the operator, whose store no server has open. @returns its standard output. */
  async operator(...args: readonly string[]): Promise<string> {
    const terminal = recordedTerminal({ environment: this.environment });
    const code = await runCommandLine(args, terminal);
    if (code !== 0) throw new Error(`assay ${args.join(" ")} ended with ${code}: ${terminal.said.err}`);
    return terminal.said.out;
  }

  async close(): Promise<void> {
    await this.#server?.kill("SIGKILL");
    await this.#model.close();
    await this.#publishers.close();
    await this.deployment.close();
  }

  async #judge(records: readonly Readonly<Record<string, unknown>>[]) {
    const asked = records.find(({ address }) => (address as { city?: string } | undefined)?.city === "York");
    const name = String(asked?.name);
    this.questions.set(name, (this.questions.get(name) ?? 0) + 1);
    await this.#called();
    // Every second company is left to the live registers.
    const decision = Number(/\d+/.exec(name)?.[0]) % 2 === 0 ? "match" : "cannot_tell";
    return { decision } as const;
  }

  async #called(): Promise<void> {
    const plan = this.#plan;
    const isLast = plan !== null && plan.left > 0 && --plan.left === 0;
    if (isLast && plan.moment === "asked") await this.#server!.kill("SIGKILL");
    await setTimeout(SLOW_MS);
    if (isLast && plan.moment === "answered")
      setImmediate(() => setImmediate(() => void this.#server!.kill("SIGKILL")));
  }
}
