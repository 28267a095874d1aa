/** The history of a company: its owners, its names, its accounts and its value. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROUP, installKnownGroup, WIDGETS } from "../../src/operations/knowledge/testing/known-group.ts";
import { installRegister } from "../../src/pipelines/register-install/install-register.ts";
import type { TestTenant } from "../support/tenant.ts";
import { browsers, expectAccessible, OpenWorkbench } from "./open-workbench.ts";

const accounts = {
  source: "erp",
  source_record_id: "1",
  name: "Northgate Widgets Limited",
  lei: WIDGETS,
  statements: [
    statement(2021, 900),
    statement(2022, 1_000),
    // No statement for 2023 and 2024: a gap.
    statement(2025, 1_200),
  ],
  valuations: ["2026-08-31", "2026-10-30"].map((quoted_on) => ({
    measure: "market_cap",
    value: 9_000_000,
    currency: "GBP",
    quoted_on,
    published_on: quoted_on,
    adjusted: false,
    basis: "point_in_time",
  })),
};

function statement(year: number, revenue: number) {
  const period = {
    period_start: `${year}-01-01`,
    period_end: `${year}-12-31`,
    filed_on: `${year + 1}-03-01`,
  };
  return { ...period, scope: "legal_entity", basis: "reported", currency: "GBP", amounts: { revenue } };
}

describe.each(browsers)("knowledge of a company, in %s", (browser) => {
  let workbench: OpenWorkbench;
  let tenant: TestTenant;
  let entityId: string;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser, { register: "none" });
    const { service } = workbench;
    const deps = {
      database: service.database,
      dataDir: service.config.ASSAY_DATA_DIR,
      now: () => service.clock.now,
    };
    await installKnownGroup(deps);
    const filePath = join(deps.dataDir, "accounts.jsonl");
    await writeFile(filePath, JSON.stringify(accounts));
    await installRegister(deps, { format: "company-jsonl", filePath, licence: "CC0 1.0" });
    await service.app.registers.refresh();
    tenant = await service.tenant();
    const { entity } = await tenant.resolve({ name: "Northgate Widgets", lei: WIDGETS });
    entityId = entity!.entity_id;
  });
  afterAll(() => workbench.close());
  beforeEach(() => {
    workbench.complaints.length = 0;
  });

  async function open(section: string): Promise<Page> {
    const page = await workbench.signedIn(tenant, ["read"]);
    await workbench.go(page, `/companies/${entityId}/${section}`);
    return page;
  }

  test("ownership: control and accounting are drawn apart, every statement stands in the table, ends have reasons", async () => {
    const page = await open("ownership");
    await page.getByRole("img", { name: /companies and \d+ statements/ }).waitFor();
    const table = page.getByRole("region", { name: "Statements of the graph" });
    await expect.poll(() => table.innerText()).toContain("75–100% of shares");
    const text = await table.innerText();
    expect(text).toContain("Northgate Group SE");
    expect(text).toContain("Ownership or control");
    expect(text).toContain("Accounting consolidation");
    expect(await page.locator(".ownership-edge.control").count()).toBe(2);
    expect(await page.locator(".ownership-edge.consolidation").count()).toBe(3);
    await expect.poll(() => page.locator("main").innerText()).toContain("name number disagree");
    const width = () => page.locator(".ownership-place svg").evaluate((svg) => svg.getAttribute("width"));
    const before = Number(await width());
    await page.getByRole("button", { name: "Larger" }).press("Enter");
    await expect.poll(async () => Number(await width())).toBeCloseTo(1.25 * before);
    await expectAccessible(page);
    expect(workbench.complaints).toEqual([]);
  });

  test("connections: the shortest path to another company is drawn, and each relationship stands in the table", async () => {
    await tenant.resolve({ name: "Northgate Group", lei: GROUP });
    const page = await open("connections");
    await page.getByLabel("Another company: its name or entity id").fill("northgate GROUP");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Northgate Group SE" }).press("Enter");
    await page.getByText("One path of one relationship, as of 2026-11-20.").waitFor();
    await page.getByRole("img", { name: /2 companies and 1 statements/ }).waitFor();
    const table = page.getByRole("region", { name: "Relationships of the paths" });
    await expect.poll(() => table.innerText()).toContain("IS_ULTIMATELY_CONSOLIDATED_BY");
    await page.getByRole("heading", { name: "What may be missing" }).waitFor();
    await expectAccessible(page);
    expect(workbench.complaints).toEqual([]);
  });

  test("shown paths are captured, and the receipt is opened", async () => {
    const page = await workbench.signedIn(tenant, ["resolve"]);
    await workbench.go(page, `/companies/${entityId}/connections`);
    await page.getByLabel("Another company: its name or entity id").fill("northgate GROUP");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Northgate Group SE" }).press("Enter");
    await page.locator("section.card").getByRole("button", { name: "Capture" }).press("Enter");
    await page.getByRole("button", { name: "Open" }).press("Enter");
    await page.getByText("Paths between companies, as read on").waitFor();
    await page.getByRole("heading", { name: "The captured answer" }).waitFor();
    await expectAccessible(page);
    expect(workbench.complaints).toEqual([]);
  });

  test("a statement is captured as its selection, and the receipt is opened", async () => {
    const page = await workbench.signedIn(tenant, ["resolve"]);
    await workbench.go(page, `/companies/${entityId}/statements`);
    await page.locator("section.card").getByRole("button", { name: "Capture" }).first().press("Enter");
    await page.getByRole("button", { name: "Open" }).press("Enter");
    await page.getByText("Financial statement, as read on").waitFor();
    await expectAccessible(page);
    expect(workbench.complaints).toEqual([]);
  });

  test("a company is watched and no longer watched; a key that reads is not offered it", async () => {
    const reading = await open("");
    await reading.getByRole("button", { name: "Export as JSON" }).waitFor();
    expect(await reading.getByRole("button", { name: "Watch" }).count()).toBe(0);
    const page = await workbench.signedIn(tenant, ["resolve"]);
    await workbench.go(page, `/companies/${entityId}`);
    await page.getByRole("button", { name: "Watch", exact: true }).press("Enter");
    await page.getByText("The company is watched, once a day.").waitFor();
    const watch = () => tenant.get(`/v1/entities/${entityId}/watch`);
    expect((await watch()).body).toMatchObject({ interval_seconds: 86_400 });
    await page.getByRole("button", { name: "Watched", exact: true }).press("Enter");
    await page.getByText("The company is no longer watched.").waitFor();
    await page.getByRole("button", { name: "Watch", exact: true }).waitFor();
    expect(workbench.complaints).toEqual([]);
  });

  test("names and numbers: each with the dates of its publisher", async () => {
    const page = await open("identity");
    await page.locator('.chart g[data-mark="bar"] rect').first().waitFor();
    await expect.poll(() => page.locator("main").innerText()).toContain("Old Forge Widgets Limited");
    expect(await page.getByRole("img", { name: /dated names, addresses and identifiers/ }).count()).toBe(1);
    await expectAccessible(page);
    expect(workbench.complaints).toEqual([]);
  });

  test("accounts and value: years that are missing break the line, months without a quote are gaps", async () => {
    const page = await open("accounts");
    await page.locator(".chart svg").nth(1).waitFor();
    // Two consecutive years are one run, the year after the gap is another.
    const lines = page.locator(".chart").first().locator('g[data-mark="line"] path');
    await expect.poll(() => lines.count()).toBe(2);
    await expect
      .poll(() =>
        page.getByRole("img", { name: /Market capitalisation at the end of 2 of 60 months/ }).count(),
      )
      .toBe(1);
    await expectAccessible(page);
    expect(workbench.complaints).toEqual([]);
  });
});
