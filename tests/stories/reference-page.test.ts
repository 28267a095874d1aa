/** The reference page as a browser draws it. */
import { chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../support/browser.ts";
import { TestService } from "../support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

afterAll(() => service.close());

/** Every table of fields has this class, which gives the greater part of the width to the descriptions. */
test("no table of fields is laid out by the length of its types", async () => {
  const page = await (await service.app.http.inject({ url: "/docs" })).body;
  const tables = [
    ...page.matchAll(/<div class="([^"]+)"[^>]*>(?=<table><thead><tr>\s*<th scope="col">Field<)/g),
  ];
  expect(tables.length).toBeGreaterThan(50);
  expect(new Set(tables.map(([, classes]) => classes))).toEqual(new Set(["table fields"]));
  expect(page).toMatch(/\.fields table\{table-layout:fixed/);
});

describe.each(chromiumPath === undefined ? [] : [chromiumPath])("in %s", (executablePath) => {
  test.each([
    [1280, 340],
    [1024, 280],
    [390, 240],
  ])(
    "at %i px what a field means has %i px or more in every table, and the page itself does not scroll sideways",
    async (width, least) => {
      const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
      try {
        const tab = await browser.newPage({ viewport: { width, height: 900 } });
        await tab.setContent((await service.app.http.inject({ url: "/docs" })).body);
        const widths = await tab
          .locator(".fields thead th:nth-child(3)")
          .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
        expect(widths.length).toBeGreaterThan(50);
        expect(Math.min(...widths)).toBeGreaterThanOrEqual(least);
        const [wide, seen] = (await tab.evaluate(
          "[document.documentElement.scrollWidth, document.documentElement.clientWidth]",
        )) as [number, number];
        expect(wide).toBeLessThanOrEqual(seen);
      } finally {
        await browser.close();
      }
    },
  );
});
