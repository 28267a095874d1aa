import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DirectoryLock } from "./directory-lock.ts";
import { processIdentity } from "./process-identity.ts";

const lockModule = new URL("./directory-lock.ts", import.meta.url).href;

/** A process that tries to take the lock, says what came of it, and lives until it is killed. */
function contender(directory: string): { child: ChildProcess; outcome: Promise<string> } {
  const script = `
    import { DirectoryLock } from ${JSON.stringify(lockModule)};
    try { DirectoryLock.acquire(${JSON.stringify(directory)}); console.log("acquired"); }
    catch (error) { console.log(error.message); }
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const outcome = once(child.stdout, "data").then(([data]) => String(data).trim());
  return { child, outcome };
}

async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

describe("the lock of a data directory", () => {
  let directory: string;
  let lockFile: string;
  const children: ChildProcess[] = [];

  function contend(): Promise<string> {
    const { child, outcome } = contender(directory);
    children.push(child);
    return outcome;
  }

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "lock-"));
    lockFile = join(directory, "assay.lock");
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await killHard(child);
    rmSync(directory, { recursive: true });
  });

  test("names its holder, excludes others by an error that names the directory, and goes when released", async () => {
    const lock = DirectoryLock.acquire(directory);
    expect(JSON.parse(readFileSync(lockFile, "utf8"))).toMatchObject(processIdentity(process.pid));
    expect(() => DirectoryLock.acquire(directory)).toThrow(
      `${directory} is in use by process ${process.pid}`,
    );
    expect(await contend()).toContain(`${directory} is in use by process ${process.pid}`);
    lock.release();
    expect(readdirSync(directory)).toEqual([]);
    DirectoryLock.acquire(directory).release();
  });

  test("the lock of a process that was killed is taken over, and nothing is left beside it", async () => {
    expect(await contend()).toBe("acquired");
    expect(() => DirectoryLock.acquire(directory)).toThrow(/in use by process/);
    await killHard(children[0] as ChildProcess);
    const lock = DirectoryLock.acquire(directory);
    expect(readdirSync(directory)).toEqual(["assay.lock"]);
    lock.release();
  });

  test("of many processes that find a dead one's lock, one gets it", async () => {
    expect(await contend()).toBe("acquired");
    await killHard(children[0] as ChildProcess);
    const outcomes = await Promise.all(Array.from({ length: 6 }, contend));
    expect(outcomes.filter((outcome) => outcome === "acquired")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.includes("in use by process"))).toHaveLength(5);
  });

  function leaveLock(content: object): void {
    writeFileSync(lockFile, JSON.stringify({ ...processIdentity(process.pid), token: "left", ...content }));
  }

  test("a living process that has got a dead one's id is not taken for it", () => {
    leaveLock({ startedAt: "another time" });
    DirectoryLock.acquire(directory).release();
  });

  test("a taker-over that died on the way does not block the next", () => {
    leaveLock({ startedAt: "another time" });
    writeFileSync(`${lockFile}.left`, readFileSync(lockFile, "utf8").replace("left", "left too"));
    DirectoryLock.acquire(directory).release();
    expect(readdirSync(directory)).toEqual([]);
  });

  test("a holder in another container has it while it touches its lock", () => {
    leaveLock({ scope: "another boot or container" });
    expect(() => DirectoryLock.acquire(directory)).toThrow(/in use/);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lockFile, longAgo, longAgo);
    DirectoryLock.acquire(directory).release();
  });

  test.each(["", "{", "{}", '{"pid":"1","token":2}', "null"])(
    "a lock file of %j is an error that names it",
    (text) => {
      writeFileSync(lockFile, text);
      expect(() => DirectoryLock.acquire(directory)).toThrow(
        expect.objectContaining({
          code: "F0001",
          message: expect.stringContaining(`the lock file ${lockFile} is damaged`),
          hint: expect.stringContaining("remove that file"),
        }),
      );
    },
  );

  test("releasing a lock that another has taken over leaves the other's", () => {
    const lost = DirectoryLock.acquire(directory);
    leaveLock({ token: "another's" });
    lost.release();
    expect(readdirSync(directory)).toEqual(["assay.lock"]);
  });
});
