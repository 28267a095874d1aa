import { expect, test } from "vitest";
import { faultOfDestination, faultOfUrl } from "./destination.ts";
import type { OutboundNetwork } from "./outbound-network.ts";
import { publicInternet } from "./outbound-network.ts";

test.each([
  ["https://hooks.acme.com"],
  ["https://hooks.acme.com/in?a=b"],
  ["https://hooks.acme.com:443/in"],
  ["HTTPS://Hooks.Acme.COM/"],
  ["https://bücher.de/in"],
  ["https://xn--bcher-kva.de/in"],
  ["https://mylocal.com/"],
  ["https://127.0.0.1.nip.io/"],
])("%s may be registered as far as it is written", (url) => {
  expect(faultOfUrl(url)).toBe(null);
});

test.each([
  ["not an address", "hooks.acme.com/in", "invalid_url"],
  ["no host", "https://", "invalid_url"],
  ["a line end", "https://hooks.acme.com/\nin", "invalid_url"],
  ["a tab in the scheme", "ht\ttps://hooks.acme.com/", "invalid_url"],
  ["a space before", " https://hooks.acme.com/", "invalid_url"],
  ["a backslash", "https:\\\\hooks.acme.com\\", "invalid_url"],
  ["plain http", "http://hooks.acme.com/", "scheme"],
  ["ftp", "ftp://hooks.acme.com/", "scheme"],
  ["a file", "file:///etc/passwd", "scheme"],
  ["a script", "javascript:alert(1)", "scheme"],
  ["another port", "https://hooks.acme.com:8443/", "port"],
  ["the port of http", "https://hooks.acme.com:80/", "port"],
  ["a user", "https://user@hooks.acme.com/", "credentials"],
  ["a password", "https://user:word@hooks.acme.com/", "credentials"],
  ["a user that looks like a host", "https://hooks.acme.com@evil.com/", "credentials"],
  ["a fragment", "https://hooks.acme.com/#in", "fragment"],
  ["an empty fragment", "https://hooks.acme.com/#", "fragment"],
  ["an IPv4 address", "https://8.8.8.8/", "host_is_address"],
  ["loopback", "https://127.0.0.1/", "host_is_address"],
  ["a short address", "https://127.1/", "host_is_address"],
  ["a decimal address", "https://2130706433/", "host_is_address"],
  ["a hexadecimal address", "https://0x7f.1/", "host_is_address"],
  ["an octal address", "https://0177.0.0.1/", "host_is_address"],
  ["full-width digits", "https://１２７.０.０.１/", "host_is_address"],
  ["circled digits", "https://①②⑦.⓪.⓪.①/", "host_is_address"],
  ["an IPv6 address", "https://[2606:4700::1111]/", "host_is_address"],
  ["mapped loopback", "https://[::ffff:7f00:1]/", "host_is_address"],
  ["NAT64", "https://[64:ff9b::c0a8:0]/", "host_is_address"],
  ["an address with a dot after it", "https://127.0.0.1./", "host_is_address"],
  ["a name without a dot", "https://intranet/", "host_not_public"],
  ["localhost", "https://localhost/", "host_not_public"],
  ["localhost in circled letters", "https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/", "host_not_public"],
  ["below localhost", "https://hooks.localhost/", "host_not_public"],
  [".local", "https://printer.local/", "host_not_public"],
  [".internal", "https://metadata.google.internal/", "host_not_public"],
  [".home.arpa", "https://nas.home.arpa/", "host_not_public"],
  [".onion", "https://abcdef.onion/", "host_not_public"],
  [".test", "https://hooks.test/", "host_not_public"],
  [".invalid", "https://hooks.invalid/", "host_not_public"],
  [".example", "https://hooks.example/", "host_not_public"],
  ["a dot after a local name", "https://printer.local./", "host_not_public"],
  ["a dot after the name", "https://hooks.acme.com./", "host_not_public"],
])("%s is refused", (_, url, fault) => {
  expect(faultOfUrl(url)).toBe(fault);
});

const leadingTo = (...addresses: string[]): OutboundNetwork => ({
  ...publicInternet,
  resolve: async () => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
});

test.each([
  ["a public address", ["8.8.8.8", "2606:4700::1111"], null],
  ["this machine, as localtest.me does", ["127.0.0.1"], "blocked_address"],
  ["the metadata service, as 169.254.169.254.nip.io does", ["169.254.169.254"], "blocked_address"],
  ["a public address and a private one", ["8.8.8.8", "10.0.0.1"], "blocked_address"],
  ["a public address and mapped loopback", ["8.8.8.8", "::ffff:127.0.0.1"], "blocked_address"],
] as const)("a name that leads to %s", async (_, addresses, fault) => {
  expect(await faultOfDestination(leadingTo(...addresses), "https://hooks.acme.com/")).toBe(fault);
});

test("a name that cannot be looked up is refused", async () => {
  const network = { ...publicInternet, resolve: () => Promise.reject(new Error("no such name")) };
  expect(await faultOfDestination(network, "https://hooks.acme.com/")).toBe("unresolvable");
});

test("an address that is wrong as it is written is not looked up", async () => {
  const network = { ...publicInternet, resolve: () => Promise.reject(new Error("asked")) };
  expect(await faultOfDestination(network, "https://localhost/")).toBe("host_not_public");
});
