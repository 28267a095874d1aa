import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type JsonMember, readJsonMembers } from "./json-members.ts";

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Members of the root and of the object `in`, without `skipped`. */
async function read(text: string, size = 5) {
  const members: JsonMember[] = [];
  const blocks = readJsonMembers(inPieces(text, size), (path) =>
    path.at(-1) === "skipped" ? "skip" : path.length === 1 && path[0] === "in" ? "enter" : "take",
  );
  for (;;) {
    const step = await blocks.next();
    if (step.done) return { members, fault: step.value };
    members.push(...step.value);
  }
}

test("members come with their path and value, whatever the pieces", async () => {
  const text =
    ' {"a" : 1 , "in":{ "b\\"":[{"x":"}"}], "skipped":{"y":[1,{"z":"\\\\"}]}, "c":null},"d":"é" } ';
  const expected = [
    { path: ["a"], value: 1 },
    { path: ["in", 'b"'], value: [{ x: "}" }] },
    { path: ["in", "c"], value: null },
    { path: ["d"], value: "é" },
  ];
  for (const size of [1, 2, 3, 7, 1000])
    expect(await read(text, size)).toEqual({ members: expected, fault: null });
});

test("any object gives back its members", async () => {
  const key = fc.string().filter((text) => text !== "skipped" && text !== "in" && text !== "__proto__");
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(key, fc.jsonValue()),
      fc.integer({ min: 1, max: 64 }),
      async (object, size) => {
        const { members, fault } = await read(JSON.stringify({ ...object, in: object }), size);
        const entries = Object.entries(JSON.parse(JSON.stringify(object)) as object);
        expect(fault).toBeNull();
        expect(
          members.filter(({ path }) => path.length === 1).map(({ path, value }) => [path[0], value]),
        ).toEqual(entries);
        expect(
          members.filter(({ path }) => path.length === 2).map(({ path, value }) => [path[1], value]),
        ).toEqual(entries);
      },
    ),
  );
});

describe("faults", () => {
  test.each([
    ["[1]", "is not valid JSON"],
    ['{"a":1]', "is not valid JSON"],
    ['{"a" 1}', "is not valid JSON"],
    ['{"a":1,}', "is not valid JSON"],
    ['{"a":tru}', "is not valid JSON"],
    ['{"a":1}{', "is not valid JSON"],
    ['{"a":1', "is cut off"],
    ['{"in":{"a":1}', "is cut off"],
    ["", "is cut off"],
  ])("%s", async (text, fault) => {
    expect((await read(text)).fault).toBe(fault);
  });

  test("a member of more than 16 MB", async () => {
    const text = `{"a":"${"x".repeat(17 * 1024 * 1024)}"}`;
    expect((await read(text, 1024 * 1024)).fault).toBe("has a member of more than 16 MB");
  });

  test("bytes that are no UTF-8", async () => {
    async function* bytes(): AsyncGenerator<Buffer> {
      yield Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]);
    }
    const blocks = readJsonMembers(bytes(), () => "take");
    expect(await blocks.next()).toEqual({ done: true, value: "is not UTF-8 text" });
  });
});
