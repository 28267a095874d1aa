/** Kills and restarts the service during an upload: the page continues, no row is lost or decided twice. */
import { chromium } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ServerProcess } from "../support/process.ts";
import { migratedDataDirectory } from "../support/scratch.ts";
import { browsers } from "./open-workbench.ts";

const ROWS = 2_500;
const names = Array.from({ length: ROWS }, (_, at) => `Supplier ${at.toString(36)} Holdings Ltd;GB`);
const file = {
  name: "suppliers.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`Name;Country\n${names.join("\n")}\n`),
};

describe.each(browsers)("in %s", (executablePath) => {
  test("an upload survives a killed server", { timeout: 400_000 }, async () => {
    const dataDir = await migratedDataDirectory();
    const first = await ServerProcess.listening({ ASSAY_DATA_DIR: dataDir });
    const { url, tenantKey } = first;
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    try {
      const page = await browser.newPage();
      await page.goto(url);
      await page.getByLabel("API key").fill(tenantKey);
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("navigation", { name: "Pages" }).waitFor();
      await page.goto(`${url}/workbench/files`);
      await page.getByLabel("CSV or XLSX, up to 100,000 rows").setInputFiles(file);
      const accepted = page.waitForResponse((response) => response.url().endsWith("/v1/batch-jobs"));
      await page.getByRole("button", { name: "Resolve 2,500 rows" }).click();
      await accepted;
      await first.kill("SIGKILL");
      await page.getByText("The service cannot be reached").waitFor();

      const second = await ServerProcess.listening({ ASSAY_DATA_DIR: dataDir, PORT: new URL(url).port });
      await page.getByText("2,500 of 2,500 rows decided").waitFor({ timeout: 200_000 });
      await page.getByText("Done", { exact: true }).waitFor();
      const { records, credits } = await second.client(tenantKey).usage.get();
      expect(records).toBe(ROWS);
      const shown = await page.getByText(/rows decided, [\d,]+ credits? used/).textContent();
      expect(shown).toContain(`${credits.charged.toLocaleString("en")} credit`);
      await second.kill("SIGTERM");
    } finally {
      await browser.close();
    }
  });
});
