import { networkInterfaces } from "node:os";
import { describe, expect, test } from "vitest";
import { isOwnAddress, isPublicAddress } from "./public-address.ts";

describe("an address that is not the public internet's is refused", () => {
  test.each([
    ["this network", "0.0.0.0"],
    ["this network", "0.1.2.3"],
    ["private", "10.0.0.1"],
    ["private", "172.16.0.1"],
    ["private", "172.31.255.255"],
    ["private", "192.168.1.1"],
    ["carrier-grade NAT", "100.64.0.1"],
    ["carrier-grade NAT", "100.127.255.255"],
    ["loopback", "127.0.0.1"],
    ["loopback", "127.255.255.254"],
    ["link-local, metadata", "169.254.169.254"],
    ["the host of Azure's machines", "168.63.129.16"],
    ["the same mapped", "::ffff:168.63.129.16"],
    ["protocol assignments", "192.0.0.8"],
    ["documentation", "192.0.2.1"],
    ["documentation", "198.51.100.1"],
    ["documentation", "203.0.113.1"],
    ["6to4 relay", "192.88.99.1"],
    ["benchmarking", "198.18.0.1"],
    ["benchmarking", "198.19.255.255"],
    ["multicast", "224.0.0.1"],
    ["multicast", "239.255.255.255"],
    ["reserved", "240.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["unspecified", "::"],
    ["loopback", "::1"],
    ["loopback with a zone", "::1%lo"],
    ["mapped loopback", "::ffff:127.0.0.1"],
    ["mapped loopback in hex", "::ffff:7f00:1"],
    ["mapped private", "::ffff:10.0.0.1"],
    ["mapped metadata", "::ffff:169.254.169.254"],
    ["IPv4-compatible loopback", "::127.0.0.1"],
    ["NAT64 of a private address", "64:ff9b::c0a8:0"],
    ["NAT64", "64:ff9b::8.8.8.8"],
    ["local NAT64", "64:ff9b:1::1"],
    ["translated", "::ffff:0:127.0.0.1"],
    ["discard", "100::1"],
    ["Teredo", "2001::1"],
    ["documentation", "2001:db8::1"],
    ["documentation", "3fff::1"],
    ["6to4 of a private address", "2002:c0a8:1::"],
    ["segment routing", "5f00::1"],
    ["unique local", "fc00::1"],
    ["unique local", "fd7a:115c:a1e0::1"],
    ["link-local", "fe80::1"],
    ["link-local with a zone", "fe80::1%eth0"],
    ["site-local", "fec0::1"],
    ["multicast", "ff02::1"],
    ["no address", "localhost"],
    ["no address", ""],
  ])("%s: %s", (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

test.each([
  "8.8.8.8",
  "1.1.1.1",
  "172.32.0.1",
  "100.128.0.1",
  "::ffff:8.8.8.8",
  "2606:4700::1111",
  "2a00:1450:4001::1",
])("an address of the public internet is accepted: %s", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test("the machine's own addresses are known in every spelling", () => {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  expect(own.length).toBeGreaterThan(0);
  for (const { address } of own) expect(isOwnAddress(address)).toBe(true);
  expect(isOwnAddress("::ffff:127.0.0.1")).toBe(true);
  expect(isOwnAddress("8.8.8.8")).toBe(false);
});
