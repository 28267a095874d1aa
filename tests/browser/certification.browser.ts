/** The certification of a model on the page of quality: what it measured, and how it is made. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROMPT_DIGEST, PROMPT_VERSION } from "../../src/adjudication/prompt.ts";
import { loadModels } from "../../src/app/models.ts";
import {
  certificationOf,
  writeCertification,
} from "../../src/pipelines/resolution/outside/testing/certified.ts";
import { browsers, expectAccessible, OpenWorkbench } from "./open-workbench.ts";

describe.each(browsers)("in %s", (browser) => {
  let workbench: OpenWorkbench;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser, {
      register: "none",
      environment: {
        ASSAY_MODEL_PROVIDER: "openai-compatible",
        ASSAY_MODEL_URL: "http://127.0.0.1:9/v1",
        ASSAY_MODEL_ID: "small-1",
      },
    });
  });
  afterAll(() => workbench.close());

  test("a model is certified in steps; the table comes, and says that it waits for a restart", async () => {
    const page = await workbench.signedIn(await workbench.service.tenant(), ["review", "read"]);
    await workbench.go(page, "/quality");
    await page.getByText("Not certified", { exact: true }).waitFor();
    await page.getByText("assay model certify").waitFor();
    writeCertification(
      workbench.service.config.ASSAY_DATA_DIR,
      certificationOf({
        modelId: "small-1",
        provider: "openai-compatible",
        promptVersion: PROMPT_VERSION,
        promptDigest: PROMPT_DIGEST,
        matchingModel: loadModels(new URL("../../models/", import.meta.url)).current.version,
      }),
    );
    await page.getByRole("button", { name: "Read the table again" }).press("Enter");
    await page.getByText("Waits for a restart").waitFor();
    const table = page.getByRole("table", { name: "Answers of the model on pairs whose truth is known" });
    expect(await table.getByRole("row").nth(1).allInnerTexts()).toEqual([
      expect.stringMatching(/^The same company\s+346\s+3\s+0\.9\s?%/),
    ]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    const sideways = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    expect(await page.evaluate(sideways)).toBe(false);
    expect(workbench.complaints).toEqual([]);
  });
});
