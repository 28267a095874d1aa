import { afterEach, expect, test, vi } from "vitest";
import type { Queryable } from "../storage/engine/database.ts";
import { DatabaseClock } from "./database-clock.ts";

afterEach(() => vi.restoreAllMocks());

const start = Date.parse("2026-11-20T09:00:00Z");
const day = 86_400_000;

/** A database with its clock, beside a process with its own. */
function clocks() {
  const at = { databaseMs: start, wallMs: start, passedMs: 1_000, answerMs: 0 };
  vi.spyOn(Date, "now").mockImplementation(() => at.wallMs);
  vi.spyOn(performance, "now").mockImplementation(() => at.passedMs);
  const query = async () => {
    at.passedMs += at.answerMs;
    at.databaseMs += at.answerMs;
    return { rows: [{ at: new Date(at.databaseMs - at.answerMs / 2).toISOString() }], rowCount: 1 };
  };
  const pass = (ms: number) => {
    at.databaseMs += ms;
    at.passedMs += ms;
    at.wallMs += ms;
  };
  return { at, pass, database: { engine: "postgres", query } as unknown as Queryable };
}

test.each([day, -day])("a process whose clock is off by %i ms tells the database's time", async (offMs) => {
  const { at, pass, database } = clocks();
  at.wallMs += offMs;
  const clock = await DatabaseClock.read(database);
  pass(90_000);
  expect(clock.now().getTime()).toBe(at.databaseMs);
  at.wallMs -= 2 * offMs;
  pass(1_000);
  await clock.follow();
  expect(clock.now().getTime()).toBe(at.databaseMs);
});

test("a database whose clock was set is followed; how long an answer takes moves nothing", async () => {
  const { at, pass, database } = clocks();
  at.answerMs = 400;
  const clock = await DatabaseClock.read(database);
  expect(clock.now().getTime()).toBe(at.databaseMs);
  at.answerMs = 100;
  await clock.follow();
  expect(clock.now().getTime()).toBe(at.databaseMs);
  at.databaseMs -= day;
  pass(5_000);
  expect(clock.now().getTime()).toBe(at.databaseMs + day);
  await clock.follow();
  expect(clock.now().getTime()).toBe(at.databaseMs);
});
