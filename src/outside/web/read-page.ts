/** Reads a page that a stranger names: guarded, by the rules of its site, within limits, and without running anything. */
import type { IncomingMessage } from "node:http";
import { bodyOf, isStepAllowed, mediaTypeOf, REDIRECTS, TooLarge } from "../http/exchange.ts";
import type { OutboundNetwork } from "../network/outbound-network.ts";
import { AddressBlocked, faultOfPageUrl, openPage, type WebGuard } from "./guarded-web.ts";
import type { PageAnswer, PageFault, ReadPage } from "./page.ts";
import { pageTypes } from "./reading/content.ts";
import { judgeRules, readInThread } from "./reading/read-in-thread.ts";
import { RobotsRules } from "./robots.ts";

export interface PageReaderParts {
  readonly network: OutboundNetwork;
  /** Begins with the token by which the rules of sites name this service, such as `Assay (mail@example.org)`. */
  readonly userAgent: string;
  /** The present moment: when a page was read, and how long the rules of a site are remembered. */
  readonly now: () => Date;
  /** `host:port` of hosts that are read whatever their addresses; none where it is left out. */
  readonly allowed?: ReadonlySet<string>;
  readonly limits?: Partial<PageLimits>;
}

export interface PageLimits {
  /** Of a page, unpacked. */
  readonly bytes: number;
  /** Milliseconds from the first look-up to the text. */
  readonly pageMs: number;
  /** Milliseconds of these that turning the page into text may take. */
  readonly textMs: number;
}

const LIMITS: PageLimits = { bytes: 5 * 1024 * 1024, pageMs: 30_000, textMs: 10_000 };
const MOST_REDIRECTS = 5;
const ACCEPT = `${pageTypes.join(", ")};q=0.9`;

/** A fault as the reader names it. */
class Unread extends Error {
  readonly answer: Exclude<PageAnswer, { readonly page: unknown }>;

  constructor(fault: PageFault, status?: number) {
    super(fault);
    this.answer = { fault, ...(status !== undefined && { status }) };
  }
}

export function pageReader({ network, userAgent, now, allowed, limits }: PageReaderParts): ReadPage {
  const guard: WebGuard = { network, userAgent, allowed: allowed ?? new Set() };
  const within = { ...LIMITS, ...limits };
  const robots = new RobotsRules(guard, judgeRules, now);
  return async (url, signal) => {
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(within.pageMs)]);
    try {
      const { response, finalUrl } = await arrive(url, { guard, robots, signal: bounded });
      const mediaType = mediaTypeOf(response);
      const contentType = response.headers["content-type"] ?? "";
      const retrievedAt = now().toISOString();
      const raw = await bodyOf(response, within.bytes);
      const content = { raw, mediaType, contentType, url: finalUrl };
      const read = await readInThread(content, { signal: bounded, mostMs: within.textMs });
      if ("fault" in read) return read;
      return { page: { url, finalUrl, retrievedAt, mediaType, raw, ...read } };
    } catch (error) {
      if (error instanceof Unread) return error.answer;
      if (bounded.aborted) return { fault: "timed_out" };
      if (error instanceof AddressBlocked) return { fault: "blocked_address" };
      return { fault: error instanceof TooLarge ? "too_large" : "unreachable" };
    }
  };
}

/** Follows redirects to a page. Each address is guarded anew, and asked for its site's rules. */
async function arrive(
  address: string,
  { guard, robots, signal }: { guard: WebGuard; robots: RobotsRules; signal: AbortSignal },
): Promise<{ readonly response: IncomingMessage; readonly finalUrl: string }> {
  let url = URL.parse(address);
  if (url === null) throw new Unread("invalid_url");
  for (let followed = 0; followed <= MOST_REDIRECTS; followed++) {
    url.hash = "";
    const fault = faultOfPageUrl(url, guard);
    if (fault !== null) throw new Unread(fault === "invalid_url" && followed > 0 ? "redirected" : fault);
    if (!(await robots.allow(url, signal))) throw new Unread("robots");
    const response = await openPage(url, guard, { accept: ACCEPT, signal });
    const { statusCode: status = 0, headers } = response;
    if (!REDIRECTS.has(status) || headers.location === undefined) {
      const unread = status === 200 ? faultOfType(response) : new Unread("http_status", status);
      if (unread) response.destroy();
      if (unread) throw unread;
      return { response, finalUrl: url.href };
    }
    response.destroy();
    const next: URL | null = URL.parse(headers.location, url.href);
    if (next === null || !isStepAllowed(url, next)) throw new Unread("redirected");
    url = next;
  }
  throw new Unread("redirected");
}

function faultOfType(response: IncomingMessage): Unread | null {
  return (pageTypes as readonly string[]).includes(mediaTypeOf(response)) ? null : new Unread("type");
}
