/** The hosts and origins that the endpoint serves: a defence against DNS rebinding (MCP, Security). */

/**
 * Whether a Host value is one of the allowed: `host` (default port), `host:port`, or `host:*` (any port). A value
 * that is no plain authority is not.
 */
export function isAllowedHost(host: string | undefined, allowed: readonly string[]): boolean {
  const parsed = authorityOf(host);
  if (parsed === null) return false;
  const { hostname, port } = parsed;
  return allowed.some((entry) => {
    if (entry.endsWith(":*")) return authorityOf(entry.slice(0, -2))?.hostname === hostname;
    const wanted = authorityOf(entry);
    return wanted !== null && wanted.hostname === hostname && wanted.port === port;
  });
}

function authorityOf(host: string | undefined): { hostname: string; port: string } | null {
  if (host === undefined || !/^[A-Za-z0-9.\-_[\]:]+$/.test(host)) return null;
  const url = URL.parse(`http://${host}`);
  if (url === null) return null;
  return { hostname: url.hostname, port: url.port === "443" ? "" : url.port };
}

/**
 * Whether an Origin value is one of the allowed: scheme, host and port, or `scheme://host:*` for any port. An
 * absent value is allowed: without a browser there is no rebinding.
 */
export function isAllowedOrigin(origin: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  const found = originOf(origin);
  if (found === null) return false;
  return allowed.some((entry) => {
    if (!entry.endsWith(":*")) return originOf(entry)?.origin === found.origin;
    const wanted = originOf(entry.slice(0, -2));
    return wanted !== null && wanted.protocol === found.protocol && wanted.hostname === found.hostname;
  });
}

function originOf(text: string): URL | null {
  const url = URL.parse(text);
  if (url === null || url.origin === "null" || url.username !== "" || url.password !== "") return null;
  return url.pathname === "/" && url.search === "" && url.hash === "" ? url : null;
}

/** The hosts and origins that `/mcp` serves: those of the deployment, those of this machine, and the operator's. */
export function admittedNames(
  baseUrl: string,
  more: { readonly hosts: readonly string[]; readonly origins: readonly string[] },
): { readonly allowedHosts: readonly string[]; readonly allowedOrigins: readonly string[] } {
  const { host, origin } = new URL(baseUrl);
  return {
    allowedHosts: [host, "localhost:*", "127.0.0.1:*", "[::1]:*", ...more.hosts],
    allowedOrigins: [origin, ...more.origins],
  };
}
