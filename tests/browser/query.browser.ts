/** A person asks which companies meet typed conditions. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany } from "../support/records.ts";
import type { TestTenant } from "../support/tenant.ts";
import { browsers, expectAccessible, OpenWorkbench } from "./open-workbench.ts";

const names = ["Quillworth Straßenbau Ltd", "Thistledown Energy Ltd", "中国石油 Ltd"];

describe.each(browsers)("in %s", (browser) => {
  let workbench: OpenWorkbench;
  let tenant: TestTenant;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser, { register: "none" });
    tenant = await workbench.service.tenant();
    for (const [n, name] of names.entries()) await tenant.resolve({ ...numberedCompany(n), name });
  });
  afterAll(() => workbench.close());

  test("conditions are built by keyboard, and the companies that meet all of them are shown and exported", async () => {
    const page = await workbench.signedIn(tenant, ["read"]);
    await workbench.go(page, "/query");
    await page.getByLabel("Value", { exact: true }).fill("LTD");
    await page.keyboard.press("Enter");
    await page.getByText("3 companies, 3 read").waitFor();
    const grid = page.getByRole("grid", { name: "Companies found" });
    expect(await grid.getByRole("row").count()).toBe(4);

    await page.getByLabel("Value", { exact: true }).fill("STRASSE");
    await page.getByRole("button", { name: "Add a condition" }).press("Enter");
    const second = page.getByRole("group", { name: "Condition 2" });
    await second.getByLabel("Field").selectOption("location.country");
    await second.getByLabel("Operator").selectOption("in");
    await second.getByLabel("Values, one a line").fill("Germany\nUnited Kingdom");
    await page.getByRole("button", { name: "Run" }).press("Enter");
    await page.getByText("1 company, 1 read").waitFor();
    await grid.getByText(names[0]!).waitFor();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export as CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("companies-found.csv");

    await second.getByLabel("Field").selectOption("created_at");
    await second.getByLabel("Operator").selectOption("gte");
    await second.getByLabel("Value", { exact: true }).fill("2030-01-01T00:00");
    await page.getByRole("button", { name: "Run" }).press("Enter");
    await page.getByText("No company meets all conditions").waitFor();
    await page.getByRole("button", { name: "Remove condition 2" }).press("Enter");
    await expect.poll(() => page.getByRole("group", { name: /Condition/ }).count()).toBe(1);
    await expectAccessible(page);
    expect(workbench.complaints).toEqual([]);
  });
});
