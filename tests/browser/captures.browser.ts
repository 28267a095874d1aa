/** A person opens a saved capture, keeps and prints it for an auditor, and deletes it. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../src/app/server.ts";
import {
  Captures,
  computedFingerprint,
  type ReceiptBody,
} from "../../src/operations/selections/testing/captures.ts";
import { apple, numberedCompany } from "../support/records.ts";
import { browsers, expectAccessible, OpenWorkbench } from "./open-workbench.ts";

/** An A4 page without its margins, in CSS pixels: 178 mm by 265 mm. */
const paper = { width: 673, height: 1001 };

describe.each(browsers)("in %s", (browser) => {
  let workbench: OpenWorkbench;
  let captures: Captures;
  let receipt: ReceiptBody;
  let page: Page;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser);
    captures = new Captures(workbench.service, await workbench.service.tenant());
    page = await workbench.signedIn(captures.tenant, ["resolve"]);
  });
  afterAll(() => workbench.close());

  test("without a capture, the page says how to make one", async () => {
    await workbench.go(page, "/captures");
    await page.getByRole("heading", { name: "No captures yet" }).waitFor();
    await expectAccessible(page);
  });

  test("the list opens a receipt by keyboard, which shows the fingerprint of the API", async () => {
    const ids: string[] = [];
    for (const n of [1, 2]) ids.push((await captures.tenant.resolve(numberedCompany(n))).entity!.entity_id);
    receipt = await captures.capture({
      capture_id: "audit-2026",
      entity_ids: ids,
      fields: ["identity.legal_name", "contact.phone"],
    });
    await workbench.go(page, "/captures");
    await page.getByRole("row", { name: /audit-2026/ }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "audit-2026" }).waitFor();
    const shown = (await captures.get("audit-2026")).body;
    expect(await page.locator(".fingerprint").textContent()).toBe(shown.fingerprint);
    const verify = `npx assay receipt verify audit-2026.json --expect ${shown.fingerprint}`;
    await page.getByText(verify).waitFor();
    await page.getByText(shown.policy.rule).waitFor();
    for (const { entity_id, record } of shown.entities)
      expect(await page.locator(`[data-entity="${entity_id}"]`).textContent()).toBe(
        record["identity.legal_name"],
      );
    await expectAccessible(page);
  });

  test("the downloaded receipt has the fingerprint that it states", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as JSON" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("audit-2026.json");
    const saved = JSON.parse(readFileSync(await download.path(), "utf8")) as ReceiptBody;
    expect(saved.fingerprint).toBe(receipt.fingerprint);
    expect(computedFingerprint(saved)).toBe(receipt.fingerprint);
  });

  test("on paper there is no navigation, and the fingerprint is on the first page", async () => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("navigation", { name: "Pages" }).isVisible()).toBe(false);
    expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
    const { y, height } = (await page.locator(".fingerprint").boundingBox())!;
    expect(y + height).toBeLessThan(paper.height);
    const company = page.locator(".captured").first();
    const style = `getComputedStyle(document.querySelector(".captured")).breakBefore`;
    expect(await page.evaluate(style)).toBe("page");
    await company
      .getByText(/; licence /)
      .first()
      .waitFor();
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  test("a company and the comparison of its sources are captured, and the receipts are opened", async () => {
    const id = receipt.entities[0]!.entity_id;
    for (const [address, at, kind] of [
      [`/companies/${id}`, "header", "Values of companies"],
      [`/companies/${id}/sources`, "section.card", "Comparison of sources"],
    ] as const) {
      await workbench.go(page, address);
      await page.locator(`main ${at}`).getByRole("button", { name: "Capture" }).first().click();
      await page.getByRole("button", { name: "Open" }).click();
      await page.getByText(`${kind}, as read on`).waitFor();
      await expectAccessible(page);
      const made = new URL(page.url()).pathname.split("/").at(-1)!;
      const { body } = await captures.get(made);
      expect(await page.locator(".fingerprint").textContent()).toBe(body.fingerprint);
      expect(await captures.remove(made)).toBe(204);
    }
    await workbench.go(page, "/captures/audit-2026");
  });

  test("values of a source that may no longer be shown are named, and the fingerprint stays", async () => {
    const { service } = workbench;
    const { entity } = await captures.tenant.resolve(apple);
    const made = await captures.capture({ entity_ids: [entity!.entity_id] });
    const source = made.entities[0]!.provenance["identity.legal_name"]!.source_id;
    const config = { ...service.config, ASSAY_RESTRICTED_SOURCES: [source] };
    const app = await createApp(config, service.database, { now: () => service.clock.now });
    const url = await app.http.listen({ port: 0, host: "127.0.0.1" });
    const later = await workbench.page();
    await later.goto(url);
    await later.getByLabel("API key").fill(captures.tenant.keys.read);
    await later.getByRole("button", { name: "Sign in" }).click();
    await later.getByRole("navigation", { name: "Pages" }).waitFor({ state: "attached" });
    await later.goto(`${url}/workbench/captures/${made.receipt_id}`);
    await later.getByRole("heading", { name: /values? (is|are) withheld/ }).waitFor();
    const places = later.getByRole("region", { name: "Withheld values" });
    expect(await places.innerText()).toContain("/entities/0/record/identity.legal_name");
    expect(await later.locator(".fingerprint").textContent()).toBe(made.fingerprint);
    await expectAccessible(later);
    await later.context().close();
    await app.close();
    expect(await captures.remove(made.receipt_id)).toBe(204);
  });

  test("a receipt of 100 companies shows and prints each of them", async () => {
    const records = Array.from({ length: 100 }, (_, n) => numberedCompany(1_000 + n));
    const { outcomes } = await captures.tenant.batch(records);
    const ids = outcomes.map((one) => one.entity!.entity_id);
    const made = await captures.capture({ entity_ids: ids, fields: ["identity.legal_name"] });
    await workbench.go(page, `/captures/${made.receipt_id}`);
    await expect.poll(() => page.locator(".captured").count()).toBe(100);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".captured").filter({ visible: true }).count()).toBe(100);
    await page.emulateMedia({ media: "screen" });
    expect(await captures.remove(made.receipt_id)).toBe(204);
    await workbench.go(page, "/captures/audit-2026");
  });

  test("a receipt is deleted by keyboard, after a question", async () => {
    await page.getByRole("button", { name: "Delete" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Delete this capture?" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect((await captures.get("audit-2026")).status).toBe(200);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("No captures yet").waitFor();
    expect((await captures.get("audit-2026")).status).toBe(404);
    expect(workbench.complaints).toEqual([]);
  });
});
