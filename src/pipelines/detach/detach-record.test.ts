import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import { loadModels } from "../../app/models.ts";
import { Failure } from "../../contract/errors.ts";
import { newOpaqueId } from "../../ids/opaque-id.ts";
import { abstain, foundTwins, submit } from "../../operations/review/testing/abstentions.ts";
import type { Database } from "../../storage/engine/database.ts";
import { type DetachRequest, detachRecord } from "./detach-record.ts";

let service: TestService;
const { current: model } = loadModels(new URL("../../../models/", import.meta.url));

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

afterAll(() => service.close());

/** A database on which `meanwhile` runs between reading and writing. */
function interrupted(database: Database, meanwhile: () => Promise<unknown>): Database {
  return new Proxy(database, {
    get: (target, name) => {
      if (name === "transaction") {
        return async (...args: Parameters<Database["transaction"]>) => {
          await meanwhile();
          return target.transaction(...args);
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

const readiness = { configured: () => true };

async function joined() {
  const tenant = await service.tenant();
  const twins = await foundTwins(tenant);
  const item = await abstain(tenant);
  await submit(service, tenant, item.reviewId, { verdict: "match", entity_id: twins.first });
  const request: DetachRequest = {
    tenantId: tenant.tenantId,
    entityId: twins.first,
    recordId: item.recordId,
    reviewerId: "reviewer@example.com",
    reason: "two companies",
    now: service.clock.now,
    actor: { keyId: "key_test", surface: "maintenance" },
  };
  return { tenant, twins, request };
}

describe("a change between looking and writing", () => {
  test("a record that joins meanwhile: entity_changed, and both stay members", async () => {
    const { tenant, twins, request } = await joined();
    const late = await abstain(tenant, { client_ref: "late" });
    const database = interrupted(service.database, () =>
      submit(service, tenant, late.reviewId, { verdict: "match", entity_id: twins.first }),
    );
    const answer = await detachRecord({ database, model, readiness, newId: newOpaqueId }, request);
    expect(answer).toBeInstanceOf(Failure);
    expect(answer).toMatchObject({
      code: "detach_precondition_failed",
      details: { precondition: "entity_changed" },
    });
    const { member_record_ids } = await tenant.entity(twins.first);
    expect([...member_record_ids].sort()).toEqual(
      [twins.firstRecord, request.recordId, late.recordId].sort(),
    );
    expect(await tenant.count("entity")).toBe(2);
  });

  test("a failure half-way leaves nothing behind", async () => {
    const { tenant, twins, request } = await joined();
    const database = new Proxy(service.database, {
      get: (target, name) => {
        if (name !== "transaction") {
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === "function" ? value.bind(target) : value;
        }
        return (work: (tx: never) => Promise<unknown>) =>
          target.transaction(async (tx) => {
            await work(tx as never);
            throw new Error("the power went out");
          });
      },
    });
    await expect(detachRecord({ database, model, readiness, newId: newOpaqueId }, request)).rejects.toThrow(
      "power",
    );
    expect((await tenant.entity(twins.first)).member_record_ids).toContain(request.recordId);
    expect(await tenant.count("entity")).toBe(2);
    const { rows } = await service.database.query<{ total: number }>(
      "select count(*)::int as total from human_difference where tenant_id = $1",
      [tenant.tenantId],
    );
    expect(rows[0]?.total).toBe(0);
  });
});
