/** `assay serve` as a process of its own, as an operator runs it: for tests that need a process. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Assay } from "../../src/client/index.ts";
import { keptDirectory, namePrefix } from "../../src/storage/engine/testing/own-directory.ts";

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

/** Node keeps the compiled sources here, so that only the first process of a machine compiles them. */
const compiled = join(keptDirectory(), `${namePrefix}compiled`);

const children = new Set<ChildProcess>();

process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
}

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly exited: Promise<Exit>;
  stdout = "";
  stderr = "";

  /**
   * @param environment the variables of the process; only the path is added.
   * @param program a command with its arguments, or another file to run with its own arguments.
   */
  constructor(environment: Readonly<Record<string, string>>, program: readonly string[] = ["serve"]) {
    const args = program[0]?.endsWith(".ts") ? program : [main, ...program];
    this.#child = spawn(process.execPath, args, {
      env: { PATH: process.env.PATH ?? "", PORT: "0", NODE_COMPILE_CACHE: compiled, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child.stdout?.on("data", (chunk: Buffer) => {
      this.stdout += chunk.toString();
    });
    this.#child.stderr?.on("data", (chunk: Buffer) => {
      this.stderr += chunk.toString();
    });
    this.exited = new Promise((resolve) => {
      this.#child.once("close", (code, signal) => {
        children.delete(this.#child);
        resolve({ code, signal, stderr: this.stderr });
      });
    });
    children.add(this.#child);
  }

  /** A server that has printed its greeting; rejects with its output when it ends before that. */
  static async listening(
    environment: Readonly<Record<string, string>>,
    program?: readonly string[],
  ): Promise<ServerProcess> {
    const server = new ServerProcess(environment, program);
    await server.says(() => server.stdout, /A (first )?request/);
    return server;
  }

  /** Fulfils once the output matches. */
  async says(output: () => string, pattern: RegExp): Promise<void> {
    const heard = new Promise<void>((resolve) => {
      const look = () => {
        if (pattern.test(output())) resolve();
      };
      this.#child.stdout?.on("data", look);
      this.#child.stderr?.on("data", look);
      look();
    });
    const ended = this.exited.then(({ code, stderr }) => {
      if (!pattern.test(output())) throw new Error(`the server ended with ${code}: ${stderr.slice(-2000)}`);
    });
    await Promise.race([heard, ended]);
  }

  get url(): string {
    return this.#greeted(/listening on (\S+)/);
  }

  get adminKey(): string {
    return keyOf(this.#greeted(/Admin key[^:]*:\s+(.+)/));
  }

  get tenantKey(): string {
    return keyOf(this.#greeted(/Tenant key[^:]*:\s+(.+)/));
  }

  /** The client of the service, with a key. */
  client(apiKey: string): Assay {
    return new Assay({ baseUrl: this.url, apiKey });
  }

  kill(signal: NodeJS.Signals): Promise<Exit> {
    this.#child.kill(signal);
    return this.exited;
  }

  /** A JSON request; network errors reject. */
  async send<Body>(
    method: string,
    path: string,
    options: { key: string; body?: unknown; idempotencyKey?: string },
  ): Promise<{ status: number; body: Body }> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        authorization: `Bearer ${options.key}`,
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
        ...(options.idempotencyKey === undefined ? {} : { "idempotency-key": options.idempotencyKey }),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }

  #greeted(pattern: RegExp): string {
    const found = pattern.exec(this.stdout)?.[1];
    if (found === undefined) throw new Error("the server has not said so");
    return found;
  }
}

/** The key from the greeting: its value, or the content of the named file. */
function keyOf(greeted: string): string {
  const path = /^in (.+)$/.exec(greeted)?.[1];
  return path === undefined ? greeted : readFileSync(path, "utf8").trim();
}
