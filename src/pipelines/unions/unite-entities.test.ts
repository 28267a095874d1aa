/** After an install, entities and their register companies are united, and order makes no difference. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { resolutionParts } from "../../app/parts.ts";
import { toCompanyRecord } from "../../contract/company-record.ts";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import { addHumanDifferences } from "../../storage/records/detach.ts";
import { identityDigest } from "../catalogue/identity-digest.ts";
import { installRegister } from "../register-install/install-register.ts";
import { type UnionProgress, uniteTenant } from "./unite-entities.ts";

const number = "06639057";
const lei = "5493001KJTIIGC8Y1R12";
const row = {
  source: "alpha",
  source_record_id: "p1",
  name: "PROCOOK LIMITED",
  country: "GB",
  jurisdiction: "GB",
  registration_number: number,
  lei,
  status: "Active",
  licence: "CC0 1.0",
};
const others = [
  {
    ...row,
    source_record_id: "f1",
    name: "Marrowgate Foundries Limited",
    registration_number: "01111111",
    lei: undefined,
  },
  {
    ...row,
    source_record_id: "f2",
    name: "Woolgathering Optics Limited",
    registration_number: "02222222",
    lei: undefined,
  },
];
const byNumber = { name: "PROCOOK LIMITED", country: "GB", registration_number: number };
const byLei = { name: "Kitchen Things", lei };

let service: TestService;
let tenant: TestTenant;
let scratch: string;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  scratch = mkdtempSync(join(tmpdir(), "unite-entities-"));
});
afterAll(async () => {
  await service.close();
  rmSync(scratch, { recursive: true, force: true });
});
beforeEach(async () => {
  await service.database.query("update tenant set status = 'suspended'");
  await install(others);
  tenant = await service.tenant();
});

async function install(rows: readonly object[]): Promise<void> {
  service.advance(86_400);
  const filePath = join(scratch, "alpha.jsonl");
  writeFileSync(filePath, rows.map((one) => `${JSON.stringify(one)}\n`).join(""));
  const { database, config, clock } = service;
  const deps = { database, dataDir: config.ASSAY_DATA_DIR, now: () => clock.now };
  await installRegister(deps, { format: "company-jsonl", filePath, registerId: "alpha" });
  await service.app.registers.refresh();
}

async function sweep(signal = new AbortController().signal): Promise<UnionProgress[]> {
  const { resolution } = resolutionParts(service.config, service.database, service.app.registers);
  const told: UnionProgress[] = [];
  const log = { info: (progress: UnionProgress) => told.push(progress) };
  await uniteTenant(resolution, tenant.tenantId, { now: () => service.clock.now, signal, log });
  return told;
}

interface Listed {
  readonly decisions: readonly { readonly decision_id: string; readonly acting_surface: string }[];
}

async function ownReceipts() {
  const { body } = await tenant.get<Listed>("/v1/decisions", "resolve");
  const own = body.decisions.filter(({ acting_surface }) => acting_surface === "maintenance");
  return Promise.all(own.map(({ decision_id }) => tenant.decision(decision_id)));
}

interface Queue {
  readonly items: readonly {
    readonly review_id: string;
    readonly record_id: string;
    readonly candidates: readonly { readonly entity_id: string }[];
  }[];
}
const openItems = async () => (await tenant.get<Queue>("/v1/review-queue?status=open", "review")).body.items;

describe("an entity after an install that has its row", () => {
  test("gains the row's facts with a receipt that costs nothing", async () => {
    const founded = await tenant.resolve(byNumber);
    const { credits_remaining } = founded.usage;
    await install([row, ...others]);
    expect((await sweep()).at(-1)).toMatchObject({ united: 1, askedAbout: 0 });
    const { record, provenance } = await tenant.entity(founded.entity!.entity_id);
    expect(record).toMatchObject({ "registration.status": "active", "registration.lei": lei });
    expect(provenance["registration.status"]).toMatchObject({ provider_record_id: "p1" });
    expect(await ownReceipts()).toMatchObject([
      { left_record_id: founded.record_id, right_ref: "alpha:p1", decision: "match", acting_key_id: null },
    ]);
    const later = await tenant.resolve({ ...byNumber, name: "ProCook" });
    expect(later).toMatchObject({ decision: "match", entity: { entity_id: founded.entity!.entity_id } });
    expect(later.usage.credits_remaining).toBe(credits_remaining - 1);
  });

  test("is united once, and looked up once in each version", async () => {
    await tenant.resolve(byNumber);
    await install([row, ...others]);
    await sweep();
    expect(await sweep()).toEqual([]);
    await install([row, ...others]);
    await sweep();
    expect(await ownReceipts()).toHaveLength(1);
  });

  test("is united once where two processes look it up at once", async () => {
    const { entity } = await tenant.resolve({
      name: "ProCook Limited",
      country: "GB",
      registration_number: number,
    });
    // Another row that the entity's words would match, once the first is taken.
    const unnumbered = { source: "beta", source_record_id: "b1", name: "ProCook Limited", country: "GB" };
    await install([row, unnumbered, ...others]);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await ownReceipts()).toHaveLength(1);
    expect((await tenant.entity(entity!.entity_id)).record).toMatchObject({ "registration.lei": lei });
  });

  test("stays as it is where a person has told a member from the row", async () => {
    const founded = await tenant.resolve(byNumber);
    await service.database.transaction((tx) =>
      addHumanDifferences(tx, {
        tenantId: tenant.tenantId,
        identityDigest: identityDigest(normalise(toCompanyRecord(byNumber))),
        rightRefs: ["alpha:p1"],
        recordId: founded.record_id,
        decisionId: founded.decision_id,
        at: service.clock.now.toISOString(),
      }),
    );
    await install([row, ...others]);
    expect((await sweep()).at(-1)).toMatchObject({ united: 0, askedAbout: 0 });
    expect(await ownReceipts()).toEqual([]);
  });

  test("is looked up where a process that ended left off", async () => {
    for (let n = 0; n < 60; n++)
      await tenant.resolve({ name: `Company ${n}`, country: "GB", registration_number: `0800${1000 + n}` });
    const founded = await tenant.resolve(byNumber);
    await install([row, ...others]);
    const pages: number[] = [];
    for (;;) {
      const [page, ...more] = await sweep(AbortSignal.abort());
      expect(more).toEqual([]);
      if (!page) break;
      pages.push(page.entities);
    }
    expect(pages).toEqual([50, 11]);
    expect((await tenant.entity(founded.entity!.entity_id)).record).toMatchObject({
      "registration.lei": lei,
    });
  });
});

describe("a record that was left open", () => {
  const vague = { name: "ProCook Limited", country: "GB" };
  const sibling = {
    ...row,
    source_record_id: "p2",
    name: "PROCOOK UK LIMITED",
    registration_number: "06639058",
  };
  const known = [{ ...sibling, lei: undefined }, ...others];

  beforeEach(() => install(known));

  test("is decided by the install that shows its company, at no cost and without a verdict", async () => {
    const open = await tenant.resolve(vague);
    expect(open).toMatchObject({ decision: "unresolved" });
    await install([row, ...known]);
    expect((await sweep()).at(-1)).toMatchObject({ openRecords: 1, decided: 1 });
    const { body: item } = await tenant.get(`/v1/review-queue/${open.review_id}`, "review");
    const [receipt] = await ownReceipts();
    expect(item).toMatchObject({
      status: "resolved",
      resolution: { verdict: null, superseded_by: receipt!.decision_id },
    });
    expect(receipt).toMatchObject({ decision: "match", left_record_id: open.record_id, acting_key_id: null });
    const again = await tenant.resolve(vague);
    expect(again).toMatchObject({ decision: "match", replayed: true, record_id: open.record_id });
    expect(again.usage.credits_remaining).toBe(open.usage.credits_remaining);
    expect((await tenant.entity(again.entity!.entity_id)).member_record_ids).toEqual([open.record_id]);
    expect(await sweep()).toEqual([]);
  });

  test("stays open where the registers still show no company", async () => {
    await tenant.resolve(vague);
    await install(known);
    expect((await sweep()).at(-1)).toMatchObject({ openRecords: 1, decided: 0 });
    expect(await openItems()).toHaveLength(1);
    expect(await ownReceipts()).toEqual([]);
  });

  test("stays open where its caller let it look into no register", async () => {
    const { name, country, registration_number } = sibling;
    await tenant.resolve({ name, country, registration_number });
    expect(await tenant.resolve({ ...vague, enrich: false })).toMatchObject({ decision: "unresolved" });
    await install([row, ...known]);
    expect((await sweep()).at(-1)).toMatchObject({ openRecords: 1, decided: 0 });
    expect(await openItems()).toHaveLength(1);
  });
});

describe("two entities that an install shows to be one company", () => {
  let elder: string;
  let younger: string;
  let newest: string;

  beforeEach(async () => {
    elder = (await tenant.resolve(byLei)).entity!.entity_id;
    service.advance(60);
    younger = (await tenant.resolve(byNumber)).entity!.entity_id;
    const again = await tenant.resolve({ ...byNumber, name: "ProCook" });
    expect(again.entity!.entity_id).toBe(younger);
    newest = again.record_id;
    await install([row, ...others]);
    expect((await sweep()).at(-1)).toMatchObject({ united: 0, askedAbout: 1 });
  });

  test("both stay, neither takes the row, and a reviewer is asked of the younger's newest record", async () => {
    for (const id of [elder, younger])
      expect((await tenant.entity(id)).record).not.toHaveProperty("registration.status");
    expect(await openItems()).toMatchObject([{ record_id: newest, candidates: [{ entity_id: elder }] }]);
    const receipts = await ownReceipts();
    expect(receipts.map(({ decision }) => decision)).toEqual(["unresolved", "unresolved"]);
    expect(new Set(receipts.map(({ right_ref }) => right_ref))).toEqual(new Set([elder, younger]));
  });

  test("a reviewer is asked once", async () => {
    await install([row, ...others]);
    await sweep();
    expect(await openItems()).toHaveLength(1);
  });

  async function settle(body: object) {
    const [item] = await openItems();
    const answer = await service.send("POST", `/v1/review-queue/${item!.review_id}/decision`, {
      key: tenant.keys.review,
      body,
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  }

  test("match moves the record to the elder, with what it said", async () => {
    const settled = await settle({ verdict: "match", reason: "one company" });
    expect(settled).toMatchObject({ record_id: newest, entity_id: elder, entity_created: false });
    expect((await tenant.entity(elder)).member_record_ids).toContain(newest);
    expect((await tenant.entity(younger)).member_record_ids).not.toContain(newest);
    expect((await tenant.entity(elder)).record).toMatchObject({ "registration.company_number": number });
  });

  test("match of the last member leaves no entity behind, and the elder takes the row", async () => {
    await settle({ verdict: "match", reason: "one company" });
    await install([row, ...others]);
    await sweep();
    await settle({ verdict: "match", reason: "one company" });
    expect((await tenant.get(`/v1/entities/${younger}`)).status).toBe(404);
    await install([row, ...others]);
    expect((await sweep()).at(-1)).toMatchObject({ united: 1, askedAbout: 0 });
    expect((await tenant.entity(elder)).record).toMatchObject({ "registration.status": "active" });
  });

  test("no_match keeps both as they are, and nobody is asked again", async () => {
    const settled = await settle({ verdict: "no_match", reason: "two companies" });
    expect(settled).toMatchObject({ entity_id: younger, entity_created: false });
    expect((await tenant.entity(younger)).member_record_ids).toContain(newest);
    await install([row, ...others]);
    expect((await sweep()).at(-1)).toMatchObject({ united: 0, askedAbout: 0 });
    expect(await openItems()).toEqual([]);
  });
});
