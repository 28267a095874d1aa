import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyseName } from "../names/analyse/analyse-name.ts";
import { editsAlike, ownWords, wholeName, withLettersLeftOut } from "./whole-names.ts";

const whole = (text: string) => wholeName(analyseName(text));

/** Optimal string alignment distance by its definition, without a limit. */
function plainEdits(left: string, right: string): number {
  const table = Array.from({ length: left.length + 1 }, (_, i) =>
    Array.from({ length: right.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= left.length; i++) {
    for (let j = 1; j <= right.length; j++) {
      const changed = table[i - 1]![j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1);
      table[i]![j] = Math.min(changed, table[i - 1]![j]! + 1, table[i]![j - 1]! + 1);
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        table[i]![j] = Math.min(table[i]![j]!, table[i - 2]![j - 2]! + 1);
    }
  }
  return table[left.length]![right.length]!;
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 1, maxLength: 16 });

describe("whole names", () => {
  test("edits are counted as by their definition, up to four", () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        const edits = plainEdits(left, right);
        const longer = Math.max(left.length, right.length);
        expect(editsAlike(left, right)).toBeCloseTo(edits > 4 ? 0 : 1 - edits / longer, 9);
      }),
    );
  });

  test("a lost space and a joined legal form change no letter", () => {
    expect(whole("ElementJSC").letters).toBe(whole("Element JSC").letters);
  });

  test("letters that look alike in print are one letter", () => {
    expect(whole("rnehr 8ank 5A").seen).toBe(whole("mehr 8ank SA").seen);
  });

  test("a name in Cyrillic letters sounds like its Latin spelling, with its legal form", () => {
    expect(whole("джск").sounds).toBe(whole("JSC").sounds);
  });

  test("two short names that differ by one edit share a form with letters left out", () => {
    const short = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(short, short, (left, right) => {
        fc.pre(plainEdits(left, right) <= 1);
        const stored = withLettersLeftOut(right, "stored");
        const shared = withLettersLeftOut(left, "query").filter((one) => stored.includes(one));
        expect(shared.length).toBeGreaterThan(0);
      }),
    );
  });

  test("two names of six to eleven letters that differ by two edits share such a form", () => {
    const named = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 6, maxLength: 11 });
    const edit = fc.record({ at: fc.nat(20), kind: fc.nat(3), letter: fc.constantFrom("a", "e") });
    fc.assert(
      fc.property(named, edit, edit, (name, one, two) => {
        const changed = edited(edited(name, one), two);
        fc.pre(changed.length >= 6);
        const asked = withLettersLeftOut(changed, "query");
        const shared = withLettersLeftOut(name, "stored").filter((form) => asked.includes(form));
        expect(shared.length).toBeGreaterThan(0);
      }),
    );
  });

  test("long names and names of two letters give no such forms", () => {
    expect(withLettersLeftOut("a".repeat(12), "stored")).toEqual([]);
    expect(withLettersLeftOut("a".repeat(14), "query")).toEqual([]);
    expect(withLettersLeftOut("ab", "query")).toEqual([]);
  });

  test("the words that identify the company are those beside its form and its trade", () => {
    expect(ownWords(analyseName("Sovcomflot Shipping LLC"))).toBe("sovcomflot");
    expect(ownWords(analyseName("Bank"))).toBe("bank");
  });
});

/** The text with a letter replaced, left out, added or swapped with the next. */
function edited(text: string, { at, kind, letter }: { at: number; kind: number; letter: string }): string {
  const place = at % text.length;
  const [before, own, after] = [text.slice(0, place), text[place]!, text.slice(place + 1)];
  if (kind === 0) return before + letter + after;
  if (kind === 1) return before + after;
  if (kind === 2) return before + letter + own + after;
  return before + (after[0] ?? "") + own + after.slice(1);
}
