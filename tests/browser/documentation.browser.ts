/** The pictures of the documents. A test takes them, so that the shown pages stay reachable. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { browsers, OpenWorkbench } from "./open-workbench.ts";
import { busyTenant, type World } from "./world.ts";

interface Picture {
  readonly name: string;
  /** The page's address below `/workbench`. */
  readonly path: (values: World["values"]) => string;
  readonly scheme: "light" | "dark";
  /** A heading of the page. */
  readonly heading: RegExp;
}

const pictures: readonly Picture[] = [
  { name: "overview", path: () => "/overview", scheme: "light", heading: /Overview/ },
  { name: "review", path: ({ review_id }) => `/review/${review_id}`, scheme: "light", heading: /\p{L}/u },
  { name: "quality", path: () => "/quality", scheme: "dark", heading: /Quality/ },
  { name: "companies", path: () => "/companies", scheme: "light", heading: /Companies/ },
  {
    name: "company",
    path: ({ entity_id }) => `/companies/${entity_id}`,
    scheme: "light",
    heading: /\p{L}/u,
  },
];

const folder = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));

describe.each(browsers)("in %s", (browser) => {
  let workbench: OpenWorkbench;
  let world: World;
  let page: Page;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser);
    world = await busyTenant(workbench.service);
    page = await workbench.operator(world.tenant, {
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
      timezoneId: "Europe/Berlin",
      locale: "en-GB",
    });
    await page.clock.setFixedTime(workbench.service.clock.now);
  });
  afterAll(() => workbench.close());

  test.each(pictures)("$name, $scheme", async ({ name, path, scheme, heading }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await workbench.go(page, path(world.values));
    await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
    await expect.poll(() => page.locator(".chart:empty").count()).toBe(0);
    const picture = await page.screenshot();
    expect(picture.length).toBeGreaterThan(10_000);
    if (inject("pictures") !== "store") return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}${name}-${scheme}.png`, picture);
  });
});
