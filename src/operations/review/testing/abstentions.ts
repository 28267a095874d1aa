/** Stores in which a record cannot be assigned to one of several companies, whatever the model's weights. */
import { numberedCompany } from "../../../../tests/support/records.ts";
import type { Answer, TestService } from "../../../../tests/support/service.ts";
import type { TestTenant } from "../../../../tests/support/tenant.ts";

export interface ItemBody {
  readonly review_id: string;
  readonly status: string;
  readonly record_id: string;
  readonly client_ref: string | null;
  readonly submitted_record: Readonly<Record<string, unknown>> | null;
  readonly candidate_entity: { readonly entity_id: string } | null;
  readonly candidates:
    | readonly {
        readonly candidate_index: number;
        readonly entity_id: string | null;
        readonly external: boolean;
        readonly legal_name: string;
        readonly refused: string | null;
      }[]
    | null;
  readonly decision: { readonly decision_id: string };
  readonly stage: string;
  readonly probability: number | null;
  readonly evidence_tier: string;
  readonly clarification: object | null;
  readonly created_at: string;
  readonly resolution: Readonly<Record<string, unknown>> | null;
  readonly redacted: boolean;
}

export interface QueueBody {
  readonly items: readonly ItemBody[];
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
}

export interface VerdictBody {
  readonly review_id: string;
  readonly status: string;
  readonly record_id: string;
  readonly entity_id: string | null;
  readonly entity_created: boolean;
  readonly decision_id: string;
  readonly label_id: string;
  readonly usage: { readonly credits_charged: number };
  readonly error: { readonly code: string; readonly details: Readonly<Record<string, unknown>> };
}

const named = { name: "Quillworth Brackenfold Limited", country: "GB", enrich: false } as const;

/** Two of the tenant's entities that differ in their numbers alone. */
export interface Twins {
  readonly first: string;
  readonly second: string;
  readonly firstRecord: string;
}

export async function foundTwins(tenant: TestTenant): Promise<Twins> {
  const first = await tenant.resolve(numberedCompany(1));
  const second = await tenant.resolve(numberedCompany(2));
  return {
    first: first.entity!.entity_id,
    second: second.entity!.entity_id,
    firstRecord: first.record_id,
  };
}

/** An entity from the record's own words: by a person's verdict where the service withholds its own. */
export async function found(service: TestService, tenant: TestTenant, record: object): Promise<string> {
  const answer = await tenant.resolve(record);
  if (answer.entity) return answer.entity.entity_id;
  const settled = await submit(service, tenant, answer.review_id!, { verdict: "no_match" });
  if (settled.body.entity_id === null) throw new Error(settled.text);
  return settled.body.entity_id;
}

/** A record that fits either twin: withheld, hence a review item. */
export async function abstain(
  tenant: TestTenant,
  more: object = {},
): Promise<{ recordId: string; reviewId: string; decisionId: string }> {
  const answer = await tenant.resolve({ ...named, ...more });
  if (answer.review_id === null) throw new Error(`it was decided: ${answer.decision}`);
  return { recordId: answer.record_id, reviewId: answer.review_id, decisionId: answer.decision_id };
}

/** Sends a verdict with the tenant's review key. */
export function submit(
  service: TestService,
  tenant: TestTenant,
  reviewId: string,
  verdict: object,
): Promise<Answer<VerdictBody>> {
  return service.send("POST", `/v1/review-queue/${reviewId}/decision`, {
    key: tenant.keys.review,
    body: { reason: "seen the register extract", ...verdict },
  });
}
