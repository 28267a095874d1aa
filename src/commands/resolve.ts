import type { Command } from "commander";
import { companyFields } from "../contract/company-record.ts";
import { batch } from "../operations/batch/batch.contract.ts";
import { getDecision } from "../operations/decisions/get-decision.contract.ts";
import { resolve } from "../operations/resolution/resolve.contract.ts";
import { askOne, readBody } from "./client/client.ts";
import { openResolveClient } from "./client/open-client.ts";
import type { CommandContext } from "./command-context.ts";
import { addDecideAction } from "./decide-command.ts";
import { addExamples } from "./flags.ts";
import { receiptView } from "./views/receipt-view.ts";
import { resolutionView } from "./views/resolution-view.ts";

/** `resolve`: resolves one record or many to golden entities, or abstains. */
export function addResolve(program: Command, context: CommandContext): void {
  const command = program
    .command("resolve")
    .summary("resolve a company, or each of a file")
    .description(
      "Resolve a record that describes a company into one golden entity, or abstain. Ends with 0 for a match, 10 for no_match, 20 for unresolved; for many records with 0 when each was answered. The answers are NDJSON unless one is shown on a terminal.",
    );
  addDecideAction(command, context, {
    operation: resolve,
    batch,
    describes: ({ path }) => path[0]! in companyFields,
    open: openResolveClient,
    view: (body) => resolutionView(readBody(resolve, body)),
    decisionOf: (body) => readBody(resolve, body).decision,
    async explain(client, body) {
      const { decision_id } = readBody(resolve, body);
      const receipt = await askOne(client, getDecision, { decision_id });
      return { view: receiptView(receipt.decision), body: receipt };
    },
  });
  addExamples(
    command,
    'assay resolve --name "Barclays PLC" --country GB --registration-number 48839 --jurisdiction GB --explain',
    "assay resolve --file crm.csv --run 2026-11-20 > answers.ndjson",
    "zcat records.ndjson.gz | assay resolve --url https://assay.example.net --depth probabilistic",
  );
}
