/**
 * One attempt to deliver a notification. The name is looked up once, by the very connection that is then made: only
 * addresses that the network permits are handed to it, so a name that changes between a check and a connection
 * (rebinding) reaches nothing. Redirects are not followed, no connection is used twice, no proxy is asked.
 */
import type { IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { guardedLookup } from "../../outside/network/guarded-lookup.ts";
import type { OutboundNetwork } from "../../outside/network/outbound-network.ts";

export type DeliveryError =
  | "dns"
  | "blocked_address"
  | "connect"
  | "tls"
  | "timeout"
  | "redirect"
  | "http_status";

export interface Notification {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface SendOutcome {
  readonly responseStatus: number | null;
  /** null: delivered. */
  readonly errorClass: DeliveryError | null;
  /** The header of that name, as it came. */
  readonly retryAfter: string | null;
}

const MAX_RESPONSE_BYTES = 64 * 1024;

/** Sends it and tells how that ended. The body of the answer is read within a bound and dropped. */
export function sendNotification(
  network: OutboundNetwork,
  { url, headers, body }: Notification,
): Promise<SendOutcome> {
  const { hostname } = new URL(url);
  // A look-up is never asked for an address that is written out, so the guard would not be either.
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return Promise.resolve(failedAt("blocked_address"));
  return new Promise((resolve) => {
    let failing: DeliveryError = "dns";
    let outcome: SendOutcome | null = null;
    const progress = (next: DeliveryError) => {
      failing = next;
    };
    const signal = AbortSignal.timeout(network.timeoutMs);
    const outgoing = httpsRequest(url, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      port: network.port,
      servername: hostname,
      ...(network.authorities === undefined ? {} : { ca: network.authorities }),
      rejectUnauthorized: true,
      agent: false,
      lookup: guardedLookup(network, (permitted) => progress(permitted > 0 ? "connect" : "blocked_address")),
      signal,
    });
    outgoing.once("socket", (socket) => {
      socket.once("connect", () => progress("tls"));
      socket.once("secureConnect", () => progress("connect"));
    });
    outgoing.once("response", (response) => {
      outcome = outcomeOf(response.statusCode ?? 0, response.headers["retry-after"]);
      readAway(response);
    });
    // Each failure ends in a close, which comes once and last.
    outgoing.on("error", () => undefined);
    outgoing.once("close", () => resolve(outcome ?? failedAt(signal.aborted ? "timeout" : failing)));
    outgoing.end(body);
  });
}

const failedAt = (errorClass: DeliveryError): SendOutcome => ({
  responseStatus: null,
  errorClass,
  retryAfter: null,
});

function outcomeOf(status: number, retryAfter: string | undefined): SendOutcome {
  const refused = status >= 300 && status < 400 ? "redirect" : "http_status";
  const errorClass = status >= 200 && status < 300 ? null : refused;
  return { responseStatus: status, errorClass, retryAfter: retryAfter ?? null };
}

/** Lets a receiver finish what it says, up to a bound: one that is cut off may take its own work for failed. */
function readAway(response: IncomingMessage): void {
  let received = 0;
  response.on("error", () => undefined);
  response.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received > MAX_RESPONSE_BYTES) response.destroy();
  });
}
