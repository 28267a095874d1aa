/** A company that the tenant knew before its register row is united with it when it is next touched. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestService } from "../../../../tests/support/service.ts";
import type { TestTenant } from "../../../../tests/support/tenant.ts";
import { toCompanyRecord } from "../../../contract/company-record.ts";
import { normalise } from "../../../domain/matching/comparable/comparable-of.ts";
import { raiseCatalogueVersion } from "../../../storage/entities/catalogue-changes.ts";
import { addHumanDifferences } from "../../../storage/records/detach.ts";
import { identityDigest } from "../../catalogue/identity-digest.ts";
import { installRegister } from "../../register-install/install-register.ts";

const number = "06639057";
const procook = { name: "PROCOOK LIMITED", country: "GB", registration_number: number };
const row = {
  source: "alpha",
  source_record_id: "p1",
  name: "PROCOOK LIMITED",
  country: "GB",
  jurisdiction: "GB",
  registration_number: number,
  status: "Active",
  licence: "CC0 1.0",
};
const lei = "5493001KJTIIGC8Y1R12";
const others = [
  { ...row, source_record_id: "f1", name: "Marrowgate Foundries Limited", registration_number: "01111111" },
  { ...row, source_record_id: "f2", name: "Woolgathering Optics Limited", registration_number: "02222222" },
];

let service: TestService;
let tenant: TestTenant;
let scratch: string;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  scratch = mkdtempSync(join(tmpdir(), "unite-"));
});
afterAll(async () => {
  await service.close();
  rmSync(scratch, { recursive: true, force: true });
});
beforeEach(async () => {
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

interface Listed {
  readonly decisions: readonly { readonly decision_id: string; readonly acting_surface: string }[];
}

/** Receipts of the acts of the service itself. */
async function unions() {
  const { body } = await tenant.get<Listed>("/v1/decisions", "resolve");
  const own = body.decisions.filter(({ acting_surface }) => acting_surface === "maintenance");
  return Promise.all(own.map(({ decision_id }) => tenant.decision(decision_id)));
}

/** States as a reviewer that the record's company is none of these. */
async function tellApart(record: object, rightRefs: readonly string[]): Promise<void> {
  await service.database.transaction(async (tx) => {
    await raiseCatalogueVersion(tx, tenant.tenantId);
    await addHumanDifferences(tx, {
      tenantId: tenant.tenantId,
      identityDigest: identityDigest(normalise(toCompanyRecord(record))),
      rightRefs,
      recordId: "rec_test",
      decisionId: "dec_test",
      at: service.clock.now.toISOString(),
    });
  });
}

async function entityCount(): Promise<number> {
  const { rows } = await service.database.query("select 1 from entity where tenant_id = $1", [
    tenant.tenantId,
  ]);
  return rows.length;
}

describe("an entity and its register row", () => {
  test("are one where the entity was founded by number beside the register", async () => {
    await install([row, ...others]);
    const founded = await tenant.resolve({ ...procook, enrich: false });
    expect(founded.decision).toBe("no_match");
    const later = await tenant.resolve(procook);
    expect(later).toMatchObject({
      decision: "match",
      entity_created: false,
      entity: { entity_id: founded.entity!.entity_id, record: { "registration.status": "active" } },
    });
    expect(later.usage.credits_charged).toBe(1);
    expect(await unions()).toMatchObject([
      {
        left_record_id: founded.record_id,
        right_ref: "alpha:p1",
        decision: "match",
        acting_key_id: null,
        identifier_rule: { rule: "company_number_equal" },
        evidence: [{ source_id: "alpha" }],
        replay: { reproduced: null, pipeline_version_matches: true },
      },
    ]);
    expect(await entityCount()).toBe(1);
  });

  test("are one where the register came later", async () => {
    await install(others);
    const founded = await tenant.resolve(procook);
    await install([row, ...others]);
    const later = await tenant.resolve({ ...procook, trading_names: ["ProCook"] });
    expect(later).toMatchObject({ decision: "match", entity: { entity_id: founded.entity!.entity_id } });
  });

  test("are one where a later record adds the number", async () => {
    await install([row, ...others]);
    const described = { name: "ProCook Limited", country: "GB", domain: "procook.co.uk" };
    const founded = await tenant.resolve({ ...described, enrich: false });
    const later = await tenant.resolve({ ...described, registration_number: number });
    expect(later).toMatchObject({ decision: "match", entity: { entity_id: founded.entity!.entity_id } });
    expect(await unions()).toMatchObject([{ right_ref: "alpha:p1" }]);
  });

  test("are one where only a later record names both", async () => {
    await install([{ ...row, name: "ProCook Stores Limited" }, ...others]);
    const described = { name: "ProCook Limited", country: "GB", domain: "procook.co.uk" };
    const founded = await tenant.resolve({ ...described, enrich: false });
    const later = await tenant.resolve({ ...described, registration_number: number });
    expect(later).toMatchObject({ decision: "match", entity: { entity_id: founded.entity!.entity_id } });
    expect(await unions()).toMatchObject([{ left_record_id: founded.record_id, right_ref: "alpha:p1" }]);
  });

  test("are one for a record without the number, though the entity has another name", async () => {
    await install([row, ...others]);
    const traded = { name: "Kitchen Things", country: "GB", registration_number: number };
    const founded = await tenant.resolve({ ...traded, enrich: false });
    const later = await tenant.resolve({ name: "PROCOOK LIMITED", country: "GB" });
    expect(later).toMatchObject({ decision: "match", entity: { entity_id: founded.entity!.entity_id } });
    expect(await entityCount()).toBe(1);
  });

  test("show by which score they became one, and it replays", async () => {
    await install([{ ...row, domain: "procook.co.uk" }, ...others]);
    const described = { name: "ProCook Limited", country: "GB", domain: "procook.co.uk" };
    await tenant.resolve({ ...described, enrich: false });
    await tenant.resolve({ ...described, trading_names: ["ProCook"] });
    const [union] = await unions();
    expect(union).toMatchObject({ stage: "probabilistic", replay: { reproduced: true } });
    expect(union!.probability).toBe(union!.match_confidence);
  });

  test("stay two where a person has told them apart", async () => {
    await install([row, ...others]);
    await tenant.resolve({ ...procook, enrich: false });
    await tellApart(procook, ["alpha:p1"]);
    const later = await tenant.resolve({ ...procook, name: "ProCook" });
    expect(later.decision).toBe("unresolved");
    expect(await unions()).toEqual([]);
  });

  test("stay two where several entities would be the row, and the row is none beside them", async () => {
    await install([{ ...row, lei }, ...others]);
    const first = await tenant.resolve({ name: "Kitchen Things", lei, enrich: false });
    const second = await tenant.resolve({ ...procook, enrich: false });
    expect(second.entity!.entity_id).not.toBe(first.entity!.entity_id);
    const later = await tenant.resolve({ ...procook, name: "ProCook" });
    expect(later).toMatchObject({ decision: "match", entity: { entity_id: second.entity!.entity_id } });
    expect(later.candidates.every(({ entity_id }) => entity_id !== null)).toBe(true);
    expect(await unions()).toEqual([]);
  });

  test("are one for every record of a batch", async () => {
    await install([row, ...others]);
    const founded = await tenant.resolve({ ...procook, enrich: false });
    const { outcomes } = await tenant.batch([procook, { ...procook, name: "ProCook" }]);
    expect(outcomes.map(({ entity }) => entity!.entity_id)).toEqual(
      [founded, founded].map(({ entity }) => entity!.entity_id),
    );
    expect(await unions()).toHaveLength(1);
  });
});
