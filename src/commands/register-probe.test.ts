import { afterEach, beforeEach, expect, test } from "vitest";
import {
  errorPage,
  forgetLiveRegisters,
  jsonAnswer,
  LivePublishers,
} from "../../tests/support/live-publishers.ts";
import { quillworth } from "../registers/gleif/fixtures/live-answers.ts";
import type { Database } from "../storage/engine/database.ts";
import { openTestDatabase } from "../storage/engine/testing.ts";
import { runCommandLine } from "./run.ts";
import { lent } from "./testing/lent-store.ts";
import { recordedTerminal } from "./testing/recorded-terminal.ts";

let database: Database;
let publishers: LivePublishers;

beforeEach(async () => {
  database = await openTestDatabase({
    migrationsDirectory: new URL("../storage/migrations/", import.meta.url),
  });
  await forgetLiveRegisters(database);
  publishers = await LivePublishers.start();
});

afterEach(async () => {
  await publishers.close();
  await database.close();
});

async function probe(environment: Readonly<Record<string, string>>, ...flags: readonly string[]) {
  const terminal = recordedTerminal({ environment });
  const open = async () => lent(database);
  const code = await runCommandLine(["register", "probe", ...flags], terminal, {
    migrated: open,
    bare: open,
  });
  return { code, ...terminal.said };
}

test("each source that is switched on is asked one question, and its answer is printed", async () => {
  publishers.answers.set("gleif", () => jsonAnswer({ data: quillworth }));
  publishers.answers.set("vies", () => errorPage);
  const environment = publishers.environmentFor(["gleif", "vies"]);
  const { code, out } = await probe(environment, "--json");
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject([
    { source: "gleif", outcome: "found", company: quillworth.attributes.entity.legalName.name },
    { source: "vies", outcome: "source_unavailable", reason: "unreadable", company: null },
  ]);
  expect(publishers.received).toHaveLength(2);
});

test("a probe asks the publisher, whatever the cache holds, and succeeds where every source answers", async () => {
  publishers.answers.set("gleif", () => jsonAnswer({ data: quillworth }));
  const environment = publishers.environmentFor(["gleif"]);
  expect(await probe(environment)).toMatchObject({ code: 0, out: expect.stringContaining("found") });
  expect(await probe(environment)).toMatchObject({ code: 0 });
  expect(publishers.received).toHaveLength(2);
});

test("without a source there is nothing to ask, and a wrong file is an error of use", async () => {
  expect(await probe({})).toMatchObject({ code: 0, out: expect.stringContaining("No live register") });
  const wrong = { ASSAY_LIVE_REGISTERS: "there/is/no/such/file.json" };
  expect(await probe(wrong)).toMatchObject({
    code: 2,
    err: expect.stringContaining("ASSAY_LIVE_REGISTERS: the file cannot be read (ENOENT)"),
  });
});
