/**
 * Rounds of requests that are built from the OpenAPI document of a running service alone, and judged by it:
 * no fault of the service, no status, type or body that it does not document, no success of a request that it
 * does not admit, and no refusal by a rule that it does not state.
 */
import { Agent, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { pick, randomFrom } from "../support/random.ts";
import { TestService } from "../support/service.ts";
import { Drafts, SeenIds } from "./drafts.ts";
import { type FuzzAnswer, faultsOf, parsed } from "./faults.ts";
import { type FuzzedOperation, InterfaceDocument } from "./interface-document.ts";
import type { FuzzRequest } from "./requests.ts";
import { type Keys, spoilers, untouched } from "./spoilers.ts";

export interface FuzzReport {
  readonly sent: number;
  /** Operations that succeeded at least once. */
  readonly succeeded: ReadonlySet<string>;
  readonly operations: readonly string[];
  /** The number of answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly faults: readonly string[];
}

/** Runs rounds; a round is a valid request and a spoilt one to every operation. */
export async function fuzzRounds(options: { seed: number; rounds: number }): Promise<FuzzReport> {
  const random = randomFrom(options.seed);
  const service = await TestService.start({
    environment: {
      ASSAY_OAUTH_CLIENTS: clientsFile,
      ASSAY_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString("base64"),
    },
    network: {
      resolve: async (host) => (host.endsWith(".com") ? [{ address: "8.8.8.8", family: 4 }] : []),
      permits: () => true,
      port: 9,
      timeoutMs: 100,
    },
  });
  const agent = new Agent({ keepAlive: true });
  try {
    await service.app.http.listen({ port: 0, host: "127.0.0.1" });
    const { port } = service.app.http.server.address() as AddressInfo;
    const served = await service.send<object>("GET", "/openapi.json");
    const document = new InterfaceDocument(served.body);
    const keys = await keysOf(service);
    const own = await service.admin("GET", "/v1/admin/keys?limit=200");
    const seen = new SeenIds(new Set((own.body.keys as { key_id: string }[]).map(({ key_id }) => key_id)));
    const drafts = new Drafts(document, random, seen);
    const statuses = new Map<number, number>();
    const succeeded = new Set<string>();
    const faults: string[] = [];
    let sent = 0;
    for (let round = 0; round < options.rounds; round++) {
      for (const operation of document.operations) {
        const spoiling = { draft: drafts.of(operation), keys: chooseKeys(operation, keys, random), random };
        for (const spoil of [untouched, pick(random, spoilers)]) {
          const request = spoil(spoiling);
          if (request === null) continue;
          // Fills the buckets again before the next request.
          service.advance(2);
          const answer = await answerTo(request, { port, agent });
          sent++;
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          if (answer.status < 300) succeeded.add(operation.id);
          if (answer.status < 300) seen.takeFrom(parsed(answer.text));
          faults.push(...faultsOf(request, answer).map((fault) => described(request, answer, fault)));
        }
      }
    }
    return { sent, succeeded, statuses, faults, operations: document.operations.map(({ id }) => id) };
  } finally {
    agent.destroy();
    await service.close();
  }
}

const clientsFile = new URL("../../samples/oauth-clients.json", import.meta.url).pathname;

async function keysOf(service: TestService): Promise<Readonly<Record<string, string>>> {
  const tenant = await service.tenant();
  return { ...tenant.keys, admin: service.adminKey };
}

function chooseKeys(
  { scopes }: FuzzedOperation,
  keys: Readonly<Record<string, string>>,
  random: () => number,
): Keys {
  if (scopes === null) return { accepted: null, refused: null };
  const others = Object.keys(keys).filter((scope) => !scopes.includes(scope));
  return { accepted: keys[pick(random, scopes)]!, refused: keys[pick(random, others)]! };
}

function answerTo(request: FuzzRequest, to: { port: number; agent: Agent }): Promise<FuzzAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<FuzzAnswer>();
  const headers = [...request.headers, ["host", `127.0.0.1:${to.port}`] as const];
  const length = request.body === null ? [] : [["content-length", String(request.body.length)] as const];
  const outgoing = send({
    ...to,
    host: "127.0.0.1",
    method: request.method,
    path: request.target,
    headers: [...headers, ...length].flatMap(([name, value]) => [
      name,
      Buffer.from(value).toString("latin1"),
    ]),
    timeout: 30_000,
  });
  outgoing.on("timeout", () => outgoing.destroy(new Error(`no answer to ${describedRequest(request)}`)));
  outgoing.on("error", reject);
  outgoing.on("response", (response) => {
    const chunks: Buffer[] = [];
    const done = () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: Buffer.concat(chunks).toString(),
      });
    response.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      // A stream of events ends with its job or after a minute; its beginning is enough.
      if (response.headers["content-type"]?.startsWith("text/event-stream") !== true) return;
      done();
      outgoing.destroy();
    });
    response.on("end", done);
    response.on("error", done);
  });
  outgoing.end(request.body ?? undefined);
  return promise;
}

const describedRequest = ({ method, target, why, body }: FuzzRequest): string =>
  `${method} ${target.slice(0, 300)} (${why}) ${body?.toString().slice(0, 400) ?? ""}`;

const described = (request: FuzzRequest, answer: FuzzAnswer, fault: string): string =>
  `${fault}\n  ${describedRequest(request)}\n  ${answer.status} ${answer.text.slice(0, 400)}`;
