/** The configured research agent: what it needs, and its way from a model and a search to pages that are kept. */
import { writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ModelServer } from "../../tests/support/model-server.ts";
import { numberedCompany } from "../../tests/support/records.ts";
import { scratchDirectory } from "../../tests/support/scratch.ts";
import { TestService } from "../../tests/support/service.ts";
import { WebSites } from "../../tests/support/web-sites.ts";
import { ConfigError, readConfig } from "../config.ts";
import { publicInternet } from "../outside/network/outbound-network.ts";
import { storedArtifacts } from "./outside.ts";
import { configuredAgent } from "./research-agent.ts";

const model = {
  ASSAY_MODEL_PROVIDER: "openai-compatible",
  ASSAY_MODEL_URL: "http://127.0.0.1:9/v1",
  ASSAY_MODEL_ID: "small-1",
};
const searxng = { ASSAY_SEARCH_PROVIDER: "searxng", ASSAY_SEARCH_URL: "http://127.0.0.1:9" };

function agentOf(environment: Record<string, string>) {
  const artifacts = { hasRoom: async () => true, keep: async () => "full" as const };
  const parts = { artifacts, registers: null, network: publicInternet, now: () => new Date(0) };
  return configuredAgent(readConfig(environment), parts);
}

describe("the agent needs a model and a search", () => {
  test("without a search there is none, with both there is one", () => {
    expect(agentOf(model)).toEqual([]);
    expect(agentOf({})).toEqual([]);
    expect(agentOf({ ...model, ...searxng })).toMatchObject([{ step: "agent", billed: true }]);
    expect(agentOf({ ...model, ASSAY_SEARCH_PROVIDER: "brave", ASSAY_SEARCH_KEY: "k" })).toHaveLength(1);
  });

  test.each([
    ["a search without a model", searxng, "ASSAY_MODEL_PROVIDER and ASSAY_MODEL_ID are needed"],
    [
      "an address without a provider",
      { ...model, ASSAY_SEARCH_URL: "http://a.example" },
      "ASSAY_SEARCH_PROVIDER",
    ],
    ["searxng without an address", { ...model, ASSAY_SEARCH_PROVIDER: "searxng" }, "ASSAY_SEARCH_URL"],
    ["brave without a key", { ...model, ASSAY_SEARCH_PROVIDER: "brave" }, "ASSAY_SEARCH_KEY"],
  ])("%s is refused, naming the variable", (_, environment, named) => {
    expect(() => agentOf(environment)).toThrow(ConfigError);
    expect(() => agentOf(environment)).toThrow(named);
  });
});

describe("from the request to the run room", () => {
  const known = { ...numberedCompany(50), address: { city: "Leeds", postal_code: "LS1 4AP" } };
  const number = known.registration_number;
  const open = {
    ...{ name: "Quillworth Brackenfold Ltd", country: "GB", domain: "quillbrack.co.uk" },
    address: { city: "York", postal_code: "YO1 7EP" },
  };
  const imprint = `Quillworth Brackenfold Ltd is registered in England under number ${number}.`;
  const entry = `Quillworth Brackenfold Ltd, company ${number}, Leeds LS1 4AP, on the web at quillbrack.co.uk`;

  let server: ModelServer;
  let sites: WebSites;
  let service: TestService;
  let directory: string;

  beforeEach(async () => {
    server = await ModelServer.start();
    sites = await WebSites.start();
    directory = scratchDirectory();
    const contact = join(scratchDirectory(), "live-registers.json");
    writeFileSync(contact, JSON.stringify({ contact: "operations@example.org" }));
    const results = ["http://www.quillbrack.co.uk/legal", "http://firms.example.org/quillworth"];
    sites.any = (response, request) => {
      if (!request.url?.startsWith("/search?")) return void response.writeHead(404).end();
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ results: results.map((url) => ({ url, title: "", content: "" })) }));
    };
    // Above the size that the database keeps.
    const cloth = Array.from({ length: 9_000 }, (_, place) => `cloth ${place}`).join(" ");
    sites.html("www.quillbrack.co.uk/legal", `<title>Legal</title><p>${imprint}</p><p>${cloth}</p>`);
    sites.html("firms.example.org/quillworth", `<title>Weavers</title><p>${entry}</p><p>Kept in Hull.</p>`);
    service = await TestService.start({
      register: "none",
      network: sites.network(),
      environment: {
        ...{ ...model, ASSAY_MODEL_URL: server.url },
        ...{ ASSAY_SEARCH_PROVIDER: "searxng", ASSAY_SEARCH_URL: `http://127.0.0.1:${sites.port}` },
        ASSAY_ARTIFACTS: directory,
        ASSAY_LIVE_REGISTERS: contact,
      },
    });
  });
  afterEach(async () => {
    await service.close();
    await server.close();
    await sites.close();
  });

  test("two pages decide; their copies are kept, the large ones as files, and go with the record", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const candidate = (await tenant.resolve(known)).entity!.entity_id;
    const claim = { field: "registration_number", value: number, stance: "supports", about: "record" };
    const turns = [
      [{ name: "search_web", input: { query: "Quillworth Brackenfold" } }],
      [
        { name: "read_page", input: { url: "http://www.quillbrack.co.uk/legal" } },
        { name: "read_page", input: { url: "http://firms.example.org/quillworth" } },
      ],
      [
        {
          name: "report",
          input: {
            claims: [
              { ...claim, page: "p1", quote: imprint },
              { ...claim, about: candidate, field: "domain", value: open.domain, page: "p2", quote: entry },
            ],
          },
        },
      ],
    ];
    server.answer = ({ body }) =>
      "tools" in body ? { calls: turns.shift()! } : { decision: "cannot_tell", confidence: 0.5 };
    const answer = await tenant.resolve(open);
    expect(answer).toMatchObject({
      decision: "match",
      stage: "agentic_research",
      match_confidence_basis: "research_evidence",
      usage: { credits_charged: 5 },
      stages_not_configured: [],
    });
    expect(answer.entity!.entity_id).toBe(candidate);
    // The search is the operator's own; sites are told whom they can write to.
    expect([...sites.agents].sort()).toEqual(["Assay", "Assay (operations@example.org)"]);
    const receipt = await tenant.decision(answer.decision_id);
    expect(receipt.replay).toMatchObject({ reproduced: true });
    const client = service.client(tenant.keys.read);
    const run = await client.runRoom.get((receipt as unknown as { run_id: string }).run_id);
    expect(run.stages.map(({ step, status }) => [step, status])).toEqual([
      ["model", "passed"],
      ["agent", "decided"],
    ]);
    const [first] = run.evidence;
    const raw = await client.runRoom.getArtifact(run.run_id, first!.artifacts[0]!.artifact_id, "raw");
    expect(new TextDecoder().decode(raw)).toContain(imprint);
    const files = () => readdir(join(directory, tenant.tenantId));
    expect(await files()).toContain(first!.artifacts[0]!.sha256);
    const erased = await service.send("DELETE", `/v1/records/${answer.record_id}`, {
      key: tenant.keys.erase,
    });
    expect(erased.status).toBe(204);
    await storedArtifacts(service.config, service.database).removeGoneFiles();
    expect(await files()).toEqual([]);
  });

  test.each([{ depth: "probabilistic" }, { depth: "adjudication" }, { enrich: false }])(
    "%j searches nothing and reads no page",
    async (how) => {
      const tenant = await service.tenant({ plan: "free" });
      await tenant.resolve(known);
      server.answer = () => ({ decision: "cannot_tell", confidence: 0.5 });
      expect(await tenant.resolve({ ...open, ...how })).toMatchObject({ decision: "unresolved" });
      expect(sites.asked).toEqual([]);
    },
  );
});
