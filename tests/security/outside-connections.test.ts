/** Which requests open a connection outside: every one of the process is watched. */
import { writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ModelServer } from "../support/model-server.ts";
import { numberedCompany } from "../support/records.ts";
import { scratchDirectory } from "../support/scratch.ts";
import { TestService } from "../support/service.ts";
import type { TestTenant } from "../support/tenant.ts";

const known = { ...numberedCompany(50), address: { city: "Leeds", postal_code: "LS1 4AP" } };
/** Has the name of a known company, but another town: the matcher leaves it open. */
const open = { name: "Quillworth Brackenfold Ltd", country: "GB", address: { city: "York" } };

let model: ModelServer;
let register: Server;
let search: Server;
let service: TestService;
let tenant: TestTenant;
let ports: Set<number>;

beforeEach(async () => {
  model = await ModelServer.start();
  model.answer = ({ body }) =>
    "tools" in body
      ? { calls: [{ name: "search_web", input: { query: "Quillworth Brackenfold" } }] }
      : { decision: "cannot_tell" };
  register = createServer((_, response) => void response.writeHead(503).end());
  search = createServer((_, response) => void response.writeHead(503).end());
  for (const server of [register, search])
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const dataDir = scratchDirectory();
  const live = join(dataDir, "live-registers.json");
  const gleif = { enabled: true, url: `http://127.0.0.1:${portOf(register)}` };
  writeFileSync(live, JSON.stringify({ contact: "operations@example.com", gleif }));
  service = await TestService.start({
    environment: {
      ASSAY_DATA_DIR: dataDir,
      ASSAY_MODEL_PROVIDER: "openai-compatible",
      ASSAY_MODEL_URL: model.url,
      ASSAY_MODEL_ID: "small-1",
      ASSAY_LIVE_REGISTERS: live,
      ASSAY_SEARCH_PROVIDER: "searxng",
      ASSAY_SEARCH_URL: `http://127.0.0.1:${portOf(search)}`,
    },
  });
  tenant = await service.tenant({ plan: "free" });
  await tenant.resolve(known);
  ports = new Set();
  const connect = Socket.prototype.connect;
  vi.spyOn(Socket.prototype, "connect").mockImplementation(function (this: Socket, ...given: unknown[]) {
    const port = portIn(given);
    if (port !== null) ports.add(port);
    return Reflect.apply(connect, this, given) as Socket;
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await service.close();
  for (const server of [register, search]) {
    server.closeAllConnections();
    server.close();
  }
  await model.close();
});

function portIn(given: unknown): number | null {
  if (Array.isArray(given)) return given.map(portIn).find((port) => port !== null) ?? null;
  const port = typeof given === "object" && given !== null ? (given as { port?: unknown }).port : given;
  return port === undefined || Number.isNaN(Number(port)) || typeof port === "object" ? null : Number(port);
}

const modelPort = () => Number(new URL(model.url).port);
const portOf = (server: Server) => (server.address() as AddressInfo).port;
/** A test on a server of PostgreSQL has connections to it. */
const outside = () =>
  [...ports].filter((port) => [modelPort(), portOf(register), portOf(search)].includes(port) || !isDatabase);
const isDatabase = process.env.TEST_DATABASE_URL !== undefined || process.env.TEST_CITUS_URL !== undefined;

test("depth probabilistic opens none, whatever `enrich` is, and neither does a pair", async () => {
  await tenant.resolve({ ...open, depth: "probabilistic" });
  await tenant.resolve({ ...open, depth: "probabilistic", enrich: false });
  const pair = { left: { name: "Quillworth Brackenfold Trading Ltd", country: "GB" }, right: open };
  await tenant.match({ ...pair, depth: "probabilistic" });
  expect(outside()).toEqual([]);
});

test("enrich: false reads no register and searches nothing at any depth, and lets the model judge the tenant's own", async () => {
  await tenant.resolve({ ...open, enrich: false });
  expect(outside()).toEqual([modelPort()]);
});

test("depth adjudication asks the model alone", async () => {
  await tenant.resolve({ ...open, depth: "adjudication" });
  expect(outside()).toEqual([modelPort()]);
});

test("depth research asks the model, then the live registers, then the agent, which searches", async () => {
  await tenant.resolve(open);
  expect(outside()).toEqual([modelPort(), portOf(register), portOf(search)]);
});
