/**
 * One exchange with an address that the operator has configured: it is used as it stands, loopback and http too.
 * An address that the answer redirects to came from outside, so it passes the guard of the network.
 */
import type { IncomingMessage, RequestOptions } from "node:http";
import { faultOfUrl } from "../network/destination.ts";
import { guardedLookup } from "../network/guarded-lookup.ts";
import type { OutboundNetwork } from "../network/outbound-network.ts";
import { bodyOf, hostAndPort, isStepAllowed, mediaTypeOf, open, REDIRECTS, TooLarge } from "./exchange.ts";

export interface BoundedRequest {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  /** Headers with a credential: they are sent to the configured host only, never to one that it redirects to. */
  readonly secretHeaders?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Bytes of the answer, unpacked. */
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

export interface BoundedAnswer {
  readonly status: number;
  /** Lower case, without parameters; empty where the answer has none. */
  readonly contentType: string;
  readonly retryAfter: string | null;
  readonly body: Buffer;
}

type ExchangeFault = "timeout" | "unreachable" | "redirected" | "too_large";

/** Where redirects may lead. */
export interface RedirectGuard {
  readonly network: OutboundNetwork;
  /** `host:port` of further hosts that redirects may lead to, whatever their addresses. */
  readonly allowed: ReadonlySet<string>;
}

const MOST_REDIRECTS = 4;

/** A fault is a value; nothing of the address or the headers is in it. */
export async function fetchBounded(
  request: BoundedRequest,
  guard: RedirectGuard,
): Promise<BoundedAnswer | { readonly fault: ExchangeFault }> {
  let url = new URL(request.url);
  const first = url;
  let { method, body } = request;
  try {
    for (let followed = 0; followed <= MOST_REDIRECTS; followed++) {
      const isFirst = sameHost(url, first);
      const guarded = !isFirst && !guard.allowed.has(hostAndPort(url));
      if (guarded && faultOfUrl(url.href) !== null) return { fault: "redirected" };
      const headers = { ...request.headers, ...(isFirst ? request.secretHeaders : {}) };
      const options: RequestOptions = {
        method,
        headers: { "accept-encoding": "gzip", ...headers },
        agent: false,
        signal: request.signal,
        ...(guarded && { lookup: guardedLookup(guard.network) }),
      };
      const response = await open(url, options, body);
      const location = response.headers.location;
      if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined)
        return await answerOf(response, request.mostBytes);
      response.destroy();
      const next = URL.parse(location, url.href);
      if (next === null || !isStepAllowed(url, next)) return { fault: "redirected" };
      if (response.statusCode! < 307 && method === "POST") {
        method = "GET";
        body = undefined;
      }
      url = next;
    }
    return { fault: "redirected" };
  } catch (error) {
    if (error instanceof TooLarge) return { fault: "too_large" };
    return { fault: request.signal.aborted ? "timeout" : "unreachable" };
  }
}

const sameHost = (one: URL, other: URL): boolean =>
  one.protocol === other.protocol && one.host === other.host;

async function answerOf(response: IncomingMessage, mostBytes: number): Promise<BoundedAnswer> {
  return {
    status: response.statusCode ?? 0,
    contentType: mediaTypeOf(response),
    retryAfter: response.headers["retry-after"] ?? null,
    body: await bodyOf(response, mostBytes),
  };
}
