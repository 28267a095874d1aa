import type { Config } from "../config.ts";
import type { FirstCredentials } from "../service/first-start.ts";

/** What a person sees when the service is up: where it is, how to get in, and a first request that works. */
export function greeting(
  facts: FirstCredentials & { config: Config; port: number; engine: string; companies: number },
): string {
  const { config, port, adminKey, tenantKey } = facts;
  const host = config.HOST === "0.0.0.0" || config.HOST === "::" ? "127.0.0.1" : config.HOST;
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  const lines = [
    "",
    `  Assay is listening on ${url}`,
    `  Database: ${facts.engine === "pglite" ? `embedded, in ${config.ASSAY_DATA_DIR}` : "PostgreSQL"} · ${facts.companies.toLocaleString("en")} register companies installed`,
    `  Reference: ${url}/docs · tools: ${url}/mcp`,
    "",
  ];
  if (adminKey) lines.push(`  Admin key (shown once):   ${adminKey}`);
  if (tenantKey) lines.push(`  Tenant key (shown once):  ${tenantKey}`);
  lines.push(...(adminKey || tenantKey ? [""] : []));
  lines.push("  A first request, whose answer is a match:", "", ...firstRequest(url, tenantKey), "");
  return `${lines.join("\n")}\n`;
}

function firstRequest(url: string, key: string | null): string[] {
  const record = { name: "Tesco", country: "GB", registration_number: "445790", jurisdiction: "GB" };
  return [
    `    curl -s ${url}/v1/resolve -H 'Content-Type: application/json' \\`,
    `      -H 'Authorization: Bearer ${key ?? "<your tenant key>"}' \\`,
    `      -d '${JSON.stringify(record)}'`,
  ];
}
