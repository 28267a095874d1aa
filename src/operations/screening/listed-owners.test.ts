import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { installRegister } from "../../pipelines/register-install/install-register.ts";
import { installList } from "../../pipelines/screening/install-list.ts";

interface Screened {
  readonly result: string;
  readonly matches: readonly {
    readonly match_id: string;
    readonly topic: string;
    readonly score: number;
    readonly matched_on: readonly string[];
    readonly ownership: {
      readonly link: string;
      readonly more_than_half: boolean;
      readonly share: { readonly minimum: number; readonly maximum: number } | null;
      readonly owner: { readonly name: string };
      readonly paths: readonly {
        readonly hops: readonly {
          readonly from: { readonly name: string };
          readonly to: { readonly name: string };
          readonly provenance: { readonly source_id: string; readonly licence: string };
        }[];
      }[];
    } | null;
  }[];
  readonly ownership: {
    readonly checked: boolean;
    readonly reason: string | null;
    readonly owners_screened: number;
  };
}

/** LEIs with right check digits. */
const LEIS = {
  mining: "21380068P1DRHMJ8KU70",
  timber: "HWUPKR0MPOU8FGXBT394",
  harbour: "851WYGNLUQLFZBSYGB56",
};

const entity = (id: string, schema: string, properties: object) => ({ id, schema, properties });
const company = (id: string, name: string, lei?: string) =>
  entity(id, "Company", {
    name: [name],
    jurisdiction: ["gb"],
    ...(lei === undefined ? {} : { leiCode: [lei] }),
  });
const owns = (asset: string, owner: string, percentage?: string, dates: object = {}) =>
  entity(`${owner}-${asset}`, "Ownership", {
    owner: [owner],
    asset: [asset],
    ...(percentage === undefined ? {} : { percentage: [percentage] }),
    ...dates,
  });

const graph = [
  company("mining", "Meadow Mining Ltd", LEIS.mining),
  company("middle", "Orchard Lane Holdings Ltd"),
  company("heron", "Blue Heron Shipping Company"),
  owns("mining", "middle", "51"),
  owns("middle", "heron", "50"),
  company("timber", "Willow Timber Ltd", LEIS.timber),
  company("pelican", "Grey Pelican Trading House"),
  owns("timber", "heron", "30"),
  owns("timber", "pelican", "25-50"),
  company("harbour", "Cobble Harbour Ltd", LEIS.harbour),
  owns("harbour", "heron", "49"),
  owns("harbour", "pelican", "100", { endDate: ["2020-01-31"] }),
];

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  const dataDir = service.config.ASSAY_DATA_DIR;
  const filePath = join(dataDir, "graph.json");
  await writeFile(filePath, graph.map((one) => `${JSON.stringify(one)}\n`).join(""));
  const deps = { database: service.database, dataDir, now: () => service.clock.now };
  await installRegister(deps, { format: "ftm", filePath, source: "graph", licence: "CC0 1.0" });
  const listed = (record_id: string, name: string, topics = ["sanctions"]) => ({
    record_id,
    topics,
    name,
    countries: ["GB"],
  });
  const entries = [
    listed("h-1", "Blue Heron Shipping Company"),
    listed("p-1", "Grey Pelican Trading House"),
    listed("m-1", "Minister's Own Company", ["pep"]),
    listed("n-1", "Ink Stain Media Case", ["adverse_media"]),
  ];
  const header = { screening_list: { published_on: "2026-11-18", records: entries.length } };
  const path = join(dataDir, "own.jsonl");
  await writeFile(path, [header, ...entries].map((one) => `${JSON.stringify(one)}\n`).join(""));
  await installList(deps, { format: "screening-jsonl", files: [path] });
  await service.restart();
  tenant = await service.tenant();
});

afterAll(() => service.close());

async function screened(body: object): Promise<Screened> {
  const answer = await service.send("POST", "/v1/screening", { key: tenant.keys.resolve, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as Screened;
}

describe("POST /v1/screening of a company with listed owners", () => {
  test("200: a company that a listed one owns through another is a potential match with its cited path", async () => {
    const { result, matches, ownership } = await screened({ name: "Meadow Mining Ltd", lei: LEIS.mining });
    const [own] = (await screened({ name: "Blue Heron Shipping Company" })).matches;
    expect(result).toBe("potential_matches");
    expect(ownership).toMatchObject({ checked: true, reason: null, owners_screened: 2 });
    expect(matches).toHaveLength(1);
    expect(matches[0]).toMatchObject({
      match_id: "own_list:h-1",
      topic: "sanctions",
      matched_on: ["ownership"],
      ownership: {
        link: "ownership",
        more_than_half: false,
        share: { minimum: 51, maximum: 51 },
        owner: { name: "Blue Heron Shipping Company" },
      },
    });
    expect(matches[0]!.score).toBe(own!.score);
    const { hops } = matches[0]!.ownership!.paths[0]!;
    expect(hops.map(({ from, to }) => `${from.name} > ${to.name}`)).toEqual([
      "Meadow Mining Ltd > Orchard Lane Holdings Ltd",
      "Orchard Lane Holdings Ltd > Blue Heron Shipping Company",
    ]);
    for (const { provenance } of hops)
      expect(provenance).toMatchObject({ source_id: "graph", licence: "CC0 1.0" });
  });

  test("200: 30 per cent and a band from 25 to 50 come to more than a half together", async () => {
    const { matches } = await screened({ name: "Willow Timber Ltd", lei: LEIS.timber });
    expect(Object.fromEntries(matches.map(({ match_id, matched_on }) => [match_id, matched_on]))).toEqual({
      "own_list:h-1": ["ownership"],
      "own_list:p-1": ["ownership"],
    });
    expect(matches[0]!.ownership).toMatchObject({
      share: { minimum: 55, maximum: 80 },
      more_than_half: true,
    });
  });

  test("200: 49 per cent and an ended holding make no match, and the owners were looked at", async () => {
    const answer = await screened({ name: "Cobble Harbour Ltd", lei: LEIS.harbour });
    expect(answer).toMatchObject({
      result: "clear",
      matches: [],
      ownership: { checked: true, owners_screened: 1 },
    });
  });

  test("200: an entity is screened with its owners, and its own name with theirs", async () => {
    const { entity: resolved } = await tenant.resolve({
      name: "Blue Heron Shipping Timber",
      lei: LEIS.timber,
      country: "GB",
      enrich: false,
    });
    const { matches } = await screened({ entity_id: resolved!.entity_id });
    const heron = matches.find(({ match_id }) => match_id === "own_list:h-1")!;
    expect(heron.matched_on).toContain("ownership");
    expect(heron.matched_on).toContain("name");
    expect(new Set(matches.map(({ match_id }) => match_id)).size).toBe(matches.length);
  });

  test("200: without an identifier, or for another topic, the owners are not looked at, and the answer says so", async () => {
    expect(await screened({ name: "Meadow Mining Ltd" })).toMatchObject({
      matches: [],
      ownership: { checked: false, reason: "no_identifier", owners_screened: 0 },
    });
    expect(await screened({ name: "Meadow Mining Ltd", lei: LEIS.mining, topics: ["pep"] })).toMatchObject({
      matches: [],
      ownership: { checked: false, reason: "topic_not_requested" },
    });
  });
});
