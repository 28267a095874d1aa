import { readdirSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ServerProcess } from "../support/process.ts";
import { numberedCompany } from "../support/records.ts";
import { scratchDirectory } from "../support/scratch.ts";

const quiet = { ASSAY_SAMPLE_REGISTER: "skip", ASSAY_LOG_LEVEL: "info" };

/** A request whose headers the server has read and whose body it waits for. */
async function openRequest(url: string, key: string, body: string) {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = "";
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const goesOn = new Promise<void>((resolve) => {
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString();
      if (received.startsWith("HTTP/1.1 100")) resolve();
    });
  });
  socket.write(
    [
      "POST /v1/resolve HTTP/1.1",
      `Host: ${hostname}:${port}`,
      `Authorization: Bearer ${key}`,
      "Content-Type: application/json",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Expect: 100-continue",
      "Connection: close",
      "\r\n",
    ].join("\r\n"),
  );
  await goesOn;
  return {
    finish: async (): Promise<string> => {
      socket.write(body);
      await closed;
      return received;
    },
  };
}

describe("stopping and starting", () => {
  test("SIGTERM lets a request that is in flight finish, takes no new one, and ends with 0", async () => {
    const environment = { ...quiet, ASSAY_DATA_DIR: scratchDirectory() };
    const server = await ServerProcess.listening(environment);
    const key = server.tenantKey;
    const request = await openRequest(server.url, key, JSON.stringify(numberedCompany(200)));
    const ended = server.kill("SIGTERM");
    await server.says(() => server.stderr, /finishing what is in flight/);
    const answer = await request.finish();
    expect(answer).toMatch(/HTTP\/1\.1 200 OK/);
    expect(await ended).toMatchObject({ code: 0 });
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();

    // What was answered on the way out is there, and the keys are not printed again.
    const again = await ServerProcess.listening(environment);
    expect(again.tenantKey).toBe(key);
    expect(again.stderr).not.toContain("first keys");
    const replay = await again.send("POST", "/v1/resolve", { key, body: numberedCompany(200) });
    expect(replay.body).toMatchObject({ replayed: true, decision: "no_match" });
    expect(await again.kill("SIGINT")).toMatchObject({ code: 0 });
  });

  test("the data directory of a service at work is its account's alone, every file of it", async () => {
    const directory = scratchDirectory();
    const server = await ServerProcess.listening({ ...quiet, ASSAY_DATA_DIR: directory });
    const open = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter(
      (name) => ((statSync(join(directory, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
    );
    expect(open).toEqual([]);
    await server.kill("SIGTERM");
  });

  test("a second server on the same directory is refused, and the first goes on", async () => {
    const environment = { ...quiet, ASSAY_DATA_DIR: scratchDirectory() };
    const first = await ServerProcess.listening(environment);
    const refused = await new ServerProcess(environment).exited;
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/ASSAY_DATA_DIR/);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    await first.kill("SIGTERM");
  });

  test.each([
    ["an unknown variable", { ASSAY_DATADIR: "canary7f3a" }, "ASSAY_DATADIR"],
    ["a port that is none", { PORT: "canary7f3a" }, "PORT"],
    ["a database that is none", { DATABASE_URL: "mysql://canary7f3a@localhost/a" }, "DATABASE_URL"],
    ["an admin key that is too short", { ASSAY_ADMIN_KEY: "canary7f3a" }, "ASSAY_ADMIN_KEY"],
    [
      "an admin key that nobody minted",
      { ASSAY_ADMIN_KEY: "assay_sk_canary7f3a0123456789" },
      "ASSAY_ADMIN_KEY",
    ],
  ])("%s stops the start, is named, and its value is not repeated", async (_, environment, name) => {
    const { code, stderr } = await new ServerProcess({ ASSAY_DATA_DIR: scratchDirectory(), ...environment })
      .exited;
    expect(code).toBe(2);
    expect(stderr).toContain(name);
    expect(stderr).not.toContain("canary7f3a");
  });
});
