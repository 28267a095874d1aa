import type { Command } from "commander";
import { installTicketSeconds } from "../contract/limits.ts";
import { connectorScopes } from "../contract/oauth.ts";
import { deleteGrant, listGrants } from "../operations/oauth/grants.contract.ts";
import { createInstallTicket } from "../operations/oauth/install-tickets.contract.ts";
import { askOne } from "./client/client.ts";
import { everyPage } from "./client/every-page.ts";
import { openAccountClient, type Target } from "./client/open-client.ts";
import { withClient } from "./client/with-client.ts";
import type { CommandContext } from "./command-context.ts";
import { addExamples, addJsonFlag, addUrlFlag, wholeNumber } from "./flags.ts";
import { printable, write, writeJson } from "./terminal.ts";
import { table } from "./views/table.ts";

interface TicketFlags extends Target {
  readonly tenant: string;
  readonly client?: string;
  readonly scope?: string[];
  readonly expires?: number;
  readonly json?: boolean;
}

/** `connectors`: over the local store, or over the admin interface of a running service. */
export function addConnectors(program: Command, context: CommandContext): void {
  const connectors = program
    .command("connectors")
    .description("Let OAuth clients in: issue install tickets, list and revoke grants.");
  addTicket(connectors, context);
  addList(connectors, context);
  addRevoke(connectors, context);
}

function addTicket(connectors: Command, context: CommandContext): void {
  const { min, max, default: usual } = installTicketSeconds;
  const command = connectors
    .command("ticket")
    .description(
      "Issue an install ticket, which the owner enters on the consent page: it works once. It is printed once: on standard output alone.",
    )
    .requiredOption("--tenant <id>", "the tenant that it connects")
    .option("--client <id>", "the one client that it is good for (default: any registered one)")
    .option("--scope <scope...>", `at most these: ${connectorScopes.join(", ")} (default: both)`)
    .option("--expires <seconds>", `${min} to ${max} (default: ${usual})`, wholeNumber);
  addExamples(addJsonFlag(addUrlFlag(command)), "assay connectors ticket --tenant acme --client claude");
  command.action(({ url, tenant, client: clientId, scope, expires, json }: TicketFlags) =>
    withClient(openAccountClient(context, { url }), async (client) => {
      const input = { tenant_id: tenant, client_id: clientId, scopes: scope, expires_in: expires };
      const issued = await askOne(client, createInstallTicket, input);
      if (json) return writeJson(context.terminal, issued);
      const { terminal } = context;
      const about = `${issued.ticket_id}: for tenant ${printable(issued.tenant_id)}, ${issued.scopes.join(" and ")}, until ${issued.expires_at}.`;
      await write(terminal.stderr, `${about} It is shown here and never again:\n`);
      return write(terminal.stdout, `${issued.ticket}\n`);
    }),
  );
}

function addList(connectors: Command, context: CommandContext): void {
  const command = connectors
    .command("list")
    .description("List live grants, oldest first.")
    .option("--tenant <id>", "only of this tenant")
    .option("--client <id>", "only of this client");
  addExamples(addJsonFlag(addUrlFlag(command)), "assay connectors list --tenant acme");
  command.action(({ url, tenant, client: clientId, json }: Target & { client?: string; json?: boolean }) =>
    withClient(openAccountClient(context, { url }), async (client) => {
      const rows = await everyPage(async (page) => {
        const asked = { tenant_id: tenant, client_id: clientId, ...page };
        const { grants: items, total } = await askOne(client, listGrants, asked);
        return { items, total };
      });
      if (json) return writeJson(context.terminal, rows);
      const header = ["grant", "tenant", "client", "scopes", "last used", "ends unless refreshed"];
      const cells = rows.map((row) => [
        row.grant_id,
        row.tenant_id,
        row.client_name,
        row.scopes.join(" "),
        row.last_used_at?.slice(0, 16) ?? "never",
        row.refresh_expires_at.slice(0, 16),
      ]);
      const text = rows.length > 0 ? table(header, cells) : "Nothing is connected.\n";
      return write(context.terminal.stdout, text);
    }),
  );
}

function addRevoke(connectors: Command, context: CommandContext): void {
  const command = connectors
    .command("revoke")
    .description("Revoke a grant at once: every token of it stops working.")
    .argument("<grant_id>", "id of the grant, as `connectors list` shows it");
  addExamples(addJsonFlag(addUrlFlag(command)), "assay connectors revoke gr_h2v4…");
  command.action((grantId: string, { url, json }: Target & { json?: boolean }) =>
    withClient(openAccountClient(context, { url }), async (client) => {
      await askOne(client, deleteGrant, { grant_id: grantId });
      if (json) return writeJson(context.terminal, { grant_id: grantId, status: "revoked" });
      return write(context.terminal.stdout, "The grant is revoked.\n");
    }),
  );
}
