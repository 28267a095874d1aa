/** The operator installs a register from the page, by the same code as on the command line. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestTenant } from "../support/tenant.ts";
import { browsers, expectAccessible, OpenWorkbench } from "./open-workbench.ts";

const partner = (id: number, fields: object = {}) =>
  JSON.stringify({
    source: "partners",
    source_record_id: `p-${id}`,
    name: `Quintessa Partner ${id} GmbH`,
    country: "DE",
    registration_number: `HRB ${880000 + id}`,
    licence: "CC0 1.0",
    ...fields,
  });
const fileOf = (name: string, text: string) => ({
  name,
  mimeType: "application/x-ndjson",
  buffer: Buffer.from(text),
});

describe.each(browsers)("in %s", (browser) => {
  let workbench: OpenWorkbench;
  let tenant: TestTenant;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser);
    tenant = await workbench.service.tenant();
  });
  afterAll(() => workbench.close());

  const uploads = () => join(workbench.service.config.ASSAY_DATA_DIR, "register-uploads");
  const leftOver = () => (existsSync(uploads()) ? readdirSync(uploads()) : []);

  test("a file is installed by keyboard, its format told by its content, its bad rows shown by line", async () => {
    const page = await workbench.operator(tenant);
    await workbench.go(page, "/registers");
    await page.getByRole("table", { name: "Installed registers" }).waitFor();
    await expectAccessible(page);
    const rows = [1, 2, 3, 4].map((id) => partner(id));
    await page
      .getByLabel("Drop a file of a publisher here, or choose one")
      .setInputFiles(fileOf("partners.jsonl", [...rows, partner(5, { name: "" })].join("\n")));
    await page.getByRole("button", { name: "Install" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("partners is installed.").waitFor();
    const row = page.getByRole("row", { name: /^partners company-jsonl/ });
    expect(await row.innerText()).toMatch(/\b4\b/);
    await page.locator("summary", { hasText: "Bad rows of partners" }).click();
    const bad = page.getByRole("table", { name: "Bad rows of partners" });
    expect(await bad.innerText()).toContain("name");
    await expectAccessible(page);
    expect(leftOver()).toEqual([]);

    await workbench.service.app.refresh();
    const { decision } = await tenant.resolve({
      name: "Quintessa Partner 3 GmbH",
      country: "DE",
      registration_number: "HRB 880003",
    });
    expect(decision).toBe("match");
  });

  test("a file that no format can read is refused with what to do, and nothing of it is left", async () => {
    const page = await workbench.operator(tenant);
    await workbench.go(page, "/registers");
    const before = await page.getByRole("table", { name: "Installed registers" }).innerText();
    const chooser = page.getByLabel("Drop a file of a publisher here, or choose one");
    await chooser.setInputFiles(fileOf("notes.txt", "a shopping list\nmilk\n"));
    await page.getByRole("button", { name: "Install" }).click();
    expect(await page.getByRole("alert").innerText()).toContain("Choose the format");
    await expect.poll(() => page.getByRole("button", { name: "Install" }).isEnabled()).toBe(true);
    await page.mouse.move(0, 0);
    await expectAccessible(page);
    expect(await page.getByRole("table", { name: "Installed registers" }).innerText()).toBe(before);
    expect(leftOver()).toEqual([]);
  });

  test("a register that is older than the one in force is refused with the reason", async () => {
    const page = await workbench.operator(tenant);
    await workbench.go(page, "/registers");
    const send = async (date: string) => {
      await page
        .getByLabel("Drop a file of a publisher here, or choose one")
        .setInputFiles(fileOf("dated.jsonl", [1, 2].map((id) => partner(100 + id)).join("\n")));
      const terms = page.getByText("Format, date and licence, where the file does not tell them");
      if (!(await page.getByLabel("Publisher's date").isVisible())) await terms.click();
      await page.getByLabel("Publisher's date").fill(date);
      await page.getByRole("button", { name: "Install" }).click();
    };
    await send("2026-11-01");
    await page.getByText("dated is installed.").waitFor();
    await send("2026-10-01");
    const refusal = page.locator(".notice.bad");
    await refusal.waitFor();
    expect(await refusal.innerText()).toContain("older than what is installed");
    expect(leftOver()).toEqual([]);
  });

  test("without the operator's session there are the sources, and nothing to install with", async () => {
    const page = await workbench.signedIn(tenant, ["read"]);
    await workbench.go(page, "/registers");
    await page.getByRole("table", { name: "Sources of values" }).waitFor();
    expect(await page.getByRole("button", { name: "Install" }).count()).toBe(0);
    await expectAccessible(page);
    expect(workbench.complaints).toEqual([]);
  });
});
