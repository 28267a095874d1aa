/** An operator creates keys, tickets and webhooks, and revokes them: by keyboard, each value shown once. */
import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestTenant } from "../support/tenant.ts";
import { receiverHost, WebhookReceiver } from "../support/webhook-receiver.ts";
import { browsers, expectAccessible, OpenWorkbench } from "./open-workbench.ts";

describe.each(browsers)("in %s", (browser) => {
  let receiver: WebhookReceiver;
  let workbench: OpenWorkbench;
  let tenant: TestTenant;
  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    workbench = await OpenWorkbench.start(browser, {
      environment: { ASSAY_ENCRYPTION_KEY: randomBytes(32).toString("base64") },
      network: receiver.network(),
    });
    tenant = await workbench.service.tenant();
  });
  afterAll(async () => {
    await workbench.close();
    await receiver.close();
  });

  const valueShown = async (page: Page): Promise<string> => {
    const value = await page.getByLabel("Value", { exact: true }).inputValue();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.content()).not.toContain(value);
    return value;
  };
  const statusOf = async (key: string) =>
    (await workbench.service.send("GET", "/v1/entities", { key })).status;

  test("a key is made by keyboard, works, is shown once, and stops with its revocation", async () => {
    const page = await workbench.operator(tenant);
    await workbench.go(page, "/keys");
    await page.getByRole("button", { name: "Create a key" }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Name", { exact: true }).focus();
    await page.keyboard.type("Warehouse <b>job</b>");
    await page.getByRole("radio", { name: /^resolve/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expectAccessible(page);
    await page.getByLabel("Name", { exact: true }).focus();
    await page.keyboard.press("Enter");
    const value = await valueShown(page);
    expect(await statusOf(value)).toBe(200);

    const row = page.getByRole("row").filter({ hasText: "Warehouse <b>job</b>" });
    await row.waitFor();
    const { keys } = (await workbench.service.admin("GET", `/v1/admin/keys?tenant_id=${tenant.tenantId}`))
      .body as unknown as { keys: { name: string; scope: string; expires_at: string | null }[] };
    const made = keys.find(({ name }) => name === "Warehouse <b>job</b>")!;
    expect(made.scope).toBe("read");
    expect(made.expires_at).not.toBeNull();
    await expectAccessible(page);
    await row.getByRole("button", { name: /^Revoke/ }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Revoke it" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => statusOf(value)).toBe(401);
    await row.waitFor({ state: "detached" });
    await page.getByLabel("Revoked and expired keys").check();
    expect(await row.innerText()).toContain("revoked");
  });

  test("a review key names its reviewer", async () => {
    const page = await workbench.operator(tenant);
    await workbench.go(page, "/keys");
    await page.getByRole("button", { name: "Create a key" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Reviewer's");
    await page.getByRole("radio", { name: /^review/ }).check();
    await page.getByLabel("Reviewer", { exact: true }).fill("ada@example.com");
    await page.getByRole("button", { name: "Create key" }).click();
    await valueShown(page);
    await page.getByText("review as ada@example.com").waitFor();
  });

  test("a tenant is created and the operator acts in it", async () => {
    const page = await workbench.operator(tenant);
    await workbench.go(page, "/tenants");
    await page.getByRole("button", { name: "Create a tenant" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Zweite Mandantin GmbH");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Act here, in Zweite Mandantin GmbH" }).click();
    await page.locator(".account .tenant", { hasText: "Zweite Mandantin GmbH" }).waitFor();
    await expectAccessible(page);
  });

  test("an install ticket is shown once", async () => {
    const page = await workbench.operator(tenant);
    await workbench.go(page, "/connectors");
    await page.getByRole("button", { name: "Issue an install ticket" }).click();
    await page.getByRole("button", { name: "Issue ticket" }).click();
    expect(await valueShown(page)).toMatch(/^assay_/);
  });

  test("a webhook's log shows each attempt, and the subscription ends", async () => {
    const page = await workbench.operator(tenant);
    await workbench.go(page, "/webhooks");
    await page.getByRole("heading", { name: "Nobody is told" }).waitFor();
    await page.getByRole("button", { name: "Create a webhook" }).click();
    await page.getByLabel("Address").fill(`https://${receiverHost}/assay`);
    await page.getByRole("button", { name: "Create webhook" }).click();
    await page.getByText("Choose at least one event.").waitFor();
    await page.getByLabel(/a batch job has come to its end/).check();
    await page.getByRole("button", { name: "Create webhook" }).click();
    expect(await valueShown(page)).toMatch(/^whsec_/);

    await workbench.service
      .client(tenant.keys.resolve)
      .batchJobs.submit({ records: [{ name: "Apple Inc." }] });
    await expect
      .poll(
        async () => {
          await workbench.service.app.deliverWebhooks();
          return receiver.received.length;
        },
        { timeout: 30_000, interval: 200 },
      )
      .toBe(1);
    await workbench.go(page, "/webhooks");
    const log = page.getByRole("table", { name: "Attempts to deliver" });
    expect(await log.innerText()).toMatch(/batch\.succeeded.*succeeded.*200/s);
    await expectAccessible(page);
    await page.getByRole("button", { name: /^End the subscription/ }).click();
    await page.getByRole("button", { name: "End it" }).click();
    await page.locator(".badge", { hasText: /^ended$/ }).waitFor();
  });

  test("an action that a session may not do is not offered", async () => {
    const page = await workbench.signedIn(tenant, ["read"]);
    const navigation = page.getByRole("navigation", { name: "Pages" });
    for (const title of ["Keys", "Tenants", "Connectors"])
      expect(await navigation.getByRole("link", { name: title }).count()).toBe(0);
    await workbench.go(page, "/webhooks");
    await page.getByRole("heading", { name: "Webhooks", level: 1 }).waitFor();
    expect(await page.getByRole("button", { name: "Create a webhook" }).count()).toBe(0);
    expect(workbench.complaints).toEqual([]);
  });
});
