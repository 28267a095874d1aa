import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normaliseCik, normaliseDuns, normaliseIsin, normaliseLei } from "./global-identifiers.ts";

describe("LEI", () => {
  test.each([
    "21380068P1DRHMJ8KU70",
    " 21380068p1drhmj8ku70 ",
    "LEI: 21380068P1DRHMJ8KU70",
    "2138-0068-P1DR-HMJ8-KU70",
  ])("%s", (raw) => {
    expect(normaliseLei(raw)).toEqual({
      scheme: "lei",
      value: "21380068P1DRHMJ8KU70",
      checkDigit: "ok",
      wellFormed: true,
      strength: "strong",
    });
  });

  test("a wrong character is found out and leaves a clue", () => {
    expect(normaliseLei("21380068P1DRHMJ8KU71")).toMatchObject({
      checkDigit: "bad",
      strength: "weak",
      wellFormed: true,
    });
    expect(normaliseLei("2138O068P1DRHMJ8KU70")).toMatchObject({ checkDigit: "bad", strength: "weak" });
    expect(normaliseLei("21380068P1DRHMJ8KU7")).toMatchObject({ wellFormed: false, strength: "weak" });
  });

  test.each(["", "N/A", "12345", "00000000000000000000", "not a legal entity identifier", "A".repeat(30)])(
    "nothing in %j",
    (raw) => {
      expect(normaliseLei(raw)).toBeNull();
    },
  );

  test("every digit taken for another digit, and every letter for another letter, is found out", () => {
    const lei = "HWUPKR0MPOU8FGXBT394";
    const kinds = ["0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const passing = Array.from(lei).flatMap((sign, index) =>
      Array.from(kinds.find((kind) => kind.includes(sign))!).filter(
        (other) =>
          other !== sign &&
          normaliseLei(lei.slice(0, index) + other + lei.slice(index + 1))?.strength === "strong",
      ),
    );
    expect(passing).toEqual([]);
  });
});

describe("CIK", () => {
  test.each(["320193", "0000320193", "CIK 320193", "CIK0000320193"])("%s", (raw) => {
    expect(normaliseCik(raw)).toMatchObject({ scheme: "cik", value: "0000320193", strength: "strong" });
  });

  test("1111111 is a filer, twelve digits are none", () => {
    expect(normaliseCik("1111111")?.value).toBe("0001111111");
    for (const raw of ["0", "0000000000", "123456789012", "1234567890", "ABC", ""])
      expect(normaliseCik(raw)).toBeNull();
  });
});

describe("ISIN", () => {
  test.each(["US0378331005", "GB0002634946", "JP3974450003", "CNE1000003K3", "isin us0378331005"])(
    "%s is a listing",
    (raw) => {
      expect(normaliseIsin(raw)).toMatchObject({ scheme: "isin", checkDigit: "ok", strength: "listing" });
    },
  );

  test("a failing check digit is a clue; another shape is nothing", () => {
    expect(normaliseIsin("US0378331006")).toMatchObject({ checkDigit: "bad", strength: "weak" });
    expect(normaliseIsin("037833100")).toBeNull();
  });
});

describe("DUNS", () => {
  test.each(["060704780", "06-070-4780", "D-U-N-S 06-070-4780", "0607047800000"])("%s", (raw) => {
    expect(normaliseDuns(raw)).toMatchObject({ scheme: "duns", value: "060704780", strength: "strong" });
  });

  test.each(["000000000", "999999999", "123456789", "60704780", "N/A"])("nothing in %s", (raw) => {
    expect(normaliseDuns(raw)).toBeNull();
  });
});

test("none throws, and each normal form is its own", () => {
  const readers = [normaliseLei, normaliseCik, normaliseIsin, normaliseDuns];
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[A-Z0-9 -]{0,26}$/));
  fc.assert(
    fc.property(text, (raw) => {
      for (const read of readers) {
        const found = read(raw);
        if (found) expect(read(found.value)).toEqual(found);
      }
    }),
    { numRuns: 2000 },
  );
});
