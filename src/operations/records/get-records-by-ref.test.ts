import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import { apple, siemensNowhere } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

interface ByRefBody {
  readonly records: readonly Record<string, unknown>[];
  readonly total: number;
}

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
});

afterAll(() => service.close());

const byRef = async (ref: string, of = tenant): Promise<ByRefBody> => {
  const answer = await of.get<ByRefBody>(`/v1/records/by-ref/${ref}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

describe("GET /v1/records/by-ref/{client_ref}", () => {
  test("200: what became of each record under the reference, newest first", async () => {
    const first = await tenant.resolve({ ...siemensNowhere, client_ref: "crm-1" });
    const at = service.clock.now.toISOString();
    service.advance(1);
    const second = await tenant.resolve({ ...apple, client_ref: "crm-1" });
    await tenant.resolve({ ...apple, client_ref: "crm-2" });
    const { records, total } = await byRef("crm-1");
    expect(total).toBe(2);
    expect(records).toEqual([
      {
        record_id: second.record_id,
        decision_id: second.decision_id,
        entity_id: second.entity!.entity_id,
        review_id: null,
        created_at: service.clock.now.toISOString(),
      },
      {
        record_id: first.record_id,
        decision_id: first.decision_id,
        entity_id: null,
        review_id: first.review_id,
        created_at: at,
      },
    ]);
  });

  test.each(["Ä Ö/Ü?#%", "a/b", "\u202ertl", "x".repeat(200), "🤖".repeat(200)])(
    "200: a reference is found as it was sent: %j",
    async (client_ref) => {
      const { record_id } = await tenant.resolve({ ...apple, client_ref });
      const { records } = await byRef(encodeURIComponent(client_ref));
      expect(records.map((record) => record.record_id)).toContain(record_id);
    },
  );

  test("200: a reference that was never used gives an empty list", async () => {
    expect(await byRef("never")).toMatchObject({ records: [], total: 0 });
    expect(await byRef("CRM-1")).toMatchObject({ records: [], total: 0 });
  });

  test("200: another tenant's use of the reference is not there", async () => {
    expect(await byRef("crm-1", await service.tenant())).toMatchObject({ records: [], total: 0 });
  });

  test("200: pages, with the count of all", async () => {
    expect(await byRef("crm-1?limit=1&offset=1")).toMatchObject({
      records: [{ entity_id: null }],
      total: 2,
      limit: 1,
      offset: 1,
    });
  });

  test("200: the tool gives the same", async () => {
    const { content } = await tenant.tool("get_records_by_ref", { client_ref: "crm-1" }, "read");
    expect(content).toMatchObject({
      ...(await byRef("crm-1")),
      correlation_id: expect.any(String),
      usage: {},
    });
  });

  test("422: a reference that is too long, and one that no text can hold", async () => {
    for (const ref of ["x".repeat(201), "%00"]) {
      const { status, body } = await tenant.get<ErrorBody>(`/v1/records/by-ref/${ref}`);
      expect(status).toBe(422);
      expect(body.error.details.fields?.[0]?.path).toBe("client_ref");
    }
  });

  test("403: a key that may neither read nor resolve", async () => {
    expect((await tenant.get("/v1/records/by-ref/crm-1", "erase")).status).toBe(403);
  });
});
