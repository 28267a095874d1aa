import { Resolver } from "node:dns/promises";
import {
  DISCOVERY_NAME,
  discoveredPrefixes,
  isTranslated,
  type Nat64Prefix,
  nat64PrefixesOf,
} from "./nat64.ts";
import { isOwnAddress, isPublicAddress } from "./public-address.ts";

export interface HostAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** The network that notifications go out to. */
export interface OutboundNetwork {
  /** Every address of a host, at least one. @throws where it has none or cannot be asked for. */
  resolve(host: string): Promise<readonly HostAddress[]>;
  /** Whether a connection to this address may be made. */
  permits(address: string): boolean;
  /** Of https. */
  readonly port: number;
  /** Of http, where it is used; 80 where it is left out. */
  readonly httpPort?: number;
  /** Certificates that are trusted in PEM, in place of the well-known authorities. */
  readonly authorities?: string;
  /** How long an attempt may take, from the name to the end of the answer. */
  readonly timeoutMs: number;
}

/** How long the prefixes of the network's own translator are believed. */
const DISCOVERED_MS = 600_000;

/**
 * The public internet: what the service delivers to. No setting widens it. Addresses that the network's own NAT64 would
 * turn into others are no part of it: its prefixes are asked of the name servers (RFC 7050), beside those configured.
 * @throws Error where a prefix is no IPv6 network.
 */
export function publicInternetBeside(prefixes: readonly string[]): OutboundNetwork {
  const configured = nat64PrefixesOf(prefixes);
  let discovered: readonly Nat64Prefix[] = [];
  let askedMs = -Infinity;
  const discover = async (): Promise<void> => {
    if (performance.now() - askedMs < DISCOVERED_MS) return;
    askedMs = performance.now();
    const resolver = new Resolver(lookup);
    // A network without a translator has no such address; what was known stays where nobody answers.
    await resolver.resolve6(DISCOVERY_NAME).then(
      (addresses) => {
        discovered = discoveredPrefixes(addresses);
      },
      () => undefined,
    );
  };
  return {
    async resolve(host) {
      const [addresses] = await Promise.all([addressesOf(host), discover()]);
      return addresses;
    },
    permits: (address) =>
      isPublicAddress(address) &&
      !isOwnAddress(address) &&
      !isTranslated([...configured, ...discovered], address),
    port: 443,
    timeoutMs: 15_000,
  };
}

export const publicInternet: OutboundNetwork = publicInternetBeside([]);

/** The public internet as a deployment's configuration has it: one for all where it names no prefix. */
export function configuredInternet(prefixes: readonly string[]): OutboundNetwork {
  return prefixes.length > 0 ? publicInternetBeside(prefixes) : publicInternet;
}

const lookup = { timeout: 2_000, tries: 2 };

// Not getaddrinfo: a slow name server would hold one of the few threads that files are read on, and the hosts file
// of this machine has no say in who is public.
async function addressesOf(host: string): Promise<HostAddress[]> {
  const resolver = new Resolver(lookup);
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses: HostAddress[] = [
    ...(four.status === "fulfilled" ? four.value : []).map((address) => ({ address, family: 4 as const })),
    ...(six.status === "fulfilled" ? six.value : []).map((address) => ({ address, family: 6 as const })),
  ];
  if (addresses.length === 0) throw new Error("the host has no address");
  return addresses;
}
