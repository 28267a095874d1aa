import { createHash } from "node:crypto";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildRegisterIndex, type RegisterIndexEntry } from "./build-register-index.ts";
import { HEADER_BYTES } from "./file-format.ts";
import { RegisterIndexError } from "./index-error.ts";
import { hashKey } from "./key-hash.ts";
import { openRegisterIndex } from "./open-register-index.ts";
import { attachRegisterIndex } from "./register-index.ts";

let directory: string;
let path: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "register-index-"));
  path = join(directory, "register.idx");
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (row: Uint8Array) => new TextDecoder().decode(row);

function entriesOf(keysByOrdinal: readonly (readonly string[])[]): RegisterIndexEntry[] {
  return keysByOrdinal.map((keys, ordinal) => ({ ordinal, keys, row: bytes(`row ${ordinal}`) }));
}

async function faultOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RegisterIndexError);
  return (error as RegisterIndexError).fault;
}

describe("the index that was built is the index that is read", () => {
  test("no companies", async () => {
    await buildRegisterIndex([], path, { snapshot: "none" });
    const index = await openRegisterIndex(path);
    expect(index.size).toBe(0);
    expect(index.meta).toEqual({ snapshot: "none" });
    expect(index.count("acme")).toBe(0);
    expect(index.postings("acme")).toHaveLength(0);
    expect(() => index.row(0)).toThrow(RangeError);
    index.close();
  });

  test("one company, without keys and with an empty row", async () => {
    const summary = await buildRegisterIndex([{ ordinal: 0, keys: [], row: new Uint8Array(0) }], path, {});
    expect(summary).toMatchObject({ rows: 1, keys: 0, postings: 0 });
    const index = await openRegisterIndex(path);
    expect(index.size).toBe(1);
    expect(index.row(0)).toHaveLength(0);
    index.close();
  });

  test("a key that a company repeats counts once, and ordinals ascend", async () => {
    await buildRegisterIndex(entriesOf([["a", "b", "a"], ["b"], ["a"]]), path, {});
    const index = await openRegisterIndex(path);
    expect([...index.postings("a")]).toEqual([0, 2]);
    expect([...index.postings("b")]).toEqual([0, 1]);
    expect(index.count("a")).toBe(2);
    expect(text(index.row(2))).toBe("row 2");
    index.close();
  });

  test("more postings than the buffers hold: partitions are spilled and come back whole", async () => {
    const keysByOrdinal = Array.from({ length: 9000 }, (_, ordinal) => [
      "everyone",
      `tens ${ordinal % 10}`,
      `own ${ordinal}`,
    ]);
    const summary = await buildRegisterIndex(entriesOf(keysByOrdinal), path, {});
    expect(summary).toMatchObject({ rows: 9000, keys: 9011, postings: 27_000 });
    const index = await openRegisterIndex(path);
    expect([...index.postings("everyone")]).toEqual(Array.from({ length: 9000 }, (_, ordinal) => ordinal));
    expect([...index.postings("tens 3")]).toEqual(Array.from({ length: 900 }, (_, group) => 10 * group + 3));
    for (let ordinal = 0; ordinal < 9000; ordinal += 7) {
      expect([...index.postings(`own ${ordinal}`)]).toEqual([ordinal]);
      expect(text(index.row(ordinal))).toBe(`row ${ordinal}`);
    }
    index.close();
  });

  test("a map of keys to ordinals says the same", async () => {
    const key = fc.oneof(fc.string({ maxLength: 3 }), fc.string({ unit: "binary", maxLength: 8 }));
    const companies = fc.array(
      fc.record({ keys: fc.array(key, { maxLength: 6 }), row: fc.uint8Array({ maxLength: 40 }) }),
    );
    await fc.assert(
      fc.asyncProperty(companies, fc.array(key), async (rows, others) => {
        await buildRegisterIndex(
          rows.map((row, ordinal) => ({ ordinal, ...row })),
          path,
          {},
        );
        const model = new Map<string, Set<number>>(others.map((other) => [other, new Set()]));
        rows.forEach(({ keys }, ordinal) => {
          for (const name of keys) model.set(name, (model.get(name) ?? new Set()).add(ordinal));
        });
        const index = await openRegisterIndex(path);
        for (const [name, ordinals] of model) {
          expect([...index.postings(name)]).toEqual([...ordinals]);
          expect(index.count(name)).toBe(ordinals.size);
        }
        rows.forEach(({ row }, ordinal) => {
          expect(Buffer.from(index.row(ordinal)).equals(row)).toBe(true);
        });
        index.close();
      }),
      { numRuns: 60 },
    );
  });

  test("the same companies give the same bytes", async () => {
    const entries = entriesOf([["a", "b"], ["b"], ["c"]]);
    await buildRegisterIndex(entries, path, { snapshot: "s" });
    await buildRegisterIndex(entries, `${path}2`, { snapshot: "s" });
    expect(readFileSync(path).equals(readFileSync(`${path}2`))).toBe(true);
  });
});

describe("a damaged file is refused", () => {
  beforeEach(async () => {
    await buildRegisterIndex(entriesOf([["a", "b"], ["b"], ["c"]]), path, { snapshot: "s" });
  });

  test("missing, empty, and another kind of file", async () => {
    expect(await faultOf(openRegisterIndex(join(directory, "absent")))).toBe("missing");
    writeFileSync(path, "");
    expect(await faultOf(openRegisterIndex(path))).toBe("corrupt");
    writeFileSync(path, "x".repeat(500));
    expect(await faultOf(openRegisterIndex(path))).toBe("corrupt");
  });

  test("cut off anywhere", async () => {
    const whole = readFileSync(path);
    for (let length = 0; length < whole.length; length += 5) {
      writeFileSync(path, whole);
      truncateSync(path, length);
      expect(await faultOf(openRegisterIndex(path))).toBe("corrupt");
    }
  });

  test("another format version", async () => {
    const whole = readFileSync(path);
    whole.writeUInt32LE(99, 8);
    writeFileSync(path, whole);
    expect(await faultOf(openRegisterIndex(path))).toBe("version");
  });

  test("any one byte changed: refused when it is opened or when the row is read, save in the padding", async () => {
    const whole = readFileSync(path);
    const original = await openRegisterIndex(path);
    const expected = {
      rows: [0, 1, 2].map((ordinal) => text(original.row(ordinal))),
      a: [...original.postings("a")],
    };
    original.close();
    for (let at = 0; at < whole.length; at++) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 0x41;
      writeFileSync(path, changed);
      const answer = await readEverything().catch((error: unknown) => error);
      if (answer instanceof RegisterIndexError) continue;
      expect(answer, `byte ${at}`).toEqual(expected);
    }
  });

  async function readEverything() {
    const index = await openRegisterIndex(path);
    try {
      return { rows: [0, 1, 2].map((ordinal) => text(index.row(ordinal))), a: [...index.postings("a")] };
    } finally {
      index.close();
    }
  }
});

describe("building", () => {
  test("a gap in the ordinals is refused, the older file stays and nothing is left behind", async () => {
    await buildRegisterIndex(entriesOf([["old"]]), path, {});
    const gap = [{ ordinal: 1, keys: [], row: bytes("x") }];
    await expect(buildRegisterIndex(gap, path, {})).rejects.toThrow(RangeError);
    expect(readdirSync(directory)).toEqual(["register.idx"]);
    const index = await openRegisterIndex(path);
    expect(index.count("old")).toBe(1);
    index.close();
  });

  test("leftovers of a killed build go after a day, those of a running one stay", async () => {
    const old = join(directory, "register.idx.0123456789ab.partial");
    const fresh = join(directory, "register.idx.ba9876543210.spill");
    writeFileSync(old, "x");
    writeFileSync(fresh, "x");
    utimesSync(old, 1, 1);
    await buildRegisterIndex([], path, {});
    expect(readdirSync(directory).sort()).toEqual(["register.idx", "register.idx.ba9876543210.spill"]);
  });
});

describe("an open index", () => {
  test("keeps its own file when another is moved into its place", async () => {
    await buildRegisterIndex(entriesOf([["old"]]), path, {});
    const before = await openRegisterIndex(path);
    await buildRegisterIndex([{ ordinal: 0, keys: ["new"], row: bytes("new row") }], path, {});
    const after = await openRegisterIndex(path);
    expect([before.count("old"), before.count("new"), text(before.row(0))]).toEqual([1, 0, "row 0"]);
    expect([after.count("old"), after.count("new"), text(after.row(0))]).toEqual([0, 1, "new row"]);
    expect(before.digest).not.toBe(after.digest);
    before.close();
    after.close();
  });

  test("closed: rows are refused, closing twice is harmless", async () => {
    await buildRegisterIndex(entriesOf([["a"]]), path, {});
    const index = await openRegisterIndex(path);
    index.close();
    index.close();
    expect(() => index.row(0)).toThrow(RangeError);
  });

  test("an ordinal that is not in it is refused", async () => {
    await buildRegisterIndex(entriesOf([["a"]]), path, {});
    const index = await openRegisterIndex(path);
    for (const ordinal of [-1, 1, 0.5, Number.NaN]) expect(() => index.row(ordinal)).toThrow(RangeError);
    index.close();
  });

  test("rows that are too many to be held are read from the file, and proved all the same", async () => {
    await buildRegisterIndex(entriesOf([["a"], ["a", "b"]]), path, {});
    const index = await openRegisterIndex(path);
    expect(index.share().rows?.buffer).toBeInstanceOf(SharedArrayBuffer);
    const unheld = attachRegisterIndex({ ...index.share(), rows: null });
    expect([text(unheld.row(0)), text(unheld.row(1))]).toEqual(["row 0", "row 1"]);
    const damaged = readFileSync(path);
    const last = HEADER_BYTES + index.share().rowOffsets[2]! - 1;
    damaged.writeUInt8(damaged.readUInt8(last) ^ 1, last);
    writeFileSync(path, damaged);
    expect(() => unheld.row(1)).toThrow(RegisterIndexError);
    expect(text(index.row(1))).toBe("row 1");
    index.close();
    expect(await faultOf(openRegisterIndex(path))).toBe("corrupt");
  });

  test("serves another thread without a copy", async () => {
    await buildRegisterIndex(entriesOf([["a"], ["a", "b"]]), path, {});
    const index = await openRegisterIndex(path);
    const shared = index.share();
    expect(shared.postings.buffer).toBeInstanceOf(SharedArrayBuffer);
    const worker = new Worker(
      "const { parentPort, workerData } = require('node:worker_threads'); parentPort.postMessage([...workerData.postings]);",
      { eval: true, workerData: shared },
    );
    const seen = await new Promise((resolve, reject) =>
      worker.once("message", resolve).once("error", reject),
    );
    expect(seen).toEqual([...shared.postings]);
    const view = attachRegisterIndex(structuredClone(shared));
    expect([...view.postings("a")]).toEqual([0, 1]);
    view.close();
    expect(text(index.row(1))).toBe("row 1");
    index.close();
  });

  test("its digest is of its contents", async () => {
    await buildRegisterIndex(entriesOf([["a"]]), path, {});
    const index = await openRegisterIndex(path);
    expect(index.digest).toHaveLength(createHash("sha256").digest("hex").length);
    expect(readFileSync(path).subarray(80, 112).toString("hex")).toBe(index.digest);
    index.close();
  });
});

test("key hashes do not collide among a million near-alike keys", () => {
  const hash = new Uint32Array(2);
  const seen = new Set<bigint>();
  for (let number = 0; number < 200_000; number++) {
    for (const key of [`t:${number}`, `s:${number}`, `${number}:t`, `t:a${number}`, `t:${number}a`]) {
      hashKey(key, hash);
      seen.add((BigInt(hash[0]!) << 32n) | BigInt(hash[1]!));
    }
  }
  expect(seen.size).toBe(1_000_000);
});
