import { describe, expect, test } from "vitest";
import type { KnownFact } from "../facts/known-fact.ts";
import type { NatureOfControl, RelationshipFact, ShareBand } from "../facts/relationship-facts.ts";
import { holdingsOf } from "../ownership/holdings.ts";
import type { OwnershipGraph, OwnershipNode } from "../ownership/ownership-graph.ts";
import { listedOwners } from "./listed-owners.ts";

/** What a source states: an exact share in per cent, a band, or other parts of the statement. */
type Stated =
  | number
  | Omit<ShareBand, "of">
  | Partial<RelationshipFact & { from: string; to: string; row: string }>;
type Edge = readonly [owned: string, owner: string, stated: Stated];

const keyOf = (name: string) => `row:test=${name}`;

function factOf([owned, owner, stated]: Edge): KnownFact<RelationshipFact> {
  const band =
    typeof stated === "number"
      ? { minimum: stated, maximum: stated }
      : "minimum" in stated || "maximum" in stated
        ? stated
        : null;
  const other =
    typeof stated === "number" || band !== null
      ? {}
      : (stated as Partial<RelationshipFact & { from: string; to: string; row: string }>);
  const { from = null, to = null, row = `${owned}-${owner}`, ...content } = other;
  return {
    subject: keyOf(owned),
    content: {
      kind: "relationship",
      basis: "ownership",
      type: "holding",
      level: "direct",
      object: { name: owner, reference: { scheme: "row:test", value: owner } },
      ...(band === null ? {} : { shares: [{ of: "shares" as const, ...band }] }),
      ...content,
    },
    sourceId: "test",
    providerRecordId: row,
    sourceUrl: null,
    licence: "CC0 1.0",
    licencePermitsResale: true,
    sourceAsOf: null,
    firstSeenAt: "2026-01-01T00:00:00Z",
    lastSeenAt: "2026-01-01T00:00:00Z",
    validFrom: from,
    validTo: to,
    stated: true,
  };
}

function graphOf(edges: readonly Edge[]): OwnershipGraph {
  const names = [...new Set(["company", ...edges.flatMap(([owned, owner]) => [owned, owner] as const)])];
  const nodes = new Map<string, OwnershipNode>(
    names.map((name) => {
      const facts = edges.filter(([owned]) => owned === name).map(factOf);
      const own: KnownFact = { ...factOf([name, name, 0]), content: { kind: "name", role: "legal", name } };
      return [keyOf(name), { keys: [keyOf(name)], facts: [own, ...facts], naturalPersons: 0 }];
    }),
  );
  return { start: nodes.get(keyOf("company"))!, nodes, ambiguous: new Set(), truncated: false };
}

/** The listed owners of `company`; names that begin with "L" are listed. */
function found(edges: readonly Edge[], isListed = (name: string) => name.startsWith("L")) {
  const holdings = holdingsOf(graphOf(edges), "2026-06-01");
  const listed = new Set(holdings.owners.filter(({ name }) => isListed(name ?? "")));
  return listedOwners(holdings, listed);
}

const linksOf = (edges: readonly Edge[]) =>
  Object.fromEntries(found(edges).map(({ owner, link }) => [owner.name, link]));

const natures = (...codes: string[]): { natures: readonly NatureOfControl[] } => ({
  natures: codes.map((code) => ({ code, label: code })),
});

describe("a share of one listed owner", () => {
  test.each([
    [49, undefined, false],
    [49.999, undefined, false],
    [50, "ownership", false],
    [50.001, "ownership", true],
    [51, "ownership", true],
    [100, "ownership", true],
    [0, undefined, false],
  ])("%s per cent: %s, more than half %s", (share, link, moreThanHalf) => {
    const [owner] = found([["company", "L", share]]);
    expect(owner?.link).toBe(link);
    expect(owner?.moreThanHalf ?? false).toBe(moreThanHalf);
  });

  test.each<[string, Omit<ShareBand, "of">, string | undefined, boolean]>([
    ["more than 25 to 50", { minimum: 25, maximum: 50, exclusiveMinimum: true }, "possible_ownership", false],
    ["25 to less than 50", { minimum: 25, maximum: 50, exclusiveMaximum: true }, undefined, false],
    [
      "more than 50 to less than 75",
      { minimum: 50, maximum: 75, exclusiveMinimum: true, exclusiveMaximum: true },
      "ownership",
      true,
    ],
    ["50 to 75", { minimum: 50, maximum: 75 }, "ownership", false],
    ["75 to 100", { minimum: 75, maximum: 100 }, "ownership", true],
    ["more than 25", { minimum: 25, maximum: 100, exclusiveMinimum: true }, "possible_ownership", false],
    ["at most 49", { maximum: 49 }, undefined, false],
    ["at least 10", { minimum: 10 }, "possible_ownership", false],
  ])("in the band %s: %s", (_band, band, link, moreThanHalf) => {
    const [owner] = found([["company", "L", band]]);
    expect(owner?.link).toBe(link);
    expect(owner?.moreThanHalf ?? false).toBe(moreThanHalf);
  });
});

describe("several listed owners", () => {
  test("30 and 25 per cent count together, and each owner is found with the sum", () => {
    const owners = found([
      ["company", "L1", 30],
      ["company", "L2", 25],
    ]);
    expect(owners.map(({ link, share }) => [link, share?.minimum])).toEqual([
      ["ownership", 55],
      ["ownership", 55],
    ]);
  });

  test("30 and 19 per cent do not reach half, and 30 of a listed owner with 25 of another company do not", () => {
    expect(
      linksOf([
        ["company", "L1", 30],
        ["company", "L2", 19],
      ]),
    ).toEqual({});
    expect(
      linksOf([
        ["company", "L1", 30],
        ["company", "Other", 25],
      ]),
    ).toEqual({});
  });

  test("thirds add up to a half without a rounding error", () => {
    expect(
      linksOf([
        ["company", "L1", 33.3],
        ["company", "L2", 16.7],
      ]),
    ).toEqual({ L1: "ownership", L2: "ownership" });
  });

  test("two bands from 25 to 50 per cent are more than a half together, since each is more than 25", () => {
    const band = { minimum: 25, maximum: 50, exclusiveMinimum: true };
    const owners = found([
      ["company", "L1", band],
      ["company", "L2", band],
    ]);
    expect(owners.map(({ link, moreThanHalf }) => [link, moreThanHalf])).toEqual([
      ["ownership", true],
      ["ownership", true],
    ]);
  });

  test("two statements about one holding are not added up", () => {
    expect(
      linksOf([
        ["company", "L", { ...sharesOf(30), row: "a" }],
        ["company", "L", { ...sharesOf(30), row: "b" }],
      ]),
    ).toEqual({});
  });
});

const sharesOf = (share: number) => ({ shares: [{ of: "shares" as const, minimum: share, maximum: share }] });

describe("chains", () => {
  test.each([
    [[51, 51], "ownership", true],
    [[50, 50], "ownership", false],
    [[51, 50], "ownership", false],
    [[49, 100], undefined, false],
    [[100, 49], undefined, false],
    [[60, 60, 60, 60], "ownership", true],
    [[60, 60, 49, 60], undefined, false],
  ])("through %j per cent: %s, more than half %s", (shares, link, moreThanHalf) => {
    const names = ["company", ...shares.slice(1).map((_, at) => `middle ${at}`), "L"];
    const [owner] = found(shares.map((share, at): Edge => [names[at]!, names[at + 1]!, share]));
    expect(owner?.link).toBe(link);
    expect(owner?.moreThanHalf ?? false).toBe(moreThanHalf);
    if (link !== undefined) expect(owner!.paths[0]).toHaveLength(shares.length);
  });

  test("a share held through an owned company counts in full beside a direct one", () => {
    const edges: Edge[] = [
      ["company", "L1", 25],
      ["company", "middle", 25],
      ["middle", "L2", 50],
    ];
    expect(linksOf(edges)).toEqual({ L1: "ownership", L2: "ownership" });
  });

  test("a share held through a company that is not owned does not count", () => {
    const edges: Edge[] = [
      ["company", "L1", 25],
      ["company", "middle", 25],
      ["middle", "L2", 49],
    ];
    expect(linksOf(edges)).toEqual({});
  });

  test("the owners of a listed owner are found where they own that owner", () => {
    expect(
      linksOf([
        ["company", "L1", 80],
        ["L1", "L2", 50],
        ["L1", "L3", 5],
      ]),
    ).toEqual({ L1: "ownership", L2: "ownership", L3: "ownership" });
    expect(
      linksOf([
        ["company", "L1", 80],
        ["L1", "L2", 5],
      ]),
    ).toEqual({ L1: "ownership" });
  });
});

describe("control is told apart from ownership", () => {
  test.each<[string, Stated, string | undefined]>([
    ["a holding without its share", {}, "control"],
    [
      "a right to appoint directors beside 30 per cent",
      { ...sharesOf(30), ...natures("right-to-appoint-and-remove-directors") },
      "control",
    ],
    [
      "a right to appoint directors beside 60 per cent",
      { ...sharesOf(60), ...natures("right-to-appoint-and-remove-directors") },
      "ownership",
    ],
    [
      "a majority of votes",
      { shares: [{ of: "voting_rights", minimum: 50, maximum: 75, exclusiveMinimum: true }] },
      "control",
    ],
    [
      "a minority of votes",
      { shares: [{ of: "voting_rights", minimum: 25, maximum: 50, exclusiveMinimum: true }] },
      undefined,
    ],
    ["shares held as a trust", natures("ownership-of-shares-75-to-100-percent-as-trust"), "control"],
    ["consolidated accounts", { basis: "consolidation" }, "consolidation"],
    ["a branch", { basis: "branch" }, undefined],
    ["an office", { basis: "role" }, undefined],
  ])("%s: %s", (_case, stated, link) => {
    expect(linksOf([["company", "L", stated]]).L).toBe(link);
  });

  test("a company that a controlled company owns is controlled", () => {
    expect(
      linksOf([
        ["company", "middle", 100],
        ["middle", "L", {}],
      ]),
    ).toEqual({ L: "control" });
  });

  test("an accounting parent of an owner makes no owner", () => {
    expect(
      linksOf([
        ["company", "middle", 100],
        ["middle", "L", { basis: "consolidation" }],
      ]),
    ).toEqual({});
  });
});

describe("cycles, dates and hubs", () => {
  test("companies that own each other are owned by nobody who is listed", () => {
    expect(
      linksOf([
        ["company", "a", 60],
        ["a", "b", 60],
        ["b", "company", 60],
        ["b", "a", 10],
      ]),
    ).toEqual({});
  });

  test("a listed owner behind a cycle is found once, by a path without repetition", () => {
    const owners = found([
      ["company", "a", 60],
      ["a", "company", 40],
      ["a", "L", 60],
      ["a", "a", 5],
    ]);
    expect(owners).toHaveLength(1);
    expect(owners[0]!.paths.map((path) => path.map(({ owner }) => owner.name))).toEqual([["a", "L"]]);
  });

  test.each([
    ["ended before the day", { to: "2026-06-01" }, {}],
    ["ends after the day", { to: "2026-06-02" }, { L: "ownership" }],
    ["begins after the day", { from: "2026-06-02" }, {}],
    ["ended without a date", { status: "inactive" as const }, {}],
  ])("a holding that %s", (_case, dates, expected) => {
    expect(linksOf([["company", "L", { ...sharesOf(60), ...dates }]])).toEqual(expected);
  });

  test("of 400 owners that each hold a quarter per cent, 200 listed ones are found together", () => {
    const edges = Array.from(
      { length: 400 },
      (_, at): Edge => ["company", at % 2 === 0 ? `L${at}` : `o${at}`, 0.25],
    );
    const owners = found(edges);
    expect(owners).toHaveLength(200);
    expect(owners.every(({ link }) => link === "ownership")).toBe(true);
    expect(linksOf(edges.slice(0, 398))).toEqual({});
  });

  test("of many paths to one owner ten are shown, and it is said that there are more", () => {
    const edges = Array.from({ length: 20 }, (_, at): Edge[] => [
      ["company", `m${at}`, 5],
      [`m${at}`, "L", 100],
    ]).flat();
    const [owner] = found(edges);
    expect(owner).toMatchObject({ link: "ownership", truncated: true, share: { minimum: 100 } });
    expect(owner!.paths).toHaveLength(10);
  });

  test("forty companies that all own each other end", () => {
    const names = ["company", ...Array.from({ length: 39 }, (_, at) => `c${at}`)];
    const edges = names.flatMap((owned) =>
      names.filter((owner) => owner !== owned).map((owner): Edge => [owned, owner, 2]),
    );
    expect(linksOf([...edges, ["c38", "L", 100]])).toEqual({});
    expect(linksOf([...edges, ...names.map((owned): Edge => [owned, "L", 50])])).toEqual({ L: "ownership" });
  });
});
