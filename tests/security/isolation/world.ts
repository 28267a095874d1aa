/** A tenant with one object of each kind, and the value that names each object. */
import type { Assay, Label } from "../../../src/client/index.ts";
import { newOrderedId } from "../../../src/ids/opaque-id.ts";
import { finish, resultOf, submitted } from "../../../src/operations/batch-jobs/testing/jobs.ts";
import { abstain, foundTwins } from "../../../src/operations/review/testing/abstentions.ts";
import { StoredArtifacts } from "../../../src/pipelines/run-room/stored-artifacts.ts";
import { enqueueJobEvent } from "../../../src/storage/webhooks/webhooks.ts";
import type { OAuthService } from "../../oauth/support/connector.ts";
import { numberedCompany } from "../../support/records.ts";
import type { TestService } from "../../support/service.ts";
import type { TestTenant } from "../../support/tenant.ts";

/** The number of objects that can be used only once, such as verdicts or labels. */
const REVIEWS = 40;
const LABELS = 4;

/** Statements belong to registers and not to tenants: every world names the same ones. */
const statements = [
  ["statement_id", "stmt_aaaaaaaaaaaaaaaaaaaaaaaaaa"],
  ["left_statement_id", "stmt_aaaaaaaaaaaaaaaaaaaaaaaaaa"],
  ["right_statement_id", "stmt_abbbbbbbbbbbbbbbbbbbbbbbbb"],
] as const;

export class World {
  readonly tenant: TestTenant;
  readonly #values: ReadonlyMap<string, string>;
  readonly #once: ReadonlyMap<string, string[]>;
  #fresh = 0;

  private constructor(
    tenant: TestTenant,
    values: ReadonlyMap<string, string>,
    once: ReadonlyMap<string, string[]>,
  ) {
    this.tenant = tenant;
    this.#values = values;
    this.#once = once;
  }

  /** @param name of the world, used in the tenant's own names; of equal length in every world. */
  static async of(oauth: OAuthService, name: string): Promise<World> {
    const { service } = oauth;
    const tenant = await service.tenant({ reviewerId: `reviewer-${name}@example.com` });
    const twins = await foundTwins(tenant);
    const member = await tenant.resolve({ ...numberedCompany(1), client_ref: `ref-${name}` });
    const job = await submitted(service, tenant, [
      numberedCompany(3),
      { name: numberedCompany(1).name, country: "GB", enrich: false },
    ]);
    await finish(service, tenant, job.job_id);
    const { outcomes } = await resultOf(tenant, job.job_id);
    const withheld = outcomes[1]!;
    const reviews: string[] = [];
    for (let n = 0; n < REVIEWS; n++)
      reviews.push((await abstain(tenant, { client_ref: `ref-${name}-${n}` })).reviewId);
    const client = service.client(tenant.keys.resolve);
    const reviewer = service.client(tenant.keys.review);
    const operator = service.client(service.adminKey);
    const labels: Label[] = [];
    for (let n = 0; n < LABELS; n++)
      labels.push(
        await reviewer.labels.append({
          source_event_id: `event-${name}-${n}`,
          label: "match",
          source: "customer",
          decision_id: withheld.decision_id,
        }),
      );
    const decisions = await client.decisions.list({ limit: 1 });
    const spare = await operator.keys.create({ tenant_id: tenant.tenantId, scope: "read", name: "spare" });
    const code = await oauth.code({}, await oauth.ticket({ tenant_id: tenant.tenantId }));
    await oauth.redeem(code);
    const grants = await operator.grants.list({ tenant_id: tenant.tenantId });
    return new World(
      tenant,
      new Map([
        ["record_id", withheld.record_id],
        ["detach_record.record_id", member.record_id],
        ["decision_id", withheld.decision_id],
        ["entity_id", twins.first],
        ...(await runOf(service, tenant, withheld.decision_id)),
        ["job_id", job.job_id],
        ...(await webhookOf(service, tenant, { jobId: job.job_id, name })),
        ["supersedes_label_id", labels[0]!.label_id],
        ["client_ref", `ref-${name}`],
        ["right_ref", twins.second],
        ...[...statements, ...pairOf(twins)],
        ["source_id", `source-${name}`],
        ...(await receiptsOf(client, name, twins.first)),
        ...(await listsOf(client, name, [twins.first, twins.second])),
        ["reviewer_id", `reviewer-${name}@example.com`],
        ["labeller_id", `reviewer-${name}@example.com`],
        ["model_id", `model-${name}`],
        ["acting_key_id", decisions.decisions[0]!.acting_key_id!],
        ["key_id", spare.key_id],
        ["tenant_id", tenant.tenantId],
        ["external_ref", `customer-${name}`],
        ["client_id", "agent"],
        ["grant_id", grants.grants[0]!.grant_id],
      ]),
      new Map([
        ["review_id", reviews],
        ["source_event_id", labels.map(({ source_event_id }) => source_event_id!)],
      ]),
    );
  }

  /** The tenant's own value for the object. @throws where it has no object of that kind. */
  own(operation: string, name: string): string {
    const once = this.#once.get(name);
    const value = once ? once.shift() : (this.#values.get(`${operation}.${name}`) ?? this.#values.get(name));
    if (value === undefined) throw new Error(`${operation}: the tenant has no ${name} to be named by`);
    return value;
  }

  /** A value that the tenant has not used yet. */
  unused(name: string): string {
    this.#fresh += 1;
    return `${name}-${this.#fresh}`;
  }
}

/** Two receipts: the list has a second page, and the tool deletes one after REST has deleted the other. */
async function receiptsOf(client: Assay, name: string, entityId: string): Promise<[string, string][]> {
  const capture = (capture_id: string) =>
    client.dataSelections.capture({ entity_ids: [entityId], capture_id });
  const first = await capture(`receipt-${name}`);
  const second = await capture(`another-${name}`);
  const page = await client.dataSelections.list({ limit: 1 });
  return [
    ["entity_ids", entityId],
    ["capture_id", `capture-${name}`],
    ["receipt_id", first.receipt_id],
    ["delete_data_selection_tool.receipt_id", second.receipt_id],
    ["list_data_selections.cursor", page.next_cursor!],
  ];
}

/** A run of the decision, with a page that it has stored. */
async function runOf(
  { database }: TestService,
  { tenantId }: TestTenant,
  decisionId: string,
): Promise<[string, string][]> {
  const runId = newOrderedId("run");
  await database.query("update decision set run_id = $3 where tenant_id = $1 and decision_id = $2", [
    tenantId,
    decisionId,
    runId,
  ]);
  const artifacts = new StoredArtifacts({ database, newId: () => newOrderedId("art"), files: null });
  const text = "A page of the tenant alone.";
  const kept = await artifacts.keep(
    { tenantId, callId: runId, at: "2026-11-01T00:00:00.000Z" },
    { mediaType: "text/plain", raw: Buffer.from(text), extracted: text, markdown: text },
  );
  if (kept === "full") throw new Error("the tenant has no room for a page");
  return [
    ["run_id", runId],
    ["artifact_id", kept.artifact_id],
  ];
}

const pairOf = ({ first, second }: { readonly first: string; readonly second: string }) =>
  [
    ["left_entity_id", first],
    ["right_entity_id", second],
  ] as const;

/** A subscription, with an event in its log. */
async function webhookOf(
  service: TestService,
  { tenantId, keys }: TestTenant,
  { jobId, name }: { readonly jobId: string; readonly name: string },
): Promise<[string, string][]> {
  const { id } = await service.client(keys.resolve).webhooks.create({
    url: "https://hooks.acme-receiver.com/",
    event_types: ["batch.succeeded"],
  });
  const eventId = `evt_${name}`;
  await enqueueJobEvent(service.database, {
    ...{ tenantId, eventId, type: "batch.succeeded", jobId },
    ...{ state: "succeeded", at: service.clock.now },
  });
  return [
    ["id", id],
    ["event_id", eventId],
  ];
}

/** Two portfolios, and two members of the first: every list has a second page, which a cursor names. */
async function listsOf(
  client: Assay,
  name: string,
  entityIds: readonly string[],
): Promise<[string, string][]> {
  const portfolioId = `list-${name}`;
  for (const portfolio_id of [portfolioId, `more-${name}`])
    await client.portfolios.create({ name: "List", portfolio_id });
  for (const entityId of entityIds) await client.portfolios.putMember(portfolioId, entityId);
  const entities = await client.entities.list({ limit: 1 });
  const query = await client.entities.queryCompanies({ limit: 1 });
  const portfolios = await client.portfolios.list({ limit: 1 });
  const members = await client.portfolios.getMembers(portfolioId, { limit: 1 });
  return [
    ["portfolio_id", portfolioId],
    ["cursor", entities.next_cursor!],
    ["query_companies.cursor", query.next_cursor!],
    ["list_portfolios.cursor", portfolios.next_cursor!],
    ...["get_portfolio_members", "enable_portfolio_watches", "export_portfolio"].map(
      (operation): [string, string] => [`${operation}.cursor`, members.next_cursor!],
    ),
  ];
}
