import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { createLog } from "../../app/log.ts";
import { installList } from "../../pipelines/screening/install-list.ts";
import { writeRegisterFile } from "../../registers/fixtures/register-files.ts";

interface Screened {
  readonly result: string;
  readonly reason: string | null;
  readonly matches: readonly {
    readonly match_id: string;
    readonly score: number;
    readonly listed_name: string;
    readonly matched_on: readonly string[];
    readonly explanations: readonly { readonly feature: string }[];
    readonly snapshot_version: number;
  }[];
  readonly coverage: readonly {
    readonly topic: string;
    readonly freshness: string;
    readonly source_id: string | null;
  }[];
  readonly retained: boolean;
}

const written: string[] = [];
let service: TestService;
let tenant: TestTenant;

const line = (entry: object) => `${JSON.stringify(entry)}\n`;
const heron = {
  record_id: "h-1",
  topics: ["sanctions"],
  name: "Blue Heron Shipping Company",
  aliases: [
    { name: "Синяя Цапля Шиппинг", quality: "strong" },
    { name: "Zephyrine", quality: "weak" },
  ],
  countries: ["IR"],
  identifiers: [{ label: "registration number", value: "0012845", country: "IR" }],
  programmes: ["TEST-1"],
};

async function install(entries: readonly object[], published: string, options: object = {}) {
  const header = line({ screening_list: { published_on: published, records: entries.length } });
  const path = await writeRegisterFile("own.jsonl", header + entries.map(line).join(""));
  return installList(
    { database: service.database, now: () => service.clock.now },
    { format: "screening-jsonl", files: [path], ...options },
  );
}

const daysAgo = (days: number) =>
  new Date(service.clock.now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

const post = (body: object) => service.send("POST", "/v1/screening", { key: tenant.keys.resolve, body });

async function screened(body: object): Promise<Screened> {
  const answer = await post(body);
  expect(answer.status).toBe(200);
  return answer.body as unknown as Screened;
}

beforeAll(async () => {
  const log = createLog("debug", { write: (line) => written.push(line) });
  service = await TestService.start({ log });
  tenant = await service.tenant();
});

afterAll(() => service.close());

describe("POST /v1/screening", () => {
  test("200: without any list the result is inconclusive, and says that no list is installed", async () => {
    expect(await screened({ name: "Anybody Ltd" })).toMatchObject({
      result: "inconclusive",
      reason: "coverage_missing",
      matches: [],
      retained: false,
    });
  });

  test("200: a listed company is a potential match, with what it matched on and why", async () => {
    const others = ["pep", "adverse_media"].map((topic) => ({
      ...heron,
      record_id: topic,
      name: `Other ${topic} body`,
      aliases: [],
      identifiers: [],
      topics: [topic],
    }));
    await install([heron, ...others], daysAgo(3));
    const { result, matches, coverage } = await screened({
      name: "BLUE HERON SHIPPING CO.",
      country: "Iran",
    });
    expect(result).toBe("potential_matches");
    expect(matches[0]).toMatchObject({
      match_id: "own_list:h-1",
      listed_name: "Blue Heron Shipping Company",
      score_basis: "uncalibrated_similarity",
      matched_on: ["name", "country"],
      programme: "TEST-1",
      snapshot_version: 1,
    });
    expect(matches[0]!.explanations.length).toBeGreaterThan(0);
    expect(coverage.map(({ topic, freshness }) => `${topic} ${freshness}`)).toEqual([
      "sanctions fresh",
      "pep fresh",
      "adverse_media fresh",
    ]);
  });

  test("200: an alias in another script and a register number find the company whatever its name", async () => {
    expect((await screened({ name: "Синяя цапля шиппинг ООО" })).matches[0]).toMatchObject({
      match_id: "own_list:h-1",
    });
    const byNumber = await screened({
      name: "Quite Another Name",
      country: "IR",
      registration_number: "12845",
    });
    expect(byNumber.matches[0]).toMatchObject({
      match_id: "own_list:h-1",
      matched_on: ["registration_number", "country"],
    });
    expect(
      (await screened({ name: "Quite Another Name", country: "DE", registration_number: "12845" })).matches,
    ).toEqual([]);
  });

  test("200: a weak alias weighs less than the name", async () => {
    const [weak] = (await screened({ name: "Zephyrine", country: "IR", threshold: 0.5 })).matches;
    const [strong] = (await screened({ name: heron.name, country: "IR" })).matches;
    expect(weak!.score).toBeLessThan(strong!.score);
    expect(weak!.matched_on).toContain("weak_alias");
  });

  test("200: an innocent name is clear while every list is fresh, and inconclusive once one is stale", async () => {
    const innocent = { name: "Meadow Lane Bakery", country: "GB" };
    expect(await screened(innocent)).toMatchObject({ result: "clear", reason: null, matches: [] });
    await install([{ ...heron, topics: ["sanctions"] }], daysAgo(20), {
      sourceId: "old_list",
      maxAgeDays: 10,
    });
    expect(await screened(innocent)).toMatchObject({ result: "inconclusive", reason: "coverage_stale" });
    expect(await screened({ ...innocent, topics: ["pep"] })).toMatchObject({ result: "clear" });
    await service.database.query("delete from screening_source where source_id = 'old_list'");
    expect(await screened(innocent)).toMatchObject({ result: "clear" });
  });

  test("200: an entity of the tenant is screened by its names", async () => {
    const { entity } = await tenant.resolve({ name: heron.name, country: "IR", enrich: false });
    const answer = await screened({ entity_id: entity!.entity_id });
    expect(answer).toMatchObject({ result: "potential_matches", subject: { entity_id: entity!.entity_id } });
  });

  test("200: a name within 500 characters of one letter is answered", async () => {
    expect(await screened({ name: "x ".repeat(250) })).toMatchObject({ matches: [] });
  });

  test("404: another tenant's entity is absent", async () => {
    const other = await service.tenant();
    const { entity } = await other.resolve({ name: "Grey Gull Ltd", country: "GB", enrich: false });
    expect((await post({ entity_id: entity!.entity_id })).status).toBe(404);
  });

  test.each([
    [{}],
    [{ name: "A", entity_id: "ent_a" }],
    [{ name: "A", threshold: 0.4 }],
    [{ name: "A", limit: 51 }],
    [{ name: "A", topics: ["gossip"] }],
    [{ name: "A", birth_date: "1970-01-01" }],
  ])("422: %j", async (body) => {
    expect((await post(body)).status).toBe(422);
  });

  test("200: a name without a letter or digit is never clear", async () => {
    const answer = { result: "inconclusive", reason: "name_not_comparable", matches: [] };
    expect(await screened({ name: "!!!" })).toMatchObject(answer);
    expect(await screened({ name: "Meadow Lane Bakery", aliases: ["–"] })).toMatchObject(answer);
  });

  test("200: a thousand screenings leave no name and no result in the database, the log or the metrics", async () => {
    const minted = await service.admin("POST", "/v1/admin/keys", { scope: "metrics", name: "scraper" });
    const results = new Set<string>();
    for (let count = 0; count < 1_000; count += 1) {
      const listed = count % 10 === 0;
      const name = listed ? `${heron.name} Zanzibarquux` : `Zanzibarquux Trading ${count}`;
      if (count % 100 === 0) service.advance(60);
      results.add((await screened({ name, country: "IR", client_ref: `zanzibarquux-${count}` })).result);
    }
    expect(results).toEqual(new Set(["potential_matches", "clear"]));
    const { rows: tables } = await service.database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = current_schema()",
    );
    for (const { name } of tables) {
      const { rows } = await service.database.query<{ count: number }>(
        `select count(*)::int as count from ${name} t where t::text ~* 'zanzibarquux|own_list:h-1|potential_match'`,
      );
      expect(rows[0]!.count, name).toBe(0);
    }
    const headers = { authorization: `Bearer ${minted.body.key}` };
    const metrics = (await service.app.http.inject({ url: "/metrics", headers })).body;
    expect(metrics).toContain("screen_company");
    for (const text of [written.join(""), metrics]) {
      expect(text).not.toMatch(/zanzibarquux|heron|potential_matches|inconclusive|own_list:/i);
    }
    expect(written.length).toBeGreaterThanOrEqual(1_000);
  });
});

describe("GET /v1/screening/coverage", () => {
  test("200: a bare array, an entry for each list of each topic", async () => {
    const answer = await service.send("GET", "/v1/screening/coverage", { key: tenant.keys.read });
    expect(answer.status).toBe(200);
    expect(Array.isArray(answer.body)).toBe(true);
    expect(answer.body).toContainEqual(
      expect.objectContaining({ topic: "pep", source_id: "own_list", freshness: "fresh", record_count: 3 }),
    );
  });
});
