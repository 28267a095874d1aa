/** The pages that the agent read, beside the claims that they support, and their stored copies. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { environmentOf } from "../../scripts/demo-depth/environment.ts";
import { type StandIns, startStandIns } from "../../scripts/demo-depth/stand-ins.ts";
import { KNOWN, OPEN } from "../../scripts/demo-depth/story.ts";
import { scratchDirectory } from "../support/scratch.ts";
import { browsers, expectAccessible, OpenWorkbench } from "./open-workbench.ts";

describe.each(browsers)("stored pages in %s", (browser) => {
  let workbench: OpenWorkbench;
  let standIns: StandIns;
  beforeAll(async () => {
    standIns = await startStandIns();
    workbench = await OpenWorkbench.start(browser, {
      environment: environmentOf(standIns.port, scratchDirectory()),
    });
  });
  afterAll(async () => {
    await workbench.close();
    await standIns.close();
  });

  test("a receipt shows each page with its claim, and saves the copy that was read", async () => {
    const tenant = await workbench.service.tenant();
    await tenant.resolve({ ...KNOWN, depth: "probabilistic" });
    const { decision, entity } = await tenant.resolve(OPEN);
    expect(decision).toBe("match");
    const page = await workbench.signedIn(tenant, ["read", "resolve"]);
    await workbench.go(page, `/companies/${entity!.entity_id}/receipts`);
    await page.locator("summary", { hasText: "agentic research" }).click();
    const ladder = page.getByRole("list", { name: "Stages that the record climbed" });
    const imprint = ladder.locator("section", { hasText: "/imprint" });
    await imprint.getByText("registered in England under number 09100050").waitFor();
    await imprint.getByText("supports").waitFor();
    const waiting = page.waitForEvent("download");
    await imprint.getByRole("button", { name: "as text" }).press("Enter");
    const saved = await waiting;
    expect(saved.suggestedFilename()).toMatch(/^art_[a-z2-7]+\.txt$/);
    expect(readFileSync(await saved.path(), "utf8")).toContain("post@quillbrack.co.uk");
    await expectAccessible(page);
    expect(workbench.complaints).toEqual([]);
  });
});
