import { expect, test } from "vitest";
import { openTestDatabase } from "../storage/engine/testing.ts";
import { readinessOf } from "./readiness.ts";

const migrationsDirectory = new URL("../storage/migrations/", import.meta.url);
const roomy = async () => ({ bavail: 1_000_000, bsize: 4_096 });

async function checked(changes: Partial<Parameters<typeof readinessOf>[0]>) {
  const database = await openTestDatabase({ migrationsDirectory });
  const off = () => false;
  try {
    const loaded = { loadedVersion: () => 0, bodiesSpent: off, stopping: off };
    const sound = { database, dataDir: ".", roomOf: roomy, ...loaded };
    return await readinessOf({ ...sound, ...changes });
  } finally {
    await database.close();
  }
}

test("ready while the database answers, the index is loaded and there is room", async () => {
  expect(await checked({})).toEqual({
    ready: true,
    checks: { database: "ok", schema: "ok", index: "ok", disk: "ok", bodies: "ok", service: "ok" },
  });
});

test.each([
  ["none was installed", 0],
  ["another is in force by now", 8],
])("ready with a version of the registers though %s", async (_, loaded) => {
  const { ready, checks } = await checked({ loadedVersion: () => loaded });
  expect([ready, checks.index]).toEqual([true, "ok"]);
});

test.each([
  ["index", "loading", { loadedVersion: () => null }],
  ["service", "stopping", { stopping: () => true }],
  ["bodies", "full", { bodiesSpent: () => true }],
  ["disk", "full", { roomOf: async () => ({ bavail: 8, bsize: 4_096 }) }],
] as const)("not ready, and %s says that it is %s", async (name, state, changes) => {
  const { ready, checks } = await checked(changes);
  expect(ready).toBe(false);
  expect(checks[name]).toBe(state);
});

test("a platform that cannot tell its room is no reason not to be ready", async () => {
  const roomOf = () => Promise.reject(new Error("ENOSYS"));
  expect((await checked({ roomOf })).checks.disk).toBe("ok");
});
