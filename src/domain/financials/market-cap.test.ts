import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type MarketCapQuery, marketCapHistory } from "./market-cap.ts";
import { valued } from "./testing/facts.ts";

const query = (given: Partial<MarketCapQuery> = {}): MarketCapQuery => ({
  now: new Date("2026-11-24T00:00:00Z"),
  asOf: "2026-11-24",
  months: 1,
  scope: "issuer",
  shareClass: null,
  currency: null,
  ...given,
});
const pointOf = (facts: Parameters<typeof marketCapHistory>[0], given: Partial<MarketCapQuery> = {}) =>
  marketCapHistory(facts, query(given)).points[0]!;
const codes = (facts: Parameters<typeof marketCapHistory>[0], given: Partial<MarketCapQuery> = {}) =>
  marketCapHistory(facts, query(given)).gaps.map(({ code }) => code);

describe("completed month ends before the month of the day", () => {
  test.each([
    ["2026-11-24", ["2026-10-31", "2026-09-30"]],
    ["2026-10-31", ["2026-09-30", "2026-08-31"]],
    ["2026-11-01", ["2026-10-31", "2026-09-30"]],
    ["2024-03-01", ["2024-02-29", "2024-01-31"]],
    ["2023-03-31", ["2023-02-28", "2023-01-31"]],
    ["2026-01-15", ["2025-12-31", "2025-11-30"]],
  ])("%s", (asOf, expected) => {
    const { points } = marketCapHistory([], query({ asOf, months: 2 }));
    expect(points.map(({ month_end }) => month_end)).toEqual(expected);
  });
});

describe("a quote is fresh for seven calendar days", () => {
  test.each([
    ["2026-10-31", "valued"],
    ["2026-10-24", "valued"],
    ["2026-10-23", "stale"],
    ["2026-10-01", "stale"],
    ["2026-09-30", "missing"],
    ["2026-11-01", "missing"],
  ])("%s: %s", (quotedOn, status) => {
    const point = pointOf([valued({ quotedOn })]);
    expect(point.status).toBe(status);
    expect(point.value).toBe(status === "missing" ? null : 1000);
    expect(point.quoted_on).toBe(status === "missing" ? null : quotedOn);
  });
});

describe("sources", () => {
  test("that agree give one value, with the citation of the first published", () => {
    const point = pointOf([
      valued({}, { sourceId: "b" }),
      valued({ publishedOn: "2026-11-02" }, { sourceId: "c" }),
    ]);
    expect(point).toMatchObject({ status: "valued", value: 1000, published_on: "2026-11-02" });
    expect(point.provenance?.source_id).toBe("c");
    expect(point.candidates).toHaveLength(2);
  });

  test("that disagree on the day are a conflict without a value", () => {
    const point = pointOf([valued({}), valued({ value: "1001" }, { sourceId: "b" })]);
    expect(point).toMatchObject({ status: "conflict", value: null, currency: null, provenance: null });
    expect(point.candidates.map(({ value }) => value)).toEqual([1001, 1000]);
  });

  test("in several currencies are a conflict until one is asked for; nothing is converted", () => {
    const facts = [valued({}), valued({ currency: "EUR", value: "900" })];
    expect(pointOf(facts)).toMatchObject({ status: "conflict", value: null });
    expect(codes(facts)).toContain("several_currencies");
    expect(pointOf(facts, { currency: "EUR" })).toMatchObject({ status: "valued", value: 900 });
    expect(codes(facts, { currency: "EUR" })).toContain("other_currency");
  });

  test("the later day of a month counts, not the earlier one or a mean of them", () => {
    const facts = [
      valued({ quotedOn: "2026-10-29", value: "1" }),
      valued({ quotedOn: "2026-10-30", value: "3" }),
    ];
    expect(pointOf(facts)).toMatchObject({ value: 3, quoted_on: "2026-10-30" });
  });
});

describe("values that are no point of the series", () => {
  test.each([
    ["an adjusted valuation", { adjusted: true }, "adjusted"],
    ["an average", { basis: "average" as const }, "not_point_in_time"],
    ["an estimate", { basis: "estimated" as const }, "not_point_in_time"],
    ["what was published after the day", { publishedOn: "2026-11-25" }, "published_later"],
    ["an enterprise value", { measure: "enterprise_value" as const }, "no_valuations"],
    ["a share class's", { scope: "share_class" as const, shareClass: "A" }, "no_valuations"],
  ])("%s", (_, given, code) => {
    expect(pointOf([valued(given)])).toMatchObject({ status: "missing", value: null, candidates: [] });
    expect(codes([valued(given)])).toContain(code);
  });

  test("a valuation that the source does not call unadjusted", () => {
    const { adjusted: _, ...content } = valued({}).content;
    expect(pointOf([{ ...valued({}), content }]).status).toBe("missing");
  });

  test("one published on the day itself is one", () => {
    expect(pointOf([valued({ publishedOn: "2026-11-24" })]).status).toBe("valued");
  });
});

describe("share classes stand apart", () => {
  const classes = [
    valued({ scope: "share_class", shareClass: "Class A", value: "1" }),
    valued({ scope: "share_class", shareClass: "Class C", value: "2" }),
  ];
  test("and are never added up to the issuer", () => {
    expect(pointOf(classes).status).toBe("missing");
  });
  test("one that is named is found, however it is spaced and cased", () => {
    expect(pointOf(classes, { scope: "share_class", shareClass: " class  a" })).toMatchObject({ value: 1 });
  });
  test("none is chosen of several, and the only one is", () => {
    expect(pointOf(classes, { scope: "share_class" }).status).toBe("missing");
    expect(codes(classes, { scope: "share_class" })).toContain("share_class_required");
    expect(pointOf([classes[0]!], { scope: "share_class" })).toMatchObject({ value: 1 });
  });
});

test("every value is one that a source states for a day of that month", () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-10-${String(n).padStart(2, "0")}`);
  const fact = fc
    .record({ quotedOn: day, value: fc.nat().map(String), sourceId: fc.constantFrom("a", "b") })
    .map(({ sourceId, ...content }) => valued(content, { sourceId }));
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 6 }), (facts) => {
      const point = pointOf(facts);
      const newest = facts
        .map(({ content }) => content.quotedOn)
        .sort()
        .at(-1);
      const amounts = new Set(
        facts
          .filter(({ content }) => content.quotedOn === newest)
          .map(({ content }) => Number(content.value)),
      );
      expect(point.value).toBe(amounts.size === 1 ? [...amounts][0] : null);
    }),
  );
});
