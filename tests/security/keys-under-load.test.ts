import { afterAll, beforeAll, expect, test } from "vitest";
import { OAuthService } from "../oauth/support/connector.ts";

let oauth: OAuthService;
beforeAll(async () => {
  oauth = await OAuthService.start();
});
afterAll(() => oauth.close());

/**
 * Requests without a pause by several workers until `work` ends; each takes the newest value that it knows.
 * The work can wait for the requests under way: a value outlives one rotation, not two.
 */
async function load(
  newest: () => string,
  work: (settled: () => Promise<unknown>) => Promise<void>,
): Promise<number[]> {
  const statuses: number[] = [];
  const onTheirWay = new Set<Promise<number>>();
  let going = true;
  const ended = work(() => Promise.all([...onTheirWay])).finally(() => {
    going = false;
  });
  const worker = async (): Promise<void> => {
    while (going) {
      const request = oauth.use(newest());
      onTheirWay.add(request);
      statuses.push(await request);
      onTheirWay.delete(request);
    }
  };
  await Promise.all([ended, ...Array.from({ length: 8 }, worker)]);
  return statuses;
}

test("no request fails while a key is rotated again and again under load; a zero grace cuts it off", async () => {
  const { service } = oauth;
  const mint = { tenant_id: oauth.tenantId, scope: "read", name: "busy" };
  const { key_id, key } = (await service.admin("POST", "/v1/admin/keys", mint)).body;
  let value = String(key);
  const rotate = async (grace_seconds: number): Promise<string> => {
    const rotated = await service.admin("POST", `/v1/admin/keys/${key_id}/rotate`, { grace_seconds });
    expect(rotated.status, rotated.text).toBe(200);
    return String(rotated.body.key);
  };
  const statuses = await load(
    () => value,
    async (settled) => {
      for (let n = 0; n < 12; n++) {
        value = await rotate(60);
        await settled();
      }
    },
  );
  expect(statuses.length).toBeGreaterThan(20);
  expect([...new Set(statuses)]).toEqual([200]);
  const last = value;
  value = await rotate(0);
  expect([await oauth.use(last), await oauth.use(value)]).toEqual([401, 200]);
});

test("no request that begins after a revocation was answered is served, in any process", async () => {
  const { service } = oauth;
  const replica = await service.replica();
  const use = async (one: typeof service, key: string) =>
    (await one.send("GET", "/v1/entities", { key })).status;
  for (let n = 0; n < 5; n++) {
    oauth.advance(120);
    const { accessToken } = await oauth.grant();
    const { grant_id } = (await oauth.liveGrants()).at(-1)!;
    const busy = Array.from({ length: 16 }, (_, i) => use(i % 2 ? service : replica, accessToken));
    const gone = await service.admin("DELETE", `/v1/admin/oauth/grants/${grant_id}`);
    expect(gone.status).toBe(204);
    expect(await Promise.all([use(service, accessToken), use(replica, accessToken)])).toEqual([401, 401]);
    for (const status of await Promise.all(busy)) expect([200, 401]).toContain(status);
  }
  await replica.close();
});
