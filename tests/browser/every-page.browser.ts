/** Tests every page of the workbench's list: a new page is tested here without a line of its own. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { accessibilityFaults } from "./axe.ts";
import { browsers, OpenWorkbench } from "./open-workbench.ts";
import { movement, sidewaysScroll, walkByKeyboard } from "./page-sweep.ts";
import { differenceFromStored, sheetOf, storeSheet } from "./pictures.ts";
import { busyTenant, type World } from "./world.ts";

interface PageRoute {
  readonly path: string;
}

// Imported by a computed address: the tests' compiler reads no TSX and does not know the browser's types.
const list = new URL("../../web/pages.ts", import.meta.url).href;
const { pages } = (await import(list)) as { readonly pages: readonly PageRoute[] };

const schemes = ["light", "dark"] as const;
const sizes = [
  { width: 320, height: 800 },
  { width: 1280, height: 900 },
  { width: 2560, height: 1300 },
];
/** The share of a sheet's pixels that may differ: ids differ between runs, letters between machines. */
const MOST_DIFFERENCE = 0.02;

const nameOf = ({ path }: PageRoute): string => path.replaceAll(/[/:?_]+/g, "-").replace(/^-/, "") || "start";

describe.each(browsers)("in %s", (browser) => {
  let workbench: OpenWorkbench;
  let world: World;
  let page: Page;
  let canvas: Page;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser);
    world = await busyTenant(workbench.service);
    page = await workbench.operator(world.tenant, {
      reducedMotion: "reduce",
      timezoneId: "Europe/Berlin",
      locale: "en-GB",
    });
    await page.clock.setFixedTime(workbench.service.clock.now);
    canvas = await page.context().newPage();
  });
  afterAll(() => workbench.close());

  const addressOf = ({ path }: PageRoute): string =>
    path.replaceAll(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
      if (optional === "?") return "";
      expect(world.values, `tests/browser/world.ts says nothing of :${name}`).toHaveProperty(name);
      return `/${world.values[name]}`;
    });

  const open = async (route: PageRoute): Promise<void> => {
    await page.setViewportSize(sizes[1]!);
    await page.emulateMedia({ colorScheme: "light" });
    await workbench.go(page, addressOf(route));
    await page.locator("main h1, main h2").first().waitFor();
    await expect.poll(() => page.locator(".chart:empty").count()).toBe(0);
  };

  test.each(pages)("$path: axe finds nothing, light and dark, narrow and wide", async (route) => {
    await open(route);
    for (const colorScheme of schemes)
      for (const size of sizes.slice(0, 2)) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        expect(await accessibilityFaults(page), `${colorScheme}, ${size.width} px`).toEqual([]);
      }
  });

  test.each(pages)(
    "$path: nothing scrolls sideways, nothing moves for a reader who wants no motion",
    async (route) => {
      await open(route);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expect.poll(() => sidewaysScroll(page), { message: `${size.width} px` }).toEqual([]);
      }
      expect(await movement(page)).toEqual([]);
    },
  );

  test.each(pages)("$path: the Tab key reaches every control, and shows where it is", async (route) => {
    await open(route);
    expect(await walkByKeyboard(page)).toEqual({ missed: [], unseen: [] });
  });

  test.each(pages)("$path: it looks as it did", async (route) => {
    await open(route);
    const screenshots: Buffer[] = [];
    for (const colorScheme of schemes)
      for (const size of sizes) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        await page.evaluate("new Promise((done) => setTimeout(done, 150))");
        screenshots.push(await page.screenshot());
      }
    const sheet = { name: nameOf(route), sheet: await sheetOf(canvas, screenshots) };
    if (inject("pictures") === "store") storeSheet(sheet.name, sheet.sheet);
    const difference = await differenceFromStored(canvas, sheet);
    expect(difference, "`npm run pictures` stores it").not.toBeNull();
    expect(difference).toBeLessThan(MOST_DIFFERENCE);
  });

  test("no page asked anything of another origin, broke the content policy or met an error", () => {
    expect(new Set(workbench.requests.map(({ origin }) => origin))).toEqual(new Set([workbench.url]));
    expect(workbench.complaints).toEqual([]);
  });
});
