import type { Candidate } from "../../src/domain/matching/comparable/candidate.ts";
import { NO_FACTS } from "../../src/domain/matching/comparable/candidate.ts";
import {
  comparableOfRecord,
  normalise,
  retrievalSubject,
} from "../../src/domain/matching/comparable/comparable-of.ts";
import type { MatchingModel } from "../../src/domain/matching/score/model.ts";
import { retrievalKeys } from "../../src/domain/retrieval/keys.ts";
import { judgeInTurns } from "../../src/pipelines/resolution/stages.ts";
import { random, recordOf, type Shape } from "./shapes.ts";

export interface Cost {
  /** Milliseconds of this thread: normalising, keys, comparing, deciding. */
  readonly totalMs: number;
  /** The longest of them between two turns of the event loop, and which step that is. */
  readonly longestMs: number;
  readonly longest: "normalise" | "keys" | "compare";
  readonly letters: number;
}

/** What deciding a record of this shape takes against stored companies of the other. Nothing is read or written. */
export function costOf(model: MatchingModel, shape: Shape): Cost {
  const next = random(7);
  const record = recordOf(shape.record, shape.addressLetters, next);
  // With the same seed the stored companies have the record's words where the shapes are alike.
  const analysed = [7, 8, 9].map((seed) =>
    comparableOfRecord(recordOf(shape.stored, shape.addressLetters, random(seed))),
  );
  const candidates = Array.from({ length: shape.candidates }, (_, n): Candidate => {
    // A company of its own each, so that nothing is remembered from the one before.
    const stored = structuredClone(analysed[n % analysed.length]!);
    return {
      key: `c${n}`,
      entityId: `c${n}`,
      registerRefs: [],
      groupId: null,
      comparable: stored,
      facts: { ...NO_FACTS, legalName: null },
      blockScore: 0,
    };
  });
  const steps: [Cost["longest"], number][] = [];
  const timed = <Result>(step: Cost["longest"], work: () => Result): Result => {
    const started = performance.now();
    const result = work();
    steps.push([step, performance.now() - started]);
    return result;
  };
  const query = timed("normalise", () => normalise(record));
  timed("keys", () => retrievalKeys(retrievalSubject(query), "query"));
  const turns = judgeInTurns(model, query, { candidates, adequate: true, listed: 0 });
  let ended = false;
  while (!ended) ended = timed("compare", () => turns.next(null)).done === true;
  const [longest, longestMs] = steps.reduce((most, step) => (step[1] > most[1] ? step : most));
  return {
    totalMs: steps.reduce((sum, [, ms]) => sum + ms, 0),
    longestMs,
    longest,
    letters: JSON.stringify(record).length,
  };
}
