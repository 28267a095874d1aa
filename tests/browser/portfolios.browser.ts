/** A person keeps a list of companies: fills it from a file, turns watches on, and reads the changes. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Watcher } from "../../src/pipelines/watches/testing/watching.ts";
import { numberedCompany } from "../support/records.ts";
import type { TestTenant } from "../support/tenant.ts";
import { browsers, expectAccessible, OpenWorkbench } from "./open-workbench.ts";

describe.each(browsers)("in %s", (browser) => {
  let workbench: OpenWorkbench;
  let tenant: TestTenant;
  let ids: string[];
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser);
    tenant = await workbench.service.tenant();
    ids = [];
    for (let n = 1; n <= 3; n++) ids.push((await tenant.resolve(numberedCompany(n))).entity!.entity_id);
  });
  afterAll(() => workbench.close());

  test("a list is made, filled from a file, watched and exported, and its changes are shown", async () => {
    const page = await workbench.signedIn(tenant, ["resolve"]);
    await workbench.go(page, "/portfolios");
    await page.getByLabel("Name of a new portfolio").fill("Suppliers");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Suppliers" }).waitFor();
    const rows = [
      "entity_id,registration_number,jurisdiction,customer_reference",
      `${ids[0]},,,V-1`,
      `,${numberedCompany(2).registration_number},GB,V-2`,
      ",99999999,GB,V-3",
    ];
    await page.getByLabel("CSV, up to 1,000 rows").setInputFiles({
      name: "suppliers.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(rows.join("\n")),
    });
    await page.getByText("2 of 3 rows are in the portfolio.").waitFor();
    await page.getByText("Row 4: None of your companies has this identifier.").waitFor();
    await page.getByText("V-2").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Watch all" }).click();
    await page.getByText("2 companies are watched.").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export as NDJSON" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^pf_.*\.ndjson$/);

    await tenant.resolve({ ...numberedCompany(1), phone: "+44 20 7946 0018" });
    // An interval of a day would be longer than a session.
    const watcher = new Watcher(workbench.service, tenant);
    await watcher.watch(ids[0]!);
    await watcher.after();
    await page.getByRole("link", { name: "Changes" }).first().click();
    await page.getByText("contact.phone").waitFor();
    await page.getByLabel("About").selectOption("ownership");
    await page.getByText("No changes").waitFor();
    await page.getByLabel("About").selectOption("contact");
    await page.getByText("contact.phone").waitFor();
    await expectAccessible(page);
    expect(workbench.complaints).toEqual([]);
  });
});
