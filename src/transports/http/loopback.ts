/** Whether a request was made on this machine, to this machine, by its own name. */
import type { FastifyRequest } from "fastify";

const forwardingHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/**
 * Whether a program on this machine addresses this machine by its own name. A proxy declares itself by its
 * headers. A website's page in a local browser declares its origin, or uses a name of its own (DNS
 * rebinding).
 */
export function isFromHere({ raw, headers }: Pick<FastifyRequest, "raw" | "headers">): boolean {
  if (!isLoopbackAddress(raw.socket.remoteAddress ?? "")) return false;
  if (!isLoopbackAddress(raw.socket.localAddress ?? "127.0.0.1")) return false;
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false;
  if (!isLoopbackUrl(`http://${headers.host ?? ""}`)) return false;
  return headers.origin === undefined || isLoopbackUrl(headers.origin);
}

function isLoopbackAddress(address: string): boolean {
  return address === "::1" || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}

/** Whether a service that listens on this name or address is reachable from this machine alone. */
export function isLoopbackName(name: string): boolean {
  return name === "localhost" || isLoopbackAddress(name);
}

export function isLoopbackUrl(url: string): boolean {
  const host = URL.parse(url)?.hostname ?? "";
  return host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
