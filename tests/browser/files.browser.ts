/** A table is uploaded in a real browser: mapped, sent, interrupted, finished, and saved with its results. */
import { readFileSync } from "node:fs";
import { parseCsv } from "hucre/csv";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import type { Download, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestTenant } from "../support/tenant.ts";
import { browsers, expectAccessible, OpenWorkbench } from "./open-workbench.ts";

const csv = (text: string, name = "suppliers.csv") => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

const supplier = (at: number): string => `Supplier ${at.toString(36)} Holdings Ltd;GB;${at}`;
const suppliers = (count: number): string =>
  `Name;Country;Amount\n${Array.from({ length: count }, (_, at) => supplier(at)).join("\n")}\n`;

const choose = (page: Page, file: ReturnType<typeof csv>) =>
  page.getByLabel("CSV or XLSX, up to 100,000 rows").setInputFiles(file);
const start = (page: Page) => page.getByRole("button", { name: /^Resolve [\d,]+ rows?$/ }).click();
const isDone = (page: Page) => page.getByText("Done", { exact: true }).waitFor({ timeout: 100_000 });

async function saved(page: Page, format: "CSV" | "XLSX"): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Save as ${format}` }).click(),
  ]);
  return readFileSync(await (download as Download).path());
}

/** Makes the uploads of the page's browser older, and gives the jobs of the named ones another state. */
function makeOlder(page: Page, days: number, states: Readonly<Record<string, string>>): Promise<unknown> {
  return page.evaluate(`(async () => {
    const answer = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const states = ${JSON.stringify(states)};
    const database = await answer(indexedDB.open("assay-files"));
    const tx = database.transaction(["uploads", "jobs"], "readwrite");
    for (const upload of await answer(tx.objectStore("uploads").getAll())) {
      const created_at = new Date(Date.now() - ${days} * 86_400_000).toISOString();
      await answer(tx.objectStore("uploads").put({ ...upload, created_at }));
      const jobs = await answer(tx.objectStore("jobs").getAll());
      for (const job of jobs.filter(({ upload_id }) => upload_id === upload.id))
        await answer(tx.objectStore("jobs").put({ ...job, state: states[upload.file_name] ?? job.state }));
    }
    database.close();
  })()`);
}

/** From now on the page notes each of its texts that matches, also one that is shown for a moment only. */
function noteTexts(page: Page, pattern: RegExp): Promise<unknown> {
  return page.evaluate(`{
    const noted = new Set();
    const note = () => {
      for (const text of document.body.innerText.match(${pattern}g) ?? []) noted.add(text);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    globalThis.noted = noted;
  }`);
}
const notedTexts = (page: Page) => page.evaluate<string[]>("[...globalThis.noted]");

describe.each(browsers)("in %s", (browser) => {
  let workbench: OpenWorkbench;
  let tenant: TestTenant;
  let page: Page;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser);
  });
  beforeEach(async () => {
    tenant = await workbench.service.tenant();
    page = await workbench.signedIn(tenant, ["resolve"]);
    await workbench.go(page, "/files");
  });
  afterAll(() => workbench.close());

  const recordsOf = async () => (await workbench.service.client(tenant.keys.resolve).usage.get()).records;

  test("an upload is removed from the list, and an old one by itself once every row was sent", async () => {
    for (const name of ["first.csv", "second.csv", "third.csv"]) {
      await choose(page, csv(suppliers(1).replace("Supplier", name), name));
      await start(page);
      await isDone(page);
      await workbench.go(page, "/files");
    }
    const listed = () => page.getByRole("main").getByRole("listitem").getByRole("link").allTextContents();
    await page.getByRole("link", { name: "third.csv" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Remove third.csv" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("link", { name: "third.csv" }).waitFor({ state: "detached" });
    await makeOlder(page, 31, { "second.csv": "waiting" });
    await workbench.go(page, "/files");
    await page.getByRole("link", { name: "second.csv" }).waitFor();
    expect(await listed()).toEqual(["second.csv"]);
  });

  test("a table is mapped, resolved and saved with its results, and no cell becomes a formula", async () => {
    await expectAccessible(page);
    const hostile = '=HYPERLINK("http://x.test";"y")';
    const text = [
      "\ufeffFirma;Land;Handelsregisternummer;Notiz",
      "Barclays PLC;GB;00048839;+1",
      `"${hostile.replaceAll('"', '""')} GmbH";DE;;"@a\nb"`,
      "Apple Inc.;US;;-2",
      ";DE;;nothing",
    ].join("\r\n");
    await choose(page, csv(text));
    await page.getByText("4 rows, UTF-8, separated by semicolons").waitFor();
    const fieldOf = (column: string) => page.getByLabel(`${column}, is sent as`).inputValue();
    expect(await Promise.all(["Firma", "Land", "Handelsregisternummer", "Notiz"].map(fieldOf))).toEqual([
      "name",
      "country",
      "registration_number",
      "",
    ]);
    await page.getByText("3 rows are sent. 1 row identifies no company and stays here.").waitFor();
    await expectAccessible(page);
    await start(page);
    await isDone(page);
    await expectAccessible(page);
    const rows = parseCsv((await saved(page, "CSV")).toString("utf8"), { delimiter: "," }) as string[][];
    expect(rows[0]!.slice(0, 7)).toEqual([
      "Firma",
      "Land",
      "Handelsregisternummer",
      "Notiz",
      "assay_decision",
      "assay_confidence",
      "assay_reason",
    ]);
    expect(rows[1]!.slice(0, 4)).toEqual(["Barclays PLC", "GB", "00048839", "'+1"]);
    expect(rows[1]![rows[0]!.indexOf("assay_company_number")]).toBe("00048839");
    expect(rows[2]!.slice(0, 4)).toEqual([`'${hostile} GmbH`, "DE", "", "'@a\nb"]);
    expect(rows[4]!.slice(3, 6)).toEqual(["nothing", "not sent", ""]);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    const { sheets } = await readXlsx(await saved(page, "XLSX"));
    expect(sheets[0]!.rows.slice(0, 5).map((row) => row.map((cell) => cell ?? ""))).toEqual(
      rows.slice(0, 5).map((row) => row.map((cell) => cell ?? "")),
    );
    expect(await recordsOf()).toBe(3);
    expect(workbench.complaints).toEqual([]);
  });

  test("a workbook: the sheet is chosen, zeros of a number format are kept", async () => {
    const cells = new Map([["1,1", { value: 48_839, style: { numFmt: "00000000" } }]]);
    const buffer = Buffer.from(
      await writeXlsx({
        sheets: [
          { name: "About", rows: [["Suppliers of 2026"], ["made by hand"]] },
          {
            name: "List",
            rows: [
              ["Company", "Company number"],
              ["Barclays PLC", 48_839],
            ],
            cells,
          },
        ],
      }),
    );
    await choose(page, { name: "list.xlsx", mimeType: "application/octet-stream", buffer });
    await page.getByLabel("Sheet").selectOption("List");
    await page.getByText("00048839").first().waitFor();
    await page.getByLabel("Country of rows without one").fill("GB");
    await start(page);
    await isDone(page);
    await page.getByRole("row", { name: /Barclays PLC.*00048839 \(GB\)/ }).waitFor();
  });

  test.each([
    ["100,001 rows", csv(suppliers(100_001)), "more than 100,000 rows"],
    ["a broken workbook", csv("PK\u0003\u0004 no zip", "a.xlsx"), "damaged"],
    ["headings alone", csv("Name;Country\n"), "nothing below it"],
    ["a PDF", csv("%PDF-1.7", "a.pdf"), "This is a PDF"],
  ])("%s: the page says what to do, and another file can be chosen", async (_, file, message) => {
    await choose(page, file);
    expect(await page.getByRole("alert").textContent()).toContain(message);
    await choose(page, csv(suppliers(2)));
    await page.getByRole("button", { name: "Resolve 2 rows" }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("the whole of it goes by keyboard", async () => {
    await choose(page, csv("a;b\nBarclays PLC;x\nCommerzbank AG;y\n"));
    await page.getByRole("heading", { name: "suppliers.csv" }).waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("suppliers.csv");
    const button = page.getByRole("button", { name: "Resolve 2 rows" });
    await button.waitFor();
    for (let steps = 0; steps < 30 && !(await isFocused(button)); steps++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await isDone(page);
    const grid = page.getByRole("grid", { name: "Rows and what was decided" });
    for (let steps = 0; steps < 30 && (await grid.locator("tr:focus").count()) === 0; steps++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Row 3" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    expect(await grid.locator("tr:focus").count()).toBe(1);
  });

  test("a reload in mid-upload goes on where it was, and nothing is done twice", async () => {
    await choose(page, csv(suppliers(1_500)));
    const accepted = page.waitForResponse((response) => response.url().endsWith("/v1/batch-jobs"));
    await start(page);
    await accepted;
    await page.reload();
    await isDone(page);
    await page.getByText("1,500 of 1,500 rows decided").waitFor();
    expect(await recordsOf()).toBe(1_500);
    await workbench.go(page, "/files");
    await choose(page, csv(suppliers(1_500)));
    await start(page);
    await page.getByText("uploaded in the same way before").waitFor();
    await isDone(page);
    expect(await recordsOf()).toBe(1_500);
  });

  test("another browser that uploads the same file is given the same jobs", async () => {
    await choose(page, csv(suppliers(20)));
    await start(page);
    await isDone(page);
    const other = await workbench.signedIn(tenant, ["resolve"]);
    await workbench.go(other, "/files");
    await choose(other, csv(suppliers(20)));
    await start(other);
    await isDone(other);
    expect(await recordsOf()).toBe(20);
  });

  test("a refusal for the rate is waited for as long as the service says, and shown", async () => {
    const keys: (string | undefined)[] = [];
    await page.route("**/workbench/v1/batch-jobs", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 1) return route.continue();
      const error = {
        code: "rate_limited",
        message: "",
        correlation_id: "req_x",
        details: { retry_after: 3 },
      };
      return route.fulfill({ status: 429, headers: { "Retry-After": "3" }, json: { error } });
    });
    await choose(page, csv(suppliers(3)));
    await noteTexts(page, /Next try in \d+ seconds?/);
    await start(page);
    await isDone(page);
    expect(await notedTexts(page)).toContainEqual(expect.stringMatching(/^Next try in [123] seconds?$/));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test("a row that the service does not accept is named, and the others are resolved", async () => {
    let sent = 0;
    await page.route("**/workbench/v1/batch-jobs", async (route) => {
      sent += 1;
      const { records } = route.request().postDataJSON() as { records: Record<string, unknown>[] };
      // A page of another release could send this record: the service itself refuses it.
      if (sent === 1) records[1]!.lei = "x".repeat(21);
      await route.continue({ postData: JSON.stringify({ records }) });
    });
    await choose(page, csv(suppliers(3)));
    await start(page);
    await isDone(page);
    await page.getByRole("row", { name: /Not sent.*The service does not accept it: .*lei/ }).waitFor();
    expect(sent).toBe(2);
    expect(await recordsOf()).toBe(2);
  });

  test("100,000 rows: the last is there with one key, and the page stays narrow at 320 pixels", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.route("**/workbench/v1/batch-jobs", (route) => route.abort("connectionrefused"));
    await choose(page, csv(suppliers(100_000)));
    await start(page);
    await page.getByText("The service cannot be reached").waitFor();
    await page.locator('tr[data-at="0"]').focus();
    await page.keyboard.press("End");
    await page.getByRole("row", { name: /100,001/ }).waitFor();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
    await expectAccessible(page);
  });
});

const isFocused = (button: ReturnType<Page["getByRole"]>) =>
  button.evaluate((element) => element.ownerDocument.activeElement === element);
