import { expect, test } from "vitest";
import { comparableOfRecord } from "../../domain/matching/comparable/comparable-of.ts";
import { LetterTurns } from "./letter-turns.ts";
import { recordGroups } from "./record-groups.ts";

const words = "quill worth bracken fold sander ingham thistle down ver quay".split(" ");
const longName = (n: number): string =>
  Array.from({ length: 80 }, (_, at) => words[(at * n + Math.floor(at / 10)) % words.length]).join(" ");

test("others have their turn between the keys of long records, and none is due for short ones", async () => {
  const names = Array.from({ length: 10 }, (_, n) => longName(n));
  const long = Array.from({ length: 6 }, () =>
    comparableOfRecord({ name: names[0]!, trading_names: names.slice(1) }),
  );
  const turns = new LetterTurns();
  const groups = await recordGroups(long, turns);
  expect(turns.taken).toBeGreaterThan(1);
  expect(groups.length).toBeGreaterThan(0);
  const few = new LetterTurns();
  await recordGroups([comparableOfRecord({ name: "Quillworth Limited" })], few);
  expect(few.taken).toBe(0);
});
