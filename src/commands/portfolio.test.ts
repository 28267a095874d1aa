import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { numberedCompany } from "../../tests/support/records.ts";
import { scratchDirectory } from "../../tests/support/scratch.ts";
import { TestService } from "../../tests/support/service.ts";
import { Lists } from "../operations/portfolios/testing/lists.ts";
import { Watcher } from "../pipelines/watches/testing/watching.ts";
import { runOn } from "./testing/lent-store.ts";

let service: TestService;
let lists: Lists;
let ids: string[];
const directory = scratchDirectory();

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});
afterAll(() => service.close());

beforeEach(async () => {
  lists = new Lists(service, await service.tenant());
  ids = [];
  for (let n = 0; n < 3; n++) ids.push(await lists.entity(n));
});

async function importing(text: string, ...more: readonly string[]) {
  const path = join(directory, "suppliers.csv");
  writeFileSync(path, text);
  const args = ["portfolio", "import", path, "--portfolio", "suppliers", "--tenant", lists.tenant.tenantId];
  const { code, out, err } = await runOn(service, [...args, ...more]);
  const problems = out
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as { line: number; reason: string });
  return { code, err, problems };
}

const number = (n: number): string => numberedCompany(n).registration_number;

describe("assay portfolio import", () => {
  test("finds entities by id and by identifier, and makes the portfolio", async () => {
    const rows = [
      "entity_id,registration_number,jurisdiction,customer_reference,role",
      `${ids[0]},,,V-1,supplier`,
      `,${number(1)},GB,V-2,`,
    ];
    const first = await importing(rows.join("\n"), "--name", "Suppliers");
    expect(first).toMatchObject({ code: 0, problems: [] });
    expect(first.err).toContain("2 added, 0 changed, 0 there already");
    expect(await lists.expect(200, "GET", "/suppliers")).toMatchObject({
      name: "Suppliers",
      member_count: 2,
    });
    const members = new Map((await lists.members("suppliers")).map((one) => [one.entity_id, one]));
    expect(members.get(ids[0]!)).toMatchObject({ customer_reference: "V-1", role: "supplier" });
    expect(members.get(ids[1]!)).toMatchObject({ customer_reference: "V-2", role: null });
  });

  test("goes on where it was interrupted, and changes what the file says otherwise", async () => {
    const line = (n: number, reference: string) =>
      `{"entity_id":"${ids[n]}","customer_reference":"${reference}"}`;
    await importing(line(0, "V-0"));
    const whole = [line(0, "V-0"), line(1, "V-1"), line(2, "V-2")].join("\n");
    expect((await importing(whole)).err).toContain("2 added, 0 changed, 1 there already");
    expect((await importing(whole)).err).toContain("0 added, 0 changed, 3 there already");
    expect((await importing(line(1, "V-9"))).err).toContain("0 added, 1 changed, 0 there already");
    expect(await lists.members("suppliers")).toHaveLength(3);
  });

  test("names the lines that cannot be put in, and puts in the others", async () => {
    const rows = [
      "entity_id,registration_number,jurisdiction,role",
      "ent_aaaaaaaaaaaaaaaaaaaaaaaaaa,,,",
      `,${number(77)},GB,`,
      ",,,supplier",
      `,${number(2)},GB,supplier`,
    ];
    const { code, problems, err } = await importing(rows.join("\n"));
    expect(code).toBe(1);
    expect(problems).toEqual([
      { line: 2, reason: "not_found" },
      { line: 3, reason: "not_found" },
      { line: 4, reason: "no_identifier" },
    ]);
    expect(err).toContain("1 added, 0 changed, 0 there already, 3 not put in");
  });

  test("watches every member where it is asked to", async () => {
    const text = ids.map((id) => `{"entity_id":"${id}"}`).join("\n");
    expect((await importing(text, "--watch", "600")).err).toContain("3 watched");
    const watcher = new Watcher(service, lists.tenant);
    for (const id of ids) expect(await watcher.read(id)).toMatchObject({ interval_seconds: 600 });
    expect(await importing(text, "--watch", "60")).toMatchObject({ code: 2 });
  });

  test("writes nothing of a file with more than 1,000 rows", async () => {
    const { code, err } = await importing(Array.from({ length: 1001 }, () => "{}").join("\n"));
    expect(code).toBe(1);
    expect(err).toContain("at most 1000 members");
    expect((await lists.send("GET", "/suppliers")).status).toBe(404);
  });
});
