/** A deployment beside a slow model, slow live registers and a slow web search, which kill it while it waits for one of them. */
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
import { ModelServer, type Reply } from "../../support/model-server.ts";
import { ServerProcess } from "../../support/process.ts";
import { WebSites } from "../../support/web-sites.ts";

/** The moment of a kill: while a call waits for its answer, or just after the answer was sent. */
export type KillMoment = "asked" | "answered";

/** Questions of one paid call of a model: one pair in both orders. */
export const ORDERS = 2;
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
  /** How often the research agent began, by the name of the record. */
  readonly researched = new Map<string, number>();
  readonly #model: ModelServer;
  readonly #publishers: LivePublishers;
  readonly #web: WebSites;
  #server: ServerProcess | null = null;
  #plan: { left: number; readonly moment: KillMoment } | null = null;

  private constructor(parts: {
    deployment: Deployment;
    model: ModelServer;
    publishers: LivePublishers;
    web: WebSites;
  }) {
    this.deployment = parts.deployment;
    this.#model = parts.model;
    this.#publishers = parts.publishers;
    this.#web = parts.web;
    this.environment = {
      ...parts.deployment.environment,
      ...parts.publishers.environmentFor(SOURCES),
      ASSAY_LOG_LEVEL: "error",
      ASSAY_MODEL_PROVIDER: "openai-compatible",
      ASSAY_MODEL_URL: parts.model.url,
      ASSAY_MODEL_ID: "slow-1",
      ASSAY_SEARCH_PROVIDER: "searxng",
      ASSAY_SEARCH_URL: `http://127.0.0.1:${parts.web.port}`,
    };
    parts.model.answer = (asked) =>
      "tools" in asked.body ? this.#research(asked.user, asked.body) : this.#judge(asked.records);
    parts.web.any = async (response) => {
      await this.#called();
      response.writeHead(200, { "content-type": "application/json" }).end('{"results":[]}');
    };
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
      web: await WebSites.start(),
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
    await this.#web.close();
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

  /** Searches once, finds nothing and says so. */
  async #research(task: string, { messages }: Readonly<Record<string, unknown>>): Promise<Reply> {
    const searched = (messages as readonly { role: string }[]).some(({ role }) => role === "tool");
    const name = (JSON.parse(task) as { record: { name: string } }).record.name;
    if (!searched) this.researched.set(name, (this.researched.get(name) ?? 0) + 1);
    await this.#called();
    if (!searched) return { calls: [{ name: "search_web", input: { query: name } }] };
    return { calls: [{ name: "report", input: { claims: [] } }] };
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
