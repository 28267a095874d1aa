import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CursorScope, filterDigest, newCursorSecret, openCursor, sealCursor } from "./list-cursor.ts";

const scope: CursorScope = { secret: newCursorSecret(), list: "entities", tenantId: "ten_1" };
const position = { after: ["2026-11-20T09:00:00.000000Z", "ent_abc"], filter: filterDigest([null, "DE"]) };

describe("a cursor", () => {
  test("opens to the position that was sealed, whatever the values", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" }), { maxLength: 4 }), (after) => {
        const cursor = sealCursor(scope, { after, filter: "0011aabb" });
        expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(openCursor(scope, cursor)).toEqual({ after, filter: "0011aabb" });
      }),
    );
  });

  test("of a page of entities is far below 2,048 characters", () => {
    expect(sealCursor(scope, position).length).toBeLessThan(200);
  });

  test.each([
    ["another tenant", { ...scope, tenantId: "ten_2" }],
    ["another list", { ...scope, list: "labels" }],
    ["another deployment", { ...scope, secret: newCursorSecret() }],
  ])("of %s does not open", (_, other) => {
    expect(openCursor(other, sealCursor(scope, position))).toBeNull();
  });

  test("with any character changed does not open", () => {
    const cursor = sealCursor(scope, position);
    for (let at = 0; at < cursor.length; at++) {
      const changed = `${cursor.slice(0, at)}${cursor[at] === "A" ? "B" : "A"}${cursor.slice(at + 1)}`;
      expect(openCursor(scope, changed), `character ${at}`).toBeNull();
    }
  });

  test.each(["", "A", "not base64!", "AAAAAAAAAAAA", "A".repeat(3000), "\u0000", "=".repeat(16)])(
    "%j is none",
    (text) => {
      expect(openCursor(scope, text)).toBeNull();
    },
  );
});

test("filters that differ have different digests, null apart from an empty text", () => {
  const digests = [[null], [""], ["DE"], ["DE", null], [null, "DE"]].map((filters) => filterDigest(filters));
  expect(new Set(digests).size).toBe(digests.length);
});
