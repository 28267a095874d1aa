import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadModels } from "../../app/models.ts";
import type { Database } from "../../storage/engine/database.ts";
import { openTestDatabase } from "../../storage/engine/testing.ts";
import { runCommandLine } from "../run.ts";
import { lent } from "../testing/lent-store.ts";
import { recordedTerminal } from "../testing/recorded-terminal.ts";
import { storeLog } from "./testing/stored-log.ts";

const { version: shipped } = loadModels(new URL("../../../models/", import.meta.url)).current;

let database: Database;
let dataDir = "";

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "assay-in-force-"));
  database = await openTestDatabase({
    migrationsDirectory: new URL("../../storage/migrations/", import.meta.url),
  });
  await storeLog(database, "acme", { companies: 1500, wrongEvery: 100 });
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function run(...args: readonly string[]): Promise<string> {
  const terminal = recordedTerminal({
    environment: { ASSAY_DATA_DIR: dataDir, ASSAY_LOG_LEVEL: "silent" },
  });
  const open = async () => lent(database);
  await runCommandLine([...args, "--tenant", "acme"], terminal, { migrated: open, bare: open });
  expect(terminal.said.err).toBe("");
  return terminal.said.out;
}

/**
 * Resolves a name and reads the receipt: the model that scored it, and whether a replay gives the same bits.
 */
async function decide(name: string) {
  const answer = JSON.parse(await run("resolve", "--name", name, "--country", "DE")) as {
    decision_id: string;
  };
  const { rows } = await database.query<{ receipt: string }>(
    "select receipt from decision where tenant_id = 'acme' and decision_id = $1",
    [answer.decision_id],
  );
  return (JSON.parse(rows[0]!.receipt) as { replay_inputs: { model_version: string } }).replay_inputs
    .model_version;
}

test("a calibration that is switched on scores, is named by its receipts, and is switched off again", async () => {
  expect(await decide("Siemens Aktiengesellschaft")).toBe(shipped);
  await run("train", "--precision", "0.95", "--activate");
  expect(await decide("Siemens AG")).toBe(`${shipped}+acme.1`);
  const explained = ["resolve", "--country", "DE", "--explain", "--name"];
  // The same content is answered from its own receipt, whichever model is in force by then.
  for (const name of ["Siemens Aktiengesellschaft", "Siemens AG"])
    expect(await run(...explained, name)).toContain("its score was recomputed and is the same");
  await run("train", "--deactivate");
  expect(await run(...explained, "Siemens AG")).toContain("its score was recomputed and is the same");
  expect(await decide("SIEMENS Aktiengesellschaft.")).toBe(shipped);
});
