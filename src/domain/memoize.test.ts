import { expect, test } from "vitest";
import { memoize, memoizeLast, memoizeOfTwo } from "./memoize.ts";

test("a word that was said is not worked out again, until there are too many to remember", () => {
  const worked: string[] = [];
  const length = memoize((word) => {
    worked.push(word);
    return word.length;
  });
  expect([length("cafe"), length("cafe"), length("bar")]).toEqual([4, 4, 3]);
  expect(worked).toEqual(["cafe", "bar"]);
  for (let i = 0; i < 32_768; i++) length(`word ${i}`);
  expect(length("cafe")).toBe(4);
  expect(worked.filter((word) => word === "cafe")).toHaveLength(2);
});

test("that nothing is to be said is remembered too", () => {
  let worked = 0;
  const nothing = memoize(() => {
    worked++;
    return null;
  });
  expect([nothing("a"), nothing("a")]).toEqual([null, null]);
  expect(worked).toBe(1);
});

test("two words that were said are not worked out again, in this order, until there are too many to remember", () => {
  const worked: string[] = [];
  const joined = memoizeOfTwo((one, other) => {
    worked.push(`${one} ${other}`);
    return one + other;
  });
  expect([joined("a", "bc"), joined("ab", "c"), joined("a", "bc"), joined("bc", "a")]).toEqual([
    "abc",
    "abc",
    "abc",
    "bca",
  ]);
  expect(worked).toEqual(["a bc", "ab c", "bc a"]);
  for (let i = 0; i < 32_768; i++) joined("a", `word ${i}`);
  expect(joined("a", "bc")).toBe("abc");
  expect(worked.filter((words) => words === "a bc")).toHaveLength(2);
});

test("of what is asked about one by one the last answer alone is kept", () => {
  const worked: object[] = [];
  const told = memoizeLast((asked: object) => worked.push(asked));
  const [query, other] = [{}, {}];
  expect([told(query), told(query), told(other), told(query)]).toEqual([1, 1, 2, 3]);
  expect(worked).toEqual([query, other, query]);
});
