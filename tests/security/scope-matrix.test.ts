/** OWASP API5: every operation and every tool against every kind of credential. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "../../src/contract/operation.ts";
import { type Scope, scopes } from "../../src/contract/scopes.ts";
import { OAuthService } from "../oauth/support/connector.ts";
import { servedOperations } from "../pins/served-operations.ts";

const operations = servedOperations().map(({ operation }) => operation);
const rest = operations.filter((operation) => operation.rest !== null);
const tools = operations.filter((operation) => operation.tool !== null);

let oauth: OAuthService;
/** A credential for each row of the matrix, with the scopes that it has. */
const credentials = new Map<string, { key: string; scopes: readonly Scope[] }>();

beforeAll(async () => {
  oauth = await OAuthService.start();
  const tenant = await oauth.service.tenant();
  for (const [scope, key] of Object.entries(tenant.keys))
    credentials.set(scope, { key, scopes: [scope as Scope] });
  const metrics = await oauth.service.admin("POST", "/v1/admin/keys", { scope: "metrics", name: "scraper" });
  credentials.set("metrics", { key: String(metrics.body.key), scopes: ["metrics"] });
  credentials.set("admin", { key: oauth.service.adminKey, scopes: ["admin"] });
  const narrow = await oauth.grant({ scope: "read" });
  const whole = await oauth.grant();
  credentials.set("connector, read", { key: narrow.accessToken, scopes: ["read"] });
  credentials.set("connector, both", { key: whole.accessToken, scopes: ["read", "resolve"] });
});

afterAll(() => oauth.close());

/** The row count of each table, and every balance: a refusal must not change them. */
async function state(): Promise<string> {
  const { database } = oauth.service;
  const { rows: tables } = await database.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname <> 'rate_bucket' order by relname`,
  );
  const counts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from "${name}"`);
    counts.push(`${name} ${rows[0]!.n}`);
  }
  const { rows } = await database.query(
    "select tenant_id, credits_remaining, ledger_version from tenant order by 1",
  );
  return JSON.stringify([counts, rows]);
}

const pathOf = (operation: Operation) => operation.rest!.path.replaceAll(/\{[^}]+\}/g, "x");

const names = [
  "read",
  "resolve",
  "review",
  "erase",
  "metrics",
  "admin",
  "connector, read",
  "connector, both",
];

test("there is a row for every scope that is ever issued", () => {
  const covered = new Set([...credentials.values()].flatMap((credential) => credential.scopes));
  expect(scopes.filter((scope) => !covered.has(scope))).toEqual(["operator"]);
  expect([...credentials.keys()].sort()).toEqual([...names].sort());
});

describe.each(names)("a credential of %s", (name) => {
  test("over REST: 403 where its scope is not accepted, before anything is taken or written; else never", async () => {
    const { key, scopes: own } = credentials.get(name)!;
    oauth.advance(100);
    const before = await state();
    for (const operation of rest.filter((one) => !one.scopes.some((scope) => own.includes(scope)))) {
      const answer = await oauth.service.send(operation.rest!.method, pathOf(operation), { key, body: {} });
      expect(answer, operation.name).toMatchObject({
        status: 403,
        body: { error: { code: "key_scope_forbidden", details: { accepted_scopes: operation.scopes } } },
      });
      expect(answer.headers["ratelimit-remaining"], operation.name).toBeUndefined();
    }
    expect(await state()).toBe(before);
    for (const operation of rest.filter((one) => one.scopes.some((scope) => own.includes(scope)))) {
      const { method } = operation.rest!;
      const body = method === "GET" || method === "DELETE" ? {} : { body: {} };
      const response = await oauth.service.app.http.inject({
        method,
        url: pathOf(operation),
        headers: {
          authorization: `Bearer ${key}`,
          ...(body.body ? { "content-type": "application/json" } : {}),
        },
        ...(body.body ? { payload: "{}" } : {}),
      });
      expect([401, 403], `${operation.name}: ${response.body}`).not.toContain(response.statusCode);
    }
  });

  test("as tools: the same, as a result; a scope that no tool accepts is refused at the door", async () => {
    const { key, scopes: own } = credentials.get(name)!;
    oauth.advance(100);
    const before = await state();
    const mayCallSome = tools.some(({ scopes: accepted }) => accepted.some((scope) => own.includes(scope)));
    for (const operation of tools) {
      const accepted = operation.scopes.some((scope) => own.includes(scope));
      const answer = await oauth.service.send<{
        error: string;
        result: { isError: boolean; structuredContent: { error?: { code: string } } };
      }>("POST", "/mcp", {
        key,
        body: {
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name: operation.tool!.name ?? operation.name, arguments: { no_such_argument: 1 } },
        },
        headers: { host: "assay.example" },
      });
      if (!mayCallSome) {
        expect(answer, operation.name).toMatchObject({ status: 403, body: { error: "insufficient_scope" } });
        continue;
      }
      const { structuredContent, isError } = answer.body.result;
      expect(isError, operation.name).toBe(true);
      expect(structuredContent.error!.code, operation.name).toBe(
        accepted ? "invalid_request" : "key_scope_forbidden",
      );
    }
    expect(await state()).toBe(before);
  });
});
