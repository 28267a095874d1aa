import { readdirSync, readFileSync } from "node:fs";
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

test("every table of words by meaning is in a family", () => {
  const folder = new URL("../../src/domain/names/words/senses/", import.meta.url);
  const tables = readdirSync(folder).filter((file) => /-(senses|words|kinds|adjectives)\.ts$/.test(file));
  const inFamily = modules.map(({ path }) => path.slice(path.lastIndexOf("/") + 1));
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((file) => !inFamily.includes(file))).toEqual([]);
});

test("every vocabulary is in the module that a family replaces", async () => {
  const folder = new URL("../../src/domain/names/words/senses/vocabulary/", import.meta.url);
  const { vocabularies } = await import("../../src/domain/names/words/senses/vocabularies.ts");
  const files = readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")));
  expect(files.length).toBeGreaterThan(5);
  expect(vocabularies).toEqual(files);
});
