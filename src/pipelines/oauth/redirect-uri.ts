import type { OAuthClient } from "../../contract/oauth.ts";

/**
 * Whether the URI is one of the client's, compared as text (RFC 9700 §2.1). Only the port of a loopback
 * address is free, since a native client uses any free port (RFC 8252 §7.3).
 */
export function isRegisteredRedirect(client: OAuthClient, uri: string): boolean {
  const loopback = withoutPort(uri);
  return client.redirect_uris.some(
    (registered) => registered === uri || (loopback !== null && withoutPort(registered) === loopback),
  );
}

const loopbackUri = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::\d{1,5})?([/?].*)?$/;

function withoutPort(uri: string): string | null {
  const [, host, rest = ""] = loopbackUri.exec(uri) ?? [];
  return host === undefined ? null : host + rest;
}

/** The redirect URI with the answer's parameters after its own. */
export function redirectWith(uri: string, answer: Readonly<Record<string, string>>): string {
  return `${uri}${uri.includes("?") ? "&" : "?"}${new URLSearchParams(answer)}`;
}
