import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function lines(level: string): { written: string[]; log: ReturnType<typeof createLog> } {
  const written: string[] = [];
  return { written, log: createLog(level, { write: (line) => written.push(line) }) };
}

test("a line is one JSON object with its time", () => {
  const { written, log } = lines("info");
  log.info({ operation: "resolve" }, "request answered");
  const line = JSON.parse(written[0]!) as { time: string };
  expect(line).toMatchObject({ operation: "resolve", msg: "request answered" });
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});

test("values of a row that a database error quotes are left out, its code and place stay", () => {
  const { written, log } = lines("error");
  const error = Object.assign(new Error("violates a constraint"), {
    code: "23502",
    table: "entity",
    detail: "Failing row contains (canary7f3a)",
  });
  log.error({ err: error }, "a request failed");
  expect(written[0]).not.toContain("canary7f3a");
  expect(JSON.parse(written[0]!)).toMatchObject({
    err: {
      code: "23502",
      table: "entity",
      message: "violates a constraint",
      stack: expect.stringContaining("log.test.ts"),
    },
  });
});

test("lines below the level are not written", () => {
  const { written, log } = lines("warn");
  log.info({}, "unheard");
  expect(written).toEqual([]);
});
