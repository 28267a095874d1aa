/** A record is pasted or filled in, resolved, and explained; two records are compared. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestTenant } from "../support/tenant.ts";
import { browsers, expectAccessible, OpenWorkbench } from "./open-workbench.ts";

describe.each(browsers)("in %s", (browser) => {
  let workbench: OpenWorkbench;
  let tenant: TestTenant;
  let page: Page;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser);
  });
  beforeEach(async () => {
    tenant = await workbench.service.tenant();
    page = await workbench.signedIn(tenant, ["resolve"]);
    await workbench.go(page, "/try");
  });
  afterAll(() => workbench.close());

  test("a signature is pasted and resolved by keyboard, and the answer says how it came about", async () => {
    await expectAccessible(page);
    await page.getByLabel("Paste a record").focus();
    await page.keyboard.insertText(
      "Jane Doe\nBarclays PLC\n1 Churchill Place, London E14 5HP\nUnited Kingdom",
    );
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Barclays PLC");
    expect(await page.getByLabel("Postal code").inputValue()).toBe("E14 5HP");
    await page.getByLabel("Name", { exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "How it came about" }).waitFor();
    await page.getByRole("table", { name: /^Evidence on/ }).waitFor();
    await page.getByRole("heading", { name: "Shortlist" }).waitFor();
    expect(await page.evaluate("document.activeElement.id")).toBe("answer");
    const curl = (await page.locator("pre", { hasText: "curl -s" }).textContent()) ?? "";
    expect(curl).toContain(`${workbench.url}/v1/resolve`);
    expect(curl).toContain('"postal_code":"E14 5HP"');
    expect(await page.content()).not.toContain("assay_sk_");
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
    expect(workbench.complaints).toEqual([]);
  });

  test("the page shows the decision of the service, which is kept once", async () => {
    await page
      .getByLabel("Paste a record")
      .fill('{"name":"Commerzbank AG","country":"DE","depth":"research"}');
    await page.getByLabel("What may be asked").selectOption("probabilistic");
    await page.getByRole("button", { name: "Resolve" }).click();
    await page.getByRole("heading", { name: "How it came about" }).waitFor();
    await page.getByText("Receipt", { exact: true }).first().click();
    const { decisions } = await workbench.service.client(tenant.keys.resolve).decisions.list({ limit: 10 });
    expect(decisions).toHaveLength(1);
    await page.getByText(decisions[0]!.decision_id).first().waitFor();
    expect(decisions[0]!.acting_surface).toBe("workbench");
  });

  test("a name with markup and bidirectional controls stays a text", async () => {
    const name = `<img src=x onerror="document.title='ran'"> \u202Egnp.exe plc`;
    await page.getByLabel("Paste a record").fill(JSON.stringify({ name, country: "GB" }));
    await page.getByRole("button", { name: "Resolve" }).click();
    await page.getByRole("heading", { name: "Shortlist" }).waitFor();
    expect(await page.title()).toBe("Try a record · Assay");
    await expectAccessible(page);
  });

  test("two records are compared, and nothing is kept", async () => {
    await page.getByLabel("Paste a record").fill("Name;Country\nCommerzbank AG;DE");
    await page.getByLabel(/Compare it with another record/).check();
    expect(await page.getByRole("button", { name: "Compare" }).isDisabled()).toBe(true);
    const other = page.getByRole("group", { name: "The other record" });
    await other.getByLabel("Name", { exact: true }).fill("Commerzbank Aktiengesellschaft");
    await other.getByLabel("Country", { exact: true }).fill("Germany");
    await page.getByRole("button", { name: "Compare" }).click();
    await page.getByText("Nothing was kept.").waitFor();
    await page.getByText("client.match(").waitFor();
    await expectAccessible(page);
    const { decisions } = await workbench.service.client(tenant.keys.resolve).decisions.list({ limit: 10 });
    expect(decisions).toEqual([]);
  });
});
