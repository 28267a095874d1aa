/** A batch that is interrupted, and the changes that another process may make meanwhile. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany, placeholder } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { resolutionParts } from "../../app/parts.ts";
import { Failure } from "../../contract/errors.ts";
import { batchRequests } from "../../operations/batch/batch-requests.ts";
import { eraseEntity, eraseRecord } from "../erasure/erase.ts";
import type { CommitQueue } from "../resolution/commit-queue.ts";
import { answerBatch } from "./answer-batch.ts";
import type { BatchAnswer } from "./batch-answer.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

afterAll(() => service.close());

const key = { keyDigest: "ab".repeat(32), fingerprint: "cd".repeat(32) };

interface Run {
  /** Called before each commit with the number of commits so far; rejects where the process is to die. */
  readonly beforeCommit?: (commits: number) => Promise<unknown>;
  readonly progress?: (completed: number) => void;
  readonly signal?: AbortSignal;
  readonly fingerprint?: string;
}

/** Runs the batch in a process of its own. */
async function run(
  tenant: TestTenant,
  records: readonly object[],
  how: Run = {},
): Promise<BatchAnswer | Failure> {
  const { resolution } = resolutionParts(service.config, service.database, service.app.registers);
  let count = 0;
  const commits: Pick<CommitQueue, "lock" | "commit"> = {
    lock: resolution.commits.lock,
    commit: async (write) => {
      await how.beforeCommit?.(count++);
      return resolution.commits.commit(write);
    },
  };
  const asker = {
    tenantId: tenant.tenantId,
    operation: "batch",
    keyId: "key_of_the_test",
    surface: "api",
    correlationId: "req_of_the_test",
    now: service.clock.now,
    signal: how.signal ?? new AbortController().signal,
  } as const;
  const requests = batchRequests(asker, records as Parameters<typeof batchRequests>[1]);
  if (requests instanceof Failure) throw new Error(requests.code);
  return answerBatch(
    { ...resolution, commits: commits as CommitQueue },
    {
      ...asker,
      records: requests,
      idempotency: { ...key, fingerprint: how.fingerprint ?? key.fingerprint },
      ...(how.progress ? { progress: how.progress } : {}),
    },
  );
}

const dying = (after: number) => async (commits: number) => {
  if (commits >= after) throw new Error("the process is gone");
};

async function whole(tenant: TestTenant, records: readonly object[], how: Run = {}): Promise<BatchAnswer> {
  const answer = await run(tenant, records, how);
  if (answer instanceof Failure) throw new Error(answer.code);
  return answer;
}

const records = [
  ...Array.from({ length: 8 }, (_, n) => ({
    ...numberedCompany(n),
    name: `Brackenfold ${"abcdefgh"[n]}x Limited`,
  })),
  placeholder,
  { ...numberedCompany(3), client_ref: "again" },
];

describe("a batch that is interrupted", () => {
  test.each([0, 1, 4, 9])(
    "after %d commits: its retry gives the whole answer and charges nothing twice",
    async (after) => {
      const tenant = await service.tenant();
      await expect(run(tenant, records, { beforeCommit: dying(after) })).rejects.toThrow(
        "the process is gone",
      );
      const kept = await tenant.count("record");
      expect(kept).toBe(after);
      const answer = await whole(tenant, records);
      expect(answer.outcomes.map(({ index }) => index)).toEqual(records.map((_, index) => index));
      expect(answer.usage.credits_charged).toBe(9);
      expect(await tenant.ledger()).toMatchObject({ entries: 9, spent: 9 });
      expect(await tenant.count("record")).toBe(records.length);
      expect(await tenant.count("review_item")).toBe(1);
      expect(await tenant.count("entity")).toBe(8);
      expect(await tenant.count("idempotency")).toBe(1);
      expect(answer.outcomes[9]!.entity?.entity_id).toBe(answer.outcomes[3]!.entity?.entity_id);
    },
  );

  test("at its deadline it ends between two records, and tells how far it came", async () => {
    const tenant = await service.tenant();
    const deadline = new AbortController();
    const told: number[] = [];
    const chain = Array.from({ length: 6 }, (_, n) => ({ ...numberedCompany(1), client_ref: `${n}` }));
    const late = await run(tenant, chain, {
      signal: deadline.signal,
      progress: (completed) => {
        told.push(completed);
        if (completed === 3) deadline.abort();
      },
    });
    expect(late).toMatchObject({ code: "deadline_exceeded" });
    expect(told).toEqual([1, 2, 3]);
    expect(await tenant.count("record")).toBe(3);
    expect((await whole(tenant, chain)).usage.credits_charged).toBe(6);
    expect(await tenant.count("record")).toBe(6);
  });

  test("its key with other content is a conflict", async () => {
    const tenant = await service.tenant();
    await expect(run(tenant, records, { beforeCommit: dying(2) })).rejects.toThrow();
    expect(await run(tenant, records.slice(1), { fingerprint: "ee".repeat(32) })).toMatchObject({
      code: "idempotency_conflict",
    });
  });

  test("records that were erased meanwhile are not made again by the retry", async () => {
    const tenant = await service.tenant();
    await expect(run(tenant, records, { beforeCommit: dying(2) })).rejects.toThrow();
    const { rows } = await service.database.query<{ record_id: string }>(
      "select record_id from record where tenant_id = $1 limit 1",
      [tenant.tenantId],
    );
    const erasure = { tenantId: tenant.tenantId, now: service.clock.now, recordId: rows[0]!.record_id };
    expect(await eraseRecord({ database: service.database }, erasure)).toBeNull();
    expect(await run(tenant, records)).toMatchObject({ code: "idempotency_response_erased" });
  });
});

describe("an erasure while a batch runs", () => {
  const canary = "Zanzicanary Brackenfold Limited";
  const pair = [
    { ...numberedCompany(20), name: canary },
    { ...numberedCompany(20), name: canary, client_ref: "second" },
  ];

  test("of an entity that it has bound: its stored answer does not bring it back", async () => {
    const tenant = await service.tenant();
    let erased = false;
    const answer = await whole(tenant, pair, {
      beforeCommit: async (commits) => {
        if (commits === 0 || erased) return;
        erased = true;
        const { rows } = await service.database.query<{ entity_id: string }>(
          "select entity_id from entity where tenant_id = $1",
          [tenant.tenantId],
        );
        const erasure = { tenantId: tenant.tenantId, now: service.clock.now, entityId: rows[0]!.entity_id };
        expect(await eraseEntity({ database: service.database }, erasure)).toBeNull();
      },
    });
    expect(erased).toBe(true);
    expect(answer.outcomes[1]!.entity_created).toBe(true);
    const { rows } = await service.database.query<{ state: string; body: string | null }>(
      "select state, body from idempotency where tenant_id = $1",
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ state: "erased", body: null }]);
  });

  test("of a record or an entity after it: no word of them is left under its key", async () => {
    for (const what of ["record", "entity"] as const) {
      const tenant = await service.tenant();
      const { outcomes } = await whole(tenant, pair);
      const erasure = { tenantId: tenant.tenantId, now: service.clock.now };
      const gone =
        what === "record"
          ? await eraseRecord(
              { database: service.database },
              { ...erasure, recordId: outcomes[0]!.record_id },
            )
          : await eraseEntity(
              { database: service.database },
              { ...erasure, entityId: outcomes[0]!.entity!.entity_id },
            );
      expect(gone).toBeNull();
      const { rows } = await service.database.query<{ state: string; body: string | null }>(
        "select state, body from idempotency where tenant_id = $1",
        [tenant.tenantId],
      );
      expect(rows).toEqual([{ state: "erased", body: null }]);
    }
  });
});
