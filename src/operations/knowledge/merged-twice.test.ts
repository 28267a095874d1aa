import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { installRegister } from "../../pipelines/register-install/install-register.ts";
import { level1Csv } from "../../registers/fixtures/golden-copy.ts";

const [A, B, C] = ["21380068P1DRHMJ8KU70", "HWUPKR0MPOU8FGXBT394", "851WYGNLUQLFZBSYGB56"] as const;

const record = (lei: string, name: string, successor?: string) => ({
  LEI: lei,
  "Entity.LegalName": name,
  "Entity.LegalAddress.City": "Leeds",
  "Entity.LegalAddress.Country": "GB",
  "Entity.LegalJurisdiction": "GB",
  "Entity.EntityStatus": successor === undefined ? "ACTIVE" : "INACTIVE",
  "Registration.RegistrationStatus": successor === undefined ? "ISSUED" : "MERGED",
  "Registration.LastUpdateDate": "2026-10-01T00:00:00Z",
  ...(successor === undefined ? {} : { "Entity.SuccessorEntity.1.SuccessorLEI": successor }),
});

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  const dataDir = service.config.ASSAY_DATA_DIR;
  const filePath = join(dataDir, "20261101-0000-gleif-goldencopy-lei2-golden-copy.csv");
  await writeFile(
    filePath,
    level1Csv([
      record(A, "Ashdown Forge Limited", B),
      record(B, "Birkdale Forge Limited", C),
      record(C, "Castleton Forge plc"),
    ]),
  );
  const deps = { database: service.database, dataDir, now: () => service.clock.now };
  await installRegister(deps, { format: "gleif-level1", filePath });
  await service.restart();
  tenant = await service.tenant();
});
afterAll(() => service.close());

interface History {
  readonly identifiers: readonly {
    readonly value: string;
    readonly registration_status: string | null;
    readonly successor: { readonly value: string | null } | null;
  }[];
  readonly succession: { readonly hops: readonly object[] };
}

test("a company that was merged twice: each LEI says which one took its place, and none is called the other", async () => {
  for (const [lei, status, successor] of [
    [A, "MERGED", B],
    [B, "MERGED", C],
    [C, "ISSUED", undefined],
  ] as const) {
    const { entity } = await tenant.resolve({ lei });
    const { body } = await tenant.get<History>(`/v1/entities/${entity!.entity_id}/identifier-history`);
    const own = body.identifiers.find(({ value }) => value === lei);
    expect(own).toMatchObject({ registration_status: status });
    expect(own?.successor?.value).toBe(successor);
  }
});

test("a chain of mergers is walked hop by hop, each with the statement of the record before it", async () => {
  const { entity } = await tenant.resolve({ lei: A });
  const { body } = await tenant.get<History>(`/v1/entities/${entity!.entity_id}/identifier-history`);
  const hop = (depth: number, from: string, to: string, end: string | null) => ({
    ...{ depth, end, registration_status: "MERGED" },
    from: { scheme: "lei", value: from },
    to: { scheme: "lei", value: to },
    provenance: { source_id: "gleif", provider_record_id: from, licence: "CC0 1.0" },
  });
  expect(body.succession).toMatchObject({ max_hops: 10, hops: [hop(1, A, B, null), hop(2, B, C, "last")] });
  const { entity: last } = await tenant.resolve({ lei: C });
  const ofLast = await tenant.get<History>(`/v1/entities/${last!.entity_id}/identifier-history`);
  expect(ofLast.body.succession.hops).toEqual([]);
});
