import type { Command } from "commander";
import { screenCompany } from "../operations/screening/screening.contract.ts";
import { readBody } from "./client/client.ts";
import { openScreeningClient } from "./client/open-client.ts";
import type { CommandContext } from "./command-context.ts";
import { addDecideAction } from "./decide-command.ts";
import { addExamples } from "./flags.ts";
import { screeningView } from "./views/screening-view.ts";

const HOW_ANSWERED: ReadonlySet<string> = new Set(["topics", "threshold", "limit", "client_ref"]);
/** Exit codes of the other commands that decide: 0, 10 and 20. */
const DECISIONS = { clear: "match", potential_matches: "no_match", inconclusive: "unresolved" } as const;

/** `screen`: whether a company is on an installed list. */
export function addScreen(program: Command, context: CommandContext): void {
  const command = program
    .command("screen")
    .summary("screen a company, or each company of a file, against the installed lists")
    .description(
      "Look a company up in the installed sanctions, PEP and adverse-media lists. Nothing of it is stored. Ends with 0 for clear, 10 for potential matches, 20 for inconclusive; for a file with 0 when each was answered.",
    );
  addDecideAction(command, context, {
    operation: screenCompany,
    batch: null,
    describes: ({ path }) => !HOW_ANSWERED.has(path[0] ?? ""),
    open: openScreeningClient,
    view: (body) => screeningView(readBody(screenCompany, body)),
    decisionOf: (body) => DECISIONS[readBody(screenCompany, body).result],
    explain: null,
  });
  addExamples(
    command,
    'assay screen --name "Sample Shipping LLC" --country IR',
    "assay screen --file suppliers.csv > screened.ndjson",
  );
}
