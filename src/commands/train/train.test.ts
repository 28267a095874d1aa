import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadModels, ownModelsOf } from "../../app/models.ts";
import { label as labelSchema } from "../../operations/labels/label.contract.ts";
import type { Database } from "../../storage/engine/database.ts";
import { openTestDatabase } from "../../storage/engine/testing.ts";
import { listLabels } from "../../storage/review/labels.ts";
import { runCommandLine } from "../run.ts";
import { lent } from "../testing/lent-store.ts";
import { recordedTerminal } from "../testing/recorded-terminal.ts";
import { type StoredLog, storeLog } from "./testing/stored-log.ts";

const migrationsDirectory = new URL("../../storage/migrations/", import.meta.url);
const shippedModels = new URL("../../../models/", import.meta.url);
const { shipped } = loadModels(shippedModels);

let database: Database;
let dataDir = "";
let log: StoredLog;

beforeAll(async () => {
  database = await openTestDatabase({ migrationsDirectory });
  // One error in a hundred: these labels certify the floor, with a target of 0.95 for all accepted decisions.
  log = await storeLog(database, "acme", { companies: 1500, wrongEvery: 100 });
  await storeLog(database, "small", { companies: 40, wrongEvery: 0 });
  await storeLog(database, "poor", { companies: 900, wrongEvery: 4 });
});

afterAll(() => database.close());

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "assay-train-"));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function train(...args: readonly string[]) {
  const terminal = recordedTerminal({ environment: { ASSAY_DATA_DIR: dataDir } });
  const open = async () => lent(database);
  const code = await runCommandLine(["train", ...args], terminal, { migrated: open, bare: open });
  return { code, ...terminal.said };
}

const acme = ["--tenant", "acme", "--precision", "0.95"];
const loaded = () => loadModels(shippedModels, dataDir);

describe("a calibration that labels certify", () => {
  test("it is shown and nothing changes until it is switched on", async () => {
    const { code, out, err } = await train(...acme);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("1500 labels, 1500 votes");
    expect(out).toMatch(/recalibrated: log loss 0\.\d+/);
    expect(out).toMatch(/0\.95–0\.99 .*◆.* was 0\.\d+–[01]\.\d+/);
    expect(out).toMatch(/of 1500 stored decisions: \d+ of \d+ matches would be withheld/);
    expect(out).toContain("Nothing has changed");
    expect(loaded().current).toEqual(shipped);
  });

  test("switched on it is in force, with the same weights and no threshold under the floor", async () => {
    const { code, out } = await train(...acme, "--activate");
    expect(code).toBe(0);
    const { current } = loaded();
    expect(current.version).toBe(`${shipped.version}+acme.1`);
    expect(out).toContain(`${current.version}.json`);
    expect([current.pair, current.none]).toEqual([shipped.pair, shipped.none]);
    expect(current.match).not.toEqual(shipped.match);
    expect(current.thresholds.upper).toBeGreaterThanOrEqual(0.9);
  });

  test("the same labels once more change nothing and say so", async () => {
    await train(...acme, "--activate");
    const again = await train(...acme, "--activate");
    expect(again.out).toContain(`${shipped.version}+acme.1 is in force already and decides the same.`);
    expect(await readdir(ownModelsOf(dataDir).inForce)).toEqual([`${shipped.version}+acme.1.json`]);
  });

  test("switched off it is kept for replay, and the next one has a number of its own", async () => {
    await train(...acme, "--activate");
    const off = await train("--deactivate");
    expect(off).toMatchObject({ code: 0, err: "" });
    expect(loaded().current).toEqual(shipped);
    expect(loaded().models.has(`${shipped.version}+acme.1`)).toBe(true);
    await train(...acme, "--activate");
    expect(loaded().current.version).toBe(`${shipped.version}+acme.2`);
    await train("--deactivate");
    expect((await train("--deactivate")).out).toBe("The shipped calibration is in force already.\n");
  });

  test("an export gives the bytes that the log itself gives", async () => {
    const { labels } = await listLabels(
      database,
      "acme",
      { source: null, evidenceTier: null, decisionId: null },
      { limit: 5000, offset: 0 },
    );
    const file = join(dataDir, "labels.ndjson");
    await writeFile(file, labels.map((row) => `${JSON.stringify(labelSchema.parse(row))}\n`).join(""));
    const [one, other] = [join(dataDir, "one.json"), join(dataDir, "other.json")];
    await train(...acme, "--out", one);
    const { code } = await train(...acme, "--labels", file, "--out", other);
    expect(code).toBe(0);
    expect(await readFile(other, "utf8")).toBe(await readFile(one, "utf8"));
    expect(loaded().current).toEqual(shipped);
  });

  test("as JSON it says what was counted, left out, tried and would flip", async () => {
    const { out } = await train(...acme, "--json");
    const report = JSON.parse(out) as {
      votes: number;
      leftOut: Record<string, number>;
      activated: string | null;
      flips: Record<string, number>;
      result: { match: { choice: { threshold: number } }; model: { thresholds: { upper: number } } };
    };
    expect(report).toMatchObject({ votes: 1500, activated: null, flips: { compared: 1500 } });
    expect(report.result.model.thresholds.upper).toBe(report.result.match.choice.threshold);
    expect(report.flips.matchesKept! + report.flips.matchesLost!).toBe(log.matches);
  });
});

describe("a calibration that labels do not certify ends with 1 and changes nothing", () => {
  test("too few: how many there are and how many it takes", async () => {
    const { code, out, err } = await train("--tenant", "small", "--activate");
    expect(code).toBe(1);
    expect(out).toContain("40 labels");
    expect(err).toMatch(
      /too few labels to certify the floor: 25 votes check it .*, 25 of them at or above 0\.9, 0 wrong/,
    );
    expect(err).toContain("0.9 needs 29 without an error or 46 with one");
    expect(err).toContain("0.99 needs 299 without an error or 473 with one");
    expect(loaded().current).toEqual(shipped);
  });

  test("too many errors", async () => {
    const { code, err } = await train("--tenant", "poor", "--activate");
    expect(code).toBe(1);
    expect(err).toMatch(/do not certify the floor: once corrected, \d+ of \d+ votes/);
    expect(err).toMatch(/Of what the shipped calibration accepts, \d{3} of \d{3} were right/);
    expect(loaded().current).toEqual(shipped);
  });

  test("labels of another tenant's decisions are no labels of this one", async () => {
    const { labels } = await listLabels(
      database,
      "acme",
      { source: null, evidenceTier: null, decisionId: null },
      { limit: 100, offset: 0 },
    );
    const file = join(dataDir, "labels.ndjson");
    await writeFile(file, labels.map((row) => `${JSON.stringify(row)}\n`).join(""));
    const { code, out } = await train("--tenant", "small", "--labels", file);
    expect(code).toBe(1);
    expect(out).toMatch(/100 {2}of no decision that a score made/);
  });
});

describe("called wrongly", () => {
  test.each<[string, readonly string[], number, string]>([
    ["a precision below the floor", ["--precision", "0.89"], 2, "from 0.90 to 0.999"],
    ["switching on and off at once", ["--deactivate", "--activate"], 2, "--deactivate"],
    ["no such tenant", ["--tenant", "SECRET"], 1, "--tenant: there is no such tenant"],
    [
      "no such file",
      ["--tenant", "acme", "--labels", "/none.ndjson"],
      1,
      "none.ndjson: there is no such file",
    ],
    [
      "a file that cannot be written",
      [...acme, "--out", "/none/such/file.json"],
      1,
      "--out: the file cannot",
    ],
  ])("%s", async (_, args, expected, message) => {
    const { code, err } = await train(...args);
    expect(code).toBe(expected);
    expect(err).toContain(message);
    expect(err).not.toContain("SECRET");
  });

  test.each([
    ["no JSON", "SECRET\n", ":1: not a label"],
    ["a label of no known kind", '{"label":"SECRET"}\n', ":1: not a label ("],
    ["bytes that are no text", Buffer.from([0xff, 0xfe, 0x41, 0x0a]), ""],
  ])("a file that holds %s", async (_, content, message) => {
    const file = join(dataDir, "labels.ndjson");
    await writeFile(file, content);
    const { code, err } = await train("--tenant", "acme", "--labels", file);
    expect(code).toBe(1);
    expect(err).toContain(`labels.ndjson${message}`);
    expect(err).not.toContain("SECRET");
  });
});
