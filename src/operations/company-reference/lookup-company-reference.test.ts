import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import { scratchDirectory } from "../../../tests/support/scratch.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import type { Call } from "../../contract/operation.ts";
import { installRegister } from "../../pipelines/register-install/install-register.ts";
import { lookupCompanyReferenceHandler } from "./lookup-company-reference.handler.ts";

interface Row {
  readonly row_number: number;
  readonly client_ref: string | null;
  readonly input: object;
  readonly status: string;
  readonly reason: string | null;
  readonly candidates: readonly {
    readonly name: string;
    readonly source_id: string;
    readonly country: string;
  }[];
  readonly truncated: boolean;
}

let service: TestService;
let tenant: TestTenant;

const profile = (n: number, domains: readonly string[], country = "GB") => ({
  profile_id: `p-${n}`,
  name: `Heron Freight ${n}`,
  domains,
  country,
  licence: "licensed",
});

beforeAll(async () => {
  service = await TestService.start({ environment: { ASSAY_RESTRICTED_SOURCES: "hidden_reference" } });
  const { database } = service;
  const deps = { database, dataDir: service.config.ASSAY_DATA_DIR, now: () => service.clock.now };
  const install = async (name: string, rows: readonly object[], source?: string) => {
    const filePath = join(scratchDirectory(), name);
    await writeFile(filePath, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    const named = source === undefined ? {} : { source, registerId: source };
    await installRegister(deps, { format: "company-reference", filePath, ...named }, () => undefined);
  };
  const rivals = Array.from({ length: 4 }, (_, n) => profile(n, ["heron-freight.co.uk"]));
  await install("reference.jsonl", [
    { company_reference: { published_on: "2026-11-01" } },
    ...rivals,
    profile(9, ["heronfreight.com"], "US"),
    profile(10, ["heronfreight.com"]),
  ]);
  await install("hidden.jsonl", [profile(20, ["hidden-heron.co.uk"])], "hidden_reference");
  tenant = await service.tenant();
});
afterAll(() => service.close());

const post = <Body = { readonly rows: readonly Row[] }>(body: object, of = tenant) =>
  service.send<Body>("POST", "/v1/company-reference/batch", { key: of.keys.read, body });

async function lookUp(...records: readonly object[]): Promise<readonly Row[]> {
  const answer = await post({ records });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.rows;
}

describe("POST /v1/company-reference/batch", () => {
  test("200: the sample register answers without anything installed", async () => {
    const [row] = await lookUp({
      client_ref: "crm-7",
      domain: "https://www.tesla.co.uk/about",
      country: "UK",
    });
    expect(row).toMatchObject({
      row_number: 1,
      client_ref: "crm-7",
      input: { client_ref: "crm-7", domain: "https://www.tesla.co.uk/about", country: "UK" },
      status: "candidates",
      reason: null,
      candidates: [
        {
          name: "TESLA ENGINEERING LIMITED",
          domain: "tesla.co.uk",
          country: "GB",
          source_id: "uk_employers",
          licence: "OGL v3.0",
          verified: false,
          snapshot_version: expect.stringMatching(/^registers@\d+$/),
        },
      ],
      truncated: false,
    });
  });

  test("200: competing profiles of a snapshot are kept up to the limit, and a row says that there are more", async () => {
    const { body } = await post({ records: [{ domain: "heron-freight.co.uk" }], limit: 2 });
    expect(body.rows).toMatchObject([
      {
        status: "candidates",
        truncated: true,
        candidates: [
          { profile_id: "p-0", source_id: "company_reference", licence: "licensed", verified: false },
          { profile_id: "p-1", snapshot_version: expect.stringMatching(/@\d+$/) },
        ],
      },
    ]);
    const [all] = await lookUp({ domain: "heron-freight.co.uk" });
    expect([all!.candidates.length, all!.truncated]).toEqual([4, false]);
  });

  test("200: a country selects; without one both are looked in", async () => {
    const rows = await lookUp(
      { domain: "heronfreight.com", country: "US" },
      { domain: "heronfreight.com", country: "gb" },
      { domain: "heronfreight.com" },
    );
    expect(rows.map(({ candidates }) => candidates.map(({ country }) => country))).toEqual([
      ["US"],
      ["GB"],
      ["GB", "US"],
    ]);
  });

  test("200: each row keeps its place, its input and its own status; a withheld source has no profiles", async () => {
    const rows = await lookUp(
      { domain: "nobody-has-this-heron.co.uk" },
      { client_ref: "no domain" },
      { domain: "  " },
      { domain: "not a domain" },
      { domain: "heronfreight.com", country: "DE" },
      { domain: "hidden-heron.co.uk" },
    );
    expect(rows.map(({ row_number, status }) => [row_number, status])).toEqual([
      [1, "no_candidates"],
      [2, "missing_domain"],
      [3, "missing_domain"],
      [4, "invalid_input"],
      [5, "invalid_input"],
      [6, "no_candidates"],
    ]);
    expect(rows[1]!.input).toEqual({ client_ref: "no domain" });
  });

  test("200: nothing is stored, and nothing is charged", async () => {
    const before = await tenant.ledger();
    await lookUp({ domain: "heronfreight.com" });
    expect(await tenant.ledger()).toEqual(before);
    const { rows } = await service.database.query<{ entities: number }>(
      "select count(*)::int as entities from entity where tenant_id = $1",
      [tenant.tenantId],
    );
    expect(rows[0]!.entities).toBe(0);
  });

  test("200: a profile is no evidence: a resolve does not find it", async () => {
    const other = await service.tenant();
    const { decision, entity } = await other.resolve({
      name: "Heron Freight 0",
      country: "GB",
      domain: "heron-freight.co.uk",
    });
    expect(decision).not.toBe("match");
    expect(JSON.stringify(entity)).not.toContain("company_reference");
  });

  test("200: the tool answers the same", async () => {
    const records = [{ domain: "heron-freight.co.uk" }];
    const { content } = await tenant.tool("lookup_company_reference_batch", { payload: { records } }, "read");
    expect(content.rows).toEqual(await lookUp(...records));
  });

  test("429: each distinct domain and country takes a read token, all of them before a lookup, or none", async () => {
    const poor = await service.tenant({ plan: "free" });
    const state = async () => Number((await poor.get("/v1/portfolios")).headers["ratelimit-remaining"]);
    const full = await state();
    const same = Array.from({ length: 100 }, () => ({ domain: "heronfreight.com", country: "GB" }));
    expect((await post({ records: same }, poor)).status).toBe(200);
    expect(await state()).toBe(full - 2);
    for (let left = await state(); left > 50; left = await state()) {
      const some = Math.min(100, left - 20);
      const records = Array.from({ length: some }, (_, n) => ({ domain: `heron${n}x${left}.co.uk` }));
      const { status } = await post({ records }, poor);
      if (status === 429) service.advance(60);
    }
    const before = await state();
    const records = Array.from({ length: 100 }, (_, n) => ({ domain: `heron${n}.co.uk` }));
    const refused = await post<ErrorBody>({ records }, poor);
    expect([refused.status, refused.body.error.code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(await state()).toBeGreaterThanOrEqual(before - 1);
  });

  test.each([
    ["no row", { records: [] }],
    ["101 rows", { records: Array.from({ length: 101 }, () => ({ domain: "a.com" })) }],
    ["an unknown member", { records: [{ domain: "a.com", name: "A" }] }],
    ["one candidate", { records: [{ domain: "a.com" }], limit: 1 }],
    ["11 candidates", { records: [{ domain: "a.com" }], limit: 11 }],
  ])("422: %s", async (_, body) => {
    const { status, body: answer } = await post<ErrorBody>(body);
    expect([status, answer.error.code]).toEqual([422, "invalid_request"]);
  });
});

test("200: rows that were not finished in time are unavailable, with a fixed reason; the finished ones stay", async () => {
  let lookups = 0;
  const handler = lookupCompanyReferenceHandler({
    buckets: { take: async () => ({ retryAfterSeconds: 0 }), giveBack: async () => undefined },
    rateNow: () => service.clock.now,
    bounds: { budgetMs: 60, lookupMs: 20 },
    findProfiles: ({ lookup }) => {
      lookups += 1;
      if (lookup.domain === "quick.com") return Promise.resolve({ candidates: [], truncated: false });
      if (lookup.domain === "broken.com") return Promise.reject(new Error("broken"));
      return new Promise(() => undefined);
    },
  });
  const call = {
    caller: { tenantId: "ten_a", rateMultiplier: 1 },
    signal: new AbortController().signal,
  } as unknown as Call;
  const hanging = Array.from({ length: 40 }, (_, n) => ({ domain: `hanging${n}.com` }));
  const records = [
    { domain: "quick.com" },
    { domain: "broken.com" },
    ...hanging,
    { domain: "www.quick.com" },
  ];
  const { rows } = (await handler(call, { records })) as { rows: readonly Row[] };
  expect(rows).toHaveLength(43);
  expect([rows[0], rows[1], rows[2], rows[41], rows[42]].map((row) => [row!.status, row!.reason])).toEqual([
    ["no_candidates", null],
    ["unavailable", "source_error"],
    ["unavailable", "source_timeout"],
    ["unavailable", "request_deadline"],
    ["no_candidates", null],
  ]);
  expect(lookups).toBeLessThan(42);
});
