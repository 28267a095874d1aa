import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { registerFormats } from "../../src/registers/register-formats.ts";
import { openRegisterFile } from "../../src/registers/streaming/register-file.ts";
import { madeFiles, writeMadeFile } from "./made-files.ts";

const scratch = mkdtempSync(join(tmpdir(), "made-files-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test.each(madeFiles.map((made) => [made.format, made.edition ?? "", made] as const))(
  "a made file of %s %s has as many rows as it should, and none of them is bad",
  async (name, edition, made) => {
    const format = registerFormats.find((one) => one.name === name)!;
    const path = join(scratch, `${name}${edition}`);
    await writeMadeFile(path, made, 2_500);
    const kinds = new Map<string, number>();
    const subjects = new Set<string>();
    for await (const row of format.read({ file: await openRegisterFile(path) })) {
      kinds.set(row.kind, (kinds.get(row.kind) ?? 0) + 1);
      if (row.kind === "bad") throw new Error(row.reason);
      if (row.kind === "company") subjects.add(row.company.sourceRecordId);
      if (row.kind === "statement") subjects.add(row.facts.sourceRecordId);
    }
    expect(kinds.get("bad")).toBeUndefined();
    const rows = [...kinds].reduce((sum, [kind, count]) => sum + (kind === "natural_person" ? 0 : count), 0);
    expect(rows).toBeGreaterThanOrEqual(made.format === "bods" ? 1_600 : 2_500);
    expect(subjects.size).toBeGreaterThanOrEqual(made.format === "bods" ? 1_600 : 2_500);
  },
);

test("every format that has no sized or synthetic file of its own is made", () => {
  const made = new Set<string>(madeFiles.map(({ format }) => format));
  const others = registerFormats.map(({ name }) => name).filter((name) => !made.has(name));
  // Measured with real files that are named on the command line, and with the files of the walks and of growing size.
  expect(others).toEqual([
    "gleif-level2",
    "companies-house-psc",
    "sec-tickers",
    "sec-submissions",
    "sec-companyfacts",
  ]);
});
