import { type Config, ConfigError } from "../../config.ts";
import type { Served } from "../../contract/operation.ts";
import { createTenant } from "../../operations/accounts/tenants.contract.ts";
import { InstalledRegisters } from "../../pipelines/register-install/installed-registers.ts";
import { installSampleRegister } from "../../pipelines/register-install/sample-register.ts";
import type { Database } from "../../storage/engine/database.ts";
import { findTenant, listTenants } from "../../storage/tenants/accounts.ts";
import type { CommandContext } from "../command-context.ts";
import { CommandError, UsageError } from "../command-error.ts";
import { progressBar } from "../progress.ts";
import { askOne, type Client } from "./client.ts";
import { localClient } from "./local-client.ts";
import {
  accountOperations,
  matchOperations,
  portfolioOperations,
  resolveOperations,
  screeningOperations,
} from "./local-operations.ts";
import { openStore, wayAround } from "./open-store.ts";
import { remoteClient } from "./remote-client.ts";

/** The target of a command: a service's address, or a tenant of the local store. */
export interface Target {
  readonly url?: string | undefined;
  readonly tenant?: string | undefined;
}

/** The tenant that a first start creates. */
const LOCAL_TENANT = "local";

/** A client for tenants and keys. @throws CommandError, ConfigError. */
export async function openAccountClient(context: CommandContext, target: Target): Promise<Client> {
  const config = context.config();
  const remote = remoteOf(config, target);
  if (remote) return remote;
  return overStore(context, async (database) => ({ served: accountOperations(config, database) }));
}

/** A client for match. @throws CommandError, ConfigError. */
export function openMatchClient(context: CommandContext, target: Target): Promise<Client> {
  return openReadingClient(context, target, matchOperations);
}

/** A client for screening. @throws CommandError, ConfigError. */
export function openScreeningClient(context: CommandContext, target: Target): Promise<Client> {
  return openReadingClient(context, target, screeningOperations);
}

/** A client for portfolios. @throws CommandError, ConfigError. */
export function openPortfolioClient(context: CommandContext, target: Target): Promise<Client> {
  return openReadingClient(context, target, portfolioOperations);
}

/** A client for operations that read the installed registers and install none. */
async function openReadingClient(
  context: CommandContext,
  target: Target,
  operations: (config: Config, database: Database, registers: InstalledRegisters) => Served[],
): Promise<Client> {
  const config = context.config();
  const remote = remoteOf(config, target);
  if (remote) return remote;
  return overStore(
    context,
    async (database) => {
      await requireTenant(context, database, target.tenant ?? LOCAL_TENANT);
      const registers = await InstalledRegisters.open({ database, dataDir: config.ASSAY_DATA_DIR });
      return { served: operations(config, database, registers), close: () => registers.close() };
    },
    target.tenant,
  );
}

/** A client for resolve and its receipts; in a new store it installs the sample register first. */
export async function openResolveClient(context: CommandContext, target: Target): Promise<Client> {
  const config = context.config();
  const remote = remoteOf(config, target);
  if (remote) return remote;
  return overStore(
    context,
    async (database) => {
      await requireTenant(context, database, target.tenant ?? LOCAL_TENANT);
      const deps = { database, dataDir: config.ASSAY_DATA_DIR, now: context.now };
      if (config.ASSAY_SAMPLE_REGISTER === "install") {
        const bar = progressBar(context.terminal, "sample register");
        await installSampleRegister(deps, bar.update).finally(bar.stop);
      }
      const registers = await InstalledRegisters.open(deps);
      return {
        served: await resolveOperations(config, database, registers),
        close: () => registers.close(),
      };
    },
    target.tenant,
  );
}

function remoteOf(config: Config, { url, tenant }: Target): Client | null {
  const address = url ?? config.ASSAY_URL;
  if (address === undefined) return null;
  if (tenant !== undefined)
    throw new UsageError(
      "--tenant: a running service takes the tenant from the key; leave it out or leave out the address",
    );
  if (!config.ASSAY_API_KEY)
    throw new ConfigError(
      "ASSAY_API_KEY: the key to ask the service with is not set; it is never an argument",
    );
  return remoteClient({ url: address.replace(/(?<!\/)\/+$/, ""), apiKey: config.ASSAY_API_KEY });
}

interface Prepared {
  readonly served: readonly Served[];
  readonly close?: () => void;
}

/** Opens the store, prepares the parts that the command needs, and closes all of them with the client. */
async function overStore(
  context: CommandContext,
  prepare: (database: Database) => Promise<Prepared>,
  tenant = LOCAL_TENANT,
): Promise<Client> {
  const config = context.config();
  const database = await openStore(context, wayAround.ask(config));
  try {
    const { served, close } = await prepare(database);
    const client = localClient({ config, database, served, tenantId: tenant, now: context.now });
    return {
      ...client,
      async close() {
        close?.();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A store without any tenant gets the local tenant, as at a first start of the service; no key is made. */
async function requireTenant(context: CommandContext, database: Database, tenantId: string): Promise<void> {
  if (await findTenant(database, tenantId)) return;
  const { total } = await listTenants(database, { limit: 1, offset: 0 });
  if (total > 0 || tenantId !== LOCAL_TENANT)
    throw new CommandError("--tenant: there is no such tenant; `assay tenants list` shows them");
  const config = context.config();
  const served = accountOperations(config, database);
  const client = localClient({ config, database, served, tenantId, now: context.now });
  await askOne(client, createTenant, { tenant_id: LOCAL_TENANT, name: "Local", plan: "enterprise" });
}
