/** The requests to a deployment before its kill: writes from many callers, and reads of streams. */
import { setTimeout } from "node:timers/promises";
import type { JobBody, ResolveBody } from "../support/answers.ts";
import { followJob } from "../support/job-events.ts";
import type { ServerProcess } from "../support/process.ts";
import { answersOf, jobIdsOf } from "./history.ts";
import { deliveriesOf } from "./invariants/notifications.ts";
import { linesOf, sendOperation } from "./requests.ts";
import { type Known, type LabelBody, operationOf } from "./workload.ts";
import type { World } from "./world.ts";

const CALLERS = 8;
const LOOK_MS = 50;

export interface Load {
  readonly random: () => number;
  /** The number of answers after which sending stops. */
  readonly target: number;
  /** Whether the server is killed at that moment; otherwise its work is completed first. */
  readonly kill: boolean;
}

/** Sends until the server is dead, or is killed after its work. @returns whether it died by itself. */
export async function loadUntilDead(server: ServerProcess, world: World, load: Load): Promise<boolean> {
  const run = new Run(server, world, load);
  const readers = run.alive(() => run.readStreams());
  await Promise.all(Array.from({ length: CALLERS }, () => run.alive(() => run.call())));
  await readers;
  if (!load.kill) await run.alive(() => run.finish());
  if (!run.dead) await server.kill("SIGKILL");
  await server.exited;
  return run.dead;
}

class Run {
  /** True once a connection has broken: the server is dead, or about to die. */
  dead = false;
  readonly #server: ServerProcess;
  readonly #world: World;
  readonly #load: Load;
  readonly #known: Known;
  readonly #until: number;
  #killed = false;

  constructor(server: ServerProcess, world: World, load: Load) {
    const { history } = world;
    this.#server = server;
    this.#world = world;
    this.#load = load;
    this.#until = history.answered.size + load.target;
    this.#known = {
      decided: answersOf<ResolveBody>(history, "resolve").map(({ body }) => body),
      labels: history.labels.filter((label) => label.superseded_by_label_id === null),
    };
  }

  /** Runs work that needs the server, as long as the server lives. */
  async alive(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // The error of fetch for a connection that failed or broke; any other error is a fault of the service.
      if (!(error instanceof TypeError)) throw error;
      this.dead = true;
    }
  }

  async call(): Promise<void> {
    const { sent, answered } = this.#world.history;
    while (!this.#ended) {
      const operation = operationOf(sent.size, this.#load.random, this.#known);
      const { idempotencyKey, path, kind } = operation;
      sent.set(idempotencyKey, operation);
      const answer = await sendOperation(this.#server, this.#world, operation);
      if (answer.status < 300) {
        answered.set(idempotencyKey, answer);
        if (kind === "label") this.#known.labels.push(answer.body as LabelBody);
      } else if (answer.status !== 429)
        throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      if (this.#load.kill && answered.size >= this.#until) await this.#kill();
    }
  }

  /** Reads the export and the events of jobs, repeatedly. */
  async readStreams(): Promise<void> {
    const { keys, history } = this.#world;
    while (!this.#ended) {
      await linesOf(this.#server, "/v1/entities/export", keys.tenant);
      const jobId = jobIdsOf(history).at(-1);
      if (jobId !== undefined) await followJob([this.#server], { key: keys.tenant, jobId });
    }
  }

  /** Waits until every accepted job has ended and every notification was sent. */
  async finish(): Promise<void> {
    const { keys, history } = this.#world;
    for (const { key, body } of answersOf<JobBody>(history, "job"))
      if (!history.results.has(key))
        await followJob([this.#server], { key: keys.tenant, jobId: body.job_id });
    while ((await deliveriesOf(this.#server, keys)).some(({ status }) => status === "pending"))
      await setTimeout(LOOK_MS);
  }

  get #ended(): boolean {
    return this.dead || this.#killed || this.#world.history.answered.size >= this.#until;
  }

  async #kill(): Promise<void> {
    if (this.#killed) return;
    this.#killed = true;
    await this.#server.kill("SIGKILL");
  }
}
