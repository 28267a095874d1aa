/** Runs the official MCP conformance suite, in a fixed version, against a test server. */
import { spawn } from "node:child_process";
import { createServer, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { scratchDirectory } from "../support/scratch.ts";

const SUITE = "@modelcontextprotocol/conformance@0.1.16";

/** A proxy that adds the credential, which the suite cannot send, and forwards everything else unchanged. */
export class CredentialFront {
  readonly #server: Server;
  #target: { url: URL; key: string } | null = null;

  private constructor() {
    this.#server = createServer((incoming, outgoing) => {
      const { url: behind, key } = this.#target!;
      const headers = { ...incoming.headers, authorization: `Bearer ${key}` };
      const { method, url: path } = incoming;
      const onward = send({ host: behind.hostname, port: behind.port, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(onward);
    });
  }

  static async open(): Promise<CredentialFront> {
    const front = new CredentialFront();
    await new Promise<void>((resolve) => front.#server.listen(0, "127.0.0.1", resolve));
    return front;
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Sets the target of later requests, and their key. */
  lead(url: URL, key: string): void {
    this.#target = { url, key };
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/**
 * Runs every scenario. The suite ends with 0 when exactly the scenarios of the baseline fail: a further
 * failure, and a scenario of the baseline that passes, are both errors.
 */
export function runSuite(origin: string, baseline: URL): Promise<Ended> {
  const options = ["--suite", "all", "--output-dir", scratchDirectory()];
  return run("npx", [
    "--yes",
    SUITE,
    "server",
    "--url",
    `${origin}/mcp`,
    "--expected-failures",
    baseline.pathname,
    ...options,
  ]);
}

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  /** The text of both streams. */
  readonly output: string;
}

/** Runs a program to its end, without input; `heard` receives its output so far. */
export function run(
  program: string,
  args: readonly string[],
  heard: (stdout: string) => void = () => undefined,
): Promise<Ended> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => {
    stdout += chunk.toString();
    heard(stdout);
  });
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, stdout, output: stdout + stderr }));
  });
}
