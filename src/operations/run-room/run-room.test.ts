/** The run room: what was asked outside for a decision, and the copies of what was read. */
import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { ScriptedWeb } from "../../pipelines/research/testing/scripted-web.ts";
import { StoredArtifacts } from "../../pipelines/run-room/stored-artifacts.ts";

const known = { ...numberedCompany(50), address: { city: "Leeds", postal_code: "LS1 4AP" } };
const number = known.registration_number;
const open = {
  ...{ name: "Quillworth Brackenfold Ltd", country: "GB", domain: "quillbrack.co.uk" },
  address: { city: "York", postal_code: "YO1 7EP" },
};
const imprint = "https://www.quillbrack.co.uk/legal";
const directory = "https://firms.example.org/quillworth";
const imprintQuote = `Quillworth Brackenfold Ltd is registered in England under number ${number}.`;
const directoryQuote = `Quillworth Brackenfold Ltd, company ${number}, Leeds LS1 4AP, on the web at quillbrack.co.uk`;

interface RunBody {
  readonly run_id: string;
  readonly state: string;
  readonly stages: readonly { readonly stage: string; readonly evidence_ids: readonly string[] }[];
  readonly evidence: readonly {
    readonly evidence_id: string;
    readonly url: string;
    readonly quote: string | null;
    readonly artifacts: readonly { readonly artifact_id: string; readonly sha256: string }[];
  }[];
}

let web: ScriptedWeb;
let service: TestService;
let tenant: TestTenant;
let candidate: string;

beforeEach(async () => {
  web = new ScriptedWeb();
  web.pages = {
    [imprint]: `Legal notice. ${imprintQuote} Write to post@quillbrack.co.uk. We weave cloth for sails.`,
    [directory]: `A list of weavers of the North.\n${directoryQuote}\nThe list is kept by volunteers in Hull.`,
  };
  service = await TestService.start({ register: "none", steps: [web.step()] });
  let made = 0;
  web.artifacts = new StoredArtifacts({
    database: service.database,
    newId: () => `art_${++made}`,
    files: null,
  });
  tenant = await service.tenant({ plan: "free" });
  candidate = (await tenant.resolve(known)).entity!.entity_id;
  web.reports([
    { about: "record", field: "registration_number", value: number, page: "p1", quote: imprintQuote },
    { about: candidate, field: "domain", value: "quillbrack.co.uk", page: "p2", quote: directoryQuote },
  ]);
});
afterEach(() => service.close());

async function researched() {
  const answer = await tenant.resolve(open);
  const receipt = (await tenant.decision(answer.decision_id)) as unknown as { readonly run_id: string };
  const { body } = await tenant.get<RunBody>(`/v1/run-room/runs/${receipt.run_id}`, "read");
  return { answer, runId: receipt.run_id, run: body };
}

const artifactPath = (runId: string, artifactId: string, kind: string) =>
  `/v1/run-room/runs/${runId}/artifacts/${artifactId}/${kind}`;

describe("GET /v1/run-room/runs/{run_id}", () => {
  test("200: the stages of the decision, and its evidence with the copies of its pages", async () => {
    const { answer, runId, run } = await researched();
    expect(runId).toMatch(/^run_[a-z2-7]{26}$/);
    expect(run).toMatchObject({
      run_id: runId,
      record_id: answer.record_id,
      decision_id: answer.decision_id,
      entity_id: candidate,
      state: "succeeded",
      stages: [
        {
          stage: "agentic_research",
          step: "agent",
          status: "decided",
          evidence_ids: ["p1c1", "p2c2"],
          claims: [
            { about: "record", field: "registration_number", fault: null, evidence_id: "p1c1" },
            { about: candidate, field: "domain", fault: null, evidence_id: "p2c2" },
          ],
          cost: { pages: 2 },
        },
      ],
      evidence: [
        { url: imprint, quote: imprintQuote, source_kind: "page", source_id: "web:www.quillbrack.co.uk" },
        { url: directory, quote: directoryQuote },
      ],
      gaps: [],
      usage: { credits_charged: 0 },
    });
  });

  test("200: an abstention that asked a step has a run as well", async () => {
    web.reports([]);
    const { answer, run } = await researched();
    expect(answer).toMatchObject({ decision: "unresolved", usage: { credits_charged: 0 } });
    expect(run).toMatchObject({
      state: "succeeded",
      entity_id: null,
      stages: [{ status: "passed" }],
      evidence: [
        { evidence_id: "p1", quote: null },
        { evidence_id: "p2", quote: null },
      ],
    });
  });

  test("200: failed, where a step gave no answer; the gaps say which", async () => {
    web.model.turns = [{ fault: "quota" }];
    const { run } = await researched();
    expect(run).toMatchObject({
      state: "failed",
      stages: [{ status: "failed", failure: "quota" }],
      gaps: ["The step agent gave no full answer: quota."],
    });
  });

  test("200: a decision that asked nothing has no run", async () => {
    const answer = await tenant.resolve(numberedCompany(51));
    expect(await tenant.decision(answer.decision_id)).toMatchObject({ run_id: null });
  });

  test("200: a repeat of the same body has the same run, and asks nothing", async () => {
    const { answer, runId } = await researched();
    const turns = web.model.heard.length;
    const again = await tenant.resolve(open);
    expect(again).toMatchObject({ replayed: true, decision_id: answer.decision_id });
    expect(await tenant.decision(again.decision_id)).toMatchObject({ run_id: runId });
    expect(web.model.heard).toHaveLength(turns);
  });

  test("401, 403, 404 and 422", async () => {
    const { runId } = await researched();
    expect((await service.send("GET", `/v1/run-room/runs/${runId}`)).status).toBe(401);
    expect((await tenant.get(`/v1/run-room/runs/${runId}`, "erase")).status).toBe(403);
    expect((await tenant.get("/v1/run-room/runs/run_none", "read")).status).toBe(404);
    expect((await tenant.get("/v1/run-room/runs/-run", "read")).status).toBe(422);
    expect((await tenant.get(`/v1/run-room/runs/${"r".repeat(65)}`, "read")).status).toBe(422);
    const other = await service.tenant();
    expect((await other.get(`/v1/run-room/runs/${runId}`, "read")).status).toBe(404);
  });
});

describe("GET /v1/run-room/runs/{run_id}/artifacts/{artifact_id}/{kind}", () => {
  test.each([
    ["raw", "application/octet-stream", "bin"],
    ["extracted", "text/plain; charset=utf-8", "txt"],
    ["markdown", "text/markdown; charset=utf-8", "md"],
  ])("200: %s is a download that no browser opens", async (kind, type, suffix) => {
    const { runId, run } = await researched();
    const { artifact_id, sha256 } = run.evidence[0]!.artifacts[0]!;
    const answer = await tenant.get(artifactPath(runId, artifact_id, kind), "resolve");
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(web.pages[imprint]);
    expect(createHash("sha256").update(answer.text).digest("hex")).toBe(sha256);
    expect(Object.fromEntries(Object.entries(answer.headers))).toMatchObject({
      "content-type": type,
      "content-disposition": `attachment; filename="${artifact_id}.${suffix}"`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox",
      "cache-control": "private, no-store",
    });
  });

  test("200: the client gives its bytes", async () => {
    const { runId, run } = await researched();
    const { artifact_id } = run.evidence[0]!.artifacts[0]!;
    const client = service.client(tenant.keys.read);
    const bytes = await client.runRoom.getArtifact(runId, artifact_id, "extracted");
    expect(new TextDecoder().decode(bytes)).toBe(web.pages[imprint]);
    expect(await client.runRoom.get(runId)).toMatchObject({ run_id: runId, state: "succeeded" });
  });

  test("404: of another run, of another tenant, and one that does not exist; 422: another kind", async () => {
    web.reports([]);
    const { runId, run } = await researched();
    const { artifact_id } = run.evidence[0]!.artifacts[0]!;
    const status = async (path: string, asked = tenant) => (await asked.get(path, "read")).status;
    web.pages = {};
    web.model.heard.length = 0;
    const other = await tenant.resolve({ ...open, phone: "+44 113 496 0000" });
    const receipt = (await tenant.decision(other.decision_id)) as unknown as { readonly run_id: string };
    expect(receipt.run_id).toMatch(/^run_/);
    expect(await status(artifactPath(receipt.run_id, artifact_id, "raw"))).toBe(404);
    expect(await status(artifactPath(runId, artifact_id, "raw"), await service.tenant())).toBe(404);
    expect(await status(artifactPath(runId, "art_none", "raw"))).toBe(404);
    expect(await status(artifactPath(runId, artifact_id, "html"))).toBe(422);
    expect(await status(artifactPath(runId, artifact_id, "raw"))).toBe(200);
  });
});

describe("an erasure", () => {
  const erase = (recordId: string) =>
    service.send("DELETE", `/v1/records/${recordId}`, { key: tenant.keys.erase });
  const rows = async (table: string) => {
    const { rows: found } = await service.database.query<{ count: number }>(
      `select count(*)::int as count from ${table} where tenant_id = $1`,
      [tenant.tenantId],
    );
    return found[0]!.count;
  };

  test("204: of the record takes its run and the copies that nothing else cites", async () => {
    const { answer, runId, run } = await researched();
    const { artifact_id } = run.evidence[0]!.artifacts[0]!;
    expect([await rows("artifact"), await rows("artifact_content")]).toEqual([2, 2]);
    const erased = await erase(answer.record_id);
    expect(erased.status).toBe(204);
    for (const table of ["artifact", "artifact_content", "artifact_use", "outside_commitment"])
      expect([table, await rows(table)]).toEqual([table, 0]);
    expect((await tenant.get(`/v1/run-room/runs/${runId}`, "read")).status).toBe(404);
    expect((await tenant.get(artifactPath(runId, artifact_id, "raw"), "read")).status).toBe(404);
    const receipt = await tenant.decision(answer.decision_id);
    expect(receipt).toMatchObject({ redacted: true, run_id: null, deeper_steps: [{ status: "decided" }] });
    expect(JSON.stringify(receipt)).not.toContain("quillbrack");
    expect(JSON.stringify(receipt)).not.toContain(number);
  });

  test("204: of an entity takes what pages were claimed to state of it from other runs", async () => {
    const claims = [
      { about: candidate, field: "domain", value: "quillbrack.co.uk", page: "p2", quote: directoryQuote },
    ] as const;
    web.reports(claims);
    const { answer, runId, run } = await researched();
    expect(answer).toMatchObject({ decision: "unresolved" });
    expect(run.evidence.map(({ quote }) => quote)).toEqual([directoryQuote, null]);
    const [claimed, read] = run.evidence.map(({ artifacts }) =>
      artifactPath(runId, artifacts[0]!.artifact_id, "raw"),
    );
    const erased = await service.send("DELETE", `/v1/entities/${candidate}`, { key: tenant.keys.erase });
    expect(erased.status).toBe(204);
    const { body } = await tenant.get<RunBody>(`/v1/run-room/runs/${runId}`, "read");
    expect(body.stages).toMatchObject([{ claims: [] }]);
    expect(body.evidence.map(({ quote }) => quote)).toEqual([null]);
    // The copy of the claim's page goes as well; that of a page that nothing was claimed of stays with the run.
    expect((await tenant.get(claimed!, "read")).status).toBe(404);
    expect((await tenant.get(read!, "read")).status).toBe(200);
    expect([await rows("artifact"), await rows("artifact_content")]).toEqual([1, 1]);
  });

  test("204: of an entity leaves the copy of a page that the run cites for the record as well", async () => {
    const quote = directoryQuote;
    web.reports([
      { about: candidate, field: "domain", value: "quillbrack.co.uk", page: "p2", quote },
      { about: "record", field: "registration_number", value: number, page: "p2", quote },
    ]);
    const { runId, run } = await researched();
    const cited = run.evidence.find((one) => one.url === directory)!;
    const path = artifactPath(runId, cited.artifacts[0]!.artifact_id, "raw");
    const status = async () => (await tenant.get(path, "read")).status;
    expect(await status()).toBe(200);
    await service.send("DELETE", `/v1/entities/${candidate}`, { key: tenant.keys.erase });
    expect(await status()).toBe(200);
  });

  test("204: of one record leaves the copies that another run cites", async () => {
    web.reports([]);
    const first = await researched();
    web.model.heard.length = 0;
    const second = await tenant.resolve({ ...open, client_ref: "second", phone: "+44 113 496 0000" });
    const receipt = (await tenant.decision(second.decision_id)) as unknown as { readonly run_id: string };
    expect(receipt.run_id).not.toBe(first.runId);
    expect(await rows("artifact")).toBe(2);
    await erase(first.answer.record_id);
    const { body } = await tenant.get<RunBody>(`/v1/run-room/runs/${receipt.run_id}`, "read");
    const { artifact_id } = body.evidence[0]!.artifacts[0]!;
    expect((await tenant.get(artifactPath(receipt.run_id, artifact_id, "raw"), "read")).status).toBe(200);
    await erase(second.record_id);
    expect([await rows("artifact"), await rows("artifact_content")]).toEqual([0, 0]);
  });
});
