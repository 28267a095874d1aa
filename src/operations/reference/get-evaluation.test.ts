import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody, JsonObject } from "../../../tests/support/answers.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { loadModels } from "../../app/models.ts";
import type { Evaluation } from "../../contract/evaluation.ts";
import type { Call } from "../../contract/operation.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import { getEvaluationHandler } from "./get-evaluation.handler.ts";

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  tenant = await service.tenant();
});

afterAll(() => service.close());

describe("GET /v1/reference/evaluation", () => {
  test("200: the release in force, with its thresholds and what was not measured", async () => {
    const { status, body } = await tenant.get("/v1/reference/evaluation");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      collection: "evaluation",
      version: PIPELINE_VERSION,
      pipeline_version: PIPELINE_VERSION,
    });
    const { upper, lower } = body.thresholds as { upper: number; lower: number };
    expect(upper).toBeGreaterThanOrEqual(0.9);
    // The format in which a person would write it.
    expect(String(lower)).toMatch(/^0\.\d{1,4}$/);
    expect(body.items).toEqual(body.metrics);
  });

  test("200: without a committed measurement there is no figure, and each one missing is named", async () => {
    const { models, current } = loadModels(new URL("../../../models/", import.meta.url));
    const report = await getEvaluationHandler({ evaluations: new Map(), models, model: current })(
      {} as Call,
      {},
    );
    expect(report).toMatchObject({ dataset: null, measured_at: null, command: null, metrics: [] });
    expect((report as { not_measured: string[] }).not_measured).toContain("precision");
  });

  test("200: figures are those of the committed file, and name the command that printed them", async () => {
    const { models, current } = loadModels(new URL("../../../models/", import.meta.url));
    const evaluation: Evaluation = {
      pipeline_version: "2026-01-01.1",
      model_version: current.version,
      dataset: "a benchmark",
      command: "npm run bench:quality",
      measured_at: "2026-01-02",
      metrics: [{ stage: null, metric: "precision", n: 10, value: 1, interval: { low: 0.72, high: 1 } }],
    };
    const handler = getEvaluationHandler({
      evaluations: new Map([[evaluation.pipeline_version, evaluation]]),
      models,
      model: current,
    });
    const report = (await handler({} as Call, { pipeline_version: "2026-01-01.1" })) as JsonObject;
    expect(report).toMatchObject({ command: "npm run bench:quality", metrics: evaluation.metrics });
    expect(report.not_measured).not.toContain("precision");
    expect(report.not_measured).toContain("recall");
  });

  test("200: the tool gives the same, to a reviewer too", async () => {
    const { content } = await tenant.tool("get_evaluation", {}, "review");
    const { metrics, thresholds } = (await tenant.get("/v1/reference/evaluation")).body;
    expect(content).toMatchObject({ metrics, thresholds, pipeline_version: PIPELINE_VERSION });
  });

  test("404: a release that never was", async () => {
    const { status, body } = await tenant.get<ErrorBody>(
      "/v1/reference/evaluation?pipeline_version=1999-01-01.1",
    );
    expect([status, body.error.code]).toEqual([404, "not_found"]);
  });

  test("422: an unknown parameter", async () => {
    expect((await tenant.get("/v1/reference/evaluation?version=1")).status).toBe(422);
  });
});
