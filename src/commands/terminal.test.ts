import { Writable } from "node:stream";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printable, readerOf } from "./terminal.ts";
import { table } from "./views/table.ts";

describe("a reader of the output", () => {
  /** Behaves as standard output: accepts no data, and keeps no error after the error event. */
  const full = () => {
    const stream = new Writable({ highWaterMark: 1, autoDestroy: false, write: () => undefined });
    stream.write("more than fits");
    return stream;
  };

  test("that has gone while there was no room is not waited for", async () => {
    const output = full();
    const taken = readerOf(output);
    output.emit("error", Object.assign(new Error("write EPIPE"), { code: "EPIPE" }));
    expect(output.writableNeedDrain).toBe(true);
    await taken();
  });

  test("that is slow is waited for", async () => {
    const output = full();
    const taken = readerOf(output);
    const steps: string[] = [];
    const ended = taken().then(() => steps.push("taken"));
    await Promise.resolve();
    steps.push("room");
    output.emit("drain");
    await ended;
    expect(steps).toEqual(["room", "taken"]);
  });
});

describe("text on a terminal", () => {
  test.each([
    ["an escape sequence", "Acme\u001b[2J\u001b]0;x\u0007 Ltd", "Acme [2J ]0;x  Ltd"],
    ["line breaks", "Acme\r\nLtd\u2028x", "Acme Ltd x"],
    ["a turn of direction", "Acme \u202eDTL", "Acme DTL"],
    ["a lone surrogate", "Acme\ud800", "Acme\ufffd"],
    ["other scripts, as they are", "東京電力 شركة", "東京電力 شركة"],
  ])("%s", (_, text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  test("no text can write a second line or control the terminal", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(printable(text)).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });

  test("a table is as wide as its cells, and one line a row", () => {
    expect(
      table(
        ["id", "name"],
        [
          ["a", "x\ny"],
          ["bcd", null],
        ],
      ),
    ).toBe("id   name\na    x y\nbcd\n");
  });
});
