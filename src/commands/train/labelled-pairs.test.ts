/** Certification of a model from the label log of a tenant. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ModelServer } from "../../../tests/support/model-server.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { runCommandLine } from "../run.ts";
import { lent } from "../testing/lent-store.ts";
import { recordedTerminal } from "../testing/recorded-terminal.ts";
import { labelledPairs } from "./labelled-pairs.ts";

let service: TestService;
let model: ModelServer;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  model = await ModelServer.start();
});

afterAll(async () => {
  await service.close();
  await model.close();
});

const syllables = [
  "bra",
  "cken",
  "dol",
  "fen",
  "gri",
  "hul",
  "kem",
  "lor",
  "mun",
  "nev",
  "pol",
  "quin",
  "ros",
  "sti",
];
const wordOf = (n: number, turn: number) =>
  [0, 1, 2].map((place) => syllables[Math.floor(n / 14 ** place + turn * (place + 3)) % 14]).join("");
const nameOf = (n: number) => `${wordOf(n, 1)} ${wordOf(n * 37 + 11, 2)}`;

const known = (n: number) => ({
  ...{ name: `${nameOf(n)} Ltd`, country: "GB", registration_number: `0${7_100_000 + n}` },
  address: { city: "Leeds", postal_code: "LS1 4AP" },
});
// In another town a name without its legal form is not the registered name.
const open = (n: number) => ({
  ...{ name: nameOf(n), country: "GB", domain: `house-${n}.co.uk` },
  address: { city: "York", postal_code: "YO1 7EP" },
});

interface Left {
  readonly decisionId: string;
  readonly recordId: string;
  readonly entityId: string;
}

/** Companies, and one record of each that the matcher leaves open. */
async function leftOpen(tenant: TestTenant, companies: number): Promise<Left[]> {
  const numbers = Array.from({ length: companies }, (_, n) => n);
  const entities = new Map<number, string>();
  const left: Left[] = [];
  for (let from = 0; from < companies; from += 100) {
    const some = numbers.slice(from, from + 100);
    const { outcomes } = await tenant.batch(some.map(known));
    for (const [place, result] of outcomes.entries()) entities.set(some[place]!, result.entity!.entity_id);
  }
  service.advance(60);
  for (let from = 0; from < companies; from += 100) {
    const some = numbers.slice(from, from + 100);
    const { outcomes } = await tenant.batch(some.map(open));
    for (const [place, { decision, decision_id: decisionId, record_id: recordId }] of outcomes.entries()) {
      expect(decision).toBe("unresolved");
      left.push({ decisionId, recordId: recordId!, entityId: entities.get(some[place]!)! });
    }
  }
  return left;
}

async function label(tenant: TestTenant, left: readonly Left[], labelOf: (n: number) => string, from = 0) {
  await service.database.query(
    `insert into label (tenant_id, label_id, event_digest, content_digest, source_event_id, label, source, record_id,
       entity_id, right_ref, decision_id, labeller_id, labelled_at, created_at, acting_key_id)
     select $1, r.id, sha256(r.id::bytea), sha256(r.id::bytea), r.id, r.label, 'customer', r.record, r.entity, r.entity,
       r.decision, 'ann@example.com', $2::timestamptz, $2::timestamptz + r.place * interval '1 millisecond', 'key_1'
     from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) with ordinality
       r(id, label, record, entity, decision, place)`,
    [
      tenant.tenantId,
      new Date(Date.parse("2026-12-01T00:00:00Z") + from * 1000).toISOString(),
      left.map((_, n) => `lab_${tenant.tenantId}_${from + n}`),
      left.map((_, n) => labelOf(n)),
      left.map(({ recordId }) => recordId),
      left.map(({ entityId }) => entityId),
      left.map(({ decisionId }) => decisionId),
    ],
  );
}

async function certify(tenant: string, ...flags: readonly string[]) {
  const environment = {
    ASSAY_DATA_DIR: service.config.ASSAY_DATA_DIR,
    ASSAY_LOG_LEVEL: "silent",
    ASSAY_MODEL_PROVIDER: "openai-compatible",
    ASSAY_MODEL_URL: model.url,
    ASSAY_MODEL_ID: "small-1",
  };
  const terminal = recordedTerminal({ environment });
  const opened = async () => lent(service.database);
  const args = ["model", "certify", "--labels", "--tenant", tenant, ...flags];
  const code = await runCommandLine(args, terminal, { migrated: opened, bare: opened });
  return { code, ...terminal.said };
}

describe("labels that are too few", () => {
  test("are counted with what was left out, and the model is not asked", async () => {
    const tenant = await service.tenant({ plan: "enterprise" });
    const left = await leftOpen(tenant, 6);
    const first = await tenant.resolve(known(50));
    await label(tenant, left, (n) => ["match", "match", "no_match", "cannot_tell", "match", "match"][n]!);
    // The same company once more; the same pair judged the other way; a decision that was not left open.
    await label(tenant, left.slice(0, 1), () => "match", 100);
    await label(tenant, left.slice(4, 5), () => "no_match", 200);
    const decided = {
      decisionId: first.decision_id,
      recordId: first.record_id!,
      entityId: first.entity!.entity_id,
    };
    await label(tenant, [decided], () => "match", 300);
    const { code, err } = await certify(tenant.tenantId);
    expect(code).toBe(1);
    expect(err).toContain(
      "the labels give 4 pairs (3 same, 1 different); a certification needs 600, 200 of each",
    );
    expect(err).toContain(
      "1 that could not tell, 1 on no decision that was left open, 2 contradictory, 1 on a company that gave a pair already",
    );
    expect(model.asked).toEqual([]);
  });

  test("a tenant that is not there, and two sources of pairs, are errors", async () => {
    expect((await certify("nobody")).err).toContain("--tenant: there is no such tenant");
    expect(await certify("nobody", "--pairs", "x.jsonl")).toMatchObject({ code: 2 });
  });
});

test("the company of a pair is without the record, also where a person has bound it since", async () => {
  const tenant = await service.tenant({ plan: "enterprise" });
  const [left] = await leftOpen(tenant, 1);
  service.advance(60);
  const { body } = await tenant.get<{ items: { review_id: string }[] }>("/v1/review-queue", "review");
  const answer = await service.send("POST", `/v1/review-queue/${body.items[0]!.review_id}/decision`, {
    key: tenant.keys.review,
    body: { verdict: "match", entity_id: left!.entityId, reason: "the same house" },
  });
  expect(answer.status).toBe(200);
  const { set } = await labelledPairs(service.database, tenant.tenantId, new Set());
  expect(set.pairs).toMatchObject([{ truth: "same", left: open(0), right: known(0) }]);
  expect(set.pairs[0]!.right).not.toHaveProperty("domain");
});

test("enough labels certify the model, which is asked each pair in both orders", async () => {
  const tenant = await service.tenant({ plan: "enterprise" });
  const left = await leftOpen(tenant, 610);
  await label(tenant, left, (n) => (n % 2 === 0 ? "match" : "no_match"));
  // The stand-in is right about all pairs: the truth is in the number of the house.
  model.answer = ({ records }) => {
    const house = records.map((one) => /^house-(\d+)/.exec(String(one.domain))?.[1]).find(Boolean);
    return { decision: Number(house) % 2 === 0 ? "match" : "no_match" };
  };
  const { code, out, err } = await certify(tenant.tenantId);
  expect({ code, err: err.replaceAll(/^\d+ of 610 pairs\n/gm, "") }).toEqual({ code: 0, err: "" });
  expect(out).toContain("610 pairs; 100.0 % with the same answer in both orders; 0 without an answer");
  expect(model.asked).toHaveLength(1220);
  const path = join(service.config.ASSAY_DATA_DIR, "certification.json");
  const file = JSON.parse(readFileSync(path, "utf8")) as { pairs: { pair: string }[] };
  expect(file.pairs).toHaveLength(610);
  expect(file.pairs[0]!.pair).toMatch(/^lab_/);
}, 240_000);
