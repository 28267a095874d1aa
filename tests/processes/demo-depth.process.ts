import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const script = fileURLToPath(new URL("../../scripts/demo-depth.ts", import.meta.url));

test("the demonstration climbs the ladder, tells each stage, and leaves nothing behind", {
  timeout: 300_000,
}, async () => {
  const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "pipe"] });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  const code = await new Promise((done) => child.once("close", done));
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("687 pairs; 100.0 % with the same answer in both orders");
  expect(out).toMatch(
    /A model: passed.*\n +said of the first candidate: cannot_tell; counts as odds × 1\.00/,
  );
  expect(out).toMatch(/Live registers: passed.*\n +gleif: not_found\n +companies_house: found/);
  expect(out).toMatch(
    /Research on the web: decided.*\n(?: +http.*\n){2} +claim .*: stands\n +claim .*: stands/,
  );
  expect(out).toMatch(/The answer: match at the stage agentic_research.*\n.*for 5 credits/);
  expect(out).toMatch(/The receipt: GET \/v1\/decisions\/dec_/);
  const directory = /\S*assay-demo-depth-\S*/.exec(out)?.[0];
  expect(directory === undefined || !existsSync(directory)).toBe(true);
});
