import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formOwner } from "../support/browser.ts";
import { scratchDirectory } from "../support/scratch.ts";
import { TestService } from "../support/service.ts";
import { run } from "./suite.ts";

/** Earlier releases of the suite do not test authorisation servers. */
const SUITE = "@modelcontextprotocol/conformance@0.2.0-alpha.12";

async function freePort(): Promise<number> {
  const finder = createServer();
  await new Promise<void>((resolve) => finder.listen(0, "127.0.0.1", resolve));
  const { port } = finder.address() as AddressInfo;
  await new Promise((resolve) => finder.close(resolve));
  return port;
}

test("the authorisation server's metadata and its code grant are as MCP clients expect them", async () => {
  const file = join(scratchDirectory(), "clients.json");
  const suite = { client_id: "suite", client_name: "Suite", redirect_uris: ["http://127.0.0.1/callback"] };
  writeFileSync(file, JSON.stringify([suite]));
  const port = await freePort();
  const environment = { PORT: String(port), ASSAY_OAUTH_CLIENTS: file };
  const service = await TestService.start({ register: "none", environment });
  const issuer = new URL(await service.app.http.listen({ port, host: "127.0.0.1" })).origin;
  const { tenantId } = await service.tenant();
  const issued = await service.admin("POST", "/v1/admin/oauth/install-tickets", { tenant_id: tenantId });

  const page = Promise.withResolvers<URL>();
  const client = ["--client-id", "suite", "--resource", `${issuer}/mcp`, "--port", String(await freePort())];
  const ended = run("npx", ["--yes", SUITE, "authorization", "--url", issuer, ...client], (stdout) => {
    const [url] = /http\S+\/v1\/oauth\/authorize\?\S+(?=\n)/.exec(stdout) ?? [];
    if (url !== undefined) page.resolve(new URL(url));
  });
  const shown = await Promise.race([page.promise, ended.then(({ output }) => expect.unreachable(output))]);
  await fetch(await formOwner.answer(shown, { ticket: String(issued.body.ticket), action: "approve" }));
  const { code, output } = await ended;
  await service.close();
  expect(code, output).toBe(0);
  expect(output).toMatch(/Total: 2 passed, 0 failed/);
});
