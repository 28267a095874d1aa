/** Records the examples of the reference from a service with the sample register: inputs and their answers. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareFirstStart } from "../../src/app/first-start.ts";
import { openMigrated } from "../../src/app/open-migrated.ts";
import { jobWorker, resolutionParts } from "../../src/app/parts.ts";
import { createApp } from "../../src/app/server.ts";
import { readConfig } from "../../src/config.ts";
import { installSampleRegister } from "../../src/pipelines/register-install/sample-register.ts";
import { recordBatchJobExamples } from "./batch-job-examples.ts";
import { recordConnectorExamples } from "./connector-examples.ts";
import { recordFinancialExamples } from "./financial-examples.ts";
import { recordReadingExamples } from "./reading-examples.ts";
import { type ExampleCall, recordReviewExamples } from "./review-examples.ts";
import { recordRunRoomExamples } from "./run-room-examples.ts";
import { recordScreeningExamples } from "./screening-examples.ts";
import { recordSelectionExamples } from "./selection-examples.ts";
import { recordWatchExamples } from "./watch-examples.ts";
import { exampleNetwork, recordWebhookExamples } from "./webhook-examples.ts";

type Body = Record<string, unknown>;

export interface RecordedExample {
  readonly input: unknown;
  /** null where the answer has no body. */
  readonly output: unknown;
}

/** Performs every operation once, each after those that make its data; throws on an unsuccessful answer. */
export async function recordExamples(): Promise<Readonly<Record<string, RecordedExample>>> {
  const desk = await openDesk();
  const { admin, app, baseUrl, database, mint, record, send, tenantId } = desk;
  const key = await mint({ scope: "resolve", name: "first key" });
  const { decisionId, entityId } = await recordResolution(desk, key);
  await recordReadingExamples({ send, record }, key, entityId);
  await recordScreeningExamples({ record }, { ...desk, key });
  await recordFinancialExamples({ record }, key, entityId);
  await recordSelectionExamples({ record }, key, entityId);
  await recordWatchExamples({ send, record }, { ...desk, key, entityId });
  const keys = {
    resolve: key,
    review: await mint({ scope: "review", name: "reviews", reviewer_id: "jane@acme.example" }),
    erase: await mint({ scope: "erase", name: "erasure requests" }),
  };
  await recordReviewExamples({ send, record }, keys, decisionId);
  await recordWebhookExamples({ send, record, database }, { tenantId, key, now: desk.now() });
  await recordBatches(desk, key);
  await recordAccounts(desk);
  await recordRunRoomExamples(desk, key);
  await recordConnectorExamples({ http: app.http, baseUrl, record }, admin, tenantId);
  await app.close();
  await database.close();
  await rm(desk.dataDir, { recursive: true });
  return desk.examples;
}

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** A service with the sample register and a tenant, whose requests are recorded. */
async function openDesk() {
  const dataDir = await mkdtemp(join(tmpdir(), "assay-examples-"));
  const baseUrl = "https://assay.example";
  const config = readConfig({
    ASSAY_DATA_DIR: dataDir,
    ASSAY_LOG_LEVEL: "silent",
    ASSAY_WORKER: "separate",
    ASSAY_BASE_URL: baseUrl,
    ASSAY_OAUTH_CLIENTS: fileURLToPath(new URL("../../samples/oauth-clients.json", import.meta.url)),
  });
  const now = () => new Date("2026-11-20T09:00:00.000Z");
  const database = await openMigrated(config);
  const credentials = await prepareFirstStart(database, { now: now() });
  await installSampleRegister({ database, dataDir, now }, () => undefined);
  const app = await createApp(config, database, { now, network: exampleNetwork });
  const examples: Record<string, RecordedExample> = {};

  async function send(call: ExampleCall): Promise<Body> {
    const answer = await app.http.inject({
      method: call.method,
      url: call.url,
      headers: {
        authorization: `Bearer ${call.key}`,
        ...(call.body ? { "content-type": "application/json" } : {}),
        ...(call.idempotencyKey ? { "idempotency-key": call.idempotencyKey } : {}),
      },
      ...(call.body ? { payload: JSON.stringify(call.body) } : {}),
    });
    if (answer.statusCode >= 300) throw new Error(`${call.url}: ${answer.statusCode} ${answer.body}`);
    return answer.body === "" ? {} : (JSON.parse(answer.body) as Body);
  }

  async function record(name: string, call: ExampleCall): Promise<Body> {
    const output = await send(call);
    const shown = Object.keys(output).length === 0 ? null : withoutSecrets(output);
    examples[name] = { input: call.input ?? call.body ?? {}, output: shown };
    return output;
  }

  const admin = credentials.adminKey!;
  const tenant = await record("create_tenant", {
    method: "POST",
    url: "/v1/admin/tenants",
    body: { name: "Acme Ltd", plan: "free", tenant_id: "acme" },
    key: admin,
  });
  const tenantId = String(tenant.tenant_id);
  async function mint(body: Body): Promise<string> {
    const minted = await send({
      method: "POST",
      url: "/v1/admin/keys",
      body: { tenant_id: tenantId, ...body },
      key: admin,
    });
    return String(minted.key);
  }
  return { admin, app, baseUrl, config, dataDir, database, examples, mint, now, record, send, tenantId };
}

async function recordResolution({ record }: Desk, key: string) {
  const resolved = await record("resolve", {
    method: "POST",
    url: "/v1/resolve",
    body: { name: "Commerzbank", country: "DE", lei: "851WYGNLUQLFZBSYGB56", client_ref: "crm-1" },
    key,
  });
  const entityId = String((resolved.entity as Body).entity_id);
  const decisionId = String(resolved.decision_id);
  await record("match", {
    method: "POST",
    url: "/v1/match",
    body: {
      left: { name: "Apple Inc.", country: "US" },
      right: { name: "APPLE INC", country: "United States" },
    },
    key,
  });
  await record("get_entity", {
    method: "GET",
    url: `/v1/entities/${entityId}?fields=identity.legal_name&fields=registration.lei`,
    input: { entity_id: entityId, fields: ["identity.legal_name", "registration.lei"] },
    key,
  });
  await record("get_decision", {
    method: "GET",
    url: `/v1/decisions/${decisionId}`,
    input: { decision_id: decisionId },
    key,
  });
  const url = "/v1/reference/enrichment-fields";
  await record("get_enrichment_fields", { method: "GET", url, input: {}, key });
  return { decisionId, entityId };
}

async function recordBatches(
  { app, config, database, examples, now, record, send }: Desk,
  key: string,
): Promise<void> {
  await record("batch", {
    method: "POST",
    url: "/v1/batch",
    body: {
      records: [
        { name: "Apple Inc.", country: "US", client_ref: "crm-2", fields: ["identity.legal_name"] },
        {
          name: "Quillworth Brackenfold Ltd",
          country: "GB",
          client_ref: "crm-3",
          depth: "probabilistic",
          fields: [],
        },
      ],
    },
    key,
  });
  const { resolution, reanalysis } = resolutionParts(config, database, app.registers);
  const worker = await jobWorker(database, {
    resolution,
    reanalysis,
    now,
    log: app.log,
    batches: true,
    deliveries: null,
  });
  await recordBatchJobExamples({ send, record }, key, {
    work: () => worker.runNext("batch"),
    keep: (operation, example) => {
      examples[operation] = example;
    },
  });
}

async function recordAccounts({ admin, record, tenantId }: Desk): Promise<void> {
  const created = await record("create_key", {
    method: "POST",
    url: "/v1/admin/keys",
    body: { tenant_id: tenantId, scope: "resolve", name: "prod ingest" },
    key: admin,
  });
  const keyId = String(created.key_id);
  await record("list_tenants", {
    method: "GET",
    url: "/v1/admin/tenants?limit=10",
    input: { limit: 10 },
    key: admin,
  });
  await record("get_tenant", {
    method: "GET",
    url: `/v1/admin/tenants/${tenantId}`,
    input: { tenant_id: tenantId },
    key: admin,
  });
  await record("get_key", {
    method: "GET",
    url: `/v1/admin/keys/${keyId}`,
    input: { key_id: keyId },
    key: admin,
  });
  await record("list_keys", {
    method: "GET",
    url: "/v1/admin/keys?status=active&limit=2",
    input: { status: "active", limit: 2 },
    key: admin,
  });
  await record("rotate_key", {
    method: "POST",
    url: `/v1/admin/keys/${keyId}/rotate`,
    body: { grace_seconds: 0 },
    input: { key_id: keyId, grace_seconds: 0 },
    key: admin,
  });
  const url = `/v1/admin/keys/${keyId}`;
  await record("delete_key", { method: "DELETE", url, input: { key_id: keyId }, key: admin });
}

// Secret scanners report a value that was once valid.
function withoutSecrets(output: Body): Body {
  if ("secret" in output) return { ...output, secret: `whsec_${"0".repeat(43)}=` };
  if ("ticket" in output) return { ...output, ticket: `assay_it_${"0".repeat(49)}` };
  return "key" in output
    ? {
        ...output,
        key: "assay_sk_0000000000000000000000000000000000000000000000000",
        key_hint: "assay_sk_…0000",
      }
    : output;
}
