import { Resolver } from "node:dns/promises";
import { isOwnAddress, isPublicAddress } from "./public-address.ts";

export interface HostAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** The network that notifications go out to. */
export interface DeliveryNetwork {
  /** Every address of a host, at least one. @throws where it has none or cannot be asked for. */
  resolve(host: string): Promise<readonly HostAddress[]>;
  /** Whether a connection to this address may be made. */
  permits(address: string): boolean;
  readonly port: number;
  /** Certificates that are trusted in PEM, in place of the well-known authorities. */
  readonly authorities?: string;
  /** How long an attempt may take, from the name to the end of the answer. */
  readonly timeoutMs: number;
}

/** The public internet: what the service delivers to. No setting widens it. */
export const publicInternet: DeliveryNetwork = {
  resolve: addressesOf,
  permits: (address) => isPublicAddress(address) && !isOwnAddress(address),
  port: 443,
  timeoutMs: 15_000,
};

// Not getaddrinfo: a slow name server would hold one of the few threads that files are read on, and the hosts file
// of this machine has no say in who is public.
async function addressesOf(host: string): Promise<HostAddress[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses: HostAddress[] = [
    ...(four.status === "fulfilled" ? four.value : []).map((address) => ({ address, family: 4 as const })),
    ...(six.status === "fulfilled" ? six.value : []).map((address) => ({ address, family: 6 as const })),
  ];
  if (addresses.length === 0) throw new Error("the host has no address");
  return addresses;
}
