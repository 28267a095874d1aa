/** A tenant that has one of everything, and the value by which each of its things is named. */
import type { Label } from "../../../src/client/index.ts";
import { finish, resultOf, submitted } from "../../../src/operations/batch-jobs/testing/jobs.ts";
import { abstain, foundTwins } from "../../../src/operations/review/testing/abstentions.ts";
import type { OAuthService } from "../../oauth/support/connector.ts";
import { numberedCompany } from "../../support/records.ts";
import type { TestTenant } from "../../support/tenant.ts";

/** What has one call only, a verdict or a label, is there so often. */
const REVIEWS = 40;
const LABELS = 4;

/** Statements belong to registers and not to tenants: every world names the same. */
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

  /** @param name of the world, in what the tenant itself names; as long in every world. */
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
    const webhook = await client.webhooks.create({
      url: "https://hooks.acme-receiver.com/",
      event_types: ["batch.succeeded"],
    });
    const page = await client.entities.list({ limit: 1 });
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
        ["job_id", job.job_id],
        ["id", webhook.id],
        ["supersedes_label_id", labels[0]!.label_id],
        ["client_ref", `ref-${name}`],
        ["right_ref", twins.second],
        ...statements,
        ["source_id", `source-${name}`],
        ["capture_id", `capture-${name}`],
        ["cursor", page.next_cursor!],
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

  /** The value by which the tenant itself would name it. @throws where it has none of its kind. */
  own(operation: string, name: string): string {
    const once = this.#once.get(name);
    const value = once ? once.shift() : (this.#values.get(`${operation}.${name}`) ?? this.#values.get(name));
    if (value === undefined) throw new Error(`${operation}: the tenant has no ${name} to be named by`);
    return value;
  }

  /** A value that the tenant has not used for anything. */
  unused(name: string): string {
    this.#fresh += 1;
    return `${name}-${this.#fresh}`;
  }
}
