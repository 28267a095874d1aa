import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apple } from "../../../tests/support/records.ts";
import { type Answer, TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { abstain, foundTwins, submit } from "../review/testing/abstentions.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

interface LabelBody {
  readonly label_id: string;
  readonly source_event_id: string | null;
  readonly label: string;
  readonly superseded_by_label_id: string | null;
  readonly created_at: string;
  readonly error: {
    readonly code: string;
    readonly details: Readonly<Record<string, unknown>> & {
      readonly fields: readonly { readonly path: string; readonly code: string }[];
    };
  };
}

interface LogBody {
  readonly labels: readonly LabelBody[];
  readonly total: number;
}

const withoutIds = (text: string): string => text.replaceAll(/req_[a-z2-7]{26}/g, "req_");

const append = (tenant: TestTenant, body: object): Promise<Answer<LabelBody>> =>
  service.send("POST", "/v1/labels", { key: tenant.keys.review, body });

async function log(tenant: TestTenant, query = ""): Promise<LogBody> {
  const answer = await tenant.get<LogBody>(`/v1/labels${query}`, "review");
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

/** A tenant with a decision to label. */
async function decided() {
  const tenant = await service.tenant();
  const { decision_id, record_id, entity } = await tenant.resolve(apple);
  const label = { source_event_id: "event-1", label: "match", source: "customer", decision_id };
  return { tenant, label, recordId: record_id, entityId: entity!.entity_id, decisionId: decision_id };
}

describe("POST /v1/labels", () => {
  test("201: a label on a decision takes from its receipt what the receipt knows", async () => {
    const { tenant, label, recordId, entityId } = await decided();
    const answer = await append(tenant, { ...label, reason: "the customer says so" });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({
      label: "match",
      source: "customer",
      record_id: recordId,
      entity_id: entityId,
      evidence_tier: "identifier",
      labeller_id: "reviewer@example.com",
      reason: "the customer says so",
      superseded_by_label_id: null,
      redacted: false,
      usage: { credits_charged: 0 },
    });
    const { pipeline_version } = (await tenant.decision(label.decision_id)) as unknown as JsonLike;
    expect(answer.body).toMatchObject({ pipeline_version });
  });

  test("201: a label on a record and a company that no decision joined", async () => {
    const { tenant, recordId } = await decided();
    const answer = await append(tenant, {
      source_event_id: "gold-1",
      label: "no_match",
      source: "gold",
      record_id: recordId,
      right_ref: "gleif:851WYGNLUQLFZBSYGB56",
      labelled_at: "2026-01-02T03:04:05+01:00",
    });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({
      right_ref: "gleif:851WYGNLUQLFZBSYGB56",
      decision_id: null,
      labelled_at: "2026-01-02T02:04:05.000Z",
    });
  });

  test("200: the same event with the same content appends nothing, and two at once append one", async () => {
    const { tenant, label } = await decided();
    const answers = await Promise.all([1, 2, 3].map(() => append(tenant, label)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.label_id)).size).toBe(1);
    expect((await log(tenant)).total).toBe(1);
  });

  test("409: the same event with other content", async () => {
    const { tenant, label } = await decided();
    await append(tenant, label);
    const answer = await append(tenant, { ...label, label: "no_match" });
    expect(answer.status).toBe(409);
    expect(answer.body.error.code).toBe("label_conflict");
    expect((await log(tenant)).labels.map((one) => one.label)).toEqual(["match"]);
  });

  test("409: a label is superseded once; a correction of the correction goes on", async () => {
    const { tenant, label } = await decided();
    const first = await append(tenant, label);
    const correct = (event: string, supersedes_label_id: string) =>
      append(tenant, { ...label, source_event_id: event, label: "no_match", supersedes_label_id });
    const second = await correct("event-2", first.body.label_id);
    expect(second.status, second.text).toBe(201);
    const fork = await correct("event-3", first.body.label_id);
    expect(fork.status).toBe(409);
    expect(fork.body.error).toMatchObject({
      code: "label_superseded",
      details: { superseded_by_label_id: second.body.label_id },
    });
    expect((await correct("event-3", second.body.label_id)).status).toBe(201);
    const { labels } = await log(tenant);
    expect(labels.map(({ superseded_by_label_id }) => superseded_by_label_id)).toEqual([
      second.body.label_id,
      labels[2]!.label_id,
      null,
    ]);
  });

  test("403: a labeller_id that is not the credential's reviewer", async () => {
    const { tenant, label } = await decided();
    const answer = await append(tenant, { ...label, labeller_id: "mallory@example.com" });
    expect(answer.status).toBe(403);
    expect(answer.body.error.code).toBe("reviewer_mismatch");
    expect((await log(tenant)).total).toBe(0);
  });

  test.each(["read", "resolve", "erase"] as const)(
    "403: a %s key neither appends nor reads",
    async (scope) => {
      const { tenant, label } = await decided();
      const key = tenant.keys[scope];
      expect((await service.send("POST", "/v1/labels", { key, body: label })).status).toBe(403);
      expect((await tenant.get("/v1/labels", scope)).status).toBe(403);
      expect((await tenant.get("/v1/labels/export", scope)).status).toBe(403);
    },
  );

  test("404: ids that are unknown or another tenant's", async () => {
    const mine = await decided();
    const theirs = await decided();
    const theirLabel = await append(theirs.tenant, theirs.label);
    const { tenant, recordId, decisionId } = mine;
    const base = { source_event_id: "event-9", label: "match", source: "customer" };
    const unknown = await append(tenant, { ...base, decision_id: "dec_aaaaaaaaaaaaaaaaaaaaaaaaaa" });
    const foreign = await Promise.all([
      append(tenant, { ...base, decision_id: theirs.decisionId }),
      append(tenant, { ...base, record_id: theirs.recordId, entity_id: mine.entityId }),
      append(tenant, { ...base, record_id: recordId, entity_id: theirs.entityId }),
      append(tenant, { ...base, decision_id: decisionId, supersedes_label_id: theirLabel.body.label_id }),
      append(tenant, { ...base, decision_id: decisionId, review_id: "rev_aaaaaaaaaaaaaaaaaaaaaaaaaa" }),
    ]);
    for (const answer of [unknown, ...foreign]) {
      expect(answer.status).toBe(404);
      expect(withoutIds(answer.text)).toBe(withoutIds(unknown.text));
    }
    expect((await log(tenant)).total).toBe(0);
  });

  test("422: nothing that is labelled, or what the decision contradicts", async () => {
    const { tenant, label, entityId, recordId } = await decided();
    const { decision_id: _, ...bare } = label;
    const faults: readonly (readonly [object, string, string])[] = [
      [bare, "decision_id", "one_of_required"],
      [{ ...bare, entity_id: entityId }, "decision_id", "one_of_required"],
      [{ ...bare, record_id: recordId }, "entity_id", "one_of_required"],
      [{ ...label, label: "maybe" }, "label", "invalid_enum"],
      [{ ...label, source: "matcher" }, "source", "invalid_enum"],
      [{ ...label, source_event_id: "" }, "source_event_id", "too_short"],
      [{ ...label, source_event_id: "x".repeat(201) }, "source_event_id", "too_long"],
      [{ ...label, reason: "x".repeat(2001) }, "reason", "too_long"],
      [{ ...label, pipeline_version: "1999-01-01.1" }, "pipeline_version", "conflicting_alias"],
      [{ ...label, verdict: "match" }, "verdict", "unknown_field"],
    ];
    for (const [body, path, code] of faults) {
      const answer = await append(tenant, body);
      expect(answer.status, path).toBe(422);
      expect(answer.body.error.details.fields).toContainEqual(expect.objectContaining({ path, code }));
    }
    expect((await log(tenant)).total).toBe(0);
  });
});

type JsonLike = Readonly<Record<string, unknown>>;

describe("GET /v1/labels", () => {
  test("200: filters and pages, each with the count of what it filters", async () => {
    const { tenant, label, decisionId } = await decided();
    for (let n = 0; n < 5; n++) {
      await append(tenant, {
        ...label,
        source_event_id: `event-${n}`,
        source: n < 2 ? "gold" : "customer",
        ...(n === 4 ? { evidence_tier: "corroborated" } : {}),
      });
    }
    const all = await log(tenant);
    expect(all.labels.map(({ source_event_id }) => source_event_id)).toEqual(
      [0, 1, 2, 3, 4].map((n) => `event-${n}`),
    );
    // Written within one millisecond of the clock, and yet one after the other.
    const times = all.labels.map(({ created_at }) => created_at);
    expect(new Set(times).size).toBe(5);
    expect(times).toEqual([...times].sort());
    expect((await log(tenant, "?source=gold")).total).toBe(2);
    expect((await log(tenant, "?evidence_tier=corroborated")).total).toBe(1);
    expect((await log(tenant, `?decision_id=${decisionId}`)).total).toBe(5);
    expect((await log(tenant, "?decision_id=dec_aaaaaaaaaaaaaaaaaaaaaaaaaa")).total).toBe(0);
    const page = await log(tenant, "?limit=2&offset=3");
    expect(page).toMatchObject({ total: 5, limit: 2, offset: 3 });
    expect(page.labels).toEqual(all.labels.slice(3));
    expect((await log(await service.tenant())).total).toBe(0);
  });

  test.each(["source=matcher", "evidence_tier=strong", "limit=201", "limit=0", "offset=-1", "q=x"])(
    "422: %s",
    async (query) => {
      const tenant = await service.tenant();
      expect((await tenant.get(`/v1/labels?${query}`, "review")).status).toBe(422);
    },
  );
});

/** The body as it was sent: it is no JSON document. */
async function exported(tenant: TestTenant, query = "") {
  const response = await service.app.http.inject({
    method: "GET",
    url: `/v1/labels/export${query}`,
    headers: { authorization: `Bearer ${tenant.keys.review}` },
  });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}

const digestOf = (text: string): string => `sha-256=:${createHash("sha256").update(text).digest("base64")}:`;

const eventsIn = (text: string): unknown[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (JSON.parse(line) as LabelBody).source_event_id);

describe("GET /v1/labels/export", () => {
  test("200: one label a line, members sorted, the digest that of the bytes", async () => {
    const { tenant, label } = await decided();
    await append(tenant, label);
    await append(tenant, { ...label, source_event_id: "event-2", reason: "naïve “quotes”\nand a line" });
    const answer = await exported(tenant);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
    expect(answer.headers["repr-digest"]).toBe(digestOf(answer.text));
    const lines = answer.text.split("\n");
    expect(lines.pop()).toBe("");
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      const names = Object.keys(JSON.parse(line) as object);
      expect(names).toEqual([...names].sort());
    }
  });

  test("200: a slice is the same to the byte whatever was appended since, the same millisecond included", async () => {
    const { tenant, label } = await decided();
    const first = await append(tenant, label);
    await append(tenant, { ...label, source_event_id: "event-2" });
    const before = await exported(tenant);
    const asOf = String(before.headers["assay-as-of"]);
    await append(tenant, { ...label, source_event_id: "event-3" });
    await append(tenant, {
      ...label,
      source_event_id: "event-4",
      supersedes_label_id: first.body.label_id,
    });
    const again = await exported(tenant, `?as_of=${encodeURIComponent(asOf)}`);
    expect(again.text).toBe(before.text);
    expect(again.headers["repr-digest"]).toBe(before.headers["repr-digest"]);
    const now = await exported(tenant);
    expect(eventsIn(now.text)).toEqual(["event-2", "event-3", "event-4"]);
    const whole = await exported(tenant, "?include_superseded=true");
    expect(eventsIn(whole.text)).toEqual(["event-1", "event-2", "event-3", "event-4"]);
  });

  test("200: filters by source, tier, pipeline, model and prompt", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const item = await abstain(tenant);
    await submit(service, tenant, item.reviewId, { verdict: "match", entity_id: twins.first });
    await append(tenant, {
      source_event_id: "adjudicated",
      label: "no_match",
      source: "downstream",
      record_id: item.recordId,
      entity_id: twins.second,
      evidence_tier: "corroborated",
      model_id: "an-adjudicator",
      prompt_version: "p7",
      pipeline_version: "2026-01-01.1",
    });
    const review = `review:${item.reviewId}`;
    const receipt = (await tenant.decision(item.decisionId)) as unknown as {
      pipeline_version: string;
      replay_inputs: { model_version: string };
    };
    const events = async (query: string) => eventsIn((await exported(tenant, query)).text);
    expect(await events("")).toEqual([review, "adjudicated"]);
    expect(await events("?source=review")).toEqual([review]);
    expect(await events("?evidence_tier=corroborated")).toEqual(["adjudicated"]);
    expect(await events(`?pipeline=${receipt.pipeline_version}`)).toEqual([review]);
    expect(await events(`?model=${receipt.replay_inputs.model_version}`)).toEqual([review]);
    expect(await events("?model=an-adjudicator&prompt=p7")).toEqual(["adjudicated"]);
    expect(await events("?prompt=p8")).toEqual([]);
    const empty = await exported(tenant, "?prompt=p8");
    expect(empty.headers["repr-digest"]).toBe(digestOf(""));
  });

  test("200: more labels than a page, each once", async () => {
    const { tenant, decisionId } = await decided();
    await service.database.query(
      `insert into label (tenant_id, label_id, event_digest, content_digest, source_event_id, label, source, decision_id,
         labelled_at, created_at, acting_key_id)
       select $1, 'lab_' || n, decode(md5(n::text), 'hex'), '', 'many-' || n, 'match', 'gold', $2, $3::timestamptz,
         $3::timestamptz - n * interval '1 millisecond', 'key' from generate_series(1, 1203) n`,
      [tenant.tenantId, decisionId, service.clock.now.toISOString()],
    );
    const answer = await exported(tenant);
    expect(answer.headers["repr-digest"]).toBe(digestOf(answer.text));
    expect(eventsIn(answer.text)).toEqual(Array.from({ length: 1203 }, (_, n) => `many-${1203 - n}`));
  });

  test("422: a moment that is still to come, or none", async () => {
    const { tenant } = await decided();
    const later = new Date(service.clock.now.getTime() + 1000).toISOString();
    for (const asOf of [later, "yesterday", "2026-01-01"]) {
      const answer = await exported(tenant, `?as_of=${encodeURIComponent(asOf)}`);
      expect(answer.status, asOf).toBe(422);
      expect(answer.headers["content-type"]).toContain("application/json");
    }
  });
});
