/**
 * Rounds in which the service is killed while it waits for a call outside. A request that was cut off goes through
 * three rounds: it is cut off; sent again, it is refused without another call, or answered where its call's answer was
 * stored; and once the operator has settled the call, it is answered after one call more.
 */
import { deepStrictEqual, ok, strictEqual } from "node:assert";
import type { ServerProcess } from "../../support/process.ts";
import { randomFrom } from "../../support/random.ts";
import { namedCompany } from "../../support/records.ts";
import { type KillMoment, OutsideWorld } from "./outside-world.ts";

/** Requests that wait at one time. */
const AT_ONCE = 3;
/** Calls of one round: two questions for each request, up to two registers, and three of the research agent. */
const MOST_CALLS = 7 * AT_ONCE;
/** Questions of one paid call: one pair in both orders. */
const ORDERS = 2;

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
): Promise<{ readonly requests: number; readonly kills: number }> {
  const random = randomFrom(seed);
  const world = await OutsideWorld.open();
  const all: Sent[] = [];
  let kills = 0;
  try {
    for (let number = 1; number <= rounds; number++) {
      const before = tally(all);
      const server = await world.start();
      await sendAgain(world, server, all);
      const at = 1 + Math.floor(random() * MOST_CALLS);
      const moment: KillMoment = random() < 0.5 ? "asked" : "answered";
      const killed = await load(world, server, { all, number, at, moment });
      if (killed) kills++;
      const settled = await settle(world, all);
      const after = tally(all);
      finished({
        number,
        moment: `${moment}, call ${at}`,
        killed,
        refused: after.refused - before.refused,
        settled,
        answered: after.answered - before.answered,
      });
    }
    await drain(world, all);
    return { requests: all.length, kills };
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
  plan: { readonly all: Sent[]; readonly number: number; readonly at: number; readonly moment: KillMoment },
): Promise<boolean> {
  const sent: Sent[] = [];
  for (let place = 0; place < AT_ONCE; place++) {
    const n = plan.number * AT_ONCE + place;
    const { name, ...company } = namedCompany(n);
    const known = {
      ...company,
      name: `${name.replace(" Limited", "")} ${n} Limited`,
      address: { city: "Leeds" },
    };
    const founded = await send(server, world, { key: `known-${n}`, body: known });
    strictEqual(founded.status, 200, "a company is founded");
    const asked = `${name.replace(" Limited", "")} ${n} Ltd`;
    const body = { name: asked, country: "GB", address: { city: "York" }, depth: "research" };
    sent.push({ key: `asked-${n}`, name: asked, body, settled: 0, state: "cut" });
  }
  plan.all.push(...sent);
  world.killAt(plan.at, plan.moment);
  const answers = await Promise.allSettled(sent.map((one) => send(server, world, one)));
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
  return server.send<ResolveBody>("POST", "/v1/resolve", { key: tenantKey, idempotencyKey: key, body });
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
async function drain(world: OutsideWorld, all: readonly Sent[]): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    const server = await world.start();
    await sendAgain(world, server, all);
    await server.kill("SIGTERM");
    await settle(world, all);
  }
  const server = await world.start();
  await sendAgain(world, server, all);
  const before = [new Map(world.questions), new Map(world.researched)];
  let charged = 0;
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
  strictEqual(usage.body.credits.charged, charged + all.length, "each decision is charged once");
  await server.kill("SIGTERM");
  deepStrictEqual(JSON.parse(await world.operator("calls", "list", "--json")), [], "no call is open");
}
