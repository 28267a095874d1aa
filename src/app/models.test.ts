import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadModels } from "./models.ts";

const committed = new URL("../../models/", import.meta.url);
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "assay-models-"));
});

afterEach(() => rmSync(directory, { recursive: true }));

const load = () => loadModels(pathToFileURL(`${directory}/`));
const write = (name: string, model: object) => writeFileSync(join(directory, name), JSON.stringify(model));
const { current } = loadModels(committed);

test("the committed models load, and none accepts below the floor", () => {
  const { models } = loadModels(committed);
  expect(models.get(current.version)).toEqual(current);
  for (const model of models.values()) {
    expect(model.thresholds.upper).toBeGreaterThanOrEqual(0.9);
    expect(model.thresholds.noMatch).toBeGreaterThanOrEqual(0.9);
    expect(model.identifierConfidence).toBeGreaterThanOrEqual(0.9);
  }
});

test("the newest by date and number is in force, the others stay", () => {
  for (const version of ["2026-11-20.9", "2026-11-20.10", "2026-10-31.11"])
    write(`${version}.json`, { ...current, version });
  const loaded = load();
  expect(loaded.current.version).toBe("2026-11-20.10");
  expect(loaded.models.size).toBe(3);
});

test("weights keep their order, on which a replay's bits depend", () => {
  write("m.json", { ...current, pair: { intercept: 0, weights: { b: 1, a: 2 } } });
  expect(Object.keys(load().current.pair.weights)).toEqual(["b", "a"]);
});

test.each([
  ["a threshold below the floor", { thresholds: { ...current.thresholds, upper: 0.89 } }],
  ["a weight that is no number", { pair: { intercept: 0, weights: { a: "1" } } }],
  ["no calibrator", { match: undefined }],
  [
    "a curve whose points do not ascend",
    {
      match: {
        ...current.match,
        curves: {
          a: [
            [1, 0],
            [0, 1],
          ],
        },
      },
    },
  ],
])("%s is refused, and the file is named", (_, change) => {
  write("broken.json", { ...current, ...change });
  expect(load).toThrow(/models\/broken\.json/);
});

test("a directory without a model is refused", () => {
  expect(load).toThrow(/no matching model/);
});
