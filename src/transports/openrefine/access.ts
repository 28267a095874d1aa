/**
 * Identifies the caller. Clients of the protocol that can send a credential send a key as a bearer value or
 * as the password of HTTP Basic (RFC 7617), which the protocol names. OpenRefine itself can send neither, and
 * a URL must not contain a key: for it the operator may configure a read key for requests from this machine.
 */
import type { FastifyRequest } from "fastify";
import { bearerOf, presentsCredential } from "../http/credential.ts";
import { isFromHere, isLoopbackUrl } from "../http/loopback.ts";

/** The key of the request; null where it has none. */
export function keyOf(request: FastifyRequest, localKey: string | null): string | null {
  if (presentsCredential(request.raw)) return bearerOf(request.raw) ?? basicPasswordOf(request);
  return localKey !== null && isFromHere(request) ? localKey : null;
}

function basicPasswordOf({ raw }: FastifyRequest): string | null {
  const sent = raw.rawHeaders.filter(
    (_, at) => at % 2 === 0 && raw.rawHeaders[at]!.toLowerCase() === "authorization",
  );
  const encoded = /^basic +([A-Za-z0-9+/=_-]{1,8192}) *$/i.exec(raw.headers.authorization ?? "")?.[1];
  if (sent.length !== 1 || encoded === undefined) return null;
  const [, password] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, "base64").toString("utf8")) ?? [];
  return password !== undefined && /^[\x21-\x7e]{1,4096}$/.test(password) ? password : null;
}

/** The origin that may read the answer in a browser: any with a key in the request, else only a local one. */
export function readableBy(request: FastifyRequest): string | null {
  const { origin } = request.headers;
  if (origin === undefined) return null;
  return presentsCredential(request.raw) || isLoopbackUrl(origin) ? origin : null;
}
