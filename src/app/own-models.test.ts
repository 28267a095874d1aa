import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { baseOf, calibrationNumber, loadModels, ownModelsOf } from "./models.ts";

const committed = new URL("../../models/", import.meta.url);
const { current: shipped } = loadModels(committed);
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "assay-own-models-"));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

const load = () => loadModels(committed, dataDir);

function write(directory: string, version: string, change: object = {}): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, `${version}.json`), JSON.stringify({ ...shipped, version, ...change }));
}

test("a data directory without calibrations leaves the shipped model in force", () => {
  expect(load()).toEqual(loadModels(committed));
});

test("the newest calibration of the newest shipped model is in force; every other stays for replay", () => {
  const { inForce, retired } = ownModelsOf(dataDir);
  for (const number of [2, 10, 9]) write(inForce, `${shipped.version}+acme.${number}`);
  write(retired, `${shipped.version}+acme.11`);
  const { current, models, shipped: base } = load();
  expect(current.version).toBe(`${shipped.version}+acme.10`);
  expect(base).toEqual(shipped);
  for (const number of [2, 9, 10, 11]) expect(models.has(`${shipped.version}+acme.${number}`)).toBe(true);
});

test.each([
  ["an older release", "2020-01-01.1+acme.1", {}],
  ["other weights", `${shipped.version}+acme.1`, { none: { intercept: 1, weights: {} } }],
  ["no number", `${shipped.version}+acme`, {}],
])("a calibration of %s is not in force, and old receipts find it", (_, version, change) => {
  write(ownModelsOf(dataDir).inForce, version, change);
  expect(load().current.version).toBe(shipped.version);
  expect(load().models.has(version)).toBe(true);
});

test("a file with a shipped model's version does not stand in for it", () => {
  write(ownModelsOf(dataDir).inForce, shipped.version, { identifierConfidence: 0.91 });
  expect(load().models.get(shipped.version)).toEqual(shipped);
  expect(load().current).toEqual(shipped);
});

test.each([
  ["a threshold below the floor", JSON.stringify({ ...shipped, thresholds: { upper: 0.89 } })],
  ["half a file", JSON.stringify(shipped).slice(0, 100)],
])("%s is refused, and the file is named", (_, text) => {
  const { inForce } = ownModelsOf(dataDir);
  mkdirSync(inForce, { recursive: true });
  writeFileSync(join(inForce, "broken.json"), text);
  expect(load).toThrow(/broken\.json is not a matching model/);
});

test("a version names its release and its number", () => {
  expect([baseOf("2026-11-20.1+acme.3"), calibrationNumber("2026-11-20.1+acme.3")]).toEqual([
    "2026-11-20.1",
    3,
  ]);
  expect([baseOf("2026-11-20.1"), calibrationNumber("2026-11-20.1")]).toEqual(["2026-11-20.1", 0]);
});
