/** A person screens a company and a portfolio, sees why, and compares two versions of a list. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installRegister } from "../../src/pipelines/register-install/install-register.ts";
import type { TestTenant } from "../support/tenant.ts";
import { browsers, expectAccessible, OpenWorkbench } from "./open-workbench.ts";
import { installScreeningLists } from "./world.ts";

const MINING = "21380068P1DRHMJ8KU70";
const graph = [
  { id: "mining", schema: "Company", properties: { name: ["Meadow Mining Ltd"], leiCode: [MINING] } },
  { id: "heron", schema: "Company", properties: { name: ["Blue Heron Shipping Company"] } },
  {
    id: "edge",
    schema: "Ownership",
    properties: { owner: ["heron"], asset: ["mining"], percentage: ["60"] },
  },
];

describe.each(browsers)("in %s", (browser) => {
  let workbench: OpenWorkbench;
  let tenant: TestTenant;
  beforeAll(async () => {
    workbench = await OpenWorkbench.start(browser);
    const { service } = workbench;
    const dataDir = service.config.ASSAY_DATA_DIR;
    const filePath = join(dataDir, "graph.json");
    await writeFile(filePath, graph.map((one) => `${JSON.stringify(one)}\n`).join(""));
    const deps = { database: service.database, dataDir, now: () => service.clock.now };
    await installRegister(deps, { format: "ftm", filePath, source: "graph", licence: "CC0 1.0" });
    await installScreeningLists(service);
    tenant = await service.tenant();
    const { portfolios } = service.client(tenant.keys.resolve);
    await portfolios.create({ portfolio_id: "suppliers", name: "Suppliers" });
    for (const name of ["Blue Heron Shipping Company", "Meadow Lane Bakery"]) {
      const { entity } = await tenant.resolve({ name, country: "GB", enrich: false });
      await portfolios.putMember("suppliers", entity!.entity_id, { customer_reference: `V ${name}` });
    }
  });
  afterAll(() => workbench.close());

  test("a company is screened, and each match explains itself with its ownership path", async () => {
    const page = await workbench.signedIn(tenant, ["read"]);
    await workbench.go(page, "/screening");
    await page.getByRole("heading", { name: "Installed lists" }).waitFor();
    await page.getByText("No list is installed").first().waitFor();
    await page.getByLabel("Name").fill("Blue Heron Shipping Co.");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Blue Heron Shipping Co.: Potential matches" }).waitFor();
    await page.getByText("What moved the similarity").first().click();
    await page.getByRole("columnheader", { name: "Effect in log-odds" }).first().waitFor();
    await expectAccessible(page);

    await page.getByLabel("Name").fill("Meadow Mining Ltd");
    await page.getByLabel("LEI").fill(MINING);
    await page.getByRole("button", { name: "Screen", exact: true }).click();
    await page.getByText("Owned to 50 per cent or more").waitFor();
    await page.getByText("60 per cent").first().waitFor();
    await page.getByText("graph").first().waitFor();
    await expectAccessible(page);

    await page.getByLabel("LEI").fill("");
    await page.getByLabel("Name").fill("Meadow Lane Bakery");
    await page.getByRole("button", { name: "Screen", exact: true }).click();
    await page.getByText("A topic has no list installed.").waitFor();
    expect(workbench.complaints).toEqual([]);
  });

  test("a portfolio is screened and saved, and entries that are new are counted", async () => {
    const page = await workbench.signedIn(tenant, ["read"]);
    await workbench.go(page, "/screening");
    await page.getByRole("link", { name: "Screen a portfolio" }).click();
    await page.getByRole("button", { name: "Screen", exact: true }).click();
    await page.getByText("2 of 2 screened; 1 with potential matches.").waitFor();
    await page.getByText("V Meadow Lane Bakery").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("screening-suppliers.csv");
    await expectAccessible(page);
    await page.getByRole("row", { name: /V Blue Heron/ }).click();
    await page.getByRole("dialog", { name: "Matches of Blue Heron Shipping Company" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByLabel("Mark entries new since").fill("2020-01-01");
    await page.getByRole("button", { name: "Screen", exact: true }).click();
    await page.getByText("1 of them with entries that are new or changed.").waitFor();
    expect(workbench.complaints).toEqual([]);
  });

  test("two versions of a list are compared, and a change opens with its fields", async () => {
    const page = await workbench.signedIn(tenant, ["read"]);
    await workbench.go(page, "/screening/changes");
    await page.getByText("5 new, 1 changed, 0 removed.").waitFor();
    await page.getByText("Blue Heron Shipping Company").click();
    await page.getByText("Heron Lines (alias, weak)").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByLabel("Earlier version").selectOption("2");
    await page.getByText("0 new, 0 changed, 0 removed.").waitFor();
    expect(workbench.complaints).toEqual([]);
  });
});
