/** Conclusions from a search in the tenant's own store that does not find a company. */
import { expect, test } from "vitest";
import { comparableOfRecord, retrievalSubject } from "../../domain/matching/comparable/comparable-of.ts";
import { retrievalKeys } from "../../domain/retrieval/keys.ts";
import { entityKey } from "../../storage/entities/entity-keys.ts";
import { KEY_CAP } from "./entity-reads.ts";
import { findCandidates } from "./find-candidates.ts";
import type { Answer, Question } from "./questions.ts";
import { takeSteps } from "./take-steps.ts";

const query = comparableOfRecord({ name: "Quillworth Brackenfold" });
const keys = retrievalKeys(retrievalSubject(query), "query");

/** Searches where this many entities have every key of the record, so that none of them stands out. */
async function lookAmong(alike: number, { unknownWord = false } = {}) {
  const words = new Set(keys.filter(({ word }) => word === true).map(({ key }) => entityKey(key)));
  // The store reads no more of a key's holders than `KEY_CAP`.
  const numbers = Array.from({ length: Math.min(alike, KEY_CAP) }, (_, n) => n + 1).join(" ");
  const answer = async (question: Question): Promise<Answer> => {
    if (question.kind !== "entityNumbersByKey") return [];
    const known = question.keys.filter((key) => !unknownWord || !words.has(key));
    return { holders: known.map((asked) => ({ asked, entity_numbers: numbers })), hidden: [] };
  };
  const nothing = { registers: null, storeIsEmpty: false, withheld: new Set<string>(), differences: [] };
  return takeSteps(findCandidates({ query, ...nothing }), answer);
}

test.each([
  ["none", 0, true],
  ["as many as are compared", 50, true],
  ["more than are compared, all of whom were read", KEY_CAP - 1, true],
  ["as many as are read, so that there may be more", KEY_CAP, false],
  ["more than are read", KEY_CAP + 1, false],
])(
  "among entities alike, %s (%#): whether one that is known could hardly have been missed",
  async (_, alike, adequate) => {
    expect((await lookAmong(alike)).adequate).toBe(adequate);
  },
);

test("entities beyond those that are read hide nobody who is called by a word that none of them has", async () => {
  expect((await lookAmong(KEY_CAP, { unknownWord: true })).adequate).toBe(true);
});
