/** A person opens the workbench, in a real browser where there is one; `npm run test:browser` tests more. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSignInCode } from "../../src/app/sign-in-codes.ts";
import { browsers, expectAccessible, OpenWorkbench } from "../browser/open-workbench.ts";
import { TestService } from "../support/service.ts";
import type { TestTenant } from "../support/tenant.ts";

const FIRST_LOAD_BYTES = 150 * 1024;

test("the page and each file that it names are served, on a machine without a browser as well", async () => {
  const service = await TestService.start();
  const get = (url: string, accept: string) =>
    service.app.http.inject({ method: "GET", url, headers: { accept } });
  const page = await get("/workbench/", "text/html");
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-security-policy"]).not.toContain("unsafe-inline");
  const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!);
  expect(files.map((file) => file.replace(/^.*\./, ""))).toEqual(expect.arrayContaining(["css", "js"]));
  for (const file of files) expect((await get(file, "*/*")).statusCode).toBe(200);
  await service.close();
});

describe.each(browsers)("in %s", (browser) => {
  let workbench: OpenWorkbench;
  let tenant: TestTenant;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser);
    tenant = await workbench.service.tenant();
  });
  afterAll(() => workbench.close());

  test("a wrong key is refused with advice, a right one signs in, and the browser keeps neither", async () => {
    const page = await workbench.page();
    await expectAccessible(page);
    await page.getByLabel("API key").fill("assay_sk_mistyped");
    await page.getByRole("button", { name: "Sign in" }).click();
    expect(await page.getByRole("alert").textContent()).toContain("does not know this key");
    await page.getByLabel("API key").fill(tenant.keys.read);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
    const kept = await page.evaluate<string>("JSON.stringify([document.cookie, {...localStorage}])");
    expect(kept).not.toContain("assay_sk_");
    expect(kept).not.toContain("assay_workbench");
  });

  test("the operator's link signs in once and leaves the address", async () => {
    const { config, clock } = workbench.service;
    const code = makeSignInCode(config.ASSAY_DATA_DIR, { now: clock.now, seconds: 600 });
    const page = await workbench.page();
    await page.goto("about:blank");
    await page.goto(`${workbench.url}/#${code}`);
    await page.getByText("Operator", { exact: true }).first().waitFor();
    expect(page.url()).not.toContain(code);
    const again = await workbench.page();
    await again.goto("about:blank");
    await again.goto(`${workbench.url}/#${code}`);
    expect(await again.getByRole("alert").textContent()).toContain("This link has been used");
  });

  test("the first load is small, comes from the service alone, and breaks no content policy", async () => {
    const page = await workbench.page();
    await page.waitForLoadState("networkidle");
    const bytes = await page.evaluate<number>(
      `["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type))
        .reduce((sum, { transferSize }) => sum + transferSize, 0)`,
    );
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(FIRST_LOAD_BYTES);
    expect(new Set(workbench.requests.map(({ origin }) => origin))).toEqual(new Set([workbench.url]));
    expect(workbench.complaints).toEqual([]);
  });

  test("after signing out every page asks to sign in", async () => {
    const page = await workbench.signedIn(tenant, ["read"]);
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await workbench.go(page, "/account");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
  });
});
