/**
 * Exchanges with hosts that strangers name: a search result, a page, a redirect. Each address passes the guard of the
 * network, as written and as it is connected to, unless the operator lists its host.
 */
import type { IncomingMessage } from "node:http";
import { hostAndPort, open } from "../http/exchange.ts";
import { faultOfUrl } from "../network/destination.ts";
import { guardedLookup } from "../network/guarded-lookup.ts";
import type { OutboundNetwork } from "../network/outbound-network.ts";

export interface WebGuard {
  readonly network: OutboundNetwork;
  /** `host:port` of hosts that are read whatever their addresses. */
  readonly allowed: ReadonlySet<string>;
  readonly userAgent: string;
}

/** An address of a stranger that leads to no public host. */
export class AddressBlocked extends Error {}

const LONGEST_URL = 2_000;

/** The fault of an address as it is written; null where it has none. @param url without fragment. */
export function faultOfPageUrl(url: URL, { allowed }: WebGuard): "invalid_url" | "blocked_address" | null {
  if (url.protocol !== "http:" && url.protocol !== "https:") return "invalid_url";
  if (url.username !== "" || url.password !== "" || url.href.length > LONGEST_URL) return "invalid_url";
  if (allowed.has(hostAndPort(url))) return null;
  return faultOfUrl(url.href.replace(/^http:/, "https:")) === null ? null : "blocked_address";
}

/** The head of the answer. @throws AddressBlocked; Error where there is no answer. */
export async function openPage(
  url: URL,
  guard: WebGuard,
  { accept, signal }: { readonly accept: string; readonly signal: AbortSignal },
): Promise<IncomingMessage> {
  const { network, allowed, userAgent } = guard;
  const isSecure = url.protocol === "https:";
  let permitted = 1;
  const guarded = {
    lookup: guardedLookup(network, (addresses) => {
      permitted = addresses;
    }),
    port: isSecure ? network.port : (network.httpPort ?? 80),
    ...(network.authorities !== undefined && { ca: network.authorities }),
  };
  try {
    return await open(url, {
      method: "GET",
      headers: { host: url.host, accept, "accept-encoding": "gzip, deflate, br", "user-agent": userAgent },
      agent: false,
      signal,
      ...(!allowed.has(hostAndPort(url)) && guarded),
    });
  } catch (error) {
    throw permitted === 0 ? new AddressBlocked() : error;
  }
}
