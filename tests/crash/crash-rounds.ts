/**
 * Rounds of a deployment's life, each ended by kill -9 at a named point or at a random moment, followed by a restart
 * and a check of everything that was promised. A seed decides what is sent and where it dies; what the requests of a
 * round meet on the way is the machine's.
 */
import { readConfig } from "../../src/config.ts";
import { openMigrated } from "../../src/service/open-migrated.ts";
import { insertWebhook } from "../../src/storage/webhooks.ts";
import type { JobBody } from "../support/answers.ts";
import { type Deployment, newDeployment } from "../support/deployment.ts";
import { followJob } from "../support/job-events.ts";
import { ServerProcess } from "../support/process.ts";
import { randomFrom } from "../support/random.ts";
import { type Failpoint, failpoints } from "./failpoints.ts";
import { checkInvariants, type History, jobIdsOf, type Keys, replay } from "./invariants.ts";
import { operationOf } from "./workload.ts";

const CALLERS = 8;
/** Answers after which a server is killed at a random moment, at most, and where it did not come to its point. */
const MOST_ANSWERS = 60;
const PATIENCE = 300;
/** Points that every request passes, unlike those of jobs. */
const frequent = /^(claim|commit|reply)/;
const TENANT = "local";
const WEBHOOK = "wh_of_the_crash_rounds";
const ADMIN = "the-operator-of-the-crash-rounds";
const crashingServer = new URL("./crashing-server.ts", import.meta.url).pathname;

export interface Round {
  readonly number: number;
  /** Where it was to die: a failpoint, or a number of answers. */
  readonly moment: string;
  readonly reached: boolean;
  readonly sent: number;
  readonly answered: number;
}

/** @param finished told of each round that has kept every promise. @throws AssertionError, naming what was broken. */
export async function crashRounds(
  { seed, rounds }: { readonly seed: number; readonly rounds: number },
  finished: (round: Round) => void,
): Promise<void> {
  const random = randomFrom(seed);
  const deployment = await newDeployment();
  try {
    const environment = { ...deployment.environment, ASSAY_ADMIN_KEY: ADMIN, ASSAY_LOG_LEVEL: "fatal" };
    const keys = await prepare(environment);
    const history: History = { sent: new Map(), answered: new Map(), results: new Map() };
    const moments = momentsOf(random);
    for (let number = 1; number <= rounds; number++) {
      const point = moments[(number - 1) % moments.length]!;
      const known = history.answered.size;
      const before = history.sent.size;
      const target = point === "random" ? 5 + Math.floor(random() * MOST_ANSWERS) : PATIENCE;
      const hits = point === "outside-call" ? 1 : 1 + Math.floor(random() * (frequent.test(point) ? 20 : 3));
      const program = point === "random" ? undefined : [crashingServer, point, String(hits)];
      const server = await ServerProcess.listening(environment, program);
      const died = await loadUntilDead(server, keys, { history, random, target });
      const answered = history.answered.size - known;
      const fresh = new Set(number === rounds ? history.sent.keys() : [...history.sent.keys()].slice(before));
      await recover(deployment, environment, { keys, history, fresh });
      const moment = point === "random" ? `after ${target} answers` : `${point}, time ${hits}`;
      finished({
        number,
        moment,
        reached: died || point === "random",
        sent: history.sent.size - before,
        answered,
      });
    }
  } finally {
    await deployment.close();
  }
}

/** Every failpoint once, in an order of the seed, and a random moment after every third. */
function momentsOf(random: () => number): (Failpoint | "random")[] {
  const left = [...failpoints];
  const moments: (Failpoint | "random")[] = [];
  while (left.length > 0) {
    moments.push(...left.splice(Math.floor(random() * left.length), 1));
    if (moments.length % 4 === 3) moments.push("random");
  }
  return moments;
}

/** A first start, and a subscription to every end of a job, at an address that leads nowhere. */
async function prepare(environment: Readonly<Record<string, string>>): Promise<Keys> {
  const server = await ServerProcess.listening(environment);
  const tenant = server.tenantKey;
  await server.kill("SIGTERM");
  const database = await openMigrated(readConfig(environment));
  const webhook = {
    webhook_id: WEBHOOK,
    url: "https://hooks.invalid/",
    destination: "hooks.invalid",
    event_types: ["batch.succeeded", "batch.reconciliation_required"],
    secret: Buffer.from("of no use: nothing is sent"),
    created_at: new Date().toISOString(),
  };
  await database.transaction((tx) => insertWebhook(tx, TENANT, webhook, 1));
  await database.close();
  return { tenant, admin: ADMIN, webhookId: WEBHOOK };
}

interface Load {
  readonly history: History;
  readonly random: () => number;
  readonly target: number;
}

/** Sends from many callers until the server is dead. @returns whether it died by itself. */
async function loadUntilDead(
  server: ServerProcess,
  keys: Keys,
  { history, random, target }: Load,
): Promise<boolean> {
  const { sent, answered } = history as History & { sent: Map<string, ReturnType<typeof operationOf>> };
  const until = answered.size + target;
  let killed = false;
  let dead = false;
  const caller = async (): Promise<void> => {
    while (!dead) {
      const operation = operationOf(sent.size, random);
      const { idempotencyKey, path, body } = operation;
      sent.set(idempotencyKey, operation);
      const request = { key: keys.tenant, idempotencyKey, body };
      const answer = await server.send("POST", path, request).catch(() => null);
      if (answer === null) {
        dead = true;
        return;
      }
      if (answer.status < 300) answered.set(idempotencyKey, answer);
      else if (answer.status !== 429)
        throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      if (answered.size < until || killed) continue;
      killed = true;
      await server.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  await server.exited;
  return !killed;
}

interface Recovery {
  readonly keys: Keys;
  readonly history: History;
  /** The keys to be checked one by one: those of the round, after the last round all. */
  readonly fresh: ReadonlySet<string>;
}

/** Starts again, has every key answered and every job ended, and checks what was promised. */
async function recover(
  deployment: Deployment,
  environment: Readonly<Record<string, string>>,
  { keys, history, fresh }: Recovery,
): Promise<void> {
  await deployment.endLeases();
  let server = await ServerProcess.listening(environment);
  await replay(server, keys, { history, fresh });
  const jobIds = jobIdsOf(history, fresh);
  for (const jobId of jobIds) await followJob([server], { key: keys.tenant, jobId });
  const stuck = await waitingForOperator(server, keys, jobIds);
  if (stuck.length > 0) {
    await server.kill("SIGTERM");
    for (const jobId of stuck) await reconcile(environment, jobId);
    server = await ServerProcess.listening(environment);
  }
  await checkInvariants(server, keys, { history, fresh });
  const { code } = await server.kill("SIGTERM");
  if (code !== 0) throw new Error(`a server that was told to stop ended with ${code}`);
}

async function waitingForOperator(
  server: ServerProcess,
  keys: Keys,
  jobIds: readonly string[],
): Promise<string[]> {
  const stuck: string[] = [];
  for (const jobId of jobIds) {
    const { body } = await server.send<JobBody>("GET", `/v1/batch-jobs/${jobId}`, { key: keys.tenant });
    if (body.state === "reconciliation_required") stuck.push(jobId);
  }
  return stuck;
}

async function reconcile(environment: Readonly<Record<string, string>>, jobId: string): Promise<void> {
  const program = ["jobs", "reconcile", jobId, "--tenant", TENANT, "--complete"];
  const { code, stderr } = await new ServerProcess(environment, program).exited;
  if (code !== 0) throw new Error(`assay jobs reconcile ended with ${code}: ${stderr}`);
}
