import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  errorPage,
  forgetLiveRegisters,
  jsonAnswer,
  LivePublishers,
} from "../../tests/support/live-publishers.ts";
import { quillworth } from "../registers/gleif/fixtures/live-answers.ts";
import type { Database } from "../storage/engine/database.ts";
import { DatabaseError } from "../storage/engine/errors.ts";
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

const probe = (environment: Readonly<Record<string, string>>, ...flags: readonly string[]) =>
  probeWith(async () => lent(database), environment, flags);

async function probeWith(
  open: () => Promise<Database>,
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
) {
  const terminal = recordedTerminal({ environment });
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

describe("before the store is opened, which a running service may hold,", () => {
  const held = async () => {
    throw new DatabaseError({ code: "55006", message: "the data directory is in use" });
  };

  test.each([
    ["without a file", () => ({})],
    ["with a file that switches nothing on", () => publishers.environmentFor([])],
  ])("it says that no source is switched on: %s", async (_, environment) => {
    expect(await probeWith(held, environment())).toMatchObject({
      code: 0,
      out: "No live register is switched on (ASSAY_LIVE_REGISTERS).\n",
      err: "",
    });
  });

  test("a wrong file is an error of use", async () => {
    const wrong = { ASSAY_LIVE_REGISTERS: "there/is/no/such/file.json" };
    expect(await probeWith(held, wrong)).toMatchObject({
      code: 2,
      err: expect.stringContaining("ASSAY_LIVE_REGISTERS: the file cannot be read (ENOENT)"),
    });
  });

  test("with a source the held directory is named", async () => {
    const environment = publishers.environmentFor(["gleif"]);
    expect(await probeWith(held, environment)).toMatchObject({
      code: 1,
      err: expect.stringContaining("stop the service first"),
    });
  });
});
