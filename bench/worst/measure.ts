import { NO_FACTS } from "../../src/domain/matching/comparable/candidate.ts";
import {
  comparableOfRecord,
  normalise,
  retrievalSubject,
} from "../../src/domain/matching/comparable/comparable-of.ts";
import { packCandidate } from "../../src/domain/matching/packed/packed-candidate.ts";
import type { MatchingModel } from "../../src/domain/matching/score/model.ts";
import { retrievalKeys } from "../../src/domain/retrieval/keys.ts";
import { NO_REGISTERS } from "../../src/domain/retrieval/registered-scripts.ts";
import { candidatesOf } from "../../src/pipelines/resolution/known-companies.ts";
import { judgeInTurns } from "../../src/pipelines/resolution/stages.ts";
import { random, recordOf, type Shape } from "./shapes.ts";

export interface Cost {
  /** Milliseconds of this thread's processor time: normalise, make keys, read candidates, compare, decide. */
  readonly totalMs: number;
  /** The longest step between two turns of the event loop, and its name. */
  readonly longestMs: number;
  readonly longest: "normalise" | "keys" | "unpack" | "compare";
  readonly letters: number;
}

/** The cost of deciding a record of `shape.record` against companies of `shape.stored`. No database is used. */
export function costOf(model: MatchingModel, shape: Shape): Cost {
  const next = random(7);
  const record = recordOf(shape.record, shape.addressLetters, next);
  // With the same seed the stored companies have the record's words where the shapes are equal.
  const analysed = [7, 8, 9].map((seed) =>
    comparableOfRecord(recordOf(shape.stored, shape.addressLetters, random(seed))),
  );
  const packed = analysed.map((comparable) =>
    packCandidate({ groupId: 0, refs: [], facts: { ...NO_FACTS, legalName: null }, comparable }),
  );
  // Each candidate is a different company, so that no result is remembered from the one before.
  const own = Array.from({ length: shape.candidates }, (_, entityNumber) => ({ entityNumber, score: 0 }));
  const rows = own.map(({ entityNumber: number }) => ({
    entity_id: `c${number}`,
    number,
    comparable: packed[number % packed.length]!,
  }));
  const steps: [Cost["longest"], number][] = [];
  const timed = <Result>(step: Cost["longest"], work: () => Result): Result => {
    const { user, system } = process.threadCpuUsage();
    const result = work();
    const ended = process.threadCpuUsage();
    steps.push([step, (ended.user - user + ended.system - system) / 1000]);
    return result;
  };
  const query = timed("normalise", () => normalise(record));
  timed("keys", () => retrievalKeys(retrievalSubject(query), "query"));
  const reading = candidatesOf(null, { own, companies: [], bound: new Map() });
  let read = timed("unpack", () => reading.next());
  while (!read.done) {
    const answer = read.value.kind === "comparables" ? rows : null;
    read = timed("unpack", () => reading.next(answer));
  }
  const { candidates } = read.value;
  const turns = judgeInTurns(model, query, { candidates, adequate: true, outscored: 0, ...NO_REGISTERS });
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
