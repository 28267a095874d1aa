import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../engine/database.ts";
import { openTestDatabase, testableEngines } from "../engine/testing.ts";
import { insertTestTenant } from "../testing/insert-test-tenant.ts";
import { commitResolutions, type ResolutionWrite } from "./resolutions.ts";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** All JSON texts that a resolution stores, each of its own content. */
interface Texts {
  readonly submitted: string;
  readonly receipt: string | null;
  readonly observations: string | null;
  readonly comparable: string | null;
  readonly shortlist: string | null;
  readonly body: string | null;
}

const textsOf = (value: unknown): Texts => ({
  submitted: JSON.stringify({ submitted: value }),
  receipt: JSON.stringify({ receipt: value }),
  observations: JSON.stringify([value]),
  comparable: JSON.stringify({ comparable: value }),
  shortlist: JSON.stringify({ candidates: [value] }),
  body: JSON.stringify({ body: value }),
});

function writeOf(tenantId: string, id: string, texts: Texts): ResolutionWrite {
  const { submitted, receipt, observations, comparable, shortlist, body } = texts;
  return {
    tenant_id: tenantId,
    operation: "resolve",
    at: "2026-11-20T09:00:00.000Z",
    record_id: `rec_${id}`,
    client_ref: null,
    submitted,
    content_digest: digest(id),
    member: observations !== null,
    clarification_of: null,
    replay_of: null,
    replay_entity_id: null,
    replay_receipt_digest: null,
    seen_version: 0,
    watched_keys: [],
    seen_entities: [],
    credits: 0,
    decision_id: `dec_${id}`,
    receipt,
    decision: "no_match",
    stage: "probabilistic",
    probability: null,
    match_confidence: 0.5,
    threshold_upper: 0.9,
    pipeline_version: "test",
    acting_key_id: "key_1",
    acting_surface: "api",
    entity:
      observations === null || comparable === null
        ? null
        : {
            entity_id: `ent_${id}`,
            is_new: true,
            observations,
            comparable,
            legal_name: 'The "Line\n\\feed" Ltd',
            domain: null,
            country: null,
            search_text: "the line feed ltd",
            places: [],
            register_version: 0,
            keys: ["-9223372036854775808", "7"],
            register_refs: [{ source: "test", source_record_id: id }],
            change: null,
          },
    review:
      shortlist === null ? null : { review_id: `rev_${id}`, reason: "r", evidence_tier: "t", shortlist },
    settled_review_id: null,
    idempotency: body === null ? null : { key_digest: digest(`key ${id}`), fingerprint: digest("f"), body },
    union: null,
    run: null,
  };
}

const hard: readonly (readonly [string, unknown])[] = [
  ["quotes and backslashes", '\\"\\\\" \\n \\u0041 {"a":[null]},"credits":0}'],
  ["control characters", "\n\r\t\b\f\u0001\u001f\u007f\u0085"],
  ["NUL, which JSON escapes", "a\0b \\u0000"],
  ["lone surrogates, which JSON escapes", "\ud83d \udc00 \\ud83d"],
  ["letters of every length", "é ß 株式会社 😀 \u{10ffff}"],
  ["separators of lines and marks of direction", "\u2028\u2029\u202e\ufeff\u200b"],
  ["a name of ten thousand letters", "é😀".repeat(5000)],
  ["numbers and members as they were written", { b: 1e30, a: [0.1, -0, 1e-7], "": null, toString: "" }],
];

describe.each(testableEngines)("commit_resolutions on %s", (engine) => {
  let db: Database;
  let made = 0;

  beforeAll(async () => {
    db = await openTestDatabase({ engine, migrationsDirectory: new URL("../migrations/", import.meta.url) });
  });
  afterAll(() => db.close());

  async function tenant(): Promise<string> {
    const tenantId = `ten_commit_${++made}`;
    await insertTestTenant(db, tenantId);
    return tenantId;
  }

  async function stored(tenantId: string): Promise<Texts[]> {
    const { rows } = await db.query<Texts>(
      `select r.submitted, d.receipt, e.observations, e.comparable, v.shortlist, i.body
       from record r left join decision d using (tenant_id, decision_id)
         left join entity e on e.tenant_id = r.tenant_id and e.entity_id = r.entity_id
         left join review_item v on v.tenant_id = r.tenant_id and v.record_id = r.record_id
         left join idempotency i on i.tenant_id = r.tenant_id and i.record_id = r.record_id
       where r.tenant_id = $1 order by r.record_id`,
      [tenantId],
    );
    return rows;
  }

  const outcomes = async (writes: readonly ResolutionWrite[]) =>
    (await commitResolutions(db, writes[0]!.tenant_id, { writes })).map(({ outcome }) => outcome);

  test.each(hard)("keeps its texts as they are: %s", async (_, value) => {
    const tenantId = await tenant();
    const texts = textsOf(value);
    expect(await outcomes([writeOf(tenantId, "1", texts)])).toEqual(["committed"]);
    expect(await stored(tenantId)).toEqual([texts]);
  });

  test("keeps any text of JSON as it is, each with its own write", async () => {
    const value = fc.oneof(
      fc.json().map((text) => JSON.parse(text) as unknown),
      fc.string({ unit: "binary" }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 8 }), async (values) => {
        const tenantId = await tenant();
        const texts = values.map((one, n) => textsOf([n, one]));
        await outcomes(texts.map((one, n) => writeOf(tenantId, String(n), one)));
        expect(await stored(tenantId)).toEqual(texts);
      }),
      { numRuns: 20 },
    );
  });

  test("a write without one of the texts stores none there, whatever its neighbours have", async () => {
    const tenantId = await tenant();
    const all = textsOf("whole");
    const texts: Texts[] = [
      all,
      { ...all, observations: null, comparable: null },
      { ...all, shortlist: null },
      { ...all, body: null },
      { ...all, observations: null, comparable: null, shortlist: null, body: null },
      all,
    ];
    expect(await outcomes(texts.map((one, n) => writeOf(tenantId, String(n), one)))).toEqual(
      texts.map(() => "committed"),
    );
    expect(await stored(tenantId)).toEqual(texts);
    const entities = await db.query("select legal_name from entity where tenant_id = $1", [tenantId]);
    expect(entities.rows).toEqual(Array(4).fill({ legal_name: 'The "Line\n\\feed" Ltd' }));
  });

  test("a replay stores its submission and no second receipt", async () => {
    const tenantId = await tenant();
    const first = writeOf(tenantId, "1", { ...textsOf("a"), shortlist: null, body: null });
    const none = { receipt: null, observations: null, comparable: null, shortlist: null, body: null };
    const replay = {
      ...writeOf(tenantId, "2", { submitted: '{"again":true}', ...none }),
      decision_id: "dec_1",
      replay_of: "rec_1",
      replay_entity_id: "ent_1",
      replay_receipt_digest: digest(first.receipt!),
    };
    expect(await outcomes([first, replay])).toEqual(["committed", "committed"]);
    const { rows } = await db.query(
      "select decision_id, receipt, (select submitted from record where tenant_id = $1 and record_id = 'rec_2') from decision where tenant_id = $1",
      [tenantId],
    );
    expect(rows).toEqual([{ decision_id: "dec_1", receipt: first.receipt, submitted: '{"again":true}' }]);
  });

  test("one that is refused takes none of its neighbours' texts", async () => {
    const tenantId = await tenant();
    const [a, b] = [textsOf("a"), textsOf("b")];
    const writes = [
      { ...writeOf(tenantId, "0", textsOf("poor")), credits: 301 },
      writeOf(tenantId, "1", a),
      writeOf(tenantId, "3", b),
    ];
    expect(await outcomes(writes)).toEqual(["no_credits", "committed", "committed"]);
    expect(await stored(tenantId)).toEqual([a, b]);
  });

  test("a change is kept and nobody is notified: the check of a watch does that", async () => {
    const tenantId = await tenant();
    await db.query(
      `insert into webhook (tenant_id, webhook_id, url, destination, event_types, secret, status, created_at)
       values ($1, 'wh_1', 'https://acme.com', 'acme.com', '{entity.intelligence_changed}', 'x', 'active', now())`,
      [tenantId],
    );
    const write = writeOf(tenantId, "2", textsOf("b"));
    const changing = {
      ...write,
      entity: write.entity && { ...write.entity, change: { kind: "resolution", attributes: [] } },
    };
    expect(await outcomes([writeOf(tenantId, "1", textsOf("a")), changing])).toEqual([
      "committed",
      "committed",
    ]);
    const { rows } = await db.query("select kind from entity_change where tenant_id = $1", [tenantId]);
    expect(rows).toEqual([{ kind: "resolution" }]);
    const { rows: deliveries } = await db.query("select 1 from webhook_delivery where tenant_id = $1", [
      tenantId,
    ]);
    expect(deliveries).toEqual([]);
  });

  // It would stand for two, and each text after it would be stored as another.
  test("a text of two lines is refused with all that was to be committed with it", async () => {
    const tenantId = await tenant();
    const twoLines = { ...textsOf("b"), receipt: '{\n"receipt": "b"}' };
    const writes = [textsOf("a"), twoLines].map((texts, n) => writeOf(tenantId, String(n), texts));
    await expect(commitResolutions(db, tenantId, { writes })).rejects.toThrow(/13 texts of 2 items/);
    expect(await stored(tenantId)).toEqual([]);
  });

  test("an item of another tenant is refused with all that was to be committed with it", async () => {
    const [tenantId, other] = [await tenant(), await tenant()];
    const writes = [writeOf(tenantId, "1", textsOf("a")), writeOf(other, "2", textsOf("b"))];
    await expect(commitResolutions(db, tenantId, { writes })).rejects.toThrow(/item 1 is of another tenant/);
    expect([await stored(tenantId), await stored(other)]).toEqual([[], []]);
  });

  test("nothing is written for a tenant that is not there", async () => {
    const writes = ["1", "2"].map((id) => writeOf("ten_unknown", id, textsOf("nobody's")));
    expect(await outcomes(writes)).toEqual(["no_tenant", "no_tenant"]);
    expect(await stored("ten_unknown")).toEqual([]);
  });

  test("a replica of the release before commits the same for several tenants at once", async () => {
    const [one, other] = [await tenant(), await tenant()];
    const all = textsOf('é "\\ \0 \ud83d 😀');
    const bare = { ...all, observations: null, comparable: null, shortlist: null, body: null };
    const writes = [
      writeOf(other, "0", all),
      writeOf(one, "1", bare),
      writeOf("ten_unknown", "2", all),
      writeOf(other, "3", all),
    ];
    const lines = [all, bare, all, all].flatMap((texts) =>
      Object.values(texts).map((text) => `${text ?? ""}\n`),
    );
    const { rows } = await db.query(
      "select ordinal, outcome, credits_remaining, plan from commit_resolutions($1::jsonb, $2::text) order by ordinal",
      [JSON.stringify(writes), lines.join("")],
    );
    const committed = { outcome: "committed", credits_remaining: 300, plan: "free" };
    expect(rows).toEqual([
      { ordinal: 0, ...committed },
      { ordinal: 1, ...committed },
      { ordinal: 2, outcome: "no_tenant", credits_remaining: 0, plan: "" },
      { ordinal: 3, ...committed },
    ]);
    expect(await stored(other)).toEqual([all, all]);
    expect(await stored(one)).toEqual([bare]);
  });
});
