import { expect, test } from "vitest";
import { mainNameOf, splitNames } from "./split-names.ts";

test.each([
  ["Acme Inc d/b/a Zenith", "Acme Inc", [["Zenith", "trading"]]],
  [
    "Acme Inc dba Zenith (formerly Apex Ltd)",
    "Acme Inc",
    [
      ["Zenith", "trading"],
      ["Apex Ltd", "previous"],
    ],
  ],
  ["Foo Ltd T/A Bar Foods", "Foo Ltd", [["Bar Foods", "trading"]]],
  ["XYZ Corp f/k/a ABC Corp", "XYZ Corp", [["ABC Corp", "previous"]]],
  ["Alpha GmbH vormals Beta AG", "Alpha GmbH", [["Beta AG", "previous"]]],
  ["Alpha, also known as Gamma", "Alpha", [["Gamma", "alternative"]]],
  [
    "EBREO & PARTNERS SOCIETA SEMPLICE O IN BREVE EBREO & PARTNERS STP",
    "EBREO & PARTNERS SOCIETA SEMPLICE",
    [["EBREO & PARTNERS STP", "alternative"]],
  ],
  ["Formerly Yours Ltd", "Formerly Yours Ltd", []],
  ["Foo dba", "Foo dba", []],
  ["Alias Ltd", "Alias Ltd", []],
  ["Kaka Foods", "Kaka Foods", []],
  ["Acme Ltd c/o Jane Roe", "Acme Ltd", []],
  ["Acme Ltd Attn: Accounts Payable", "Acme Ltd", []],
  ["Muster GmbH z.Hd. Frau Roe", "Muster GmbH", []],
  ["Acme Ltd dba Zenith c/o Jane Roe", "Acme Ltd", [["Zenith", "trading"]]],
  ["c/o Jane Roe", "c/o Jane Roe", []],
  ["Attention Systems Ltd", "Attention Systems Ltd", []],
  ["", "", []],
] satisfies [string, string, [string, string][]][])("%s", (raw, main, others) => {
  expect(mainNameOf(raw)).toBe(main);
  expect(splitNames(raw)).toEqual(others.map(([name, kind]) => ({ name, kind })));
});
