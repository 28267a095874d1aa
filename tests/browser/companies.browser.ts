/** A person looks a company up: types, opens it, reads the source of each value, and exports it. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { numberedCompany } from "../support/records.ts";
import type { TestTenant } from "../support/tenant.ts";
import { browsers, expectAccessible, hiddenWidthOfGrid, OpenWorkbench } from "./open-workbench.ts";

/** A company of the sample register, found by its LEI. */
const commerzbank = { name: "Commerzbank", country: "DE", lei: "851WYGNLUQLFZBSYGB56" } as const;

const hostile = `<script>alert(1)</script>‮tac=SUM(A1) ${"長".repeat(460)}`.slice(0, 500);

describe.each(browsers)("companies in %s", (browser) => {
  let workbench: OpenWorkbench;
  let tenant: TestTenant;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser);
  });
  afterAll(() => workbench.close());
  beforeEach(async () => {
    tenant = await workbench.service.tenant();
    workbench.complaints.length = 0;
  });

  async function looking(path = "/companies"): Promise<Page> {
    const page = await workbench.signedIn(tenant, ["read", "resolve"]);
    await workbench.go(page, path);
    return page;
  }

  /** The name and the text of the file that the button saves. */
  async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button }).click(),
    ]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
  }

  test("by keyboard: type a part of the name, the number or the LEI, and open the company", async () => {
    const { entity } = await tenant.resolve(commerzbank);
    await tenant.resolve(numberedCompany(1));
    const page = await looking();
    await page.getByText("2 companies", { exact: true }).waitFor();
    await page.keyboard.press("/");
    for (const part of ["commerz", "851WYGNL", "HRB 32000"]) {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(part);
      await page.getByText(`1 company with “${part}”`).waitFor();
    }
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: /COMMERZBANK/ }).waitFor();
    expect(page.url()).toContain(entity!.entity_id);
    expect(workbench.complaints).toEqual([]);
  });

  test("each section is read without a fault: values with citations, sources, timeline, receipts", async () => {
    const { entity, decision_id: decisionId } = await tenant.resolve(commerzbank);
    const page = await looking(`/companies/${entity!.entity_id}`);
    const cited = page.locator("dt", { hasText: "LEI" }).first().locator("+ dd");
    await cited.locator("summary").click();
    await cited.getByText("CC0 1.0").waitFor();
    await page.getByRole("heading", { name: "Without a value" }).waitFor();
    const unsupported = page.locator("dt", { hasText: "Not supported by this service" }).locator("+ dd");
    expect(await unsupported.getByRole("listitem").allTextContents()).toContain("Employee count");
    await expectAccessible(page);
    const sections = page.getByRole("navigation", { name: "Sections of the company" });
    await sections.getByRole("link", { name: "Sources compared" }).click();
    await page.getByText("✓ golden").first().waitFor();
    await page
      .getByRole("cell", { name: /caller/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    await sections.getByRole("link", { name: "Identity over time" }).click();
    await page.getByRole("heading", { name: "Names" }).waitFor();
    await page.getByText("COMMERZBANK Aktiengesellschaft").nth(1).waitFor();
    await expectAccessible(page);
    await sections.getByRole("link", { name: "Ownership" }).click();
    await page.getByRole("heading", { name: "No statement on its ownership" }).waitFor();
    await sections.getByRole("link", { name: "Statements" }).click();
    await page.getByRole("heading", { name: "No accounts of this company" }).waitFor();
    await expectAccessible(page);
    await sections.getByRole("link", { name: "Timeline" }).click();
    await page.getByText("The company was added here").waitFor();
    await expectAccessible(page);
    await sections.getByRole("link", { name: "Records and receipts" }).click();
    await page
      .getByText(/^Match/)
      .first()
      .click();
    await page.getByRole("button", { name: "Export the receipt" }).waitFor();
    await expectAccessible(page);
    const receipt = await saved(page, "Export the receipt");
    expect(JSON.parse(receipt.text)).toMatchObject({ decision_id: decisionId });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    }
    expect(workbench.complaints).toEqual([]);
  });

  test("everything is exported, as the service has it, and no cell is computed by a spreadsheet", async () => {
    const { entity } = await tenant.resolve({ ...numberedCompany(3), name: "=HYPERLINK(1) Foundry Ltd" });
    const page = await looking();
    const table = await saved(page, "Export as CSV");
    expect(table.name).toBe("companies.csv");
    expect(table.text).toContain(",'=HYPERLINK(1) Foundry Ltd,");
    const lines = await saved(page, "Export as NDJSON");
    expect(
      lines.text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).entity_id),
    ).toEqual([entity!.entity_id]);
    await workbench.go(page, `/companies/${entity!.entity_id}`);
    const one = await saved(page, "Export as JSON");
    expect(JSON.parse(one.text).record).toEqual((await tenant.entity(entity!.entity_id)).record);
    expect((await saved(page, "Export as CSV")).text).toContain(
      "identity.legal_name,'=HYPERLINK(1) Foundry Ltd",
    );
  });

  test("names that mean harm are text, in the list and on the page, at any width", async () => {
    const { entity } = await tenant.resolve({
      ...numberedCompany(4),
      name: hostile,
      trading_names: [hostile],
      address: { line1: hostile.slice(0, 200), city: hostile.slice(0, 60) },
    });
    const page = await looking();
    await page.getByText("‹U+202E›").first().waitFor();
    await expectAccessible(page);
    expect(await hiddenWidthOfGrid(page)).toBe(0);
    for (const path of [
      "/companies",
      `/companies/${entity!.entity_id}`,
      `/companies/${entity!.entity_id}/sources`,
    ]) {
      await workbench.go(page, path);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      }
    }
    expect(workbench.complaints).toEqual([]);
  });

  test("without a company the page says what would bring one, and another tenant's company is not there", async () => {
    const page = await looking();
    await page.getByRole("heading", { name: "No companies yet" }).waitFor();
    await expectAccessible(page);
    const other = await workbench.service.tenant();
    const { entity } = await other.resolve(commerzbank);
    await workbench.go(page, `/companies/${entity!.entity_id}`);
    await page.getByRole("alert").getByText("It is not there.").waitFor();
  });
});
