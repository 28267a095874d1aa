import { expect, test } from "vitest";
import { NO_FACTS } from "../../domain/matching/comparable/candidate.ts";
import { comparableOfRecord } from "../../domain/matching/comparable/comparable-of.ts";
import { packCandidate } from "../../domain/matching/packed/packed-candidate.ts";
import { candidatesOf } from "./known-companies.ts";

/** Sixty words that no other name has. */
const longName = (n: number): string =>
  Array.from({ length: 60 }, (_, at) => `q${(n * 60 + at).toString(26).replaceAll(/\d/g, "z")}x`).join(" ");

/** How often other work has its turn while this many entities with this many long names each are read. */
function turnsTaken(entities: number, names: number): number {
  const comparable = comparableOfRecord({
    name: longName(0),
    trading_names: Array.from({ length: names - 1 }, (_, n) => longName(n + 1)),
  });
  const facts = { ...NO_FACTS, legalName: "Quillworth Limited" };
  const packed = packCandidate({ groupId: 1, refs: [], facts, comparable });
  const own = Array.from({ length: entities }, (_, n) => ({ entityNumber: n, score: 1 }));
  const rows = own.map(({ entityNumber: number }) => ({
    entity_id: `ent_${number}`,
    number,
    comparable: packed,
  }));
  const steps = candidatesOf(null, { own, companies: [], bound: new Map() });
  let turns = 0;
  let step = steps.next();
  while (!step.done) {
    if (step.value.kind === "turn") turns++;
    step = steps.next(step.value.kind === "comparables" ? rows : null);
  }
  expect(step.value.entities).toHaveLength(entities);
  return turns;
}

test("others have their turn while many large entities are read, and none is due for one", () => {
  expect(turnsTaken(50, 10)).toBeGreaterThan(1);
  expect(turnsTaken(1, 1)).toBe(0);
});
