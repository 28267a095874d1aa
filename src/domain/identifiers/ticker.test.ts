import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normaliseTicker } from "./ticker.ts";

const listings = (ticker: string, exchange?: string): string[] =>
  normaliseTicker(ticker, exchange).flatMap(({ strength, value }) => (strength === "listing" ? [value] : []));

describe("listings", () => {
  test.each([
    ["VOD.L", undefined, "XLON:VOD"],
    ["VOD LN", undefined, "XLON:VOD"],
    ["VOD LN Equity", undefined, "XLON:VOD"],
    ["LON:VOD", undefined, "XLON:VOD"],
    ["VOD", "London Stock Exchange", "XLON:VOD"],
    ["VOD.L", "LSE", "XLON:VOD"],
    ["SAP.DE", undefined, "XETR:SAP"],
    ["SAP GY", undefined, "XETR:SAP"],
    ["SAP", "Xetra", "XETR:SAP"],
    ["6NIQ.F", undefined, "XFRA:6NIQ"],
    ["1317.HK", undefined, "XHKG:1317"],
    ["01317.HK", undefined, "XHKG:1317"],
    ["1317 HK", undefined, "XHKG:1317"],
    ["0005", "HKEX", "XHKG:5"],
    ["7203.T", undefined, "XTKS:7203"],
    ["72030", "Tokyo Stock Exchange", "XTKS:7203"],
    ["130A.T", undefined, "XTKS:130A"],
    ["2330.TW", undefined, "XTAI:2330"],
    ["6488.TWO", undefined, "XTAI:6488"],
    ["005930.KS", undefined, "XKRX:005930"],
    ["600362.SS", undefined, "XSHG:600362"],
    ["BHP AU", undefined, "XASX:BHP"],
    ["RY CN", undefined, "XTSE:RY"],
    ["VOLV-B.ST", undefined, "XSTO:VOLV-B"],
    ["VOLV B SS", undefined, "XSTO:VOLV-B"],
    ["AAPL", "NASDAQ", "US:AAPL"],
    ["AAPL", "Nasdaq Global Select Market", "US:AAPL"],
    ["AAPL", "XNAS", "US:AAPL"],
    ["AAPL US", undefined, "US:AAPL"],
    ["AAPL UW Equity", undefined, "US:AAPL"],
    ["AAPL.O", undefined, "US:AAPL"],
    ["IBM.N", undefined, "US:IBM"],
    ["NYSE: BRK.B", undefined, "US:BRK-B"],
    ["BRK/B US", undefined, "US:BRK-B"],
    ["brk-b", "NYSE", "US:BRK-B"],
    ["CCCC.DU", undefined, "XDUS:CCCC"],
  ])("%s on %s", (ticker, exchange, value) => {
    expect(listings(ticker, exchange)).toEqual([value]);
  });

  test("a given exchange wins over a suffix of another", () => {
    expect(listings("RIO.AX", "LSE")).toEqual(["XLON:RIO-AX"]);
  });
});

describe("symbols without an exchange", () => {
  test.each(["AAPL", "BRK.B", "CCCC", "TEST", "MKGI", "RY.XYZ"])("%s is a clue", (ticker) => {
    expect(normaliseTicker(ticker)).toEqual([
      {
        scheme: "ticker",
        value: ticker.replace(".", "-"),
        checkDigit: "none",
        wellFormed: true,
        strength: "weak",
      },
    ]);
  });

  test("a US listing gives the bare symbol as well, so that both meet; no other exchange does", () => {
    expect(normaliseTicker("AAPL", "NYSE")).toContainEqual(normaliseTicker("AAPL")[0]);
    expect(normaliseTicker("VOD.L")).toHaveLength(1);
  });

  test("an exchange that is unknown or could be two is none", () => {
    expect(normaliseTicker("7203", "TSE")).toEqual(normaliseTicker("7203"));
    expect(normaliseTicker("7203", "Mars")).toEqual(normaliseTicker("7203"));
  });

  test.each(["", "N/A", "none", "0", "not listed", "?", "a".repeat(50), "💥", "\ud800"])(
    "nothing in %j",
    (ticker) => {
      expect(normaliseTicker(ticker)).toEqual([]);
    },
  );
});

test("never throws, and reads its own listing again", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.option(fc.string(), { nil: undefined }),
      (ticker, exchange) => {
        for (const { value, strength } of normaliseTicker(ticker, exchange)) {
          if (strength === "listing") expect(listings(value)).toEqual([value]);
        }
      },
    ),
  );
});
