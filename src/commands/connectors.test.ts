import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { OAuthService, sentBack } from "../../tests/oauth/support/connector.ts";
import { runCommandLine } from "./run.ts";
import { recordedTerminal } from "./testing/recorded-terminal.ts";

let oauth: OAuthService;
let url = "";

beforeAll(async () => {
  oauth = await OAuthService.start();
  url = await oauth.service.app.http.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(() => oauth.advance(600));
afterAll(() => oauth.close());

async function run(...args: string[]) {
  const environment = { ASSAY_URL: url, ASSAY_API_KEY: oauth.service.adminKey };
  const terminal = recordedTerminal({ environment });
  const code = await runCommandLine(["connectors", ...args], terminal);
  return { code, ...terminal.said };
}

test("a ticket is all of standard output, and lets a client in with what it allows", async () => {
  const issued = await run("ticket", "--tenant", oauth.tenantId, "--client", "agent", "--scope", "read");
  expect(issued.code, issued.err).toBe(0);
  expect(issued.out).toMatch(/^assay_it_\w{49}\n$/);
  expect(issued.err).toMatch(/^tkt_\w+: for tenant ten_\w+, read, until 20.*never again/);
  sentBack(await oauth.approve(await oauth.open(), issued.out.trim()));
});

test("grants are listed, and one is revoked", async () => {
  const { accessToken } = await oauth.grant();
  const listed = await run("list", "--tenant", oauth.tenantId);
  expect(listed.out).toMatch(/gr_\w{26} +ten_\w+ +The Agent +read resolve/);
  const rows = JSON.parse((await run("list", "--client", "agent", "--json")).out) as { grant_id: string }[];
  const revoked = await run("revoke", rows.at(-1)!.grant_id);
  expect(revoked).toMatchObject({ code: 0, out: "The grant is revoked.\n" });
  expect(await oauth.use(accessToken)).toBe(401);
  expect((await run("list", "--tenant", "nobody")).out).toBe("Nothing is connected.\n");
});

test("a wrong connector fails and names the field", async () => {
  const unknown = await run("ticket", "--tenant", oauth.tenantId, "--client", "canary7f3a");
  expect(unknown.code).toBe(1);
  expect(unknown.err).toContain("client_id: names no client that is registered here");
  expect(unknown.err).not.toContain("canary7f3a");
  expect((await run("ticket")).code).toBe(2);
  expect((await run("revoke", "gr_x")).code).toBe(1);
});
