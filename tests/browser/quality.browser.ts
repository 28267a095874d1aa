/** A reviewer measures the share of right matches on the tenant's own records. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browsers, expectAccessible, OpenWorkbench } from "./open-workbench.ts";
import { busyTenant, type World } from "./world.ts";

describe.each(browsers)("in %s", (browser) => {
  let workbench: OpenWorkbench;
  let world: World;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser);
    world = await busyTenant(workbench.service);
  });
  afterAll(() => workbench.close());

  test("own labels and the shipped evaluation stand beside each other, each chart with its table", async () => {
    const page = await workbench.signedIn(world.tenant, ["review", "read"]);
    // A release in the making has not been measured yet.
    await page.route("**/v1/reference/evaluation*", async (route) => {
      const answer = await route.fetch();
      const report = (await answer.json()) as { metrics: object[] };
      const metrics = [{ stage: null, metric: "precision", n: 900, value: 0.99, interval: null }];
      await route.fulfill({ response: answer, json: { ...report, metrics, curves: null } });
    });
    await workbench.go(page, "/quality");
    expect(await page.locator(".rates").innerText()).toContain("12 of 12");
    await page
      .getByRole("img", { name: /Reliability of matches/ })
      .locator("svg")
      .first()
      .waitFor();
    expect(await page.getByText("The figures as a table").count()).toBe(2);
    await page.getByRole("table", { name: "Figures of the shipped evaluation" }).waitFor();
    await expectAccessible(page);
  });

  test("the shipped curves are drawn beside those of own labels, where the release was measured with them", async () => {
    const page = await workbench.signedIn(world.tenant, ["review", "read"]);
    await page.route("**/v1/reference/evaluation*", async (route) => {
      const answer = await route.fetch();
      const report = (await answer.json()) as { metrics: object[] };
      const metric = { stage: null, metric: "precision", n: 900, value: 0.99, interval: null };
      const curves = {
        // More answers than queries whose company is in the register.
        risk_coverage: [0, 1, 2].map((at) => ({
          confidence: 1 - at / 10,
          coverage: at * 0.8,
          risk: at / 100,
        })),
        reliability: [
          { said: 0.93, right: 0.95, n: 40, interval: { low: 0.9, high: 0.98 } },
          { said: 0.99, right: 0.99, n: 60, interval: { low: 0.96, high: 1 } },
        ],
      };
      await route.fulfill({ response: answer, json: { ...report, metrics: [metric], curves } });
    });
    await workbench.go(page, "/quality");
    for (const name of [/^Reliability of matches by/, /^Reliability of matches of the benchmark/]) {
      const marks = page.getByRole("img", { name }).locator("[data-mark='dot'] circle");
      await expect.poll(() => marks.count()).toBeGreaterThan(0);
    }
    await page
      .getByRole("img", { name: /^Share of wrong matches on the benchmark/ })
      .locator("svg")
      .first()
      .waitFor();
    const shares = page
      .locator("table", { hasText: "Risk by coverage on the benchmark" })
      .locator("tbody tr");
    expect(await shares.locator("td:nth-child(2)").allTextContents()).toEqual(["0%", "50%", "100%"]);
    expect(await page.getByText("The figures as a table").count()).toBe(4);
    await expectAccessible(page);
  });

  test("matches are judged by one key each; a verdict against the service counts as a wrong match", async () => {
    const page = await workbench.signedIn(world.tenant, ["review", "read"]);
    await workbench.go(page, "/quality/label");
    const status = page.getByText(/of 50 matches are judged/);
    expect(await status.innerText()).toMatch(/^12 of/);
    await page.getByRole("table", { name: "The record and the company" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("y");
    await expect.poll(() => status.innerText()).toMatch(/^13 of/);
    await page.keyboard.press("n");
    await expect.poll(() => status.innerText()).toMatch(/^14 of/);
    const { labels } = await workbench.service.client(world.tenant.keys.review).labels.list({ limit: 200 });
    expect(labels.map(({ label }) => label).filter((label) => label === "no_match")).toHaveLength(1);
    expect(labels.at(-1)).toMatchObject({ labeller_id: "reviewer@example.com", source: "review" });
    await workbench.go(page, "/quality");
    expect(await page.locator(".rates").innerText()).toContain("13 of 14");
  });

  test("a tenant without labels is told how to begin, and without matches that there is nothing yet", async () => {
    const page = await workbench.signedIn(await workbench.service.tenant(), ["review", "read"]);
    await workbench.go(page, "/quality");
    await page.getByRole("heading", { name: "No match has a label yet" }).waitFor();
    await page.getByRole("link", { name: "Label 50 matches" }).click();
    await page.getByRole("heading", { name: "No match can be judged yet" }).waitFor();
    await expectAccessible(page);
    expect(workbench.complaints).toEqual([]);
  });
});
