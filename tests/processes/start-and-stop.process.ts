import { execFile } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { holdPort } from "../../src/commands/held-port.ts";
import { ServerProcess } from "../support/process.ts";
import { numberedCompany } from "../support/records.ts";
import { migratedDataDirectory, scratchDirectory } from "../support/scratch.ts";

const quiet = { ASSAY_SAMPLE_REGISTER: "skip", ASSAY_LOG_LEVEL: "info" };

/** A request whose headers the server has read and for whose body it waits. */
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

    // The answer that was sent during the stop is stored, and the keys are not printed again.
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

  test("a port that is taken is told before any work is done", async () => {
    const { port, release } = await holdPort({ port: 0, host: "127.0.0.1" });
    const directory = join(scratchDirectory(), "data");
    const refused = await new ServerProcess({ ...quiet, ASSAY_DATA_DIR: directory, PORT: String(port) })
      .exited;
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("PORT: another process listens"),
    });
    expect(existsSync(directory)).toBe(false);
    await release();
  });

  test("a data directory that is a file is named, and what it is", async () => {
    const file = join(scratchDirectory(), "data");
    writeFileSync(file, "");
    const refused = await new ServerProcess({ ...quiet, ASSAY_DATA_DIR: file }).exited;
    expect(refused).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("ASSAY_DATA_DIR: it is a file"),
    });
  });

  test("a reader that goes away early (| head -1) is no failure and leaves no warning", async () => {
    const records = join(scratchDirectory(), "records.ndjson");
    writeFileSync(records, '{"country":"GB"}\n'.repeat(5_000));
    const { PATH = "" } = process.env;
    const env = { PATH, ...quiet, ASSAY_DATA_DIR: await migratedDataDirectory(), ASSAY_LOG_LEVEL: "error" };
    const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
    // A real pipe of the shell, whose reader ends while the program waits to write.
    const script = `{ "${process.execPath}" "${main}" resolve --file "${records}"; echo "status $?" >&2; } | head -1`;
    const { stdout, stderr } = await promisify(execFile)("sh", ["-c", script], { env });
    expect(stdout).toMatch(/^\{.*\}\n$/);
    expect(stderr).toBe("status 0\n");
  });

  test("a second server on the same directory is refused, and the first goes on", async () => {
    const environment = { ...quiet, ASSAY_DATA_DIR: await migratedDataDirectory() };
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
