import { describe, expect, test } from "vitest";
import { discoveredPrefixes, isTranslated } from "./nat64.ts";
import { publicInternetBeside } from "./outbound-network.ts";

/** The examples of RFC 6052 §2.4 with the address of `ipv4only.arpa`. */
const synthesised = [
  [32, "2a01:db8:c000:aa::", "2a01:db8:a9fe:a9fe::"],
  [40, "2a01:db8:1c0:0:aa::", "2a01:db8:1a9:fea9:fe::"],
  [48, "2a01:db8:122:c000:0:aa00::", "2a01:db8:122:a9fe:a9:fe00::"],
  [56, "2a01:db8:122:3c0:0:aa::", "2a01:db8:122:3a9:fe:a9fe::"],
  [64, "2a01:db8:122:344:c0:0:aa00::", "2a01:db8:122:344:a9:fea9:fe00::"],
  [96, "2a01:db8:122:344::c000:aa", "2a01:db8:122:344::a9fe:a9fe"],
] as const;

describe("a network's own translator", () => {
  test.each(synthesised)(
    "with a prefix of %i bits is found by what it makes of a known name",
    (length, known, made) => {
      const prefixes = discoveredPrefixes([known]);
      expect(prefixes.map(([, bits]) => bits)).toContain(length);
      expect(isTranslated(prefixes, made)).toBe(true);
      expect(isTranslated(prefixes, "2606:4700::1111")).toBe(false);
      expect(isTranslated(prefixes, "8.8.8.8")).toBe(false);
    },
  );

  test("is not found where the name has no IPv6 address, or one that nobody made", () => {
    expect(discoveredPrefixes([])).toEqual([]);
    expect(discoveredPrefixes(["2606:4700::1111", "192.0.0.170"])).toEqual([]);
  });

  test("that the operator names is delivered nothing to", () => {
    const network = publicInternetBeside(["2a01:db8:122:344::/96"]);
    expect(network.permits("2a01:db8:122:344::a9fe:a9fe")).toBe(false);
    expect(network.permits("2a01:db8:122:345::a9fe:a9fe")).toBe(true);
  });

  test.each(["64:ff9b::a9fe:a9fe", "64:ff9b:1::a9fe:a9fe", "64:ff9b:1:ffff::1"])(
    "with a prefix that all networks share is delivered nothing to: %s",
    (address) => {
      expect(publicInternetBeside([]).permits(address)).toBe(false);
    },
  );
});
