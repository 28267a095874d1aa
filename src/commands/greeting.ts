import type { FirstCredentials } from "../app/first-start.ts";
import type { KeyFiles } from "../app/key-files.ts";
import type { Config } from "../config.ts";
import { extentOf, type LookedIn } from "./views/looked-in.ts";

interface GreetingFacts {
  /** New keys to show on a terminal; null where standard output is no terminal, or no keys are new. */
  readonly shown: FirstCredentials | null;
  /** The files of the keys that were not shown on a terminal. */
  readonly files: KeyFiles;
  readonly config: Config;
  readonly port: number;
  readonly engine: string;
  readonly looked: LookedIn;
  /** Whether only the sample register is installed. */
  readonly isSample: boolean;
  /** The address that opens the workbench. */
  readonly open: string;
}

/** A company of the sample register, so that the first request of a first start is a match. */
export const firstRecord = {
  name: "Barclays PLC",
  country: "GB",
  registration_number: "48839",
  jurisdiction: "GB",
} as const;

/**
 * The text that a person sees when the service is up: its address, the way to sign in, and a first request.
 */
export function greeting(facts: GreetingFacts): string {
  const { config, port, shown, files, engine } = facts;
  const url = `http://${hostOf(config)}:${port}`;
  const database = engine === "pglite" ? `embedded, in ${config.ASSAY_DATA_DIR}` : "PostgreSQL";
  const lines = [
    "",
    `  Assay is listening on ${url}`,
    `  Open: ${facts.open}`,
    `  Database: ${database}`,
    ...registerLines(facts),
    `  Reference: ${url}/docs · tools: ${url}/mcp`,
    "",
  ];
  const keys = keyLines(facts);
  if (keys.length > 0) lines.push(...keys, "");
  else lines.push("  A lost key is replaced: assay keys create --help", "");
  const key = shown?.tenantKey ?? (files.tenant === null ? null : `$(cat ${quoted(files.tenant)})`);
  // The record is a company of the sample register.
  const isMatch = key !== null && facts.isSample;
  lines.push(isMatch ? "  A first request, whose answer is a match:" : "  A request:");
  lines.push("", ...firstRequest(url, key ?? "<your tenant key>"), "");
  return `${lines.join("\n")}\n`;
}

function registerLines({ looked, isSample }: GreetingFacts): string[] {
  if (looked.registers === 0)
    return [
      "  Registers: none; records are looked up among the tenant's own. Add one: assay register install --help",
    ];
  const sample = isSample
    ? ["             They are the sample. Whole registers are added with: assay register install --help"]
    : [];
  return [`  Registers: ${extentOf(looked)}. A no_match says that a company is none of these.`, ...sample];
}

function keyLines({ shown, files }: GreetingFacts): string[] {
  if (shown?.adminKey ?? shown?.tenantKey)
    return [
      ...(shown?.adminKey ? [`  Admin key (shown once):   ${shown.adminKey}`] : []),
      ...(shown?.tenantKey ? [`  Tenant key (shown once):  ${shown.tenantKey}`] : []),
    ];
  return [
    ...(files.admin === null ? [] : [`  Admin key:   in ${files.admin}`]),
    ...(files.tenant === null ? [] : [`  Tenant key:  in ${files.tenant}`]),
  ];
}

/** A path as one word of a shell, also within double quotes inside a command substitution. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

function hostOf({ HOST }: Config): string {
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  return host.includes(":") ? `[${host}]` : host;
}

function firstRequest(url: string, key: string): string[] {
  return [
    `    curl -s ${url}/v1/resolve -H 'Content-Type: application/json' \\`,
    `      -H "Authorization: Bearer ${key}" \\`,
    `      -d '${JSON.stringify(firstRecord)}'`,
  ];
}
