/** The upload of a register file from the operator's page: no other session may use it. */
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSignInCode } from "../../src/app/sign-in-codes.ts";
import { registerUploadBytes } from "../../src/contract/register-uploads.ts";
import { signInCodeS } from "../../src/contract/workbench.ts";
import { TestService } from "../support/service.ts";
import { Browser } from "./workbench-session.ts";

const path = "/workbench/operator/registers";
const bytes = { "content-type": "application/octet-stream" };

let service: TestService;
let operator: Browser;
beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  operator = new Browser(service);
  const code = makeSignInCode(service.config.ASSAY_DATA_DIR, {
    now: service.clock.now,
    seconds: signInCodeS,
  });
  expect((await operator.signIn({ code })).status).toBe(200);
});
afterAll(() => service.close());

const statusOf = async (
  browser: Browser,
  method: "GET" | "POST",
  headers: Record<string, string | null> = {},
) => (await browser.send(method, `${path}?file_name=a.jsonl`, { headers: { ...bytes, ...headers } })).status;

test("without a session it is 401, with keys of any scope 403", async () => {
  for (const method of ["GET", "POST"] as const) {
    expect(await statusOf(new Browser(service), method)).toBe(401);
    const { keys } = await service.tenant();
    for (const key of [...Object.values(keys), service.adminKey]) {
      const browser = new Browser(service);
      await browser.signIn({ key });
      expect(await statusOf(browser, method)).toBe(403);
    }
  }
});

test("a bearer value opens nothing here", async () => {
  const answer = await service.send("GET", path, { key: service.adminKey });
  expect(answer.status).toBe(401);
});

test.each([
  ["another origin", { origin: "https://elsewhere.example" }],
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["no token of the session", { "x-assay-csrf": null }],
  ["a foreign host", { host: "rebound.example" }],
])("%s is refused with 421", async (_what, headers) => {
  expect(await statusOf(operator, "POST", headers)).toBe(421);
  expect(readdirSync(service.config.ASSAY_DATA_DIR)).not.toContain("register-uploads");
});

test("a request through a proxy has no operator's session", async () => {
  expect(await statusOf(operator, "POST", { "x-forwarded-for": "10.0.0.1" })).toBe(401);
});

test.each([
  ["415: a form of a page", { "content-type": "multipart/form-data" }, 415],
  ["415: a coded body", { "content-encoding": "gzip" }, 415],
  ["413: a declared length over the limit", { "content-length": String(registerUploadBytes + 1) }, 413],
])("%s", async (_what, headers, status) => {
  expect(await statusOf(operator, "POST", headers)).toBe(status);
});

test("422: a path of the server names no file, and an unknown parameter is refused", async () => {
  for (const query of ["", "?path=/etc/passwd", "?file_name=a&path=/etc/passwd", "?file_name=a&as_of=soon"])
    expect((await operator.send("POST", path + query, { headers: bytes })).status).toBe(422);
});

test("200: the operator sees the registers and the formats", async () => {
  const { status, body } = await operator.send<{ formats: { name: string }[] }>("GET", path);
  expect(status).toBe(200);
  expect(body).toMatchObject({ registers: [], install: null });
  expect(body.formats.map(({ name }) => name)).toContain("gleif-level1");
});
