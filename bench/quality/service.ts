import { openMigrated } from "../../src/app/open-migrated.ts";
import { type App, createApp } from "../../src/app/server.ts";
import { type Config, readConfig } from "../../src/config.ts";
import { plans } from "../../src/contract/limits.ts";
import { newOpaqueId } from "../../src/ids/opaque-id.ts";
import type { InstalledRegisters } from "../../src/pipelines/register-install/installed-registers.ts";
import {
  API_KEY_PREFIX,
  credentialDigest,
  credentialHint,
  mintCredential,
} from "../../src/secrets/credential.ts";
import type { Database } from "../../src/storage/engine/database.ts";
import { registersInForce } from "../../src/storage/registers/register-linkings.ts";
import { insertKey, insertTenant } from "../../src/storage/tenants/accounts.ts";
import { assayCommand } from "./assay-command.ts";

export interface BenchTenant {
  readonly tenantId: string;
  readonly keyId: string;
  /** The key's value. */
  readonly key: string;
}

/** The whole service on a free port of this machine with the benchmark's register installed. */
export interface BenchService {
  readonly origin: string;
  readonly engine: string;
  readonly database: Database;
  readonly registers: InstalledRegisters;
  /** Whether this run installed the register; false: it was installed already. */
  readonly installed: boolean;
  /** Creates `count` new tenants, each with an empty store. */
  tenants(count: number): Promise<BenchTenant[]>;
  close(): Promise<void>;
}

/**
 * Starts the service over the database of `DATABASE_URL`, else an embedded one in `dataDir`; installs the
 * register where none is installed. `embedded` ignores `DATABASE_URL`.
 */
export async function startService(options: {
  readonly dataDir: string;
  readonly registerPath: string;
  readonly embedded?: boolean;
  /** Further environment variables of the service. */
  readonly env?: Readonly<Record<string, string>>;
}): Promise<BenchService> {
  const env = { ...environmentOf(options), ...options.env };
  const config = readConfig(env);
  let database = await openMigrated(config);
  const installed = (await registersInForce(database)).version === 0;
  if (installed) {
    // The embedded database serves one process at a time.
    await database.close();
    await install(env, options.registerPath);
    database = await openMigrated(config);
  }
  return serve({ config, database, installed });
}

/** Starts the service without a register, over the empty database of `DATABASE_URL`, else a new one in `dataDir`. */
export async function startEmptyService(options: { readonly dataDir: string }): Promise<BenchService> {
  const config = readConfig(environmentOf(options));
  return serve({ config, database: await openMigrated(config), installed: false });
}

const environmentOf = ({ dataDir, embedded }: { readonly dataDir: string; readonly embedded?: boolean }) => ({
  ASSAY_DATA_DIR: dataDir,
  ASSAY_LOG_LEVEL: "silent",
  ASSAY_REQUEST_DEADLINE_S: "0",
  PORT: "0",
  DATABASE_URL: embedded ? "" : (process.env.DATABASE_URL ?? ""),
});

async function serve({
  config,
  database,
  installed,
}: {
  readonly config: Config;
  readonly database: Database;
  readonly installed: boolean;
}): Promise<BenchService> {
  const app = await createApp(config, database);
  await app.http.listen({ port: 0, host: "127.0.0.1" });
  return {
    origin: `http://127.0.0.1:${portOf(app)}`,
    engine: database.engine,
    database,
    registers: app.registers,
    installed,
    tenants: (count) => openTenants(database, count),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

function portOf(app: App): number {
  const address = app.http.server.address();
  if (address === null || typeof address === "string") throw new Error("the service has no port");
  return address.port;
}

/**
 * Installs with the command in a process of its own, as an operator does: a server that has linked a register
 * itself stays slower than a server that opens an installed one.
 */
function install(env: Readonly<Record<string, string>>, filePath: string): Promise<void> {
  const parameters = ["register", "install", "company-jsonl", filePath, "--register-id", "benchmark"];
  return assayCommand(env, parameters, "the register was not installed");
}

const TENANTS_PER_TRANSACTION = 200;

// Writes to storage directly: the operator's interface accepts one tenant a second.
async function openTenants(database: Database, count: number): Promise<BenchTenant[]> {
  const tenants: BenchTenant[] = [];
  while (tenants.length < count) {
    const wanted = Math.min(TENANTS_PER_TRANSACTION, count - tenants.length);
    const added = await database.transaction(async (tx) => {
      const made: BenchTenant[] = [];
      for (let at = 0; at < wanted; at++) made.push(await openTenant(tx));
      return made;
    });
    tenants.push(...added);
  }
  return tenants;
}

async function openTenant(tx: Parameters<typeof insertTenant>[0]): Promise<BenchTenant> {
  const tenantId = newOpaqueId("ten");
  const at = new Date().toISOString();
  const { credits, deepAttempts, enforced } = plans.enterprise;
  await insertTenant(tx, {
    tenant_id: tenantId,
    name: "Benchmark",
    plan: "enterprise",
    external_ref: null,
    status: "active",
    credits_granted: credits,
    credits_remaining: credits,
    deep_attempts_remaining: deepAttempts,
    enforced,
    created_at: at,
  });
  const value = mintCredential(API_KEY_PREFIX);
  const key = {
    key_id: newOpaqueId("key"),
    tenant_id: tenantId,
    scope: "resolve",
    name: "benchmark",
    reviewer_id: null,
    key_hint: credentialHint(value),
    created_at: at,
    expires_at: null,
    last_used_at: null,
    rotated_at: null,
    previous_valid_until: null,
    revoked_at: null,
  };
  await insertKey(tx, key, credentialDigest(value));
  return { tenantId, keyId: key.key_id, key: value };
}
