import type { Config } from "../config.ts";
import type { FirstCredentials } from "../service/first-start.ts";

interface GreetingFacts extends FirstCredentials {
  readonly config: Config;
  readonly port: number;
  readonly engine: string;
  readonly companies: number;
}

/** A company of the sample register, so that the first request of a first start is a match. */
export const firstRecord = {
  name: "Barclays PLC",
  country: "GB",
  registration_number: "48839",
  jurisdiction: "GB",
} as const;

/** What a person sees when the service is up: where it is, how to get in, and a first request that works. */
export function greeting(facts: GreetingFacts): string {
  const { config, port, adminKey, tenantKey, engine, companies } = facts;
  const url = `http://${hostOf(config)}:${port}`;
  const database = engine === "pglite" ? `embedded, in ${config.ASSAY_DATA_DIR}` : "PostgreSQL";
  const lines = [
    "",
    `  Assay is listening on ${url}`,
    `  Database: ${database} · ${companies.toLocaleString("en")} register companies installed`,
    `  Reference: ${url}/docs · tools: ${url}/mcp`,
    "",
  ];
  if (adminKey) lines.push(`  Admin key (shown once):   ${adminKey}`);
  if (tenantKey) lines.push(`  Tenant key (shown once):  ${tenantKey}`);
  if (adminKey || tenantKey) lines.push("");
  else lines.push("  A lost key is replaced: assay keys create --help", "");
  lines.push(...(tenantKey ? ["  A first request, whose answer is a match:"] : ["  A request:"]));
  lines.push("", ...firstRequest(url, tenantKey), "");
  return `${lines.join("\n")}\n`;
}

function hostOf({ HOST }: Config): string {
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  return host.includes(":") ? `[${host}]` : host;
}

function firstRequest(url: string, key: string | null): string[] {
  return [
    `    curl -s ${url}/v1/resolve -H 'Content-Type: application/json' \\`,
    `      -H 'Authorization: Bearer ${key ?? "<your tenant key>"}' \\`,
    `      -d '${JSON.stringify(firstRecord)}'`,
  ];
}
