import { expect, test } from "vitest";
import type { IdentifierFact } from "../facts/fact.ts";
import type { KnownFact } from "../facts/known-fact.ts";
import { MOST_HOPS, statementsAbout, successionOf } from "./succession.ts";

const now = new Date("2026-11-20T00:00:00Z");
const at = "2026-11-01T00:00:00.000Z";

function lei(value: string, successor?: string | { name: string }, stated = true): KnownFact<IdentifierFact> {
  const named =
    typeof successor === "string" ? { scheme: "lei", value: successor } : { scheme: "lei", ...successor };
  return {
    subject: `lei=${value}`,
    content: { kind: "identifier", scheme: "lei", value, ...(successor ? { successor: named } : {}) },
    ...{ sourceId: "gleif", providerRecordId: value, sourceUrl: null, sourceAsOf: at },
    ...{ licence: "CC0 1.0", licencePermitsResale: true, firstSeenAt: at, lastSeenAt: at },
    ...{ validFrom: null, validTo: null, stated },
  };
}

const walk = (own: readonly KnownFact<IdentifierFact>[], later: readonly KnownFact<IdentifierFact>[]) =>
  successionOf(own, { later: statementsAbout(later), now }).hops.map(
    ({ depth, from, to, end }) => `${depth} ${from.value}>${to.value ?? to.name} ${end}`,
  );

test.each([
  [
    "a chain is walked to its last identifier",
    [lei("A", "B")],
    [lei("B", "C"), lei("C")],
    ["1 A>B null", "2 B>C last"],
  ],
  ["a cycle ends where it closes", [lei("A", "B")], [lei("B", "A")], ["1 A>B null", "2 B>A met_before"]],
  ["an identifier that names itself was met before", [lei("A", "A")], [], ["1 A>A met_before"]],
  ["a successor that no source describes ends it", [lei("A", "B")], [], ["1 A>B not_installed"]],
  [
    "a successor with a name alone ends it",
    [lei("A", { name: "Bee plc" })],
    [],
    ["1 A>Bee plc no_identifier"],
  ],
  ["a successor that is stated no more is left out", [lei("A", "B", false)], [lei("B")], []],
  [
    "two companies that were merged into one are two hops, and the chain goes on once",
    [lei("A", "C"), lei("B", "C")],
    [lei("C", "D"), lei("D")],
    ["1 A>C null", "1 B>C null", "2 C>D last"],
  ],
])("%s", (_rule, own, later, expected) => {
  expect(walk(own, later)).toEqual(expected);
});

test("a chain of more hops than are walked says so", () => {
  const chain = Array.from({ length: MOST_HOPS + 5 }, (_, n) => lei(`L${n}`, `L${n + 1}`));
  const hops = walk(chain.slice(0, 1), chain.slice(1));
  expect(hops).toHaveLength(MOST_HOPS);
  expect(hops.at(-1)).toContain("hop_limit");
});
