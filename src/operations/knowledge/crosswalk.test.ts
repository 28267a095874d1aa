import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import { GROUP, HOLDINGS, type KnownGroup, knownGroup, WIDGETS } from "./testing/known-group.ts";

interface Crosswalk {
  readonly entity_id: string;
  readonly legal_name: string | null;
  readonly identifiers: readonly { scheme: string; value: string; qualifier: string | null }[];
  readonly checked_and_empty: readonly { scheme: string; status: string; sources: readonly string[] }[];
  readonly ownership: Record<string, unknown>;
}

type Answered = {
  readonly crosswalk: Crosswalk | null;
  readonly decision: string;
  readonly record_id: string;
};

let group: KnownGroup;

beforeAll(async () => {
  group = await knownGroup();
});
afterAll(() => group.service.close());

const read = (query = "") => group.tenant.get<Crosswalk>(`/v1/crosswalk/${group.entityId}${query}`);

const post = (body: object, headers: Record<string, string> = {}) =>
  group.service.send<Answered & ErrorBody>("POST", "/v1/crosswalk", {
    key: group.tenant.keys.resolve,
    body,
    headers,
  });

describe("GET /v1/crosswalk/{entity_id}", () => {
  test("200: one citation for each identifier, and each scheme without a value says why", async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.legal_name).toBe("Northgate Widgets Limited");
    expect(body.identifiers).toMatchObject([
      { scheme: "lei", value: WIDGETS, qualifier: null, attribute: "registration.lei" },
      { scheme: "company_number", value: "00445790", qualifier: "GB" },
      { scheme: "isin", value: "US0378331005", provenance: { source_id: "gleif_isin" } },
    ]);
    expect(body.checked_and_empty).toMatchObject([
      { scheme: "cik", status: "not_configured", sources: [] },
      { scheme: "ticker", status: "not_configured" },
      { scheme: "duns", status: "not_configured" },
      { scheme: "vat", status: "not_configured" },
      { scheme: "bic", status: "not_configured" },
    ]);
  });

  test("200: parents and corporate owners stand apart, and what was not traversed has its reason", async () => {
    const { body } = await read("?max_hops=2");
    expect(body.ownership).toMatchObject({
      max_hops: 2,
      as_of: "2026-11-20",
      hops_attempted: 2,
      hops_traversed: 2,
      direct_parent: { scheme: "lei", value: HOLDINGS, relationship: "IS_DIRECTLY_CONSOLIDATED_BY" },
      ultimate_parent: { scheme: "lei", value: GROUP },
      corporate_owners: [
        {
          name: "NORTHGATE HOLDINGS PLC",
          natures_of_control: ["ownership-of-shares-75-to-100-percent"],
          nature_labels: { "ownership-of-shares-75-to-100-percent": "Ownership of shares: 75% or more" },
          share_band: { of: "shares", minimum: 75, maximum: 100 },
          notified_on: "2019-02-01",
          registration_number: "4219787",
        },
        { name: "Somebody Else Limited" },
      ],
    });
    const reasons = (body.ownership.not_traversed as { reason: string; detail: string | null }[]).map(
      ({ reason, detail }) => [reason, detail],
    );
    expect(reasons).toEqual(
      expect.arrayContaining([
        ["ceased", "2019-01-01"],
        ["name_number_disagree", null],
        ["natural_person", "1 excluded"],
        ["reporting_exception", "NON_PUBLIC"],
      ]),
    );
  });

  test.each([
    ["2018-12-31", "CYSD4L2598RQ9BPPCB72"],
    ["2019-01-01", HOLDINGS],
  ])("200: on %s the direct parent is %s", async (day, lei) => {
    const { body } = await read(`?as_of=${day}`);
    expect(body.ownership).toMatchObject({ as_of: day, direct_parent: { value: lei } });
  });

  test("404: another tenant's entity is not found", async () => {
    const other = await group.service.tenant();
    const answer = await other.get<ErrorBody>(`/v1/crosswalk/${group.entityId}`);
    expect(answer.status).toBe(404);
    expect(answer.body.error.code).toBe("not_found");
  });

  test("422: eleven hops and a day that does not exist are refused", async () => {
    expect((await read("?max_hops=11")).status).toBe(422);
    expect((await read("?as_of=2026-02-30")).status).toBe(422);
  });
});

describe("POST /v1/crosswalk", () => {
  test("200: an identifier of any scheme resolves, is metered, and brings the crosswalk", async () => {
    const { status, body } = await post({ registration_number: "445790", jurisdiction: "GB", max_hops: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ decision: "match", crosswalk: { entity_id: group.entityId } });
    expect(body.crosswalk!.identifiers).toContainEqual(expect.objectContaining({ value: WIDGETS }));
  });

  test("200: a keyed retry gives the same decision with the crosswalk and no new charge", async () => {
    const key = { "idempotency-key": "crosswalk-1" };
    const record = { lei: WIDGETS, max_hops: 2, client_ref: "once" };
    const first = await post(record, key);
    const again = await post(record, key);
    expect(again.body.record_id).toBe(first.body.record_id);
    expect(again.body.crosswalk).toEqual(first.body.crosswalk);
    expect(again.body.crosswalk!.ownership).toMatchObject({ max_hops: 2 });
  });

  test("200: an abstention has no crosswalk", async () => {
    const { status, body } = await post({ name: "N/A", country: "US" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ decision: "unresolved", crosswalk: null });
  });

  test("422: no identifying field, and a CIK that is none", async () => {
    expect((await post({ country: "GB" })).body.error.code).toBe("invalid_record");
    expect((await post({ cik: "12A" })).status).toBe(422);
    expect((await post({ lei: WIDGETS, quality_target: {} })).status).toBe(422);
  });
});

test("200: as tools, get_crosswalk and crosswalk_company answer as the routes do", async () => {
  const { content } = await group.tenant.tool("get_crosswalk", { entity_id: group.entityId });
  expect(content).toMatchObject({ entity_id: group.entityId, ownership: { max_hops: 1 } });
  const resolved = await group.tenant.tool("crosswalk_company", { lei: WIDGETS });
  expect(resolved.content).toMatchObject({ crosswalk: { entity_id: group.entityId } });
});
