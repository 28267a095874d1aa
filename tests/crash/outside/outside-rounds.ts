/**
 * Rounds in which the service is killed while it waits for a call outside. A request that was cut off goes through
 * three rounds: it is cut off; sent again, it is refused without another call, or answered where its call's answer was
 * stored; and once the operator has settled the call, it is answered after one call more. Beside the requests each
 * round has a batch job (`outside-jobs.ts`).
 */
import { deepStrictEqual, ok, strictEqual } from "node:assert";
import type { ServerProcess } from "../../support/process.ts";
import { randomFrom } from "../../support/random.ts";
import { admitted } from "../requests.ts";
import { outsideCompany } from "./outside-companies.ts";
import { JOB_RECORDS, OutsideJobs } from "./outside-jobs.ts";
import { type KillMoment, ORDERS, OutsideWorld } from "./outside-world.ts";

/** Requests that wait at one time. */
const AT_ONCE = 3;
const IN_ROUND = AT_ONCE + JOB_RECORDS;
/** Calls of one round: two questions for each record, up to two registers, and three of the research agent. */
const MOST_CALLS = 7 * IN_ROUND;

interface Sent {
  readonly key: string;
  readonly name: string;
  readonly body: object;
  /** How often the operator has settled a call of it. */
  settled: number;
  state: "cut" | "refused" | "answered";
}

export interface OutsideRound {
  readonly number: number;
  readonly moment: string;
  readonly killed: boolean;
  readonly refused: number;
  readonly settled: number;
  readonly answered: number;
  /** Jobs that waited for the operator, and the calls of their records that had no outcome. */
  readonly jobs: { readonly settled: number; readonly calls: number };
}

interface ResolveBody {
  readonly decision: string;
  readonly decision_id: string;
  readonly usage: { readonly credits_charged: number };
  readonly error: { readonly code: string };
}

/** @throws AssertionError that names the broken promise. */
export async function outsideRounds(
  { seed, rounds }: { readonly seed: number; readonly rounds: number },
  finished: (round: OutsideRound) => void,
): Promise<{ readonly requests: number; readonly jobs: number; readonly kills: number }> {
  const random = randomFrom(seed);
  const world = await OutsideWorld.open();
  const all: Sent[] = [];
  const jobs = new OutsideJobs(world);
  let kills = 0;
  try {
    for (let number = 1; number <= rounds; number++) {
      const before = tally(all);
      const server = await world.start();
      await Promise.all([sendAgain(world, server, all), jobs.resume(server)]);
      const at = 1 + Math.floor(random() * MOST_CALLS);
      const moment: KillMoment = random() < 0.5 ? "asked" : "answered";
      const killed = await load(world, server, { all, jobs, number, at, moment });
      if (killed) kills++;
      const settled = await settle(world, all);
      const ofJobs = await jobs.settle();
      const after = tally(all);
      finished({
        number,
        moment: `${moment}, call ${at}`,
        killed,
        refused: after.refused - before.refused,
        settled,
        answered: after.answered - before.answered,
        jobs: ofJobs,
      });
    }
    await drain(world, all, jobs);
    return { requests: all.length, jobs: jobs.sent, kills };
  } finally {
    await world.close();
  }
}

function tally(all: readonly Sent[]) {
  return {
    refused: all.filter(({ state, settled }) => state === "refused" || settled > 0).length,
    answered: all.filter(({ state }) => state === "answered").length,
  };
}

/** Sends new records, of companies that the store knows, and waits until all are answered or the server is dead. */
async function load(
  world: OutsideWorld,
  server: ServerProcess,
  plan: {
    readonly all: Sent[];
    readonly jobs: OutsideJobs;
    readonly number: number;
    readonly at: number;
    readonly moment: KillMoment;
  },
): Promise<boolean> {
  const companies = Array.from({ length: IN_ROUND }, (_, place) => {
    const n = plan.number * IN_ROUND + place;
    return { n, ...outsideCompany(n) };
  });
  for (const { n, known } of companies) {
    const founded = await send(server, world, { key: `known-${n}`, body: known });
    strictEqual(founded.status, 200, "a company is founded");
  }
  const sent = companies.slice(0, AT_ONCE).map(({ n, asked }): Sent => {
    return { key: `asked-${n}`, name: asked.name, body: asked, settled: 0, state: "cut" };
  });
  plan.all.push(...sent);
  world.killAt(plan.at, plan.moment);
  const job = plan.jobs.add(companies.slice(AT_ONCE).map(({ asked }) => asked));
  const [answers] = await Promise.all([
    Promise.allSettled(sent.map((one) => send(server, world, one))),
    // A connection that breaks: the server is dead.
    plan.jobs.follow(server, job).catch(() => undefined),
  ]);
  for (const [place, answer] of answers.entries())
    if (answer.status === "fulfilled") await answered(world, sent[place]!, { ...answer.value, server: null });
  const killed = world.endPlan();
  await server.kill("SIGKILL");
  return killed;
}

/** Sends again what is not answered: a request whose call has no outcome is refused, and nothing is asked for it. */
async function sendAgain(world: OutsideWorld, server: ServerProcess, all: readonly Sent[]): Promise<void> {
  for (const one of all.filter(({ state }) => state !== "answered")) {
    const before = askedFor(world, one.name);
    const { status, body } = await send(server, world, one);
    const asked = askedFor(world, one.name) - before;
    if (status === 409) {
      strictEqual(body.error.code, "idempotency_in_progress", one.key);
      strictEqual(asked, 0, `${one.key}: a refused request asks nobody`);
      ok(one.settled === 0 || one.state === "refused", `${one.key}: a settled call is not refused again`);
      one.state = "refused";
    } else await answered(world, one, { status, body, server });
    ok(
      (world.questions.get(one.name) ?? 0) <= ORDERS * (1 + one.settled) &&
        (world.researched.get(one.name) ?? 0) <= 1 + one.settled,
      `${one.key}: no call is made twice unless the operator has settled it`,
    );
  }
}

/** Questions of the model, and beginnings of the agent. */
function askedFor({ questions, researched }: OutsideWorld, name: string): number {
  return (questions.get(name) ?? 0) + (researched.get(name) ?? 0);
}

async function answered(
  world: OutsideWorld,
  one: Sent,
  { status, body, server }: { status: number; body: ResolveBody; server: ServerProcess | null },
): Promise<void> {
  strictEqual(status, 200, `${one.key}: ${JSON.stringify(body)}`);
  one.state = "answered";
  if (!server) return;
  const receipt = await server.send<{ decision: { decision: string; decision_id: string } }>(
    "GET",
    `/v1/decisions/${body.decision_id}`,
    { key: world.tenantKey },
  );
  strictEqual(receipt.status, 200, `${one.key}: its decision has a receipt`);
  strictEqual(receipt.body.decision.decision, body.decision, `${one.key}: the receipt of its decision`);
}

function send(
  server: ServerProcess,
  { tenantKey }: OutsideWorld,
  { key, body }: { key: string; body: object },
) {
  return admitted(() =>
    server.send<ResolveBody>("POST", "/v1/resolve", { key: tenantKey, idempotencyKey: key, body }),
  );
}

interface ListedCall {
  readonly tenant_id: string;
  readonly call_id: string;
  readonly purpose: string;
}

const seenBefore = new WeakMap<OutsideWorld, Set<string>>();

/** Settles the calls whose requests have been refused in this round: those of requests that were cut off wait. */
async function settle(world: OutsideWorld, all: readonly Sent[]): Promise<number> {
  const listed = JSON.parse(await world.operator("calls", "list", "--json")) as ListedCall[];
  const waiting = all.filter(({ state }) => state === "refused");
  const known = seenBefore.get(world) ?? new Set();
  const old = listed.filter(({ call_id }) => known.has(call_id));
  strictEqual(old.length, waiting.length, "each refused request has one open call in the list");
  for (const { tenant_id, call_id, purpose } of old) {
    ok(purpose === "model" || purpose === "agent", "only billed calls are listed");
    await world.operator("calls", "reconcile", call_id, "--tenant", tenant_id);
  }
  for (const one of waiting) {
    one.settled++;
    one.state = "cut";
  }
  seenBefore.set(world, new Set(listed.map(({ call_id }) => call_id)));
  return old.length;
}

/** Sends all again until each is answered, without another kill; then no call is open, and each key has its answer. */
async function drain(world: OutsideWorld, all: readonly Sent[], jobs: OutsideJobs): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    const server = await world.start();
    await Promise.all([sendAgain(world, server, all), jobs.resume(server)]);
    await server.kill("SIGTERM");
    await settle(world, all);
    await jobs.settle();
  }
  const server = await world.start();
  await sendAgain(world, server, all);
  let charged = await jobs.checkAll(server);
  const before = [new Map(world.questions), new Map(world.researched)];
  for (const one of all) {
    strictEqual(one.state, "answered", `${one.key} is answered in the end`);
    const { status, body } = await send(server, world, one);
    await answered(world, one, { status, body, server });
    charged += body.usage.credits_charged;
  }
  ok(world.researched.size > 0, "the agent was asked");
  deepStrictEqual([world.questions, world.researched], before, "an answered key asks nobody");
  const usage = await server.send<{ credits: { charged: number } }>("GET", "/v1/usage", {
    key: world.tenantKey,
  });
  // Each company that was known before cost one credit.
  const founded = all.length + jobs.sent * JOB_RECORDS;
  strictEqual(usage.body.credits.charged, charged + founded, "each decision is charged once");
  await server.kill("SIGTERM");
  for (const kind of ["calls", "jobs"])
    deepStrictEqual(JSON.parse(await world.operator(kind, "list", "--json")), [], `no ${kind} wait`);
}
