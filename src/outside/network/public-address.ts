import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";

/** The only part of IPv6 that is given out; an IPv4-compatible address, for one, lies outside. */
const globalIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Public by its number, and yet the host of every virtual machine of Azure: it gives out their settings. */
const azureHost = "168.63.129.16";

/**
 * Whether a network address belongs to the public internet: not private, local, link-local, shared, reserved,
 * multicast, documentation, nor one that stands for such an address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // A mapped address is judged as the IPv4 address that it stands for.
  const address = ipaddr.process(text);
  if (address.range() !== "unicast" || address.toString() === azureHost) return false;
  return address instanceof ipaddr.IPv4 || address.match(globalIpv6);
}

/** Whether an address is this machine's own, which may be a public one. */
export function isOwnAddress(text: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const asked = ipaddr.process(text).toNormalizedString();
  return own.some(({ address }) => ipaddr.process(address).toNormalizedString() === asked);
}
