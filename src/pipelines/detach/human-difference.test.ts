import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apple } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import { raiseCatalogueVersion } from "../../storage/entities/catalogue-changes.ts";
import { addHumanDifferences } from "../../storage/records/detach.ts";
import { identityDigest } from "../catalogue/identity-digest.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

/** States as a reviewer that the record's company is none of these. */
async function tellApart(tenant: TestTenant, record: object, rightRefs: readonly string[]): Promise<void> {
  await service.database.transaction(async (tx) => {
    await raiseCatalogueVersion(tx, tenant.tenantId);
    await addHumanDifferences(tx, {
      tenantId: tenant.tenantId,
      identityDigest: identityDigest(normalise(record)),
      rightRefs,
      recordId: "rec_test",
      decisionId: "dec_test",
      at: service.clock.now.toISOString(),
    });
  });
}

const other = { name: "Apple Computer", country: "US", lei: apple.lei };

describe("the guard human_difference", () => {
  test("an agreeing LEI does not bind what a person has told apart", async () => {
    const tenant = await service.tenant();
    const founded = await tenant.resolve(apple);
    const entityId = founded.entity!.entity_id;
    expect((await tenant.resolve({ ...other, client_ref: "before" })).entity?.entity_id).toBe(entityId);
    await tellApart(tenant, other, [entityId]);
    const after = await tenant.resolve({ ...other, client_ref: "after" });
    expect(after.entity?.entity_id).not.toBe(entityId);
    const { candidates } = (await tenant.decision(after.decision_id)) as unknown as {
      candidates: { entity_id: string | null; refused: string | null; probability: number }[];
    };
    const refused = candidates.find(({ entity_id }) => entity_id === entityId);
    expect(refused).toMatchObject({ refused: "human_difference", probability: 0 });
  });

  test("it holds for the company's register row as well, before and after it is stored", async () => {
    const tenant = await service.tenant();
    const { entity } = await tenant.resolve(apple);
    const { source_id, provider_record_id } = entity!.provenance["identity.legal_name"]!;
    const fresh = await service.tenant();
    for (const one of [tenant, fresh]) {
      await tellApart(one, other, [`${source_id}:${provider_record_id}`]);
      const answer = await one.resolve(other);
      const sources = Object.values(answer.entity?.provenance ?? {}).map((cited) => cited.source_id);
      expect(new Set(sources)).toEqual(new Set(answer.entity ? ["caller"] : []));
    }
  });

  test("it says nothing of other records, other companies and other tenants", async () => {
    const tenant = await service.tenant();
    const neighbour = await service.tenant();
    const founded = await tenant.resolve(apple);
    const theirs = await neighbour.resolve(apple);
    await tellApart(tenant, other, [founded.entity!.entity_id, "gleif:nobody"]);
    const another = await tenant.resolve({ ...other, name: "Apple Computer Inc" });
    expect(another.entity?.entity_id).toBe(founded.entity?.entity_id);
    const next = await neighbour.resolve(other);
    expect(next.entity?.entity_id).toBe(theirs.entity?.entity_id);
  });
});
