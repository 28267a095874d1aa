/** Moov's Watchman (Apache-2.0), built from the Go module proxy and asked over HTTP on the loopback interface. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { ListedRow, Matches, Peer, ScreenedRow } from "./peer.ts";

const run = promisify(execFile);
const MODULE = "github.com/moov-io/watchman";
const VERSION = "v0.60.0";
const SOURCE = "bench";
const SHOWN = 20;
const BUILD_MS = 30 * 60_000;
const START_MS = 120_000;
/** Linux counts processor time of a process in hundredths of a second (USER_HZ). */
const TICKS = 100;

interface Answer {
  readonly entities: readonly { readonly sourceID: string; readonly match: number }[] | null;
}

export const watchman: Peer = {
  name: "watchman",
  about: `[Watchman](https://github.com/moov-io/watchman) ${VERSION} from the Go module proxy, without libpostal and without embeddings, its list as Senzing JSON lines, asked by \`GET /v2/search?type=business\`. It compares countries only as parts of addresses, so it is asked by name alone.`,
  async screen({ list, queries }, directory) {
    const program = await built(directory);
    const [port, adminPort] = [await freePort(), await freePort()];
    const listFile = join(directory, "listed.jsonl");
    writeFileSync(listFile, `${list.map(senzingRow).join("\n")}\n`);
    const config = join(directory, "watchman.json");
    writeFileSync(config, JSON.stringify(configuration(listFile, port, adminPort)));
    const server = spawn(program, [], {
      cwd: directory,
      env: { ...process.env, APP_CONFIG: config, LOG_LEVEL: "error" },
      stdio: "ignore",
    });
    try {
      await whenReady(server, `http://127.0.0.1:${port}`, list.length);
      const before = processorSeconds(server);
      const matches = await askAll(`http://127.0.0.1:${port}`, queries);
      const after = processorSeconds(server);
      const spent = before === null || after === null ? null : after - before;
      return [{ label: `Watchman ${VERSION}`, matches, processorSeconds: spent }];
    } finally {
      server.kill();
    }
  },
};

async function built(directory: string): Promise<string> {
  const program = join(directory, "server");
  if (existsSync(program)) return program;
  // Built as a dependency of a module of its own: `go install` also asks for all versions, which not every proxy lists.
  writeFileSync(join(directory, "go.mod"), `module bench\n\ngo 1.26\n\nrequire ${MODULE} ${VERSION}\n`);
  await run("go", ["build", "-mod=mod", "-o", program, `${MODULE}/cmd/server`], {
    cwd: directory,
    env: { ...process.env, CGO_ENABLED: "0" },
    timeout: BUILD_MS,
  });
  return program;
}

function configuration(listFile: string, port: number, adminPort: number): object {
  return {
    Watchman: {
      Servers: { BindAddress: `127.0.0.1:${port}`, AdminAddress: `127.0.0.1:${adminPort}` },
      Telemetry: { ServiceName: "watchman" },
      Download: {
        RefreshInterval: "24h",
        IncludedLists: [],
        Senzing: [{ SourceList: SOURCE, Location: `file://${listFile}` }],
      },
      Search: { Goroutines: { Default: 1, Min: 1, Max: 2 }, Embeddings: { Enabled: false } },
    },
  };
}

function senzingRow({ id, name, country }: ListedRow): string {
  return JSON.stringify({
    DATA_SOURCE: SOURCE,
    RECORD_ID: id,
    RECORD_TYPE: "ORGANIZATION",
    NAME_ORG: name,
    ...(country === null ? {} : { ADDR_COUNTRY: country }),
  });
}

async function whenReady(server: ChildProcess, url: string, size: number): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`Watchman ended with exit code ${server.exitCode}`);
    try {
      const stats = (await (await fetch(`${url}/v2/listinfo`)).json()) as {
        readonly lists?: Readonly<Record<string, number>>;
      };
      if ((stats.lists?.[SOURCE] ?? 0) >= size) return;
    } catch {
      // The server does not listen yet.
    }
    await sleep(250);
  }
  throw new Error(`Watchman had not loaded the list after ${START_MS / 1000} s`);
}

async function askAll(url: string, queries: readonly ScreenedRow[]): Promise<Matches> {
  const matches = new Map<string, readonly (readonly [string, number])[]>();
  for (const { id, name } of queries) {
    const query = new URLSearchParams({ name, type: "business", limit: String(SHOWN), minMatch: "0.01" });
    const response = await fetch(`${url}/v2/search?${query}`);
    if (!response.ok) throw new Error(`Watchman answered ${response.status}`);
    const { entities } = (await response.json()) as Answer;
    matches.set(
      id,
      (entities ?? []).map(({ sourceID, match }) => [sourceID, match] as const),
    );
  }
  return matches;
}

/** User and system time of a process by Linux's /proc; null on other systems. */
function processorSeconds({ pid }: ChildProcess): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The second field, the name in brackets, may have spaces; `utime` and `stime` are the 14th and 15th.
  const fields = readFileSync(file, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
