import { isIP } from "node:net";
import type { OutboundNetwork } from "./outbound-network.ts";

/** Why an address cannot be delivered to. */
export const destinationFaults = [
  "invalid_url",
  "scheme",
  "port",
  "credentials",
  "fragment",
  "host_is_address",
  "host_not_public",
  "unresolvable",
  "blocked_address",
] as const;

export type DestinationFault = (typeof destinationFaults)[number];

/** Names that the public internet does not know (RFC 6761, RFC 6762, RFC 7686, RFC 8375 and common usage). */
const localNames =
  /(^|\.)(local|localhost|localdomain|internal|intranet|lan|corp|home|home\.arpa|onion|alt|test|invalid|example)$/;

/** The fault of an address as it is written; null where it has none. */
export function faultOfUrl(text: string): DestinationFault | null {
  // The parser drops tabs and line ends and reads a backslash as a slash: such a text is not what is seen.
  if (/[\s\\\p{Cc}]/u.test(text)) return "invalid_url";
  const url = URL.parse(text);
  if (url === null) return "invalid_url";
  if (url.protocol !== "https:") return "scheme";
  if (url.port !== "") return "port";
  if (url.username !== "" || url.password !== "") return "credentials";
  if (url.hash !== "" || text.endsWith("#")) return "fragment";
  return faultOfHost(url.hostname);
}

// The parser has turned every spelling of an IPv4 address (0x7f.1, 2130706433, full-width digits) into the dotted one.
function faultOfHost(host: string): DestinationFault | null {
  if (isIP(host.replace(/^\[|\]$/g, "")) !== 0) return "host_is_address";
  const isPublicName = host.includes(".") && !host.endsWith(".") && !localNames.test(host);
  return isPublicName ? null : "host_not_public";
}

/**
 * The same with the name looked up: early feedback for whoever registers it. What a name stands for may change at any
 * time, so what protects is the check of each connection.
 */
export async function faultOfDestination(
  network: OutboundNetwork,
  text: string,
): Promise<DestinationFault | null> {
  const fault = faultOfUrl(text);
  if (fault !== null) return fault;
  try {
    const addresses = await network.resolve(new URL(text).hostname);
    return addresses.every(({ address }) => network.permits(address)) ? null : "blocked_address";
  } catch {
    return "unresolvable";
  }
}
