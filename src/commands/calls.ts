import type { Command } from "commander";
import { giveUpCall, unsettledCallsOfRequests } from "../storage/usage/outside-commitments.ts";
import { wayAround, withStore } from "./client/open-store.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError } from "./command-error.ts";
import { addExamples, addJsonFlag } from "./flags.ts";
import { write, writeJson } from "./terminal.ts";
import { table } from "./views/table.ts";

/** `calls`: lets an operator settle billed single requests whose process ended before their outcome was known. */
export function addCalls(program: Command, context: CommandContext): void {
  const calls = program
    .command("calls")
    .description("Settle billed calls outside, made for single requests, that have no known outcome.");
  addList(calls, context);
  addReconcile(calls, context);
}

function addList(calls: Command, context: CommandContext): void {
  const command = calls
    .command("list")
    .description(
      "List the calls without an outcome, oldest first: those of the last minutes may be under way.",
    );
  addExamples(addJsonFlag(command), "assay calls list");
  command.action(async ({ json }: { json?: boolean }) => {
    const open = await withStore(context, wayAround.install(), (database) =>
      unsettledCallsOfRequests(database),
    );
    if (json) return writeJson(context.terminal, open);
    const header = ["tenant", "call", "purpose", "since"];
    const cells = open.map((call) => [
      call.tenant_id,
      call.call_id,
      call.purpose,
      call.opened_at.slice(0, 16),
    ]);
    return write(context.terminal.stdout, open.length > 0 ? table(header, cells) : "No call waits.\n");
  });
}

function addReconcile(calls: Command, context: CommandContext): void {
  const command = calls
    .command("reconcile <call>")
    .description(
      "Settle a call whose process has ended, once its supplier has told you whether it was made: the next request that asks the same makes a call of its own.",
    )
    .requiredOption("--tenant <id>", "whose call it is");
  addExamples(command, "assay calls reconcile call_3ocaaf7fndrk6yucfkykvuhsli --tenant acme");
  command.action(async (callId: string, { tenant: tenantId }: { tenant: string }) => {
    const at = context.now().toISOString();
    const settled = await withStore(context, wayAround.install(), (database) =>
      giveUpCall(database, { tenantId, callId }, at),
    );
    if (!settled) throw new CommandError("this tenant has no such call without an outcome");
    await write(context.terminal.stdout, `${callId}: settled\n`);
  });
}
