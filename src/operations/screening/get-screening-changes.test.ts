import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { installList } from "../../pipelines/screening/install-list.ts";
import { writeRegisterFile } from "../../registers/fixtures/register-files.ts";

let service: TestService;
let tenant: TestTenant;

const entry = (record_id: string, name: string, further: object = {}) => ({
  record_id,
  topics: ["sanctions"],
  name,
  countries: ["IR"],
  ...further,
});

async function install(published: string, entries: readonly object[]) {
  const header = { screening_list: { published_on: published, records: entries.length } };
  const path = await writeRegisterFile(
    "own.jsonl",
    [header, ...entries].map((line) => `${JSON.stringify(line)}\n`).join(""),
  );
  const deps = { database: service.database, now: () => service.clock.now };
  return installList(deps, { format: "screening-jsonl", files: [path], force: true });
}

const DAY = 86_400;
const changes = (query: string) =>
  service.send("GET", `/v1/screening/changes?${query}`, { key: tenant.keys.read });

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  tenant = await service.tenant();
});
afterAll(() => service.close());

describe("GET /v1/screening/changes", () => {
  test("404: a list that is not installed", async () => {
    expect((await changes("source_id=own_list")).status).toBe(404);
  });

  test("200: with one version there is nothing to compare, and the answer says so", async () => {
    await install("2026-11-01", [
      entry("a", "Blue Heron"),
      entry("b", "Grey Pelican"),
      entry("c", "Red Tern"),
    ]);
    const { body } = await changes("source_id=own_list");
    expect(body).toMatchObject({ from: null, to: { version: 1 }, changes: [], total: 0 });
  });

  test("200: entries that are new, changed and removed, each with the fields that differ", async () => {
    service.advance(10 * DAY);
    await install("2026-11-29", [
      entry("a", "Blue Heron", { aliases: [{ name: "Heron Lines", kind: "alias", quality: "weak" }] }),
      entry("b", "Grey Pelican", { programmes: ["TEST-2"] }),
      entry("d", "White Stork", { listed_on: "2026-11-28" }),
    ]);
    const { body } = await changes("source_id=own_list");
    expect(body).toMatchObject({
      from: { version: 1 },
      to: { version: 2, snapshot_date: "2026-11-29", record_count: 3 },
      counts: { new: 1, changed: 2, removed: 1 },
      changes: [
        {
          match_id: "own_list:a",
          change: "changed",
          affects_matching: true,
          fields: [{ field: "names", added: ["Heron Lines (alias, weak)"], removed: [] }],
        },
        { match_id: "own_list:b", change: "changed", affects_matching: false },
        { match_id: "own_list:c", change: "removed", name: "Red Tern" },
        { match_id: "own_list:d", change: "new", affects_matching: true, listed_on: "2026-11-28" },
      ],
    });
    const page = await changes("source_id=own_list&limit=1&offset=3");
    expect(page.body).toMatchObject({ total: 4, changes: [{ match_id: "own_list:d" }] });
  });

  test("200: `since` compares with the version in force on that day, and `from` and `to` with any two", async () => {
    service.advance(10 * DAY);
    await install("2026-12-09", [entry("a", "Blue Heron"), entry("d", "White Stork")]);
    const idsOf = async (query: string) => {
      const { body } = await changes(`source_id=own_list&${query}`);
      const rows = body.changes as unknown as { match_id: string; change: string }[];
      return rows.map(({ match_id, change }) => `${match_id} ${change}`);
    };
    expect(await idsOf("since=2026-11-25")).toEqual([
      "own_list:b removed",
      "own_list:c removed",
      "own_list:d new",
    ]);
    expect(await idsOf("since=2026-12-05")).toEqual([
      "own_list:a changed",
      "own_list:b removed",
      "own_list:d changed",
    ]);
    expect(await idsOf("since=2026-12-31")).toEqual([]);
    expect(await idsOf("since=2020-01-01")).toEqual(await idsOf("from=1"));
    expect(await idsOf("from=1&to=2")).toHaveLength(4);
    expect((await changes("source_id=own_list&from=9")).status).toBe(404);
    expect((await changes("source_id=own_list&to=9")).status).toBe(404);
  });

  test.each([
    "",
    "source_id=own_list&since=yesterday",
    "source_id=own_list&limit=501",
    "source_id=own_list&from=0",
  ])("422: %s", async (query) => {
    expect((await changes(query)).status).toBe(422);
  });
});
