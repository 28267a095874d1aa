import { expect, test } from "vitest";
import { proofSize } from "../support/proofs.ts";
import { fuzzRounds } from "./fuzz-rounds.ts";

test("requests made from the document, valid and spoilt: nothing is answered otherwise than it says", async () => {
  const rounds = proofSize({ part: 3, whole: 6 });
  const { faults, operations, succeeded, sent } = await fuzzRounds({ seed: 20_261_120, rounds });
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(operations.length * rounds);
  // A run in which all requests fail would find no fault either.
  expect(succeeded.size).toBeGreaterThan(operations.length / 2);
});
