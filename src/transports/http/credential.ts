import type { IncomingMessage } from "node:http";

/**
 * The bearer value of a request; null when there is none, when the scheme is another, or when the header is sent
 * twice (two readers could each pick one). The scheme's case does not matter (RFC 9110 §11.1).
 */
export function bearerOf({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): string | null {
  let value: string | null = null;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() !== "authorization") continue;
    if (value !== null) return null;
    value = rawHeaders[at + 1] ?? "";
  }
  return /^bearer +([\x21-\x7e]{1,4096}) *$/i.exec(value ?? "")?.[1] ?? null;
}

/** Whether the request tried to authenticate: this decides the content of a challenge (RFC 6750 §3.1). */
export function presentsCredential(request: Pick<IncomingMessage, "headers">): boolean {
  return request.headers.authorization !== undefined;
}

/** The challenge of a 401 or 403: the address of the resource's description, and the error if any. */
export function bearerChallenge(options: {
  baseUrl: string;
  scope: string;
  error?: "invalid_token" | "insufficient_scope";
  description?: string;
}): string {
  const parts: [string, string][] = [];
  if (options.error !== undefined) parts.push(["error", options.error]);
  if (options.description !== undefined) parts.push(["error_description", options.description]);
  parts.push(["scope", options.scope]);
  parts.push(["resource_metadata", `${options.baseUrl}/.well-known/oauth-protected-resource/mcp`]);
  return `Bearer ${parts.map(([name, value]) => `${name}="${quoted(value)}"`).join(", ")}`;
}

const quoted = (value: string): string => value.replace(/[^\x20-\x7e]/g, "").replace(/(["\\])/g, "\\$1");
