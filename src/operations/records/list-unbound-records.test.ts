import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import { apple, placeholder, siemensNowhere } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

interface UnboundBody {
  readonly records: readonly {
    readonly record_id: string;
    readonly client_ref: string | null;
    readonly submitted_record: Record<string, unknown>;
    readonly decision_id: string;
    readonly decision: string;
    readonly review_id: string | null;
    readonly reason: string;
    readonly created_at: string;
  }[];
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
}

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
});

afterAll(() => service.close());

const unbound = async (query = "", of = tenant): Promise<UnboundBody> => {
  const answer = await of.get<UnboundBody>(`/v1/records/unbound${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

describe("GET /v1/records/unbound", () => {
  test("200: abstentions and replays that joined nobody, oldest first; members are not among them", async () => {
    const abstained = await tenant.resolve({ ...siemensNowhere, client_ref: "a" });
    service.advance(1);
    const bound = await tenant.resolve({ ...apple, client_ref: "b" });
    service.advance(1);
    await tenant.resolve({ ...apple, client_ref: "b" });
    service.advance(1);
    const silent = await tenant.resolve(placeholder);
    const { records, total, limit, offset } = await unbound();
    expect({ total, limit, offset }).toEqual({ total: 3, limit: 50, offset: 0 });
    expect(records).toMatchObject([
      {
        record_id: abstained.record_id,
        client_ref: "a",
        submitted_record: { ...siemensNowhere, client_ref: "a" },
        decision_id: abstained.decision_id,
        decision: "unresolved",
        review_id: abstained.review_id,
        reason: "abstained",
      },
      {
        client_ref: "b",
        submitted_record: { ...apple, client_ref: "b" },
        decision_id: bound.decision_id,
        decision: "match",
        review_id: null,
        reason: "replayed_unjoined",
      },
      { record_id: silent.record_id, client_ref: null, decision: "unresolved", reason: "abstained" },
    ]);
    expect(records.map(({ record_id }) => record_id)).not.toContain(bound.record_id);
  });

  test("200: total counts the whole set, whatever the page", async () => {
    const page = await unbound("?limit=2&offset=1");
    expect(page).toMatchObject({ total: 3, limit: 2, offset: 1 });
    expect(page.records.map(({ reason }) => reason)).toEqual(["replayed_unjoined", "abstained"]);
    expect(await unbound("?offset=3")).toMatchObject({ records: [], total: 3 });
    expect((await unbound("?limit=5000")).limit).toBe(200);
  });

  test("200: a record whose clarification was answered stays unbound, as superseded by that decision", async () => {
    const other = await service.tenant();
    const first = await other.resolve(siemensNowhere);
    const next = await other.resolve({
      ...apple,
      clarification_of: { record_id: first.record_id, decision_id: first.decision_id },
    });
    expect((await unbound("", other)).records).toMatchObject([
      { record_id: first.record_id, reason: "superseded", superseded_by: next.decision_id },
    ]);
  });

  test("200: another tenant's records are not there", async () => {
    expect(await unbound("", await service.tenant())).toMatchObject({ records: [], total: 0 });
  });

  test("200: the tool gives the same", async () => {
    const { content } = await tenant.tool("list_unbound_records", { limit: 1 }, "read");
    expect(content).toMatchObject({ records: (await unbound("?limit=1")).records, total: 3 });
  });

  test.each([
    ["?limit=0", "limit"],
    ["?offset=-1", "offset"],
    ["?reason=abstained", "reason"],
  ])("422: %s", async (query, path) => {
    const { status, body } = await tenant.get<ErrorBody>(`/v1/records/unbound${query}`);
    expect(status).toBe(422);
    expect(body.error.details.fields).toMatchObject([{ path }]);
  });

  test("403: a key that may neither read nor resolve", async () => {
    expect((await tenant.get("/v1/records/unbound", "review")).status).toBe(403);
  });
});
