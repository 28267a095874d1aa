import ipaddr from "ipaddr.js";

/** The first bits of the IPv6 addresses that a network's translator turns into IPv4 addresses (RFC 6052). */
export type Nat64Prefix = readonly [ipaddr.IPv6, number];

/** Where the four bytes of an IPv4 address stand, by the length of the prefix (RFC 6052 §2.2; byte 8 is left out). */
const places: ReadonlyMap<number, readonly number[]> = new Map([
  [32, [4, 5, 6, 7]],
  [40, [5, 6, 7, 9]],
  [48, [6, 7, 9, 10]],
  [56, [7, 9, 10, 11]],
  [64, [9, 10, 11, 12]],
  [96, [12, 13, 14, 15]],
]);

/** The name whose only IPv4 addresses are known, so that an IPv6 address of it was made by a translator (RFC 7050). */
export const DISCOVERY_NAME = "ipv4only.arpa";
const knownAddresses = new Set(["192.0.0.170", "192.0.0.171"]);

/** @throws Error where one is no IPv6 network. */
export function nat64PrefixesOf(texts: readonly string[]): Nat64Prefix[] {
  return texts.map((text) => ipaddr.IPv6.parseCIDR(text));
}

/** The prefixes by which a translator made these IPv6 addresses of `DISCOVERY_NAME`. */
export function discoveredPrefixes(addresses: readonly string[]): Nat64Prefix[] {
  return addresses
    .filter((text) => ipaddr.IPv6.isValid(text))
    .flatMap((text) => {
      const address = ipaddr.IPv6.parse(text);
      const bytes = address.toByteArray();
      return [...places].flatMap(([length, at]): Nat64Prefix[] => {
        const embedded = at.map((index) => bytes[index]).join(".");
        return knownAddresses.has(embedded) ? [[address, length]] : [];
      });
    });
}

/** Whether a translator would turn this address into an IPv4 address. */
export function isTranslated(prefixes: readonly Nat64Prefix[], text: string): boolean {
  if (!ipaddr.IPv6.isValid(text)) return false;
  const address = ipaddr.IPv6.parse(text);
  return prefixes.some(([prefix, length]) => address.match(prefix, length));
}
