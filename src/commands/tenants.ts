import type { Command } from "commander";
import { planNames } from "../contract/limits.ts";
import { createTenant, listTenants } from "../operations/accounts/tenants.contract.ts";
import { askOne } from "./client/client.ts";
import { everyPage } from "./client/every-page.ts";
import { openAccountClient, type Target } from "./client/open-client.ts";
import { withClient } from "./client/with-client.ts";
import type { CommandContext } from "./command-context.ts";
import { addExamples, addJsonFlag, addUrlFlag } from "./flags.ts";
import { printable, write, writeJson } from "./terminal.ts";
import { table } from "./views/table.ts";

interface CreateFlags extends Target {
  readonly name: string;
  readonly plan?: string;
  readonly id?: string;
  readonly externalRef?: string;
  readonly json?: boolean;
}

/** `tenants`: over the local store, or over the admin interface of a running service. */
export function addTenants(program: Command, context: CommandContext): void {
  const tenants = program.command("tenants").description("Create and list tenants.");
  addCreate(tenants, context);
  const list = tenants.command("list").description("List tenants, oldest first.");
  addExamples(addJsonFlag(addUrlFlag(list)), "assay tenants list");
  list.action((flags: Target & { json?: boolean }) =>
    withClient(openAccountClient(context, { url: flags.url }), async (client) => {
      const rows = await everyPage(async (page) => {
        const { tenants: found, total } = await askOne(client, listTenants, page);
        return { items: found, total };
      });
      if (flags.json) return writeJson(context.terminal, rows);
      const header = ["tenant", "name", "plan", "status", "credits left", "created"];
      const cells = rows.map((row) => [
        row.tenant_id,
        row.name,
        row.plan,
        row.status,
        row.credits_remaining,
        row.created_at.slice(0, 16),
      ]);
      return write(context.terminal.stdout, rows.length > 0 ? table(header, cells) : "There is no tenant.\n");
    }),
  );
}

function addCreate(tenants: Command, context: CommandContext): void {
  const command = tenants
    .command("create")
    .description("Create a tenant. With an id of your own it can be repeated.")
    .requiredOption("--name <text>", "its name")
    .option("--plan <name>", `one of ${planNames.join(", ")} (default: free)`)
    .option("--id <id>", "its id: letters, digits, _ and -, 64 at the most (default: a fresh one)")
    .option("--external-ref <text>", "its id elsewhere");
  addExamples(
    addJsonFlag(addUrlFlag(command)),
    'assay tenants create --name "Acme Ltd" --plan starter --id acme',
  );
  command.action(({ url, name, plan, id, externalRef, json }: CreateFlags) =>
    withClient(openAccountClient(context, { url }), async (client) => {
      const input = { name, plan, tenant_id: id, external_ref: externalRef };
      const tenant = await askOne(client, createTenant, input);
      if (json) return writeJson(context.terminal, tenant);
      const { tenant_id, credits_remaining: credits } = tenant;
      return write(
        context.terminal.stdout,
        `${tenant_id}: ${printable(tenant.name)}, plan ${tenant.plan}, ${credits} credits\n`,
      );
    }),
  );
}
