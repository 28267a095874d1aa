/** A record of a batch sees only the batch records that it waited for, however fast the others are. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { resolutionParts } from "../../app/parts.ts";
import { Failure } from "../../contract/errors.ts";
import { entityNumber } from "../../storage/entities/entity-keys.ts";
import type { CommittedAnswer } from "../resolution/commit-outcome.ts";
import { resolveRecord } from "../resolution/resolve-record.ts";
import { resolutionRequest } from "../resolution/testing/resolution-request.ts";
import { BatchVisibility } from "./batch-visibility.ts";

const founded = (entityId: string) => ({
  entity: { entity_id: entityId } as never,
  entity_created: true,
});
const joined = (entityId: string) => ({ ...founded(entityId), entity_created: false });

describe("a record of a batch", () => {
  const ids = ["ent_0", "ent_1", "ent_2", "ent_3"];
  const isHidden = (visibility: BatchVisibility, index: number, id: string) =>
    visibility.hiddenFrom(index)(entityNumber(id));
  const hiddenFrom = (visibility: BatchVisibility, index: number) =>
    ids.filter((id) => isHidden(visibility, index, id));

  test("sees those that it waits for, and those that these waited for", () => {
    const visibility = new BatchVisibility([[], [0], [1], []], ids);
    for (const index of [0, 1]) visibility.decided(index, founded(ids[index]!));
    expect(hiddenFrom(visibility, 1)).toEqual(["ent_1", "ent_2", "ent_3"]);
    expect(hiddenFrom(visibility, 2)).toEqual(["ent_2", "ent_3"]);
    expect(hiddenFrom(visibility, 3)).toEqual(ids);
  });

  test("sees the entity of a stranger that one it waited for has joined", () => {
    const visibility = new BatchVisibility([[], [0], [1], []], ids);
    visibility.decided(0, founded("ent_0"));
    visibility.decided(3, founded("ent_3"));
    visibility.decided(1, joined("ent_3"));
    expect(hiddenFrom(visibility, 2)).toEqual(["ent_1", "ent_2"]);
  });

  test("sees every entity that was there before the batch", () => {
    const visibility = new BatchVisibility([[], []], ids);
    visibility.decided(0, joined("ent_of_old"));
    expect(isHidden(visibility, 1, "ent_of_old")).toBe(false);
  });

  test("does not see what a stranger founded before the batch was interrupted", () => {
    const visibility = new BatchVisibility([[], []], ids);
    visibility.decided(0, founded("ent_of_the_first_run"));
    expect(isHidden(visibility, 1, "ent_of_the_first_run")).toBe(true);
  });

  test("sees nothing of one that founded nothing", () => {
    const visibility = new BatchVisibility([[], [0]], ids);
    visibility.decided(0, { entity: null, entity_created: false });
    expect(hiddenFrom(visibility, 1)).toEqual(ids);
  });
});

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

afterAll(() => service.close());

describe("an entity that a request outside the batch founded", () => {
  const known = { name: "Quillworth Brackenfold Limited", country: "GB", enrich: false } as const;

  /** Resolves a record; `hidden`: all stored entities count as founded by unrelated records of its batch. */
  async function beside(tenant: TestTenant, sent: object, hidden: boolean): Promise<CommittedAnswer> {
    const { resolution } = resolutionParts(service.config, service.database, service.app.registers);
    const request = resolutionRequest(service, tenant, sent, null);
    const settled = await resolveRecord(resolution, request, undefined, {
      entityId: resolution.newId("ent"),
      isHidden: () => hidden,
      committing: () => undefined,
    });
    if (settled instanceof Failure) throw new Error(settled.code);
    return settled;
  }

  test("is no candidate of a record that shares but a word with it", async () => {
    const sent = { ...known, name: "Brackenfold Sandringham Fisheries Limited" };
    for (const hidden of [false, true]) {
      const tenant = await service.tenant();
      await tenant.resolve(known);
      expect((await beside(tenant, sent, hidden)).candidates).toHaveLength(hidden ? 0 : 1);
    }
  });

  test("is seen all the same where a name is shared: a register's row may have lent it", async () => {
    const tenant = await service.tenant();
    const { entity } = await tenant.resolve(known);
    const again = await beside(tenant, { ...known, name: "QUILLWORTH BRACKENFOLD LTD." }, true);
    expect(again.entity?.entity_id).toBe(entity!.entity_id);
  });
});

describe("the same batch", () => {
  /** Neighbouring names of an alphabet: similar enough to be found, too different to be one company. */
  const neighbours = ["Ak", "Ald", "All", "Alt", "Am", "An", "Ap", "Arc"].flatMap((start) =>
    ["ero", "ebia", "yra", "oran"].flatMap((end) => [
      { name: `${start}${end} Therapeutics, Inc.`, country: "US" },
      { name: `${start}${end} Resources Limited`, country: "AU" },
    ]),
  );
  const decidedOn = async (records: readonly object[]) => {
    const tenant = await service.tenant();
    const { outcomes } = await tenant.batch(records);
    return outcomes.map(({ decision, match_confidence, candidates }) => ({
      decision,
      match_confidence,
      shown: candidates
        .map(({ legal_name, probability }) => `${legal_name} ${probability.toFixed(9)}`)
        .sort(),
    }));
  };

  test("is decided the same way each time", async () => {
    const first = await decidedOn(neighbours);
    expect(new Set(first.map(({ decision }) => decision)).size).toBeGreaterThan(1);
    for (let again = 0; again < 3; again++) expect(await decidedOn(neighbours)).toEqual(first);
  });

  test("finds each of them that is in it twice", async () => {
    const tenant = await service.tenant();
    const twice = [
      ...neighbours,
      ...neighbours.map(({ name, country }) => ({ name: name.toUpperCase(), country })),
    ];
    const { outcomes } = await tenant.batch(twice);
    const apart = neighbours.filter((_, index) => {
      const [one, other] = [outcomes[index]!, outcomes[index + neighbours.length]!];
      return one.entity !== null && one.entity.entity_id !== other.entity?.entity_id;
    });
    expect(apart).toEqual([]);
  });
});
