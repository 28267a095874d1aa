/** A person reads the shares of the service's decisions, and their cost. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { UsageReport } from "../../src/client/index.ts";
import { browsers, expectAccessible, OpenWorkbench } from "./open-workbench.ts";
import { busyTenant, type World } from "./world.ts";

describe.each(browsers)("in %s", (browser) => {
  let workbench: OpenWorkbench;
  let world: World;
  let usage: UsageReport;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser);
    world = await busyTenant(workbench.service);
    usage = await workbench.service.client(world.tenant.keys.read).usage.get({});
  });
  afterAll(() => workbench.close());

  test("each rate is that of the usage report, with its interval in words", async () => {
    const page = await workbench.signedIn(world.tenant, ["read", "review"]);
    await workbench.go(page, "/overview");
    const { count, total } = usage.rates.automated;
    expect(total).toBeGreaterThan(90);
    const shown = await page.locator(".rates > div").first().innerText();
    expect(shown).toContain(`${count} of ${total}`);
    expect(shown).toMatch(/\(\d+(\.\d)?\s?% to \d+(\.\d)?\s?%\)/);
    const byStage = page.getByRole("table", { name: "Decisions by stage" });
    expect(await byStage.getByRole("row").count()).toBe(usage.mix.stage.length + 1);
    await page.getByRole("table", { name: "Reasons for abstaining" }).waitFor();
    await expectAccessible(page);
  });

  test("the curve has a table of the same figures, in which a time without decisions is no zero", async () => {
    const page = await workbench.signedIn(world.tenant, ["read"]);
    await workbench.go(page, "/overview");
    const chart = page.getByRole("img", { name: /Shares of decided and abstained records/ });
    await chart.locator("svg").first().waitFor();
    expect(await chart.locator("[data-mark='rect'] rect").count()).toBeGreaterThan(0);
    const summary = page.getByText("The figures as a table");
    await summary.focus();
    await page.keyboard.press("Enter");
    const cells = page.getByRole("table", { name: "Decisions over time" }).getByRole("row");
    const empty = (await cells.allInnerTexts()).filter((row) => /\b0\b/.test(row.split("\t")[1] ?? ""));
    expect(empty.length).toBeGreaterThan(0);
    for (const row of empty) expect(row.split("\t").slice(2)).toEqual(["none", "none"]);
  });

  test("the period is chosen by arrow keys", async () => {
    const page = await workbench.signedIn(world.tenant, ["read"]);
    await workbench.go(page, "/overview");
    await page.getByRole("radio", { name: "30 days" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => page.getByRole("radio", { name: "7 days", exact: true }).isChecked()).toBe(true);
    await expect
      .poll(async () => Number(/of (\d+)/.exec(await page.locator(".rates > div").first().innerText())?.[1]))
      .toBeLessThan(usage.rates.automated.total);
  });

  test("a job is found by its id, and a wrong id says so", async () => {
    const page = await workbench.signedIn(world.tenant, ["read"]);
    await workbench.go(page, "/overview");
    await page.getByLabel("Id of a job").fill("job_of_nobody");
    await page.keyboard.press("Enter");
    expect(await page.getByRole("alert").innerText()).toContain("not there");
    await page.getByLabel("Id of a job").fill(world.values.job_id!);
    await page.keyboard.press("Enter");
    await page.getByText("12 of 12 records").waitFor();
  });

  test("a key that may not review is offered no reasons, and a tenant without records is told how to begin", async () => {
    const page = await workbench.signedIn(await workbench.service.tenant(), ["read"]);
    await workbench.go(page, "/overview");
    await page.getByRole("heading", { name: "No record in 30 days" }).waitFor();
    expect(await page.getByRole("heading", { name: "Why records wait" }).count()).toBe(0);
    await expectAccessible(page);
    expect(workbench.complaints).toEqual([]);
  });
});
