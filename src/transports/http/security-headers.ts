import type { HttpConfig } from "./config.ts";

/** What every answer carries; a page overrides the content policy with one of its own. */
export function securityHeaders({ baseUrl }: Pick<HttpConfig, "baseUrl">): Record<string, string> {
  return {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(baseUrl.startsWith("https:") ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  };
}
