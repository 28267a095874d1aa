/** Several processes on one database behave as one. Each has its own queues, turns, index and timers. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResolveBody } from "../../../tests/support/answers.ts";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { type Answer, TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

let service: TestService;
let replicas: TestService[];

beforeAll(async () => {
  service = await TestService.start();
  replicas = [service, await service.replica(), await service.replica()];
});

afterAll(async () => {
  for (const replica of replicas.slice(1)) await replica.close();
  await service.close();
});

const ask = (n: number, tenant: TestTenant, body: object, key?: string): Promise<Answer<ResolveBody>> =>
  replicas[n % replicas.length]!.send<ResolveBody>("POST", "/v1/resolve", {
    key: tenant.keys.resolve,
    body,
    ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
  });

const spellings = [
  "Quillworth Brackenfold Limited",
  "QUILLWORTH BRACKENFOLD LTD",
  "Quillworth-Brackenfold Ltd.",
];

describe("at once, at three of them", () => {
  test.each([
    ["a company of a register", (n: number) => ({ ...apple, client_ref: `${n}` })],
    [
      "a new one that each describes differently",
      (n: number) => ({ ...numberedCompany(51), name: spellings[n % 3], client_ref: `${n}` }),
    ],
  ])("30 resolves of %s make one entity, and the ledger adds up", async (_, describeAs) => {
    const tenant = await service.tenant();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n, tenant, describeAs(n))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const bodies = answers.map(({ body }) => body);
    expect(new Set(bodies.map(({ entity }) => entity?.entity_id)).size).toBe(1);
    expect(bodies.filter(({ entity_created }) => entity_created)).toHaveLength(1);
    expect(await tenant.count("entity")).toBe(1);
    const entity = await tenant.entity(bodies[0]!.entity!.entity_id);
    expect(new Set(entity.member_record_ids)).toEqual(new Set(bodies.map(({ record_id }) => record_id)));
    const charged = bodies.reduce((sum, { usage }) => sum + usage.credits_charged, 0);
    expect(await tenant.ledger()).toMatchObject({ entries: charged, spent: charged });
  });

  test("one keyed request is charged once, and all get its answer or are told to wait", async () => {
    const tenant = await service.tenant();
    const body = numberedCompany(52);
    const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => ask(n, tenant, body, "once")));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    const given = answers.filter(({ status }) => status === 200).map(({ text }) => text);
    expect(new Set(given).size).toBe(1);
    for (const n of [0, 1, 2]) expect((await ask(n, tenant, body, "once")).text).toBe(given[0]);
    expect(await tenant.ledger()).toMatchObject({ entries: 1, spent: 1 });
  });

  test("credits that are left are spent once", async () => {
    const tenant = await service.tenant({ plan: "free", credits: 5 });
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => ask(n, tenant, numberedCompany(60 + n))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(10);
    expect(await tenant.ledger()).toMatchObject({ spent: 5, remaining: 0 });
  });
});

test("a write of one replica is read by another at once, and a key that is deleted at one is refused at all", async () => {
  const tenant = await service.tenant();
  const made = await ask(0, tenant, numberedCompany(53));
  const path = `/v1/entities/${made.body.entity!.entity_id}`;
  const read = (n: number) => replicas[n]!.send("GET", path, { key: tenant.keys.read });
  expect([(await read(1)).status, (await read(2)).status]).toEqual([200, 200]);
  const keys = await service.admin("GET", `/v1/admin/keys?tenant_id=${tenant.tenantId}&scope=read`);
  const [{ key_id: keyId } = { key_id: "" }] = keys.body.keys as { key_id: string }[];
  await replicas[1]!.admin("DELETE", `/v1/admin/keys/${keyId}`);
  expect([(await read(0)).status, (await read(2)).status]).toEqual([401, 401]);
});
