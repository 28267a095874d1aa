/** Operators replace servers and registers under load: no request is lost, and no server drops out. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { installRegister } from "../../src/pipelines/register-install/install-register.ts";
import { type Balancer, startBalancer } from "../support/balancer.ts";
import { type Deployment, newDeployment } from "../support/deployment.ts";
import { ServerProcess } from "../support/process.ts";
import { namedCompany } from "../support/records.ts";
import { migratedDataDirectory, scratchDirectory } from "../support/scratch.ts";
import { TestService } from "../support/service.ts";

const larkspur = { source: "larks", source_record_id: "1", name: "Larkspur Foods Limited", country: "GB" };

const stateOf = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  const { checks } = (await answer.json()) as { checks: Record<string, string> };
  return { status: answer.status, checks };
};

test("a server that has not loaded the new version yet is ready, and says which one it used", async () => {
  // The server looks for a new version when the test calls it, and not by its timer.
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const service = await TestService.start();
  const tenant = await service.tenant();
  const file = join(scratchDirectory(), "larkspur.jsonl");
  writeFileSync(file, `${JSON.stringify(larkspur)}\n`);
  const used = async (name: string) => {
    const { looked_in: lookedIn, decision_id: id } = await tenant.resolve({ name, country: "GB" });
    const { register_version: version } = (await tenant.decision(id!)) as { register_version?: unknown };
    return [lookedIn.register_version, version];
  };
  const before = service.app.registers.version();
  const deps = { database: service.database, dataDir: scratchDirectory(), now: () => service.clock.now };
  const { version } = await installRegister(deps, { format: "company-jsonl", filePath: file });
  expect((await service.send("GET", "/readyz")).status).toBe(200);
  expect(await used("Larkspur Foods Limited")).toEqual([before, before]);
  await service.app.refresh();
  expect(version).toBeGreaterThan(before!);
  expect(await used("Larkspur Foods Ltd")).toEqual([version, version]);
  await service.close();
});

test("SIGTERM: a server says that it is not ready, still takes what arrives, then ends with 0", async () => {
  const server = await ServerProcess.listening({
    ASSAY_DATA_DIR: await migratedDataDirectory(),
    ASSAY_SAMPLE_REGISTER: "skip",
    ASSAY_DRAIN_S: "5",
  });
  const key = server.tenantKey;
  const ended = server.kill("SIGTERM");
  await server.says(() => server.stderr, /not ready, and still answering/);
  const { status, checks } = await stateOf(server.url);
  expect([status, checks.service]).toEqual([503, "stopping"]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const answer = await fetch(`${server.url}/v1/resolve`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(namedCompany(1)),
  });
  expect(answer.status).toBe(200);
  // The caller's next request is sent to another server.
  expect(answer.headers.get("connection")).toBe("close");
  expect(await ended).toMatchObject({ code: 0 });
});

test("Ctrl-C: a person at the terminal waits for no balancer", async () => {
  const server = await ServerProcess.listening({
    ASSAY_DATA_DIR: await migratedDataDirectory(),
    ASSAY_SAMPLE_REGISTER: "skip",
    ASSAY_DRAIN_S: "600",
  });
  const { code, stderr } = await server.kill("SIGINT");
  expect(code).toBe(0);
  expect(stderr).not.toContain("still answering");
});

// The embedded database serves one process: tests of several processes run on a server.
describe.runIf(process.env.TEST_DATABASE_URL)("two servers behind a balancer", { timeout: 180_000 }, () => {
  let deployment: Deployment;
  let balancer: Balancer;
  let servers: ServerProcess[];
  let key: string;

  /** A separate data directory, as on another machine: the index has to come from the database. */
  const environment = () => ({
    ...deployment.environment,
    ASSAY_DATA_DIR: scratchDirectory(),
    ASSAY_LOG_LEVEL: "info",
    ASSAY_DRAIN_S: "2",
  });

  beforeAll(async () => {
    deployment = await newDeployment();
    balancer = await startBalancer();
    const first = await ServerProcess.listening(environment());
    key = first.tenantKey;
    servers = [first, await ServerProcess.listening(environment())];
    for (const { url } of servers) await balancer.add(url);
  });

  afterAll(async () => {
    await balancer.close();
    await Promise.all(servers.map((server) => server.kill("SIGTERM")));
    await deployment.close();
  });

  /** Callers send one request after the other while `work` runs; returns the statuses of all answers. */
  async function callersDuring(work: () => Promise<void>): Promise<Map<number, number>> {
    const states = new Map<number, number>();
    let over = false;
    const caller = async (from: number): Promise<void> => {
      for (let n = from; !over; n++) {
        const answer = await fetch(`${balancer.url}/v1/resolve`, {
          method: "POST",
          headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
          body: JSON.stringify(namedCompany(n)),
        }).catch(() => null);
        await answer?.arrayBuffer();
        const status = answer?.status ?? 0;
        states.set(status, (states.get(status) ?? 0) + 1);
        await delay(20);
      }
    };
    const callers = [1, 2, 3].map((n) => caller(n * 10_000));
    await work().finally(() => {
      over = true;
    });
    await Promise.all(callers);
    return states;
  }

  test("both are replaced, one after the other, and no request is lost", async () => {
    const states = await callersDuring(async () => {
      for (const [at, old] of servers.entries()) {
        const ended = old.kill("SIGTERM");
        await balancer.away(old.url);
        expect((await ended).code).toBe(0);
        servers[at] = await ServerProcess.listening(environment());
        await balancer.add(servers[at]!.url);
      }
    });
    expect([...states.keys()]).toEqual([200]);
    expect(states.get(200)).toBeGreaterThan(20);
  });

  test("a register is installed: no server drops out, and both come to serve it", async () => {
    const file = join(scratchDirectory(), "larkspur.jsonl");
    writeFileSync(file, `${JSON.stringify(larkspur)}\n`);
    const seen = new Set<number>();
    let over = false;
    const watching = servers.map(async ({ url }) => {
      while (!over) {
        seen.add((await stateOf(url)).status);
        await delay(10);
      }
    });
    const states = await callersDuring(async () => {
      const installed = new ServerProcess(environment(), ["register", "install", "company-jsonl", file]);
      expect((await installed.exited).code).toBe(0);
      for (const server of servers) await server.says(() => server.stderr, /fetched from the database/);
      for (const server of servers) while (!(await knows(server))) await delay(50);
    });
    over = true;
    await Promise.all(watching);
    expect([...seen]).toEqual([200]);
    expect([...states.keys()]).toEqual([200]);
    for (const server of servers) expect(server.stderr).not.toContain("is built from the database");
  });

  async function knows(server: ServerProcess): Promise<boolean> {
    const start = await fetch(server.url, { headers: { accept: "application/json" } });
    return (await start.text()).includes("larks");
  }
});
