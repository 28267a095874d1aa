import { resolve } from "node:path";
import { z } from "zod";
import { file, outsideVariables } from "./config-outside.ts";
import { plans } from "./contract/limits.ts";
import { faultOfGivenKey } from "./secrets/given-key.ts";

const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  );

/** An IPv6 network of a length that RFC 6052 has. */
const nat64Form = /^[0-9a-fA-F:]+\/(?:32|40|48|56|64|96)$/;

const quotaForm = /^([a-z]+)=(\d{1,9}):(\d{1,9})$/;

const quotas = z
  .string()
  .default("free=10000:64")
  .refine(
    (text) =>
      text === "none" ||
      text.split(",").every((part) => Object.hasOwn(plans, quotaForm.exec(part.trim())?.[1] ?? "")),
  );

/** Every variable of the environment that Assay reads, with what it means: the only place that reads them. */
const variables = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(8080)
    .describe("Port to listen on; 0 takes a free one."),
  HOST: z.string().min(1).default("127.0.0.1").describe("Address to listen on."),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("PostgreSQL 15 or later; without it the embedded database is used."),
  ASSAY_DATA_DIR: z
    .string()
    .min(1)
    .default("./data")
    .transform((path) => resolve(path))
    .describe("Directory of the embedded database and of the register index."),
  ASSAY_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ""))
    .optional()
    .describe("Public address of the service; derived from HOST and PORT without it."),
  ASSAY_ADMIN_KEY: z
    .string()
    .superRefine((given, { addIssue }) => {
      const fault = faultOfGivenKey(given);
      if (fault !== null) addIssue({ code: "custom", message: fault });
    })
    .optional()
    .describe(
      "First admin key, as its value (24 to 200 printable ASCII characters; `assay keys generate` makes one) or as sha256:<hex> of it; without it one is made and shown once.",
    ),
  ASSAY_SAMPLE_REGISTER: z
    .enum(["install", "skip"])
    .default("install")
    .describe("Whether a first start installs the sample register."),
  ASSAY_LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .describe("Least severe log line written."),
  ASSAY_REQUEST_DEADLINE_S: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(300)
    .describe("Seconds a request may take; 0 disables the deadline."),
  ASSAY_DRAIN_S: z.coerce
    .number()
    .int()
    .min(0)
    .max(600)
    .optional()
    .describe(
      "Seconds for which a server that was told to stop by SIGTERM says at /readyz that it is not ready and still takes what arrives; without it 5 on DATABASE_URL and 0 on the embedded database.",
    ),
  ASSAY_KEY_GRACE_S: z.coerce
    .number()
    .int()
    .min(0)
    .max(604_800)
    .default(86_400)
    .describe("Seconds for which a rotated key's former value stays valid."),
  ASSAY_UNBOUND_QUOTAS: quotas.describe(
    "How many records that belong to no entity a tenant may keep, and how many mebibytes of them, as plan=records:mebibytes separated by commas; none limits nothing. Batch jobs may hold as many mebibytes.",
  ),
  ASSAY_UNBOUND_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(36_500)
    .optional()
    .describe(
      "Days after which a record that belongs to no entity is erased, with what belongs to it; without it nothing is erased by age.",
    ),
  ASSAY_WORKER: z
    .enum(["server", "separate"])
    .default("server")
    .describe(
      "The process that works on batch jobs: the server itself, or a worker of its own (assay worker).",
    ),
  ASSAY_DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe("Connections to PostgreSQL."),
  ASSAY_ENCRYPTION_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/)
    .optional()
    .describe(
      "32 random bytes in base64 that secrets which must be used again are kept with; every process of a deployment has the same. Without it the embedded database has a key file in ASSAY_DATA_DIR, and on DATABASE_URL no webhook can be created.",
    ),
  ASSAY_RESTRICTED_SOURCES: list.describe(
    "Sources whose licence permits matching on their rows but not showing their values, separated by commas: source withholds them from every tenant, source=tenant_id shows them to that tenant.",
  ),
  ASSAY_OPENREFINE_KEY: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      "Key with the scope read that /openrefine answers programs on this machine with: OpenRefine can send none. Not for a service behind a proxy.",
    ),
  ASSAY_OAUTH_CLIENTS: file.describe(
    "JSON file of the OAuth clients that may ask for a connection; samples/oauth-clients.json shows its form.",
  ),
  ASSAY_SUPPLIER: file.describe(
    "JSON file that declares the data supplier which supplier observations ask; samples/supplier.json shows its form.",
  ),
  ...outsideVariables,
  ASSAY_SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https|tel)$/ })
    .regex(/^[\x21-\x7e]+$/)
    .optional()
    .describe(
      "mailto:, https: or tel: address for reports of vulnerabilities, shown at /.well-known/security.txt; without it there is no such file.",
    ),
  ASSAY_NAT64_PREFIXES: list
    .refine((prefixes) => prefixes.every((prefix) => nat64Form.test(prefix)))
    .describe(
      "Prefixes of this network's own NAT64 (RFC 6052), separated by commas, to which no webhook is delivered; those that its name servers tell of (RFC 7050) need not stand here.",
    ),
  ASSAY_TRUSTED_PROXIES: list.describe(
    "Addresses or networks whose forwarded headers are believed, separated by commas.",
  ),
  ASSAY_ALLOWED_HOSTS: list.describe(
    "Further Host values that /mcp serves, host[:port], separated by commas.",
  ),
  ASSAY_ALLOWED_ORIGINS: list.describe("Further browser origins that /mcp serves, separated by commas."),
  ASSAY_END_WITH_PARENT: z
    .enum(["npm", "always", "never"])
    .default("npm")
    .describe(
      "Whether a server or worker stops when the process that started it has ended: npm stops it where npm or npx started it.",
    ),
  npm_lifecycle_event: z
    .string()
    .optional()
    .describe("Set by npm and npx for what they start; see ASSAY_END_WITH_PARENT."),
  ASSAY_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Command line: the running service to ask."),
  ASSAY_API_KEY: z.string().optional().describe("Command line: the key to ask it with."),
});

export interface Config extends z.output<typeof variables> {
  /** The value of a variable that a file of the configuration names, such as the key of a live register. */
  readonly named: (name: string) => string | undefined;
}

/** A configuration that cannot be used; the message names each variable and never its value. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Parses the environment once. An unknown `ASSAY_*` is refused: it is a misspelling that would be ignored in silence. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const known = new Set(Object.keys(variables.shape));
  const unknown = Object.keys(environment).filter((name) => name.startsWith("ASSAY_") && !known.has(name));
  if (unknown.length > 0) {
    throw new ConfigError(
      `unknown variable ${unknown.sort().join(", ")}; known are ${[...known].filter((name) => name.startsWith("ASSAY_")).join(", ")}`,
    );
  }
  // An empty variable is how shells and compose files leave one unset.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => known.has(name) && value !== ""),
  );
  const parsed = variables.safeParse(given);
  if (parsed.success) return { ...parsed.data, named: (name) => environment[name] || undefined };
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${messageOf(issue)}`);
  throw new ConfigError(problems.join("; "));
}

// The library's own messages repeat what was received; what is expected is enough.
function messageOf(issue: z.core.$ZodIssue): string {
  const field = variables.shape[issue.path[0] as keyof typeof variables.shape];
  const description = z.globalRegistry.get(field)?.description ?? "not valid";
  if (issue.code === "custom") return issue.message;
  return issue.code === "invalid_value" ? `one of ${issue.values.join(", ")}` : `not valid. ${description}`;
}

/** `ASSAY_UNBOUND_QUOTAS` by plan, in bytes; a plan that it does not name has no quota. */
export function unboundQuotasOf({ ASSAY_UNBOUND_QUOTAS }: Config) {
  const quotas: Record<string, { readonly records: number; readonly bytes: number }> = {};
  for (const part of ASSAY_UNBOUND_QUOTAS.split(",")) {
    const [, plan, records, mebibytes] = quotaForm.exec(part.trim()) ?? [];
    if (plan) quotas[plan] = { records: Number(records), bytes: Number(mebibytes) * 1024 * 1024 };
  }
  return quotas;
}

/** The public address of the service, without a trailing slash. */
export function baseUrlOf({ ASSAY_BASE_URL, HOST, PORT }: Config): string {
  return ASSAY_BASE_URL ?? `http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${PORT}`;
}

/** The variables as documentation: name, default and meaning. */
export function describeConfig(): { name: string; default: string | null; description: string }[] {
  return Object.entries(variables.shape).map(([name, field]) => {
    const parsed = field.safeParse(undefined);
    const fallback = parsed.success && parsed.data !== undefined ? String(parsed.data) : null;
    return {
      name,
      default: fallback === "" ? null : fallback,
      description: z.globalRegistry.get(field)?.description ?? "",
    };
  });
}
