import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { prepareDataDirectory } from "./data-directory.ts";

let outer: string;
let directory: string;

beforeEach(() => {
  outer = mkdtempSync(join(tmpdir(), "assay-data-"));
  directory = join(outer, "data");
});

afterEach(() => rmSync(outer, { recursive: true }));

const modeOf = (...path: string[]) => statSync(join(directory, ...path)).mode & 0o777;

/** A file or, without text, a directory of this mode, whatever the umask. */
function put(path: string, mode: number, text?: string): void {
  if (text === undefined) mkdirSync(join(directory, path), { recursive: true });
  else writeFileSync(join(directory, path), text);
  chmodSync(join(directory, path), mode);
}

describe("the data directory", () => {
  test("is made with mode 0700, also below directories that do not exist", () => {
    directory = join(outer, "a", "b");
    expect(prepareDataDirectory(directory)).toEqual([]);
    expect(modeOf()).toBe(0o700);
  });

  test("of an earlier release is closed: directories get 0700, files 0600", () => {
    put("", 0o755);
    put("pgdata/base", 0o777);
    put("pgdata/base/1", 0o666, "rows");
    put("encryption.key", 0o644, "key");
    put("register-index", 0o755);
    put("register-index/1.idx", 0o644, "index");
    expect(prepareDataDirectory(directory)).toEqual([]);
    expect([modeOf(), modeOf("pgdata"), modeOf("pgdata", "base"), modeOf("register-index")]).toEqual(
      Array(4).fill(0o700),
    );
    const files = [["pgdata", "base", "1"], ["encryption.key"], ["register-index", "1.idx"]];
    expect(files.map((path) => modeOf(...path))).toEqual(Array(3).fill(0o600));
  });

  test("that holds files of others keeps its mode and theirs; Assay's own are closed, and a warning says it", () => {
    put("", 0o755);
    put("notes.txt", 0o644, "somebody's");
    put("pgdata", 0o755);
    expect(prepareDataDirectory(directory)).toEqual([expect.stringContaining("holds files of others")]);
    expect([modeOf(), modeOf("notes.txt"), modeOf("pgdata")]).toEqual([0o755, 0o644, 0o700]);
  });

  test("is refused where others could put Assay's files aside", () => {
    put("", 0o777);
    put("notes.txt", 0o644, "somebody's");
    expect(() => prepareDataDirectory(directory)).toThrow(/^ASSAY_DATA_DIR: others .* can use .*data, and/);
    chmodSync(directory, 0o1777);
    expect(prepareDataDirectory(directory)).toHaveLength(1);
  });

  test("is refused where a link leads to what others can use, which is left as it is", () => {
    const target = join(outer, "elsewhere");
    mkdirSync(target);
    chmodSync(target, 0o755);
    put("", 0o700);
    symlinkSync(target, join(directory, "register-index"));
    expect(() => prepareDataDirectory(directory)).toThrow(/others .* can use .*register-index/);
    expect(statSync(target).mode & 0o777).toBe(0o755);
    chmodSync(target, 0o750);
    expect(prepareDataDirectory(directory)).toEqual([]);
  });

  test.each([
    ["a file", "file", "it is a file"],
    ["below a file", "file/data", "a part of its path is a file"],
  ])("that is %s is refused by a message that names the variable", (_, path, message) => {
    writeFileSync(join(outer, "file"), "");
    expect(() => prepareDataDirectory(join(outer, path))).toThrow(`ASSAY_DATA_DIR: ${message}`);
  });
});
