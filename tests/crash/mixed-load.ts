/**
 * `npm run mixed -- [--seconds 60] [--seed 1]`: 64 callers of three tenants at two replicas (one, on the embedded
 * database) resolve, batch, submit, erase and detach the same few companies all at once. Nothing may fail inside, and
 * the ledger must add up. On PostgreSQL under `scripts/ci-postgres.sh`.
 */
import { strictEqual } from "node:assert";
import { parseArgs } from "node:util";
import type { BatchBody, EntityBody, JobBody, ResolveBody } from "../support/answers.ts";
import { newDeployment } from "../support/deployment.ts";
import { ServerProcess } from "../support/process.ts";
import { pick, randomFrom } from "../support/random.ts";
import { namedCompany } from "../support/records.ts";

const CALLERS = 64;
const COMPANIES = 40;
const ADMIN = "the-operator-of-the-mixed-load";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "60" }, seed: { type: "string", default: "1" } },
});
const random = randomFrom(Number(values.seed));

interface Tenant {
  readonly id: string;
  readonly keys: Readonly<Record<"resolve" | "erase" | "review", string>>;
  /** Entities and records that answers named; some are erased by now. */
  readonly entities: EntityBody[];
}

const deployment = await newDeployment();
const environment = { ...deployment.environment, ASSAY_ADMIN_KEY: ADMIN };
const servers = [await ServerProcess.listening(environment)];
if (process.env.TEST_DATABASE_URL) servers.push(await ServerProcess.listening(environment));
const tenants = [await newTenant("a"), await newTenant("b"), await newTenant("c")];
const statuses = new Map<string, number>();
const faults: string[] = [];
let sent = 0;

async function newTenant(id: string): Promise<Tenant> {
  const admin = (path: string, body: object) =>
    servers[0]!.send<{ key: string }>("POST", path, { key: ADMIN, body });
  await admin("/v1/admin/tenants", { tenant_id: id, name: id, plan: "enterprise" });
  const key = async (scope: string) => {
    const reviewer = scope === "review" ? { reviewer_id: "somebody" } : {};
    return (await admin("/v1/admin/keys", { tenant_id: id, scope, name: scope, ...reviewer })).body.key;
  };
  const keys = { resolve: await key("resolve"), erase: await key("erase"), review: await key("review") };
  return { id, keys, entities: [] };
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
}

/** Sends a request and counts its outcome. @returns the body of a success, else null. */
async function send<Body>(request: Sent): Promise<Body | null> {
  const { method, path, key, body, idempotencyKey } = request;
  const response = await fetch(pick(random, servers).url + path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body ? { "content-type": "application/json" } : {}),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const name = `${method} ${path.replace(/(ent|rec|job)_\w+/g, "{id}")} ${response.status}`;
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
  if (response.status >= 500) faults.push(`${name} ${text}`);
  return response.ok && text !== "" ? (JSON.parse(text) as Body) : null;
}

/** Half of the records have the number, so that the others can be detached. */
function record(): object {
  const { registration_number, jurisdiction, ...company } = namedCompany(Math.floor(random() * COMPANIES));
  const website = `https://${company.name.split(" ")[0]!.toLowerCase()}.com`;
  const number = random() < 0.5 ? { registration_number, jurisdiction } : {};
  return { ...company, ...number, website, client_ref: `ref-${sent}-${random()}` };
}

const records = (most: number): object[] =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => record());

function learn(tenant: Tenant, outcomes: readonly Pick<ResolveBody, "entity">[]): void {
  for (const { entity } of outcomes) if (entity) tenant.entities.push(entity);
  tenant.entities.splice(0, tenant.entities.length - 200);
}

const kinds = [
  "resolve",
  "resolve",
  "resolve",
  "resolve",
  "batch",
  "job",
  "record",
  "entity",
  "detach",
  "export",
];

async function act(tenant: Tenant): Promise<void> {
  const { keys } = tenant;
  const idempotencyKey = `mixed-${sent++}`;
  const post = { method: "POST", key: keys.resolve, idempotencyKey };
  const known = tenant.entities.length > 0 ? pick(random, tenant.entities) : null;
  switch (pick(random, kinds)) {
    case "resolve": {
      const answer = await send<ResolveBody>({ ...post, path: "/v1/resolve", body: record() });
      if (answer) learn(tenant, [answer]);
      return;
    }
    case "batch": {
      const answer = await send<BatchBody>({ ...post, path: "/v1/batch", body: { records: records(20) } });
      if (answer) learn(tenant, answer.outcomes);
      return;
    }
    case "job": {
      const job = await send<JobBody>({ ...post, path: "/v1/batch-jobs", body: { records: records(20) } });
      if (job && random() < 0.3)
        await send({ method: "POST", path: `/v1/batch-jobs/${job.job_id}/cancel`, key: keys.resolve });
      return;
    }
    case "record": {
      const id = known?.member_record_ids.at(-1);
      if (id) await send({ method: "DELETE", path: `/v1/records/${id}`, key: keys.erase });
      return;
    }
    case "entity":
      if (known && random() < 0.3)
        await send({ method: "DELETE", path: `/v1/entities/${known.entity_id}`, key: keys.erase });
      return;
    case "detach": {
      const body = { record_id: known?.member_record_ids.at(-1), reason: "another company" };
      const path = `/v1/entities/${known?.entity_id}/detach`;
      if (known) await send({ method: "POST", path, key: keys.review, body });
      return;
    }
    default: {
      const path = `${pick(random, servers).url}/v1/entities/export`;
      const stream = await fetch(path, { headers: { authorization: `Bearer ${keys.resolve}` } });
      await stream.text();
    }
  }
}

/** The ledger equals the tenant's spent credits, read while no running job spends more. */
async function checkLedger(tenant: Tenant): Promise<void> {
  for (;;) {
    const before = await spentBy(tenant);
    const { body } = await servers[0]!.send<{ credits: { charged: number } }>("GET", "/v1/usage", {
      key: tenant.keys.resolve,
    });
    if ((await spentBy(tenant)) !== before) continue;
    strictEqual(body.credits.charged, before, `the ledger of ${tenant.id}`);
    return;
  }
}

async function spentBy({ id }: Tenant): Promise<number> {
  const { body } = await servers[0]!.send<{
    tenants: { tenant_id: string; credits_granted: number; credits_remaining: number }[];
  }>("GET", "/v1/admin/tenants", { key: ADMIN });
  const tenant = body.tenants.find(({ tenant_id }) => tenant_id === id)!;
  return tenant.credits_granted - tenant.credits_remaining;
}

const until = performance.now() + Number(values.seconds) * 1_000;
await Promise.all(
  Array.from({ length: CALLERS }, async () => {
    while (performance.now() < until && faults.length === 0) await act(pick(random, tenants));
  }),
);
for (const server of servers.slice(1)) await server.kill("SIGTERM");
for (const tenant of tenants) await checkLedger(tenant);
const logged = servers
  .flatMap(({ stdout, stderr }) => (stdout + stderr).split("\n"))
  .filter((line) => /"level":(40|50|60)/.test(line));
const told = [...statuses].sort().map(([name, count]) => `${String(count).padStart(7)}  ${name}`);
process.stdout.write(`${[...told, ...logged.slice(0, 20), ...faults.slice(0, 20)].join("\n")}\n`);
process.stdout.write(faults.length === 0 ? "nothing failed inside\n" : "FAILED\n");
await servers[0]!.kill("SIGTERM");
await deployment.close();
process.exit(faults.length === 0 ? 0 : 1);
