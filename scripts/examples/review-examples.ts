/** The examples of decisions by people: the review queue, labels, the decision log, detach and erasure. */

type Body = Record<string, unknown>;

/** A request of the recorder. */
export interface ExampleCall {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly url: string;
  readonly body?: Body;
  /** The operation's input where it is not the body. */
  readonly input?: Body;
  readonly key: string;
  readonly idempotencyKey?: string;
}

export interface Recorder {
  /** Sends a request that must succeed. */
  readonly send: (call: ExampleCall) => Promise<Body>;
  /** Sends it too, and stores the answer as the operation's example. */
  readonly record: (operation: string, call: ExampleCall) => Promise<Body>;
}

/** @param keys values of a resolve, a review and an erase key of one tenant. @param decisionId a decision to label. */
export async function recordReviewExamples(
  { send, record }: Recorder,
  keys: { readonly resolve: string; readonly review: string; readonly erase: string },
  decisionId: string,
): Promise<void> {
  const reviewIds = await abstentions(send, keys.resolve);
  const entityId = await recordVerdicts(record, keys.review, reviewIds);
  const recordId = await recordDetach({ send, record }, keys, entityId);
  await recordLabels(record, keys, decisionId);
  await record("erase_record", {
    method: "DELETE",
    url: `/v1/records/${recordId}`,
    input: { record_id: recordId },
    key: keys.erase,
  });
  await record("erase_entity", {
    method: "DELETE",
    url: `/v1/entities/${entityId}`,
    input: { entity_id: entityId },
    key: keys.erase,
  });
}

/** Two companies of one register have this name, so the match is withheld, with two candidates. */
async function abstentions(send: Recorder["send"], key: string): Promise<string[]> {
  const ids: string[] = [];
  for (const client_ref of ["crm-2", "crm-3", "crm-4"]) {
    const body = { name: "Siemens S.A.", client_ref };
    ids.push(String((await send({ method: "POST", url: "/v1/resolve", body, key })).review_id));
  }
  return ids;
}

async function recordVerdicts(record: Recorder["record"], key: string, ids: readonly string[]) {
  await record("review_queue_list", {
    method: "GET",
    url: "/v1/review-queue?sort=newest_first&limit=1",
    input: { sort: "newest_first", limit: 1 },
    key,
  });
  await record("review_queue_get", {
    method: "GET",
    url: `/v1/review-queue/${ids[0]}`,
    input: { review_id: ids[0] },
    key,
  });
  const verdict = { verdict: "match", candidate_index: 0, reason: "The invoice names its street." };
  const settled = await record("review_submit", {
    method: "POST",
    url: `/v1/review-queue/${ids[0]}/decision`,
    body: verdict,
    input: { review_id: ids[0], ...verdict },
    key,
  });
  const same = { verdict: "match", entity_id: settled.entity_id, reason: "Same invoice." };
  await record("review_submit_many", {
    method: "POST",
    url: "/v1/review-queue/decisions",
    body: {
      verdicts: [
        { review_id: ids[1], ...same },
        { review_id: ids[0], ...same },
      ],
    },
    key,
  });
  return String(settled.entity_id);
}

async function recordDetach(
  { send, record }: Recorder,
  keys: { readonly resolve: string; readonly review: string },
  entityId: string,
): Promise<string> {
  const url = `/v1/entities/${entityId}`;
  const entity = await send({ method: "GET", url, key: keys.resolve });
  const recordId = (entity.member_record_ids as string[]).at(-1)!;
  const body = { record_id: recordId, reason: "Another branch's invoice." };
  await record("detach_record", {
    method: "POST",
    url: `${url}/detach`,
    body,
    input: { entity_id: entityId, ...body },
    key: keys.review,
  });
  return recordId;
}

async function recordLabels(
  record: Recorder["record"],
  keys: { readonly resolve: string; readonly review: string },
  decisionId: string,
): Promise<void> {
  const label = {
    source_event_id: "crm-1-confirmed",
    label: "match",
    source: "customer",
    decision_id: decisionId,
  };
  await record("append_label", { method: "POST", url: "/v1/labels", body: label, key: keys.review });
  const customer = { input: { source: "customer" }, key: keys.review } as const;
  await record("list_labels", { method: "GET", url: "/v1/labels?source=customer", ...customer });
  await record("export_labels", { method: "GET", url: "/v1/labels/export?source=customer", ...customer });
  await record("preview_calibration", {
    method: "GET",
    url: "/v1/calibration/preview",
    input: {},
    key: keys.resolve,
  });
  await record("list_decisions", {
    method: "GET",
    url: "/v1/decisions?limit=1",
    input: { limit: 1 },
    key: keys.resolve,
  });
}
