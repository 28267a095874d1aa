/** Whether a request comes from a page of ours: the defence against other sites' pages (CSRF, DNS rebinding). */
import type { FastifyRequest } from "fastify";
import { Failure } from "../../contract/errors.ts";
import { isCsrfToken } from "../../secrets/session-token.ts";
import { isLoopbackUrl } from "../http/loopback.ts";
import { isAllowedHost } from "../mcp/origin.ts";
import type { WorkbenchOptions } from "./options.ts";

const csrfHeader = "x-assay-csrf";

/** The failure of a request that another site's page may have made; null where none did. */
export function refuseOtherOrigin(
  { allowedHosts, config }: Pick<WorkbenchOptions, "allowedHosts" | "config">,
  { headers, method }: Pick<FastifyRequest, "headers" | "method">,
): Failure | null {
  if (!isAllowedHost(headers.host, allowedHosts)) return new Failure("misdirected_request");
  const { origin } = headers;
  if (origin !== undefined && !isOwn(origin, headers.host, config.baseUrl))
    return new Failure("misdirected_request");
  // Browsers say an origin with everything that writes.
  if (origin === undefined && method !== "GET" && method !== "HEAD")
    return new Failure("misdirected_request");
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none")
    return new Failure("misdirected_request");
  return null;
}

/** The failure of a call that does not show the token of its session, which only a page of ours could read. */
export function refuseWithoutToken(
  token: string,
  { headers }: Pick<FastifyRequest, "headers">,
): Failure | null {
  const given = headers[csrfHeader];
  if (typeof given === "string" && isCsrfToken(token, given)) return null;
  return new Failure("misdirected_request", {
    message: "The request does not come from a page of this session. Load the page again.",
    details: { reason: "csrf_token" },
  });
}

/** The address of the service itself, or this machine's under the name that the browser used for it. */
function isOwn(origin: string, host: string | undefined, baseUrl: string): boolean {
  if (origin === new URL(baseUrl).origin) return true;
  return isLoopbackUrl(origin) && origin === `http://${host}`;
}
