/** Whether a request comes from Assay's own page: the defence against other sites (CSRF, DNS rebinding). */
import type { FastifyRequest } from "fastify";
import { Failure } from "../../contract/errors.ts";
import { isCsrfToken } from "../../secrets/session-token.ts";
import { isLoopbackUrl } from "../http/loopback.ts";
import { isAllowedHost } from "../mcp/origin.ts";
import type { WorkbenchOptions } from "./options.ts";

const csrfHeader = "x-assay-csrf";

/** The failure of a request that another site's page may have made; null for all other requests. */
export function refuseOtherOrigin(
  { allowedHosts, config }: Pick<WorkbenchOptions, "allowedHosts" | "config">,
  { headers, method }: Pick<FastifyRequest, "headers" | "method">,
): Failure | null {
  if (!isAllowedHost(headers.host, allowedHosts)) return new Failure("misdirected_request");
  const { origin } = headers;
  if (origin !== undefined && !isOwn(origin, headers.host, config.baseUrl))
    return new Failure("misdirected_request");
  // Browsers state an origin with every writing request.
  if (origin === undefined && method !== "GET" && method !== "HEAD")
    return new Failure("misdirected_request");
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none")
    return new Failure("misdirected_request");
  return null;
}

/** The failure of a call without the token of its session, which only Assay's own page can read. */
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

/** The address of the service itself, or this machine under the name that the browser used for it. */
function isOwn(origin: string, host: string | undefined, baseUrl: string): boolean {
  if (origin === new URL(baseUrl).origin) return true;
  return isLoopbackUrl(origin) && origin === `http://${host}`;
}
