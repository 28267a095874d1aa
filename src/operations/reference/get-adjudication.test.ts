/** What callers see of the model that adjudicates, and of its certification. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import { PROMPT_DIGEST, PROMPT_VERSION } from "../../adjudication/prompt.ts";
import { loadModels } from "../../app/models.ts";
import { certificationOf, writeCertification } from "../../pipelines/resolution/outside/testing/certified.ts";

let service: TestService;

afterEach(() => service.close());

const configured = {
  ASSAY_MODEL_PROVIDER: "openai-compatible",
  ASSAY_MODEL_URL: "http://127.0.0.1:9/v1",
  ASSAY_MODEL_ID: "small-1",
};
const subject = {
  modelId: "small-1",
  provider: "openai-compatible",
  promptVersion: PROMPT_VERSION,
  promptDigest: PROMPT_DIGEST,
  matchingModel: loadModels(new URL("../../../models/", import.meta.url)).current.version,
};

async function read(): Promise<Record<string, unknown>> {
  const tenant = await service.tenant();
  const { status, body, text } = await tenant.get("/v1/reference/adjudication");
  expect(status).toBe(200);
  expect(text).not.toContain("127.0.0.1");
  return body as Record<string, unknown>;
}

test("200: without a model it says so, and what a certification would ask", async () => {
  service = await TestService.start({ register: "none" });
  const body = await read();
  expect(body).toMatchObject({ model: null, state: "not_configured", certification: null });
  const task = body.task as { pairs: number; questions: number; input_tokens: number };
  expect(task).toMatchObject({ command: "assay model certify", pairs: 687, questions: 1374 });
  expect(task.input_tokens).toBeGreaterThan(100 * task.questions);
});

test("200: a certification waits for a restart, is in force after it, and is void once it is changed", async () => {
  service = await TestService.start({ register: "none", environment: configured });
  const dataDir = service.config.ASSAY_DATA_DIR;
  expect(await read()).toMatchObject({ state: "not_certified", model: { model_id: "small-1" } });
  writeCertification(dataDir, certificationOf(subject));
  expect(await read()).toMatchObject({ state: "waits_for_restart", certification: { pairs: 700 } });
  await service.restart();
  const body = await read();
  expect(body).toMatchObject({ state: "in_force", fault: null });
  const { answers } = body.certification as { answers: { odds_factor: number }[] };
  expect(answers).toMatchObject([
    { answer: "match", same: 346, different: 3 },
    { answer: "no_match", same: 4, different: 347 },
    { answer: "cannot_tell", wrong: null, odds_factor: 1 },
  ]);
  expect(answers[0]!.odds_factor).toBeGreaterThan(20);
  writeCertification(dataDir, { ...certificationOf(subject), certified_at: "2026-11-02T00:00:00.000Z" });
  expect(await read()).toMatchObject({ state: "void", fault: "changed", certification: null });
  rmSync(join(dataDir, "certification.json"));
  expect(await read()).toMatchObject({ state: "not_certified" });
});
