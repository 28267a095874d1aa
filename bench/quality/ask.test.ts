import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { askPair, askQuery, askStored, inParallel } from "./ask.ts";

let server: Server | null = null;
const asked: { path: string; key: string | undefined; body: unknown }[] = [];

/** A service that gives these answers by path and records its requests. */
async function serve(answers: Readonly<Record<string, { status?: number; body: unknown }>>): Promise<string> {
  asked.length = 0;
  server = createServer(async (request, response) => {
    const sent = await textOf(request);
    const path = request.url ?? "";
    asked.push({ path, key: request.headers.authorization, body: sent === "" ? null : JSON.parse(sent) });
    const { status = 200, body } = answers[path]!;
    const said = typeof body === "function" ? body() : body;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const query: BenchmarkQuery = {
  id: "q1",
  slice: "A",
  stratum: "name_country",
  script_pair: "latin",
  record: { name: "Acme", country: "GB" },
  truth: { kind: "present", targets: ["sec:1"] },
  why: "",
};

const receipt = (over: object = {}) => ({
  decision: { right_ref: "sec:9", probability: 0.4, evidence: [], replay: { reproduced: true }, ...over },
});

describe("askQuery", () => {
  test("reads the rows that the golden record cites, that of the legal name first", async () => {
    const origin = await serve({
      "/v1/resolve": {
        body: {
          decision: "match",
          match_confidence: 0.97,
          decision_id: "dec_1",
          entity: {
            provenance: {
              "digital.domain": { source_id: "gleif", provider_record_id: "L1" },
              "identity.legal_name": { source_id: "sec", provider_record_id: "1" },
              "contact.phone": { source_id: "caller" },
              "location.country": { source_id: "sec", provider_record_id: "1" },
            },
          },
        },
      },
      "/v1/decisions/dec_1": { body: receipt() },
    });
    const { answer, status } = await askQuery(origin, "key", query);
    expect(answer).toMatchObject({
      decision: "match",
      match_confidence: 0.97,
      matched_ids: ["sec:1", "gleif:L1"],
    });
    expect(status).toBe(200);
    expect(asked[0]).toEqual({
      path: "/v1/resolve",
      key: "Bearer key",
      body: { name: "Acme", country: "GB", depth: "probabilistic" },
    });
  });

  test("an abstention has the leader and the probability of its receipt", async () => {
    const evidence = [
      { source_id: "gleif", summary: "gleif lists Acme as Such as L1" },
      { source_id: "sec", summary: "sec lists Acme as 1" },
    ];
    const origin = await serve({
      "/v1/resolve": {
        body: { decision: "unresolved", match_confidence: 0, decision_id: "dec_1", entity: null },
      },
      "/v1/decisions/dec_1": { body: receipt({ right_ref: "sec:1", evidence }) },
    });
    const { answer } = await askQuery(origin, "key", query);
    expect(answer).toMatchObject({
      decision: "unresolved",
      match_confidence: 0.4,
      matched_ids: ["sec:1", "gleif:L1"],
    });
  });

  test("a refused request is an abstention without a leader", async () => {
    const origin = await serve({ "/v1/resolve": { status: 422, body: { error: {} } } });
    const { answer, receipt: none, status } = await askQuery(origin, "key", query);
    expect(answer).toMatchObject({ decision: "unresolved", match_confidence: null, matched_ids: [] });
    expect([none, status]).toEqual([null, 422]);
  });
});

describe("askPair", () => {
  test("sends what the interface has no field for among the further identifiers", async () => {
    const origin = await serve({ "/v1/match": { body: { decision: "no_match", probability: 0.02 } } });
    const left = { name: "Acme", country: "US", cik: "320193" } as { name: string; country: string };
    const pair = {
      id: "p1",
      slice: "A",
      left,
      right: { name: "Acme", country: "US" },
      label: "same",
      why: "",
    } as const;
    expect(await askPair(origin, "key", pair)).toEqual({
      answer: { id: "p1", decision: "no_match", probability: 0.02 },
      status: 200,
    });
    expect(asked[0]?.body).toMatchObject({ left: { name: "Acme", extra: { cik: "320193" } } });
  });
});

describe("askStored", () => {
  const record = { name: "Acme", country: "US" } as const;
  const pair = { id: "p1", slice: "A", left: record, right: record, label: "same", why: "" } as const;
  /** The outcome of a pair, where the service binds the two records to these entities. */
  async function storedAs(...entities: (string | null)[]) {
    const next = entities.values();
    const entity = () => next.next().value ?? null;
    const origin = await serve({
      "/v1/resolve": {
        body: () => {
          const entityId = entity();
          return { decision: "match", entity: entityId && { entity_id: entityId, provenance: {} } };
        },
      },
    });
    return (await askStored(origin, "key", pair)).decision;
  }

  test("one entity is a match, two are none, and an abstention on either says nothing", async () => {
    expect(await storedAs("ent_1", "ent_1")).toBe("match");
    expect(await storedAs("ent_1", "ent_2")).toBe("no_match");
    expect(await storedAs("ent_1", null)).toBe("unresolved");
    expect(await storedAs(null, "ent_1")).toBe("unresolved");
    expect(await storedAs(null, null)).toBe("unresolved");
  });

  test("the registers are not asked", async () => {
    await storedAs("ent_1", "ent_1");
    expect(asked.map(({ body }) => (body as { enrich: boolean }).enrich)).toEqual([false, false]);
  });
});

describe("inParallel", () => {
  test("keeps the order and never does more at once than it may", async () => {
    let running = 0;
    let most = 0;
    const doubled = await inParallel([5, 1, 4, 2, 3], 2, async (value) => {
      most = Math.max(most, ++running);
      for (let turn = 0; turn < value; turn++) await Promise.resolve();
      running--;
      return 2 * value;
    });
    expect(doubled).toEqual([10, 2, 8, 4, 6]);
    expect(most).toBe(2);
  });
});
