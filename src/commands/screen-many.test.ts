import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scratchDirectory } from "../../tests/support/scratch.ts";
import { TestService } from "../../tests/support/service.ts";
import type { TestTenant } from "../../tests/support/tenant.ts";
import { installList } from "../pipelines/screening/install-list.ts";
import { runOn } from "./testing/lent-store.ts";

const directory = scratchDirectory();
let service: TestService;
let tenant: TestTenant;
/** The service's clock when the later version was installed; the command itself takes today's date. */
const versions = [
  [
    "2020-11-01",
    "2020-11-02",
    [entry("a", "Blue Heron Shipping Company"), entry("b", "Grey Pelican Trading")],
  ],
  [
    "2020-11-20",
    "2020-11-21",
    [
      entry("a", "Blue Heron Shipping Company", { addresses: [{ text: "1 Quay", country: "GB" }] }),
      entry("b", "Grey Pelican Trading"),
      entry("c", "=White Stork Lines", { programmes: ["TEST-3"] }),
    ],
  ],
] as const;

function entry(record_id: string, name: string, further: object = {}) {
  return { record_id, topics: ["sanctions"], name, countries: ["GB"], ...further };
}

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  tenant = await service.tenant();
  for (const [published, installed, entries] of versions) {
    const path = join(directory, `${published}.jsonl`);
    const header = { screening_list: { published_on: published, records: entries.length } };
    writeFileSync(path, [header, ...entries].map((line) => `${JSON.stringify(line)}\n`).join(""));
    const deps = { database: service.database, now: () => new Date(`${installed}T12:00:00Z`) };
    await installList(deps, { format: "screening-jsonl", files: [path], maxAgeDays: 36_500 });
  }
});
afterAll(() => service.close());

const screen = (...args: readonly string[]) =>
  runOn(service, ["screen", ...args, "--tenant", tenant.tenantId]);

function fileOf(text: string): string {
  const path = join(directory, "companies.csv");
  writeFileSync(path, text);
  return path;
}

const linesOf = (out: string) =>
  out
    .split("\n")
    .filter((line) => line !== "")
    .map(
      (line) =>
        JSON.parse(line) as { subject: { name: string }; result: string; matches: Record<string, unknown>[] },
    );

describe("assay screen of many companies", () => {
  test("a thousand companies of a file are each answered in their order", async () => {
    const names = Array.from({ length: 1_000 }, (_, at) =>
      at % 100 === 7 ? "Grey Pelican Trading" : `Meadow ${at} Bakery`,
    );
    const { code, out } = await screen(
      "--file",
      fileOf(`name,country\n${names.map((name) => `${name},GB`).join("\n")}\n`),
    );
    const lines = linesOf(out);
    expect(code).toBe(0);
    expect(lines.map(({ subject }) => subject.name)).toEqual(names);
    expect(lines.filter(({ result }) => result === "potential_matches")).toHaveLength(10);
  });

  test("the members of a portfolio are screened, with the reference that the portfolio has for them", async () => {
    const { entity } = await tenant.resolve({ name: "Grey Pelican Trading", country: "GB", enrich: false });
    const other = await tenant.resolve({ name: "Meadow Lane Bakery", country: "GB", enrich: false });
    const key = tenant.keys.resolve;
    await service.send("POST", "/v1/portfolios", {
      key,
      body: { name: "Suppliers", portfolio_id: "suppliers" },
    });
    for (const [id, reference] of [
      [entity!.entity_id, "V-1"],
      [other.entity!.entity_id, "V-2"],
    ]) {
      await service.send("PUT", `/v1/portfolios/suppliers/members/${id}`, {
        key,
        body: { customer_reference: reference },
      });
    }
    const { code, out, err } = await screen("--portfolio", "suppliers");
    expect(code).toBe(0);
    expect(linesOf(out)).toMatchObject([
      { client_ref: "V-1", result: "potential_matches", matches: [{ match_id: "own_list:b" }] },
      { client_ref: "V-2", result: "inconclusive", matches: [] },
    ]);
    expect(err).toContain("2 screened, 1 with potential matches");
  });

  test("--since says which matches are new or changed, in what, and counts those that a change may have made", async () => {
    const file = fileOf(
      "name,country\nBlue Heron Shipping Company,GB\nGrey Pelican Trading,GB\nWhite Stork Lines,GB\n",
    );
    const { out, err } = await screen("--file", file, "--since", "2020-11-10");
    expect(linesOf(out).map(({ matches }) => matches[0]!.since)).toMatchObject([
      { change: "changed", affects_matching: false, fields: [{ field: "addresses" }] },
      null as never,
      { change: "new", affects_matching: true },
    ]);
    expect(err).toContain(
      "3 screened, 3 with potential matches, 1 of them with entries that are new or changed",
    );
  });

  test("--csv has a row for each match, and no cell that a spreadsheet computes", async () => {
    const file = fileOf('name,country\n"=White Stork Lines",GB\n"Meadow, Bakery",GB\n');
    const { out } = await screen("--file", file, "--csv", "--since", "2020-11-10");
    const [head, stork, bakery] = out.split("\r\n");
    expect(head).toMatch(/^\ufeffline,client_ref,entity_id,name,country,result,reason,match_id,/);
    expect(stork).toContain(",'=White Stork Lines,GB,potential_matches,,own_list:c,sanctions,");
    expect(stork).toMatch(/,new,names; countries; topics; programmes$/);
    expect(bakery).toBe('3,,,"Meadow, Bakery",GB,inconclusive,coverage_missing');
  });

  test.each([
    [["--portfolio", "suppliers", "--name", "Anybody"], "--portfolio"],
    [["--name", "Anybody", "--csv"], "--csv"],
    [["--portfolio", "nowhere"], "not_found"],
  ])("%j is refused", async (args, reason) => {
    const { code, err } = await screen(...args);
    expect(code).not.toBe(0);
    expect(err).toContain(reason);
  });
});
