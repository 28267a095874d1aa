import type { Command } from "commander";
import { mintableScopes } from "../contract/scopes.ts";
import { createKey, deleteKey, listKeys, rotateKey } from "../operations/accounts/keys.contract.ts";
import { API_KEY_PREFIX, credentialDigest, mintCredential } from "../secrets/credential.ts";
import { askOne } from "./client/client.ts";
import { everyPage } from "./client/every-page.ts";
import { openAccountClient, type Target } from "./client/open-client.ts";
import { withClient } from "./client/with-client.ts";
import type { CommandContext } from "./command-context.ts";
import { addExamples, addJsonFlag, addUrlFlag, isoDate, wholeNumber } from "./flags.ts";
import { printable, type Terminal, write, writeJson } from "./terminal.ts";
import { table } from "./views/table.ts";

interface CreateFlags extends Target {
  readonly scope: string;
  readonly name?: string;
  readonly reviewer?: string;
  readonly expires?: string;
  readonly json?: boolean;
}

interface ListFlags extends Target {
  readonly scope?: string;
  readonly status?: string;
  readonly json?: boolean;
}

/** `keys`: over the local store, or over the admin interface of a running service. */
export function addKeys(program: Command, context: CommandContext): void {
  const keys = program.command("keys").description("Mint, list, rotate and revoke credentials.");
  addGenerate(keys, context);
  addCreate(keys, context);
  addList(keys, context);
  addRotate(keys, context);
  addRevoke(keys, context);
}

function addGenerate(keys: Command, { terminal }: CommandContext): void {
  const command = keys
    .command("generate")
    .description(
      "Make a value for ASSAY_ADMIN_KEY, without a store or a service. It is printed once: on standard output alone, so that it can be piped.",
    );
  addExamples(addJsonFlag(command), "ASSAY_ADMIN_KEY=$(assay keys generate) assay serve");
  command.action(async ({ json }: { json?: boolean }) => {
    const key = mintCredential(API_KEY_PREFIX);
    const digest = `sha256:${credentialDigest(key).toString("hex")}`;
    if (json) return writeJson(terminal, { key, digest });
    await write(
      terminal.stderr,
      `Set ASSAY_ADMIN_KEY to this value, or to ${digest}, which keeps it out of the configuration:\n`,
    );
    return write(terminal.stdout, `${key}\n`);
  });
}

function addCreate(keys: Command, context: CommandContext): void {
  const command = keys
    .command("create")
    .description(
      "Mint a credential with exactly one scope. Its value is printed once: on standard output alone, so that it can be piped.",
    )
    .requiredOption("--scope <scope>", `one of ${mintableScopes.join(", ")}`)
    .option("--name <text>", "what it is for (default: made on the command line)")
    .option("--tenant <id>", "the tenant it belongs to; admin and metrics keys belong to none")
    .option("--reviewer <id>", "who decides with it; only for the scope review")
    .option("--expires <time>", "when it ends, ISO 8601 (default: never)", isoDate);
  addExamples(
    addJsonFlag(addUrlFlag(command)),
    'assay keys create --tenant acme --scope resolve --name "prod ingest"',
    "assay keys create --tenant acme --scope read --expires 2030-01-01",
  );
  command.action(({ url, tenant, scope, name: given, reviewer, expires, json }: CreateFlags) =>
    withClient(openAccountClient(context, { url }), async (client) => {
      const expiresAt = expires === undefined || expires.includes("T") ? expires : `${expires}T00:00:00Z`;
      const name = given ?? "made on the command line";
      const input = { tenant_id: tenant, scope, name, reviewer_id: reviewer, expires_at: expiresAt };
      await showValue(context.terminal, await askOne(client, createKey, input), json ?? false);
    }),
  );
}

function addList(keys: Command, context: CommandContext): void {
  const command = keys
    .command("list")
    .description("List credentials, oldest first, revoked ones included; never their values.")
    .option("--tenant <id>", "only of this tenant")
    .option("--scope <scope>", `only of this scope: ${mintableScopes.join(", ")}`)
    .option("--status <status>", "only of this status: active, rotating, revoked, expired");
  addExamples(addJsonFlag(addUrlFlag(command)), "assay keys list --tenant acme --status active");
  command.action(({ url, tenant, scope, status, json }: ListFlags) =>
    withClient(openAccountClient(context, { url }), async (client) => {
      const rows = await everyPage(async (page) => {
        const { keys: items, total } = await askOne(client, listKeys, {
          tenant_id: tenant,
          scope,
          status,
          ...page,
        });
        return { items, total };
      });
      if (json) return writeJson(context.terminal, rows);
      const header = ["key", "tenant", "scope", "status", "value", "name", "last used"];
      const cells = rows.map((row) => [
        row.key_id,
        row.tenant_id,
        row.scope,
        row.status,
        row.key_hint,
        row.name,
        row.last_used_at?.slice(0, 16) ?? "never",
      ]);
      return write(
        context.terminal.stdout,
        rows.length > 0 ? table(header, cells) : "There is no such key.\n",
      );
    }),
  );
}

function addRotate(keys: Command, context: CommandContext): void {
  const command = keys
    .command("rotate")
    .description("Replace a credential's value. The one before it stays valid for the grace period.")
    .argument("<key_id>", "id of the key, as `keys list` shows it")
    .option(
      "--grace <seconds>",
      "0 for a value that leaked (default: ASSAY_KEY_GRACE_S of the store)",
      wholeNumber,
    );
  addExamples(addJsonFlag(addUrlFlag(command)), "assay keys rotate key_h2v4… --grace 3600");
  command.action((keyId: string, { url, grace, json }: Target & { grace?: number; json?: boolean }) =>
    withClient(openAccountClient(context, { url }), async (client) => {
      const rotated = await askOne(client, rotateKey, { key_id: keyId, grace_seconds: grace });
      await showValue(context.terminal, rotated, json ?? false);
    }),
  );
}

function addRevoke(keys: Command, context: CommandContext): void {
  const command = keys
    .command("revoke")
    .description("Revoke a credential at once: every value of it stops working.")
    .argument("<key_id>", "id of the key, as `keys list` shows it");
  addExamples(addJsonFlag(addUrlFlag(command)), "assay keys revoke key_h2v4…");
  command.action((keyId: string, { url, json }: Target & { json?: boolean }) =>
    withClient(openAccountClient(context, { url }), async (client) => {
      await askOne(client, deleteKey, { key_id: keyId });
      if (json) return writeJson(context.terminal, { key_id: keyId, status: "revoked" });
      return write(context.terminal.stdout, "The key is revoked.\n");
    }),
  );
}

interface Minted {
  readonly key: string;
  readonly key_id: string;
  readonly scope: string;
  readonly tenant_id: string | null;
  readonly name: string;
}

async function showValue(terminal: Terminal, minted: Minted, json: boolean): Promise<void> {
  if (json) return writeJson(terminal, minted);
  const { key, key_id, scope, tenant_id, name } = minted;
  const owner = tenant_id === null ? "of the deployment" : `of tenant ${printable(tenant_id)}`;
  await write(
    terminal.stderr,
    `${key_id}: ${scope} key ${owner}, ${printable(name)}. Its value is shown here and never again:\n`,
  );
  await write(terminal.stdout, `${key}\n`);
}
