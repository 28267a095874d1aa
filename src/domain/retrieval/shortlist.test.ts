import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PostingLookup } from "./reading-plan.ts";
import { RETRIEVAL_FIELDS, type RetrievalField, type RetrievalKey } from "./retrieval-key.ts";
import { shortlist } from "./shortlist.ts";

const key = (name: string, field: RetrievalField = "token", boost = 5): RetrievalKey => ({
  key: name,
  field,
  boost,
});

/** A lookup over plain lists that counts the postings that the shortlist takes and reads. */
function lookupOf(postings: Readonly<Record<string, readonly number[]>>): PostingLookup {
  return {
    count: (name) => postings[name]?.length ?? 0,
    postings: (name) => Int32Array.from(postings[name] ?? []),
  };
}

const range = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => start + index);
const ordinals = (result: ReturnType<typeof shortlist>) => result.candidates.map(({ ordinal }) => ordinal);

describe("ranking", () => {
  test("no keys, or keys that nobody carries: no candidates; only the latter supports 'none of these'", () => {
    expect(shortlist([], lookupOf({}))).toEqual({
      candidates: [],
      touched: 0,
      truncated: false,
      adequate: false,
      outscored: 0,
    });
    expect(shortlist([key("x")], lookupOf({}))).toEqual({
      candidates: [],
      touched: 0,
      truncated: false,
      adequate: true,
      outscored: 0,
    });
  });

  test("a rare word outweighs a common one", () => {
    const lookup = lookupOf({ acme: [900], bank: range(0, 800) });
    expect(ordinals(shortlist([key("bank"), key("acme")], lookup))[0]).toBe(900);
  });

  test("n keys of one field count as the best × (1 + ln n), keys of different fields add up", () => {
    const lookup = lookupOf({ a: [1], b: [1], c: [2], d: [2] });
    const { candidates } = shortlist([key("a"), key("b"), key("c"), key("d", "name")], lookup);
    const single = shortlist([key("a")], lookup).candidates[0]!.score;
    expect(candidates).toEqual([
      { ordinal: 2, score: 2 * single, fields: ["name", "token"] },
      { ordinal: 1, score: single * (1 + Math.log(2)), fields: ["token"] },
    ]);
  });

  test("equal scores go by ordinal, and a tie that the limit cuts does not support 'none of these'", () => {
    const lookup = lookupOf({ bank: range(0, 60) });
    const result = shortlist([key("bank")], lookup);
    expect(ordinals(result)).toEqual(range(0, 50));
    expect(result).toMatchObject({ truncated: false, adequate: false });
  });

  test("a tie that is cut does where a word of the name is nobody's", () => {
    const lookup = lookupOf({ pharma: range(0, 60) });
    const unknown = { ...key("okyo"), word: true };
    expect(shortlist([key("pharma"), unknown], lookup)).toMatchObject({ adequate: true });
    expect(shortlist([{ ...key("pharma"), word: true }], lookup)).toMatchObject({ adequate: false });
  });

  test("candidates under a quarter of the best are left out, and counted from a fifth on", () => {
    const lookup = lookupOf({ strong: [7], weak: [8] });
    const found = (boost: number) =>
      shortlist([key("strong", "identifier", 20), key("weak", "address", boost)], lookup);
    expect([found(3), found(4), found(5)].map(ordinals)).toEqual([[7], [7], [7, 8]]);
    expect([found(3), found(4), found(5)].map(({ outscored }) => outscored)).toEqual([0, 1, 0]);
  });

  test("a company abroad with another name needs half the score of the best, where one is of the record's country", () => {
    const lookup = lookupOf({ acme: [1], mills: [2], tools: [3], "l:DE": [1, 2] });
    const keys = [key("acme", "token", 20), key("mills", "address", 6), key("tools", "address", 9)];
    const country = key("l:DE", "country", 2);
    expect(ordinals(shortlist([...keys, country], lookup))).toEqual([1, 2]);
    expect(shortlist([...keys, country], lookup).outscored).toBe(1);
    expect(ordinals(shortlist(keys, lookup))).toEqual([1, 3, 2]);
    expect(ordinals(shortlist([...keys, country], lookup, { thorough: true }))).toEqual([1, 3, 2]);
    const named = lookupOf({ acme: [1], "n:tools": [3], "l:DE": [1, 2] });
    const byName = [keys[0]!, key("n:tools", "name", 9), country];
    expect(ordinals(shortlist(byName, named))).toEqual([1, 3]);
  });

  test("a company found by number, or by sound, keeps a place among many with a better name", () => {
    const alike = range(100, 300);
    const lookup = lookupOf({ name: alike, words: alike, bones: alike, number: [1, 2], sound: [3] });
    const names = [key("name", "name", 15), key("words"), key("bones", "skeleton")];
    const weak = [key("number", "identifier", 1), key("sound", "sound", 1)];
    const found = ordinals(shortlist([...names, ...weak], lookup));
    expect(found.slice(0, 47)).toEqual(range(100, 147));
    expect(found.slice(47).sort()).toEqual([1, 2, 3]);
  });

  test("a country, or a common meaning, ranks but finds nobody", () => {
    const lookup = lookupOf({ acme: [5, 6], "c:bank": range(0, 400), "c:dairy": [9], "l:DE": [6, 7, 8] });
    const keys = [
      key("acme"),
      key("c:bank", "concept", 2),
      key("c:dairy", "concept", 3),
      key("l:DE", "country", 2),
    ];
    const result = shortlist(keys, lookup);
    expect(ordinals(result)).toEqual([6, 5, 9]);
    expect(result).toMatchObject({ truncated: false, adequate: true });
  });

  test("a key given twice counts once, with its greater boost", () => {
    const lookup = lookupOf({ a: [1] });
    expect(shortlist([key("a", "token", 2), key("a", "token", 5)], lookup)).toEqual(
      shortlist([key("a")], lookup),
    );
  });
});

describe("the budget", () => {
  test("a whole-name key finds a name made of common words only", () => {
    const lookup = lookupOf({
      "n:bank first national": [123_456],
      bank: range(0, 80_000),
      first: range(0, 60_000),
    });
    const keys = [key("bank"), key("first"), key("n:bank first national", "name", 15)];
    const result = shortlist(keys, lookup);
    expect(ordinals(result)[0]).toBe(123_456);
    expect(result.touched).toBeLessThanOrEqual(11_792);
    // A company with both words alone could not reach a quarter of the score of this one.
    expect(result).toMatchObject({ truncated: false, adequate: true });
  });

  test("the two rarest keys are read however common they are, and share the budget", () => {
    const lookup = lookupOf({
      even: range(0, 50_000).map((n) => 2 * n),
      odd: range(0, 60_000).map((n) => 2 * n + 1),
    });
    const result = shortlist([key("even"), key("odd")], lookup, { limit: 10_000 });
    expect(ordinals(result).filter((ordinal) => ordinal % 2 === 0)).toHaveLength(5000);
    expect(ordinals(result).filter((ordinal) => ordinal % 2 === 1)).toHaveLength(5000);
  });

  test("a key too common to be read still ranks those that carry it first", () => {
    const lookup = lookupOf({ acme: [10, 20, 30], paper: [20, 30], bank: range(25, 90_000) });
    const result = shortlist([key("acme"), key("paper"), key("bank")], lookup);
    expect(ordinals(result)).toEqual([30, 20, 10]);
    expect(result).toMatchObject({ adequate: true });
  });

  test("a key is read beyond it where companies with that key alone could have a place", () => {
    const lookup = lookupOf({
      even: range(0, 9_000),
      odd: range(9_000, 18_999),
      both: range(18_990, 40_000),
    });
    const result = shortlist([key("even"), key("odd"), key("both", "skeleton", 9)], lookup);
    // Nine companies have two keys; the first reading stops before the key that most companies carry.
    expect(ordinals(result).slice(0, 9)).toEqual(range(18_990, 18_999));
    expect(result.touched).toBeGreaterThan(40_000);
    expect(result).toMatchObject({ truncated: false });
  });

  test("a key by sound is read beyond it where places are reserved for such companies", () => {
    const lookup = lookupOf({ exact: [1, 2], word: range(0, 9_999), sound: range(10_000, 12_000) });
    const keys = [key("exact", "name", 15), key("word"), key("sound", "sound", 1)];
    expect(ordinals(shortlist(keys, lookup))).toEqual([1, 2, ...range(10_000, 10_015)]);
  });

  test("where five times of it do not suffice, the list may lack a company", () => {
    const lookup = lookupOf({ bank: range(0, 60_000), first: range(60_000, 130_000) });
    const result = shortlist([key("bank"), key("first")], lookup);
    expect(result.touched).toBeLessThanOrEqual(11_792);
    expect(result).toMatchObject({ truncated: true, adequate: false });
  });

  test("whatever the query, five times of it are kept", () => {
    fc.assert(
      fc.property(
        queries(4000),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 50 }),
        (query, budget, limit) => {
          const result = shortlist(query.keys, lookupOf(query.postings), { budget, limit });
          expect(result.touched).toBeLessThanOrEqual(6 * budget + 2 * 1792);
          expect(result.candidates.length).toBeLessThanOrEqual(Math.min(limit, 5 * budget));
        },
      ),
    );
  });
});

describe("conditions that the outcome does not depend on", () => {
  test("the order of the keys, and what was asked before", () => {
    fc.assert(
      fc.property(queries(400), queries(400), fc.integer({ min: 1, max: 300 }), (query, other, budget) => {
        const lookup = lookupOf(query.postings);
        const first = shortlist(query.keys, lookup, { budget });
        shortlist(other.keys, lookupOf(other.postings), { budget });
        expect(shortlist(query.keys.toReversed(), lookup, { budget })).toEqual(first);
      }),
    );
  });

  test("companies that share no key with the query", () => {
    fc.assert(
      fc.property(queries(60), fc.integer({ min: 1, max: 1_000_000 }), (query, strangers) => {
        const grown = Object.fromEntries(
          Object.entries(query.postings).map(([name, list]) => [
            name,
            list.map((ordinal) => ordinal + strangers),
          ]),
        );
        const before = shortlist(query.keys, lookupOf(query.postings));
        const after = shortlist(query.keys, lookupOf(grown));
        expect(ordinals(after).map((ordinal) => ordinal - strangers)).toEqual(ordinals(before));
        expect(after.candidates.map(({ score }) => score)).toEqual(
          before.candidates.map(({ score }) => score),
        );
      }),
    );
  });

  test("a full sum over all postings gives the same list, where the budget suffices", () => {
    fc.assert(
      fc.property(queries(300), (query) => {
        const lookup = lookupOf(query.postings);
        expect(shortlist(query.keys, lookup).candidates).toEqual(referenceShortlist(query.keys, lookup));
      }),
    );
  });

  test("a full sum gives the same list where the reading counts as not cut", () => {
    // So few postings and keys that each candidate is ranked by every key.
    fc.assert(
      fc.property(queries(100, 7), fc.integer({ min: 1, max: 25 }), (query, budget) => {
        const lookup = lookupOf(query.postings);
        const { truncated, candidates } = shortlist(query.keys, lookup, { budget });
        fc.pre(!truncated);
        expect(candidates).toEqual(referenceShortlist(query.keys, lookup));
      }),
    );
  });
});

interface Query {
  keys: RetrievalKey[];
  postings: Record<string, number[]>;
}

function queries(largest: number, most = 9): fc.Arbitrary<Query> {
  const one = fc.record({
    field: fc.constantFrom<RetrievalField>("name", "token", "skeleton", "prefix"),
    boost: fc.integer({ min: 1, max: 15 }),
    ordinals: fc.oneof(
      fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 30 }),
      fc.integer({ min: 1, max: largest }).map((length) => range(0, length)),
    ),
  });
  return fc.array(one, { maxLength: most }).map((list) => ({
    keys: list.map(({ field, boost }, index) => ({ key: `${index}`, field, boost })),
    postings: Object.fromEntries(
      list.map((item, index) => [`${index}`, item.ordinals.toSorted((a, b) => a - b)]),
    ),
  }));
}

/** The definition, by brute force: every posting of every key, no budget, no heap, no scratch. */
function referenceShortlist(keys: readonly RetrievalKey[], lookup: PostingLookup) {
  const evidence = new Map<number, Map<RetrievalField, number[]>>();
  for (const { key: name, field, boost } of keys) {
    const weight = boost * Math.max(0.5, 1 + Math.log(1_000_000 / lookup.count(name)));
    for (const ordinal of lookup.postings(name)) {
      const fields = evidence.get(ordinal) ?? new Map<RetrievalField, number[]>();
      evidence.set(ordinal, fields.set(field, [...(fields.get(field) ?? []), weight]));
    }
  }
  const ranked = [...evidence].map(([ordinal, byField]) => {
    const fields = RETRIEVAL_FIELDS.filter((field) => byField.has(field));
    const weights = fields.map((field) => byField.get(field)!);
    const score = weights.reduce((sum, list) => sum + Math.max(...list) * (1 + Math.log(list.length)), 0);
    return { ordinal, score, fields };
  });
  ranked.sort((a, b) => b.score - a.score || a.ordinal - b.ordinal);
  return ranked.slice(0, 50).filter(({ score }) => score >= 0.25 * ranked[0]!.score);
}
