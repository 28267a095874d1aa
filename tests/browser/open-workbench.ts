/** The workbench in a real browser: the service on a free port of this machine, and Chromium in front of it. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { chromiumPath } from "../support/browser.ts";
import { TestService } from "../support/service.ts";
import type { TestTenant } from "../support/tenant.ts";
import { accessibilityFaults } from "./axe.ts";

/** For `describe.each`: the machine's browser, where it has one. */
export const browsers: readonly string[] = chromiumPath === undefined ? [] : [chromiumPath];

export class OpenWorkbench {
  readonly service: TestService;
  readonly url: string;
  readonly #browser: Browser;
  /** Everything that pages asked for, in order. */
  readonly requests: URL[] = [];
  /** What pages complained of: errors of scripts, and of the content policy. */
  readonly complaints: string[] = [];

  private constructor(parts: { service: TestService; url: string; browser: Browser }) {
    this.service = parts.service;
    this.url = parts.url;
    this.#browser = parts.browser;
  }

  /** The service with the sample register. */
  static async start(executablePath: string): Promise<OpenWorkbench> {
    const service = await TestService.start();
    const url = await service.app.http.listen({ port: 0, host: "127.0.0.1" });
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    return new OpenWorkbench({ service, url, browser });
  }

  /** A browser of its own, at the start page. */
  async page(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
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

  /** A browser that is signed in with these keys of the tenant. */
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

  /** Goes to a page of the workbench and waits until it has read what it shows. */
  async go(page: Page, path: string): Promise<void> {
    await page.goto(`${this.url}/workbench${path}`);
    await page.waitForLoadState("networkidle");
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.service.close();
  }
}

/** Expects that axe finds nothing against WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}
