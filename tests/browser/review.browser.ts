/** A reviewer works through the queue: by keyboard, beside another reviewer, and with malicious names. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  abstain,
  foundTwins,
  type ItemBody,
  type QueueBody,
  type Twins,
} from "../../src/operations/review/testing/abstentions.ts";
import { numberedCompany } from "../support/records.ts";
import type { TestTenant } from "../support/tenant.ts";
import { browsers, expectAccessible, hiddenWidthOfGrid, OpenWorkbench } from "./open-workbench.ts";

const hostile = `<img src=x onerror=alert(1)>‮gnp.exe ${"Ω".repeat(460)}`.slice(0, 500);

describe.each(browsers)("review in %s", (browser) => {
  let workbench: OpenWorkbench;
  let tenant: TestTenant;
  let twins: Twins;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser);
  });
  afterAll(() => workbench.close());
  beforeEach(async () => {
    tenant = await workbench.service.tenant();
    twins = await foundTwins(tenant);
    workbench.complaints.length = 0;
  });

  /** The page of the queue, with a clock that a test can set forward. */
  async function reviewing(from: TestTenant = tenant): Promise<Page> {
    const page = await workbench.signedIn(from, ["review", "read"]);
    await page.clock.install();
    await workbench.go(page, "/review");
    return page;
  }

  /** Sets the clock forward once the page says that it waits: before that, its timer may not run yet. */
  async function tenSecondsPass(page: Page): Promise<void> {
    await page.getByText("is sent in ten seconds").first().waitFor();
    await page.clock.fastForward(11_000);
  }

  async function item(reviewId: string): Promise<ItemBody> {
    return (await tenant.get<ItemBody>(`/v1/review-queue/${reviewId}`, "review")).body;
  }

  const itemIs = (reviewId: string, status: string) =>
    expect.poll(async () => (await item(reviewId)).status, { timeout: 20_000 }).toBe(status);

  /** The tenant with the key of another reviewer. */
  async function otherReviewer(): Promise<TestTenant> {
    const { service } = workbench;
    const made = await service.admin("POST", "/v1/admin/keys", {
      tenant_id: tenant.tenantId,
      scope: "review",
      name: "other",
      reviewer_id: "ben@example.com",
    });
    return Object.assign(Object.create(tenant) as TestTenant, {
      keys: { ...tenant.keys, review: (made.body as { key: string }).key },
    });
  }

  test("by keyboard: choose, read the reason, decide, undo, decide again, and it is sent after ten seconds", async () => {
    const first = await abstain(tenant, { client_ref: "first" });
    workbench.service.advance(60);
    const second = await abstain(tenant, { client_ref: "second" });
    const page = await reviewing();
    await expectAccessible(page);
    await page.keyboard.press("s");
    await page.getByRole("heading", { level: 1, name: "Quillworth Brackenfold Limited" }).waitFor();
    expect(page.url()).toContain(first.reviewId);
    await page.keyboard.press("1");
    const reason = page.getByLabel("Reason");
    await expect.poll(() => reason.inputValue()).toMatch(/Same: .*country/);
    await page.keyboard.press("r");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("seen the extract");
    await page.keyboard.press("Escape");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url()).toContain(second.reviewId);
    await page.getByText("is sent in ten seconds").waitFor();
    await page.keyboard.press("z");
    await expect.poll(() => page.url()).toContain(first.reviewId);
    await page.clock.fastForward(15_000);
    expect((await item(first.reviewId)).status).toBe("open");
    await page.keyboard.press("2");
    await page.keyboard.press("2");
    await tenSecondsPass(page);
    await itemIs(first.reviewId, "resolved");
    const { resolution, candidates } = await item(first.reviewId);
    expect(resolution).toMatchObject({ verdict: "match", entity_id: candidates![1]!.entity_id });
    expect(workbench.complaints).toEqual([]);
  });

  test("verdicts that wait do not push the next item down: the last is shown, the others on request", async () => {
    for (const at of [1, 2, 3, 4]) {
      await abstain(tenant, { client_ref: `${at}` });
      workbench.service.advance(60);
    }
    const page = await reviewing();
    // No verdict is answered, so each stays in the list however long the test takes.
    await page.route("**/v1/review-queue/**", (route) =>
      route.request().method() === "POST" ? undefined : route.continue(),
    );
    await page.keyboard.press("s");
    await page.getByText("1 of 4").waitFor();
    const heights: number[] = [];
    for (const left of [3, 2, 1]) {
      await page.keyboard.press("n");
      await page.keyboard.press("n");
      await page.getByText(`1 of ${left}`).waitFor();
      heights.push((await page.locator(".unsent").boundingBox())!.height);
    }
    expect(new Set(heights).size).toBe(1);
    await page.getByText("2 earlier verdicts").click();
    await expect.poll(() => page.locator(".unsent .said").count()).toBe(3);
    await expectAccessible(page);
  });

  test("cannot tell: a label with the reason, and the item stands last in this reviewer's queue", async () => {
    const first = await abstain(tenant, { client_ref: "first" });
    workbench.service.advance(60);
    await abstain(tenant, { client_ref: "second" });
    const page = await reviewing();
    await page.keyboard.press("s");
    await page.getByRole("heading", { level: 1, name: "Quillworth" }).waitFor();
    await page.keyboard.press("u");
    await page.keyboard.press("Enter");
    await tenSecondsPass(page);
    await page.getByText(/^Cannot tell: Quillworth/).waitFor();
    const { items } = (await tenant.get<QueueBody>("/v1/review-queue", "review")).body;
    expect(items.map(({ review_id }) => review_id).at(-1)).toBe(first.reviewId);
    expect(items.at(-1)).toMatchObject({
      status: "open",
      cannot_tell: [{ reviewer_id: "reviewer@example.com" }],
    });
  });

  test("none of these founds a company, and what the second reviewer does to it changes nothing", async () => {
    const { reviewId } = await abstain(tenant);
    const mine = await reviewing();
    const theirs = await reviewing(await otherReviewer());
    for (const page of [mine, theirs]) {
      await page.keyboard.press("s");
      await page.getByRole("heading", { level: 1, name: "Quillworth" }).waitFor();
    }
    await mine.keyboard.press("n");
    await mine.keyboard.press("Enter");
    await theirs.keyboard.press("1");
    await theirs.keyboard.press("Enter");
    await tenSecondsPass(mine);
    await itemIs(reviewId, "resolved");
    await tenSecondsPass(theirs);
    await theirs.getByText(/reviewer@example\.com decided .* first \(None of these\)/).waitFor();
    expect((await item(reviewId)).resolution).toMatchObject({
      verdict: "no_match",
      reviewer_id: "reviewer@example.com",
    });
    await workbench.go(theirs, `/review/${reviewId}`);
    await theirs.getByRole("region", { name: "Resolution" }).getByText("reviewer@example.com").waitFor();
    await expectAccessible(theirs);
  });

  test("a key that another tab adds does not stop what is done in this one", async () => {
    const { reviewId } = await abstain(tenant);
    const page = await reviewing();
    await page.keyboard.press("s");
    await page.getByRole("heading", { level: 1, name: "Quillworth" }).waitFor();
    const other = await page.context().newPage();
    await workbench.go(other, "/account");
    await other.getByLabel("API key of the same tenant").fill(tenant.keys.resolve);
    await other.getByRole("button", { name: "Add key" }).click();
    await other.getByText("The key was added.").waitFor();
    await page.keyboard.press("1");
    await page.keyboard.press("1");
    await tenSecondsPass(page);
    await itemIs(reviewId, "resolved");
  });

  test("closing the page sends what waits", async () => {
    const { reviewId } = await abstain(tenant);
    const page = await reviewing();
    await page.keyboard.press("s");
    await page.getByRole("heading", { level: 1, name: "Quillworth" }).waitFor();
    await page.keyboard.press("1");
    await page.keyboard.press("1");
    await page.getByText("is sent in ten seconds").waitFor();
    expect((await item(reviewId)).status).toBe("open");
    await page.goto("about:blank");
    await itemIs(reviewId, "resolved");
  });

  test("a match can be detached afterwards", async () => {
    const { reviewId, recordId } = await abstain(tenant);
    await workbench.service.send("POST", `/v1/review-queue/${reviewId}/decision`, {
      key: tenant.keys.review,
      body: { verdict: "match", entity_id: twins.first, reason: "by hand" },
    });
    const page = await reviewing();
    await workbench.go(page, `/review/${reviewId}`);
    await page.getByRole("button", { name: "Detach the record" }).click();
    await page.getByRole("dialog").getByLabel("Reason").fill("it was the other one");
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Detach", exact: true }).click();
    await page.getByText("The record was detached").waitFor();
    expect((await tenant.entity(twins.first)).member_record_ids).not.toContain(recordId);
  });

  test("many at once: the preview says what each would change, and nothing is sent before ten seconds", async () => {
    const one = await abstain(tenant, { client_ref: "one" });
    const two = await abstain(tenant, { client_ref: "two" });
    const page = await reviewing();
    await page.keyboard.press("j");
    await page.keyboard.press("Space");
    await page.keyboard.press("j");
    await page.keyboard.press("Space");
    await page.getByText("2 marked").waitFor();
    await page.getByRole("button", { name: "Match with first candidate" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("2 join a company of yours").waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Give 2 verdicts" }).click();
    expect((await item(one.reviewId)).status).toBe("open");
    await tenSecondsPass(page);
    await itemIs(one.reviewId, "resolved");
    // The same content is bound already, so the second record matches the same company.
    await itemIs(two.reviewId, "resolved");
  });

  test("a long queue keeps few rows in the document, counts all, and reads on at its end", async () => {
    const records = Array.from({ length: 130 }, (_, at) => ({
      name: "Quillworth Brackenfold Limited",
      country: "GB",
      enrich: false,
      client_ref: `row ${at}`,
    }));
    await tenant.batch(records);
    const page = await reviewing();
    await page.getByText(/^130 items waiting/).waitFor();
    expect(await page.getByRole("row").count()).toBeLessThan(60);
    await page.keyboard.press("j");
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "Mark all 130 listed" }).waitFor();
    expect(await page.getByRole("grid").getAttribute("aria-rowcount")).toBe("131");
    await page.getByLabel("Why it abstained").selectOption({ index: 1 });
    await expect.poll(() => page.url()).toContain("reason=");
    await page.getByText(/^130 items waiting/).waitFor();
  });

  test("names that mean harm are text: markup does nothing, bidi controls are written out, and nothing overflows", async () => {
    // Two companies of that name: a record with the name alone cannot distinguish them.
    for (const number of [11, 12]) await tenant.resolve({ ...numberedCompany(number), name: hostile });
    await abstain(tenant, {
      name: hostile,
      context: hostile,
      trading_names: [hostile],
      address: { line1: hostile.slice(0, 200), city: hostile.slice(0, 60) },
      client_ref: hostile.slice(0, 200),
    });
    const page = await reviewing();
    await expectAccessible(page);
    await page.keyboard.press("s");
    const heading = page.getByRole("heading", { level: 1 });
    await heading.getByText("‹U+202E›").waitFor();
    expect(await page.locator("img").count()).toBe(0);
    await expectAccessible(page);
    for (const width of [320, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    }
    await workbench.go(page, "/review");
    await page.getByRole("grid").waitFor();
    expect(await hiddenWidthOfGrid(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
    expect(workbench.complaints).toEqual([]);
  });

  test("single keys can be turned off, and an empty queue says what would fill it", async () => {
    const page = await reviewing();
    await page.getByRole("heading", { name: "Nothing waits for a person" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("?");
    await page.getByRole("dialog").getByLabel("Single keys do something").uncheck();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.getByRole("button", { name: "Shortcuts" }).click();
    await page.getByRole("dialog").getByLabel("Single keys do something").check();
  });
});
