/**
 * Records the examples of the reference from the service itself: each operation's input and the answer that it
 * gave, with the sample register installed. `npm run examples` writes src/contract/examples.json.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { installSampleRegister } from "../src/pipelines/register-install/sample-register.ts";
import { prepareFirstStart } from "../src/service/first-start.ts";
import { openMigrated } from "../src/service/open-migrated.ts";

type Body = Record<string, unknown>;

const dataDir = await mkdtemp(join(tmpdir(), "assay-examples-"));
const config = readConfig({ ASSAY_DATA_DIR: dataDir, ASSAY_LOG_LEVEL: "silent" });
const now = () => new Date("2026-11-20T09:00:00.000Z");
const database = await openMigrated(config);
const credentials = await prepareFirstStart(database, undefined, now());
await installSampleRegister({ database, dataDir, now }, () => undefined);
const app = await createApp(config, database, { now });
const examples: Record<string, { input: unknown; output: unknown }> = {};

async function record(
  name: string,
  call: { method: "GET" | "POST" | "DELETE"; url: string; body?: Body; input?: Body; key: string },
) {
  const answer = await app.http.inject({
    method: call.method,
    url: call.url,
    headers: {
      authorization: `Bearer ${call.key}`,
      ...(call.body ? { "content-type": "application/json" } : {}),
    },
    ...(call.body ? { payload: JSON.stringify(call.body) } : {}),
  });
  if (answer.statusCode >= 300) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
  const output = answer.body === "" ? null : (JSON.parse(answer.body) as Body);
  examples[name] = { input: call.input ?? call.body ?? {}, output: withoutSecrets(output) };
  return output ?? {};
}

// A value that once worked is still a value that scanners report.
function withoutSecrets(output: Body | null): Body | null {
  return output && "key" in output
    ? {
        ...output,
        key: "assay_sk_0000000000000000000000000000000000000000000000000",
        key_hint: "assay_sk_…0000",
      }
    : output;
}

const admin = credentials.adminKey!;
const tenant = await record("create_tenant", {
  method: "POST",
  url: "/v1/admin/tenants",
  body: { name: "Acme Ltd", plan: "free", tenant_id: "acme" },
  key: admin,
});
const tenantId = String(tenant.tenant_id);
const minted = await app.http.inject({
  method: "POST",
  url: "/v1/admin/keys",
  headers: { authorization: `Bearer ${admin}`, "content-type": "application/json" },
  payload: JSON.stringify({ tenant_id: tenantId, scope: "resolve", name: "first key" }),
});
const key = String((minted.json() as Body).key);
const created = await record("create_key", {
  method: "POST",
  url: "/v1/admin/keys",
  body: { tenant_id: tenantId, scope: "resolve", name: "prod ingest" },
  key: admin,
});
const keyId = String(created.key_id);
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
await record("get_enrichment_fields", {
  method: "GET",
  url: "/v1/reference/enrichment-fields",
  input: {},
  key,
});
const mint = async (body: Body) => {
  const answer = await app.http.inject({
    method: "POST",
    url: "/v1/admin/keys",
    headers: { authorization: `Bearer ${admin}`, "content-type": "application/json" },
    payload: JSON.stringify({ tenant_id: tenantId, ...body }),
  });
  return String((answer.json() as Body).key);
};
const reviewKey = await mint({ scope: "review", name: "reviews", reviewer_id: "jane@acme.example" });
const eraseKey = await mint({ scope: "erase", name: "erasure requests" });
/** Two companies of one register bear this name, so it is withheld, with two candidates of the register. */
const abstain = async (clientRef: string) => {
  const answer = await app.http.inject({
    method: "POST",
    url: "/v1/resolve",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    payload: JSON.stringify({ name: "Siemens S.A.", client_ref: clientRef }),
  });
  return String((answer.json() as Body).review_id);
};
const reviewIds = [await abstain("crm-2"), await abstain("crm-3"), await abstain("crm-4")];
await record("review_queue_list", {
  method: "GET",
  url: "/v1/review-queue?sort=newest_first&limit=1",
  input: { sort: "newest_first", limit: 1 },
  key: reviewKey,
});
await record("review_queue_get", {
  method: "GET",
  url: `/v1/review-queue/${reviewIds[0]}`,
  input: { review_id: reviewIds[0] },
  key: reviewKey,
});
const verdict = { verdict: "match", candidate_index: 0, reason: "The invoice names its street." };
const settled = await record("review_submit", {
  method: "POST",
  url: `/v1/review-queue/${reviewIds[0]}/decision`,
  body: verdict,
  input: { review_id: reviewIds[0], ...verdict },
  key: reviewKey,
});
const verdicts = { reason: "Same invoice.", verdict: "match", entity_id: settled.entity_id };
await record("review_submit_many", {
  method: "POST",
  url: "/v1/review-queue/decisions",
  body: {
    verdicts: [
      { review_id: reviewIds[1], ...verdicts },
      { review_id: reviewIds[0], ...verdicts },
    ],
  },
  key: reviewKey,
});
const bulk = examples.review_submit_many!.output as { verdicts: { decision_id: string }[] };
const joined = await app.http.inject({
  method: "GET",
  url: `/v1/decisions/${bulk.verdicts[0]!.decision_id}`,
  headers: { authorization: `Bearer ${key}` },
});
const { decision: joining } = joined.json() as { decision: { left_record_id: string } };
await record("detach_record", {
  method: "POST",
  url: `/v1/entities/${String(settled.entity_id)}/detach`,
  body: { record_id: joining.left_record_id, reason: "Another branch's invoice." },
  input: {
    entity_id: settled.entity_id,
    record_id: joining.left_record_id,
    reason: "Another branch's invoice.",
  },
  key: reviewKey,
});
await record("append_label", {
  method: "POST",
  url: "/v1/labels",
  body: { source_event_id: "crm-1-confirmed", label: "match", source: "customer", decision_id: decisionId },
  key: reviewKey,
});
await record("list_labels", {
  method: "GET",
  url: "/v1/labels?source=customer",
  input: { source: "customer" },
  key: reviewKey,
});
await record("export_labels", {
  method: "GET",
  url: "/v1/labels/export?source=customer",
  input: { source: "customer" },
  key: reviewKey,
});
await record("list_decisions", {
  method: "GET",
  url: "/v1/decisions?limit=1",
  input: { limit: 1 },
  key,
});
await record("erase_record", {
  method: "DELETE",
  url: `/v1/records/${joining.left_record_id}`,
  input: { record_id: joining.left_record_id },
  key: eraseKey,
});
await record("erase_entity", {
  method: "DELETE",
  url: `/v1/entities/${String(settled.entity_id)}`,
  input: { entity_id: settled.entity_id },
  key: eraseKey,
});
await record("list_tenants", {
  method: "GET",
  url: "/v1/admin/tenants?limit=10",
  input: { limit: 10 },
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
await record("delete_key", {
  method: "DELETE",
  url: `/v1/admin/keys/${keyId}`,
  input: { key_id: keyId },
  key: admin,
});
await app.close();
await database.close();
await rm(dataDir, { recursive: true });
await writeFile(
  new URL("../src/contract/examples.json", import.meta.url),
  `${JSON.stringify(examples, null, 1)}\n`,
);
process.stdout.write(`${Object.keys(examples).length} examples recorded\n`);
