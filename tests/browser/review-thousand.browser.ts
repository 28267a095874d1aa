/**
 * A queue of a thousand items: complete, and drawn in part. The times of a step are printed and not asserted:
 * `npx vitest run --config vitest.browser.config.ts tests/browser/review-thousand.browser.ts` on a quiet machine.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { abstain, foundTwins } from "../../src/operations/review/testing/abstentions.ts";
import type { TestTenant } from "../support/tenant.ts";
import { browsers, OpenWorkbench } from "./open-workbench.ts";

const ITEMS = 1_000;
const STEPS = 60;

interface Steps {
  readonly visited: readonly string[];
  /** From the key to the frame after the next item is shown. */
  readonly milliseconds: readonly number[];
}

/** Presses `j` so often, each time when the item before is shown. */
const walk = (page: Page, steps: number): Promise<Steps> =>
  page.evaluate<Steps>(`(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const visited = [location.pathname];
    const milliseconds = [];
    for (let step = 0; step < ${steps}; step += 1) {
      const before = location.pathname;
      const started = performance.now();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "j", bubbles: true }));
      for (let wait = 0; wait < 600 && location.pathname === before; wait += 1) await frame();
      await frame();
      milliseconds.push(performance.now() - started);
      visited.push(location.pathname);
    }
    return { visited, milliseconds };
  })()`);

/**
 * Presses the key itself, which alone counts as an interaction.
 * @returns durations of the browser's event timing (INP); those under 16 ms are not reported.
 */
async function press(page: Page, key: string, times: number): Promise<readonly number[]> {
  await page.evaluate(`(() => {
    window.interactions = [];
    new PerformanceObserver((list) => window.interactions.push(...list.getEntries().map(({ duration }) => duration)))
      .observe({ type: "event", durationThreshold: 16 });
  })()`);
  for (let time = 0; time < times; time += 1) {
    const before = page.url();
    await page.keyboard.press(key);
    await expect.poll(() => page.url()).not.toBe(before);
  }
  return page.evaluate<number[]>("window.interactions");
}

function told(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `${name}: median ${at(0.5).toFixed(1)} ms, p98 ${at(0.98).toFixed(1)} ms of ${sorted.length}`;
}

describe.each(browsers)("a thousand items in %s", (browser) => {
  let workbench: OpenWorkbench;
  let tenant: TestTenant;
  let page: Page;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser);
    tenant = await workbench.service.tenant();
    await foundTwins(tenant);
    for (let n = 0; n < ITEMS; n += 1) await abstain(tenant, { client_ref: `item ${n}` });
    page = await workbench.signedIn(tenant, ["review", "read"]);
  }, 900_000);
  afterAll(() => workbench.close());

  test("the list knows every item and has a part of them in the document", async () => {
    await workbench.go(page, "/review");
    await page.getByText("1,000 items").waitFor();
    const rows = page.getByRole("table", { name: "Review queue" }).getByRole("row");
    expect(await rows.count()).toBeLessThan(100);
    const { body } = await tenant.get<{ total: number }>("/v1/review-queue?limit=1", "review");
    expect(body.total).toBe(ITEMS);
  });

  test("each step shows another item, in the order of the service", async () => {
    await workbench.go(page, "/review");
    await page.getByText("1,000 items").waitFor();
    await page.keyboard.press("s");
    await page.getByRole("heading", { level: 1, name: "Quillworth Brackenfold Limited" }).waitFor();
    const { visited, milliseconds } = await walk(page, STEPS);
    const { body } = await tenant.get<{ items: { review_id: string }[] }>(
      `/v1/review-queue?limit=${STEPS + 1}`,
      "review",
    );
    expect(visited.map((path) => path.split("/").at(-1))).toEqual(
      body.items.map(({ review_id }) => review_id),
    );
    const interactions = await press(page, "k", 20);
    process.stdout.write(`${told("next item", milliseconds)}\n${told("interactions", interactions)}\n`);
  });
});
