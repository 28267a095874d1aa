/** The stages that a record climbed, on the page of an item for review and in the answer of "Try". */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { foundTwins } from "../../src/operations/review/testing/abstentions.ts";
import { errorPage, forgetLiveRegisters, LivePublishers } from "../support/live-publishers.ts";
import { ModelServer } from "../support/model-server.ts";
import type { TestTenant } from "../support/tenant.ts";
import { browsers, expectAccessible, OpenWorkbench } from "./open-workbench.ts";

describe.each(browsers)("the ladder in %s", (browser) => {
  let workbench: OpenWorkbench;
  let publishers: LivePublishers;
  let model: ModelServer;
  let tenant: TestTenant;
  beforeAll(async () => {
    publishers = await LivePublishers.start();
    model = await ModelServer.start();
    workbench = await OpenWorkbench.start(browser, {
      environment: {
        ...publishers.environmentFor(["companies_house", "gleif"]),
        ASSAY_MODEL_PROVIDER: "openai-compatible",
        ASSAY_MODEL_URL: model.url,
        ASSAY_MODEL_ID: "small-1",
      },
    });
  });
  afterAll(async () => {
    await workbench.close();
    await publishers.close();
    await model.close();
  });
  beforeEach(async () => {
    await forgetLiveRegisters(workbench.service.database);
    tenant = await workbench.service.tenant();
    await foundTwins(tenant);
    workbench.complaints.length = 0;
    publishers.answers.clear();
    model.answer = () => ({ decision: "match", rationale: "Same <b>name</b>.", confidence: 0.99 });
  });

  const record = { name: "Quillworth Brackenfold Limited", country: "GB" };

  test("an item says what the model said and that it counted nothing, and which register did not answer", async () => {
    publishers.answers.set("companies_house", () => errorPage);
    const { review_id: reviewId, decision } = await tenant.resolve(record);
    expect(decision).toBe("unresolved");
    const page = await workbench.signedIn(tenant, ["review", "read"]);
    await workbench.go(page, `/review/${reviewId}`);
    const ladder = page.getByRole("list", { name: "Stages that the record climbed" });
    await ladder.getByText("this model is not certified").waitFor();
    await ladder.getByText("Same <b>name</b>.").waitFor();
    await ladder.getByText("companies_house: did not answer").waitFor();
    expect(await ladder.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
      "Installed registers and your companies",
      "A model",
      "Live registers",
    ]);
    const comparison = page.getByRole("region", { name: "Record and candidates side by side" });
    await comparison.getByRole("cell", { name: 'Quillworth "Q" Brackenfold {Holdings} Limited' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    const sideways = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    expect(await page.evaluate(sideways)).toBe(false);
    expect(workbench.complaints).toEqual([]);
  });

  test("a step that failed, and one that the depth forbids, are told in words", async () => {
    model.answer = () => ({ status: 429 });
    const { review_id: reviewId } = await tenant.resolve({ ...record, depth: "adjudication" });
    const page = await workbench.signedIn(tenant, ["review", "read"]);
    await workbench.go(page, `/review/${reviewId}`);
    const ladder = page.getByRole("list", { name: "Stages that the record climbed" });
    await ladder.getByText("the supplier accepts no more calls at present").waitFor();
    await ladder.getByText("the depth of the request ends before it").waitFor();
    await expectAccessible(page);
  });
});
