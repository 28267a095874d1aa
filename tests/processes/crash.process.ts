/**
 * The durability promise: answers survive kill -9, a keyed operation is charged once, and a request with the
 * same key repeats a lost answer. A seed chooses the moments of the kills, by answers received, not by time.
 */
import { expect, test } from "vitest";
import type { DecisionBody, EntityBody, ResolveBody } from "../support/answers.ts";
import { ServerProcess } from "../support/process.ts";
import { randomFrom } from "../support/random.ts";
import { numberedCompany } from "../support/records.ts";
import { migratedDataDirectory } from "../support/scratch.ts";

const ROUNDS = 4;
const CALLERS = 12;
const SEED = 20_261_120;
const adminKey = "the-operator-of-the-crash-story";

interface Request {
  readonly idempotencyKey: string;
  readonly body: object;
}

/** New companies, other descriptions of them, replays without a number, and placeholders. */
function requestOf(n: number, random: () => number): Request {
  const company = numberedCompany(1000 + Math.floor(random() * 60));
  const kind = random();
  const body =
    kind < 0.15
      ? { name: "N/A", client_ref: `${n}` }
      : kind < 0.3
        ? company
        : { ...company, client_ref: `${n}` };
  return { idempotencyKey: `crash-${n}`, body };
}

test("every answered decision outlives kill -9, and the ledger adds up", { timeout: 300_000 }, async () => {
  const environment = {
    ASSAY_DATA_DIR: await migratedDataDirectory(),
    ASSAY_SAMPLE_REGISTER: "skip",
    ASSAY_LOG_LEVEL: "warn",
    ASSAY_ADMIN_KEY: adminKey,
  };
  const random = randomFrom(SEED);
  const sent = new Map<string, Request>();
  const answered = new Map<string, ResolveBody>();
  let server = await ServerProcess.listening(environment);
  const key = server.tenantKey;

  for (let round = 0; round < ROUNDS; round++) {
    const target = answered.size + 5 + Math.floor(random() * 60);
    let dead = false;
    const caller = async () => {
      while (!dead) {
        const request = requestOf(sent.size, random);
        sent.set(request.idempotencyKey, request);
        const answer = await server
          .send<ResolveBody>("POST", "/v1/resolve", { key, ...request })
          .catch(() => null);
        if (answer === null) return;
        expect(answer.status).toBe(200);
        answered.set(request.idempotencyKey, answer.body);
        if (answered.size >= target && !dead) {
          dead = true;
          await server.kill("SIGKILL");
        }
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, caller));
    expect(answered.size).toBeGreaterThanOrEqual(target);

    server = await ServerProcess.listening(environment);
    await check(server, key, { sent, answered });
  }
  expect((await server.kill("SIGTERM")).code).toBe(0);
});

/** Retries every key, then compares the answers with the data of the service. */
async function check(
  server: ServerProcess,
  key: string,
  { sent, answered }: { sent: ReadonlyMap<string, Request>; answered: Map<string, ResolveBody> },
): Promise<void> {
  for (const [idempotencyKey, request] of sent) {
    const { status, body } = await server.send<ResolveBody>("POST", "/v1/resolve", { key, ...request });
    expect(status, idempotencyKey).toBe(200);
    const before = answered.get(idempotencyKey);
    if (before) expect(body).toEqual(before);
    answered.set(idempotencyKey, body);
  }
  const answers = [...answered.values()];
  const charged = answers.reduce((sum, { usage }) => sum + usage.credits_charged, 0);
  const { body: tenants } = await server.send<{
    tenants: { credits_granted: number; credits_remaining: number }[];
  }>("GET", "/v1/admin/tenants", { key: adminKey });
  const [tenant] = tenants.tenants;
  expect(tenant!.credits_granted - tenant!.credits_remaining).toBe(charged);

  for (const { decision_id, decision } of answers) {
    const receipt = await server.send<DecisionBody>("GET", `/v1/decisions/${decision_id}`, { key });
    expect(receipt.body.decision.decision).toBe(decision);
  }
  await checkEntities(server, key, answers);
}

/** One entity for each company, whose members are exactly its bound records. */
async function checkEntities(
  server: ServerProcess,
  key: string,
  answers: readonly ResolveBody[],
): Promise<void> {
  const members = new Map<string, Set<string>>();
  for (const { entity, record_id } of answers) {
    if (!entity) continue;
    members.set(entity.entity_id, (members.get(entity.entity_id) ?? new Set()).add(record_id));
  }
  const numbers: unknown[] = [];
  for (const [entityId, records] of members) {
    const { status, body } = await server.send<EntityBody>("GET", `/v1/entities/${entityId}`, { key });
    expect(status).toBe(200);
    expect(new Set(body.member_record_ids)).toEqual(records);
    numbers.push(body.record["registration.company_number"]);
  }
  expect(new Set(numbers).size).toBe(numbers.length);
}
