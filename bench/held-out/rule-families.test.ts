import { expect, test } from "vitest";
import { ruleFamilies } from "./rule-families.ts";

const modules = ruleFamilies.flatMap(({ name, without }) =>
  Object.entries(without).map(([path, source]) => ({ name, path, source })),
);

test.each(modules)(
  "$name: the stand-in of $path exports what the module exports",
  async ({ path, source }) => {
    const real = await import(new URL(`../../src/domain/${path}`, import.meta.url).href);
    const standIn = await import(`data:text/javascript,${encodeURIComponent(source)}`);
    expect(Object.keys(standIn).sort()).toEqual(Object.keys(real).sort());
  },
);

test("a family names the groups that it was made from, or the list that it restates", () => {
  const unknown = ruleFamilies.filter(
    ({ madeFrom, published }) => madeFrom.length === 0 && published === undefined,
  );
  expect(unknown).toEqual([]);
});
