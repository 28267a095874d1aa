import { expect, test } from "vitest";
import type { ResolutionWrite } from "../../storage/decisions/resolutions.ts";
import type { Database } from "../../storage/engine/database.ts";
import { CommitQueue } from "./commit-queue.ts";

interface Statement {
  readonly tenantId: string;
  readonly records: readonly string[];
  readonly answer: () => void;
}

/** A database whose commits end when the test decides; a group with a record named `poison…` fails whole. */
function fakeDatabase() {
  const statements: Statement[] = [];
  const query = async (_: string, [tenantId, json]: readonly [string, string]) => {
    const writes = JSON.parse(json) as ResolutionWrite[];
    await new Promise<void>((resolve) => {
      statements.push({ tenantId, records: writes.map(({ record_id }) => record_id), answer: resolve });
    });
    if (writes.some(({ record_id }) => record_id.startsWith("poison")))
      throw new Error("the statement failed");
    const rows = writes.map(({ record_id }, ordinal) => ({ ordinal, outcome: "committed", plan: record_id }));
    // The engine may return the rows in any order.
    return { rows: rows.reverse(), rowCount: rows.length };
  };
  return { statements, database: { engine: "pglite", query } as unknown as Database };
}

const write = (recordId: string, tenantId = "ten_1") =>
  ({ record_id: recordId, tenant_id: tenantId }) as ResolutionWrite;
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("writes that wait during a commit go together in the next one, in order, thirty-two at most", async () => {
  const { statements, database } = fakeDatabase();
  const queue = new CommitQueue(database, 1);
  const first = queue.commit(write("0"));
  await turn();
  const others = Array.from({ length: 40 }, (_, n) => queue.commit(write(String(n + 1))));
  await turn();
  expect(statements.map(({ records }) => records)).toEqual([["0"]]);
  for (let n = 0; n < 3; n++) {
    statements[n]?.answer();
    await turn();
  }
  expect(statements.map(({ records }) => records.length)).toEqual([1, 32, 8]);
  // Each write gets its own outcome, whatever the order of the rows.
  expect((await first).plan).toBe("0");
  expect((await Promise.all(others)).map(({ plan }) => plan)).toEqual(
    Array.from({ length: 40 }, (_, n) => String(n + 1)),
  );
});

test("one that fails fails alone: its neighbours are committed by themselves", async () => {
  const { statements, database } = fakeDatabase();
  const queue = new CommitQueue(database, 1);
  const settled = Promise.allSettled(["a", "poison", "b"].map((id) => queue.commit(write(id))));
  for (let n = 0; n < 4; n++) {
    await turn();
    statements[n]?.answer();
  }
  expect((await settled).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(statements.map(({ records }) => records)).toEqual([["a", "poison", "b"], ["a"], ["poison"], ["b"]]);
});

test("a tenant's commits are never on their way twice at once; other tenants' are", async () => {
  const { statements, database } = fakeDatabase();
  const queue = new CommitQueue(database, 4);
  const tenants = Array.from({ length: 8 }, (_, n) => `ten_${n}`);
  const all = tenants.map((tenantId) => queue.commit(write(`first of ${tenantId}`, tenantId)));
  await turn();
  const second = tenants.map((tenantId) => queue.commit(write(`second of ${tenantId}`, tenantId)));
  await turn();
  expect(statements.length).toBeGreaterThan(1);
  expect(statements.flatMap(({ records }) => records).every((record) => record.startsWith("first"))).toBe(
    true,
  );
  for (let n = 0; n < 16; n++) {
    statements[n]?.answer();
    await turn();
  }
  await Promise.all([...all, ...second]);
});

test("a commit names one tenant, and tenants take turns", async () => {
  const { statements, database } = fakeDatabase();
  const queue = new CommitQueue(database, 1);
  const tenants = ["ten_a", "ten_a", "ten_b", "ten_a", "ten_c", "ten_b"];
  const all = tenants.map((tenantId, n) => queue.commit(write(String(n), tenantId)));
  await turn();
  all.push(queue.commit(write("later", "ten_a")));
  for (let n = 0; n < 4; n++) {
    statements[n]?.answer();
    await turn();
  }
  await Promise.all(all);
  expect(statements.map(({ tenantId, records }) => [tenantId, ...records])).toEqual([
    ["ten_a", "0", "1", "3"],
    ["ten_b", "2", "5"],
    ["ten_c", "4"],
    ["ten_a", "later"],
  ]);
});
