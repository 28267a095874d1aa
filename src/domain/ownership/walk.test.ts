import { describe, expect, test } from "vitest";
import type { Period } from "../facts/fact.ts";
import type { KnownFact } from "../facts/known-fact.ts";
import type { RelationshipFact } from "../facts/relationship-facts.ts";
import { isOwnership, type OwnershipGraph, type OwnershipNode } from "./ownership-graph.ts";
import { walk } from "./walk.ts";

type Edge = readonly [child: string, parent: string, period?: Period];

const keyOf = (name: string) => `row:test=${name}`;

function factOf([child, parent, period = {}]: Edge): KnownFact<RelationshipFact> {
  return {
    subject: keyOf(child),
    content: {
      kind: "relationship",
      basis: "ownership",
      type: "holding",
      level: "direct",
      object: { name: parent, reference: { scheme: "row:test", value: parent } },
    },
    sourceId: "test",
    providerRecordId: `${child}-${parent}`,
    sourceUrl: null,
    licence: "CC0 1.0",
    licencePermitsResale: true,
    sourceAsOf: null,
    firstSeenAt: "2026-01-01T00:00:00Z",
    lastSeenAt: "2026-01-01T00:00:00Z",
    validFrom: period.validFrom ?? null,
    validTo: period.validTo ?? null,
    stated: true,
  };
}

/** The graph of these holdings, from the first child upwards; every company is named, so that each can be followed. */
function graphOf(edges: readonly Edge[]): OwnershipGraph {
  const names = [...new Set([...edges.map(([child]) => child), ...edges.map(([, parent]) => parent)])];
  const nodes = new Map<string, OwnershipNode>(
    names.map((name) => {
      const facts = edges.filter(([child]) => child === name).map(factOf);
      const own: KnownFact = { ...factOf([name, name]), content: { kind: "name", role: "legal", name } };
      return [keyOf(name), { keys: [keyOf(name)], facts: [own, ...facts], naturalPersons: 0 }];
    }),
  );
  return { start: nodes.get(keyOf(names[0]!))!, nodes, ambiguous: new Set(), truncated: false };
}

const from = (edges: readonly Edge[], { day = "2026-06-01", maxHops = 10 } = {}) =>
  walk({ graph: graphOf(edges), day, maxHops, follows: isOwnership });
const namesOf = ({ hops }: ReturnType<typeof walk>["paths"][number]) => hops.map(({ toName }) => toName);
const reasonsOf = ({ notTraversed }: ReturnType<typeof walk>) => notTraversed.map(({ reason }) => reason);

const ring = (length: number): Edge[] =>
  Array.from({ length }, (_, at): Edge => [`c${at}`, `c${(at + 1) % length}`]);

describe("cycles", () => {
  test("a company that is its own parent ends the path at once", () => {
    const walked = from([["a", "a"]]);
    expect(walked.paths.map(namesOf)).toEqual([["a"]]);
    expect(reasonsOf(walked)).toEqual(["cycle"]);
  });

  test.each([2, 3, 9, 10])("a cycle of %d is followed once round", (length) => {
    const walked = from(ring(length));
    expect(walked.paths).toHaveLength(1);
    expect(walked.paths[0]!.hops).toHaveLength(length);
    expect(reasonsOf(walked)).toEqual(["cycle"]);
  });

  test("a cycle that is longer than the limit of hops ends there", () => {
    const walked = from(ring(50));
    expect(walked.paths[0]!.hops).toHaveLength(10);
    expect(reasonsOf(walked)).toEqual(["hop_limit"]);
  });

  test("a cycle that does not lead through the start is found as well", () => {
    const walked = from([
      ["start", "a"],
      ["a", "b"],
      ["b", "a"],
    ]);
    expect(walked.paths.map(namesOf)).toEqual([["a", "b", "a"]]);
    expect(reasonsOf(walked)).toEqual(["cycle"]);
  });
});

describe("bounds", () => {
  test("of companies that all own each other a hundred paths are walked, and the walk says that there are more", () => {
    const names = Array.from({ length: 12 }, (_, at) => `c${at}`);
    const edges = names.flatMap((child) =>
      names.filter((parent) => parent !== child).map((parent): Edge => [child, parent]),
    );
    const walked = from(edges);
    expect(walked.paths).toHaveLength(100);
    expect(walked.truncated).toBe(true);
  });

  test("of a thousand relationships that have ended two hundred are listed, and the walk says so", () => {
    const edges = Array.from(
      { length: 1_000 },
      (_, at): Edge => ["start", `p${at}`, { validTo: "2020-01-01" }],
    );
    const walked = from(edges);
    expect(walked.notTraversed).toHaveLength(200);
    expect(walked.truncated).toBe(true);
  });
});

describe("on the boundaries of a period", () => {
  const period = { validFrom: "2020-03-01", validTo: "2021-03-01" };
  test.each([
    ["2020-02-29", "not_yet_effective"],
    ["2020-03-01", null],
    ["2021-02-28", null],
    ["2021-03-01", "ceased"],
    ["2021-03-02", "ceased"],
  ])("on %s it is %s", (day, reason) => {
    const walked = from([["start", "owner", period]], { day });
    expect(reasonsOf(walked)).toEqual(reason === null ? [] : [reason]);
    expect(walked.paths).toHaveLength(reason === null ? 1 : 0);
  });

  test.each([
    ["2020", "2019-12-31", "not_yet_effective"],
    ["2020", "2020-12-31", null],
    ["2020-02", "2020-02-01", null],
    ["2020-02", "2020-01-31", "not_yet_effective"],
  ])("a bound that is known as %s alone: on %s it is %s", (validFrom, day, reason) => {
    const walked = from([["start", "owner", { validFrom }]], { day });
    expect(reasonsOf(walked)).toEqual(reason === null ? [] : [reason]);
  });

  test.each([
    ["2020", "2020-12-31", null],
    ["2020", "2021-01-01", "ceased"],
    ["2020-02", "2020-02-29", null],
    ["2020-02", "2020-03-01", "ceased"],
  ])("an end that is known as %s alone: on %s it is %s", (validTo, day, reason) => {
    const walked = from([["start", "owner", { validTo }]], { day });
    expect(reasonsOf(walked)).toEqual(reason === null ? [] : [reason]);
  });
});
