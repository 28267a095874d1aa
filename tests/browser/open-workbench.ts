/** The workbench in a real browser: the service on a free port of this machine, and Chromium in front of it. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { makeSignInCode } from "../../src/app/sign-in-codes.ts";
import { chromiumPath } from "../support/browser.ts";
import { TestService } from "../support/service.ts";
import type { TestTenant } from "../support/tenant.ts";
import { accessibilityFaults } from "./axe.ts";

/** The machine's browser, where it has one; for `describe.each`. */
export const browsers: readonly string[] = chromiumPath === undefined ? [] : [chromiumPath];

/** The longest wait for an element of a page, in milliseconds. */
const WAIT_MS = 30_000;

export class OpenWorkbench {
  readonly service: TestService;
  readonly url: string;
  readonly #browser: Browser;
  /** All requests of the pages, in order. */
  readonly requests: URL[] = [];
  /** Errors that pages reported: those of scripts, and of the content policy. */
  readonly complaints: string[] = [];

  private constructor(parts: { service: TestService; url: string; browser: Browser }) {
    this.service = parts.service;
    this.url = parts.url;
    this.#browser = parts.browser;
  }

  /** The service with the sample register. */
  static async start(
    executablePath: string,
    options: Parameters<typeof TestService.start>[0] = {},
  ): Promise<OpenWorkbench> {
    const service = await TestService.start(options);
    const url = await service.app.http.listen({ port: 0, host: "127.0.0.1" });
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    return new OpenWorkbench({ service, url, browser });
  }

  /** A new browser, at the start page. */
  async page(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    context.setDefaultTimeout(WAIT_MS);
    const page = await context.newPage();
    page.on("request", (request) => this.requests.push(new URL(request.url())));
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !/status of 4\d\d/.test(message.text()))
        this.complaints.push(message.text());
    });
    await page.goto(this.url);
    return page;
  }

  /** A new browser that is signed in with these keys of the tenant. */
  async signedIn(
    tenant: TestTenant,
    scopes: readonly ("read" | "resolve" | "review" | "erase")[],
    options: BrowserContextOptions = {},
  ): Promise<Page> {
    const page = await this.page(options);
    const [first, ...others] = scopes;
    await page.getByLabel("API key").fill(tenant.keys[first!]);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("navigation", { name: "Pages" }).waitFor({ state: "attached" });
    for (const scope of others) {
      const status = await page.evaluate(async (key) => {
        const headers = { "content-type": "application/json" };
        return (await fetch("/workbench/session", { method: "POST", headers, body: JSON.stringify({ key }) }))
          .status;
      }, tenant.keys[scope]);
      expect(status).toBe(200);
    }
    if (others.length > 0) await page.reload();
    return page;
  }

  /** An operator's browser, acting in this tenant, with this reviewer name in verdicts. */
  async operator(
    { tenantId }: TestTenant,
    { reviewer = "operator@example.com", ...options }: BrowserContextOptions & { reviewer?: string } = {},
  ): Promise<Page> {
    const { config, clock } = this.service;
    const page = await this.page(options);
    const code = makeSignInCode(config.ASSAY_DATA_DIR, { now: clock.now, seconds: 600 });
    const statuses = await page.evaluate<number[], { code: string; tenant: string; reviewer: string }>(
      async (given) => {
        const send = (method: string, path: string, body: object, csrf = "") =>
          fetch(`/workbench/session${path}`, {
            method,
            headers: { "content-type": "application/json", "x-assay-csrf": csrf },
            body: JSON.stringify(body),
          });
        const begun = await send("POST", "", { code: given.code });
        const { csrf_token: csrf } = (await begun.json()) as { csrf_token: string };
        const chosen = await send("PUT", "/tenant", { tenant_id: given.tenant }, csrf);
        const named = await send("PUT", "/reviewer", { reviewer_id: given.reviewer }, csrf);
        return [begun.status, chosen.status, named.status];
      },
      { code, tenant: tenantId, reviewer },
    );
    expect(statuses).toEqual([200, 200, 200]);
    return page;
  }

  /** Opens a page of the workbench and waits until its data is loaded. */
  async go(page: Page, path: string): Promise<void> {
    await page.goto(`${this.url}/workbench${path}`);
    await page.waitForLoadState("networkidle");
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.service.close();
  }
}

/** Expects that axe finds no fault against WCAG 2.2 AA once the page has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => accessibilityFaults(page), { timeout: 5_000 }).toEqual([]);
}

/** The pixels of the page's table of rows that can only be seen by scrolling it sideways. */
export function hiddenWidthOfGrid(page: Page): Promise<number> {
  return page.locator(".grid").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}
