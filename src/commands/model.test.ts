import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ModelServer } from "../../tests/support/model-server.ts";
import { scratchDirectory } from "../../tests/support/scratch.ts";
import { certificationOf, writeCertification } from "../pipelines/resolution/outside/testing/certified.ts";
import { runCommandLine } from "./run.ts";
import { recordedTerminal } from "./testing/recorded-terminal.ts";

let model: ModelServer;

beforeAll(async () => {
  model = await ModelServer.start();
});

afterAll(() => model.close());

async function run(dataDir: string, args: readonly string[], configured = true) {
  const environment = {
    ASSAY_DATA_DIR: dataDir,
    ...(configured && {
      ASSAY_MODEL_PROVIDER: "openai-compatible",
      ASSAY_MODEL_URL: model.url,
      ASSAY_MODEL_ID: "small-1",
    }),
  };
  const terminal = recordedTerminal({ environment });
  const code = await runCommandLine(["model", ...args], terminal);
  return { code, ...terminal.said };
}

const pair = (id: string, truth: string) =>
  JSON.stringify({ id, truth, left: { name: `Left ${id}` }, right: { name: `Right ${id}` } });

test("certify asks every pair twice, and says what it measured and what is missing", async () => {
  const dataDir = scratchDirectory();
  const pairs = join(dataDir, "pairs.jsonl");
  writeFileSync(pairs, `${pair("a", "same")}\n${pair("b", "different")}\n`);
  const { code, out, err } = await run(dataDir, ["certify", "--pairs", pairs]);
  expect(code).toBe(1);
  expect(model.asked).toHaveLength(4);
  expect(out).toContain("2 pairs; 100.0 % with the same answer in both orders; 0 without an answer");
  expect(out).toMatch(/match +1 +1 +50\.0 %/);
  expect(err).toContain("not certified: too_few_pairs");
  const file = JSON.parse(readFileSync(join(dataDir, "certification.json"), "utf8")) as { model_id: string };
  expect(file.model_id).toBe("small-1");
});

test("show prints the certification in force, and why there is none", async () => {
  const dataDir = scratchDirectory();
  expect(await run(dataDir, ["show"])).toMatchObject({ code: 1, err: expect.stringContaining("absent") });
  const pairs = join(dataDir, "pairs.jsonl");
  writeFileSync(pairs, `${pair("a", "same")}\n`);
  const { out } = await run(dataDir, ["certify", "--pairs", pairs, "--json"]);
  const { prompt_version, prompt_digest, matching_model } = JSON.parse(out) as Record<string, string>;
  const subject = {
    modelId: "small-1",
    provider: "openai-compatible",
    promptVersion: prompt_version!,
    promptDigest: prompt_digest!,
    matchingModel: matching_model!,
  };
  writeCertification(dataDir, certificationOf(subject));
  expect(await run(dataDir, ["show"])).toMatchObject({ code: 0, out: expect.stringContaining("700 pairs") });
  writeCertification(dataDir, { ...certificationOf(subject), matching_model: "2020-01-01.1" });
  expect((await run(dataDir, ["show"])).err).toContain("changed");
});

test("without a model, and with a file that is none, it says so", async () => {
  const dataDir = scratchDirectory();
  expect((await run(dataDir, ["certify"], false)).err).toContain("ASSAY_MODEL_PROVIDER");
  const { code, err } = await run(dataDir, ["certify", "--pairs", join(dataDir, "none.jsonl")]);
  expect({ code, err }).toEqual({ code: 1, err: "assay: --pairs: none.jsonl: cannot be read\n" });
  expect((await run(dataDir, ["certify", "--at-once", "99"])).code).toBe(2);
});
