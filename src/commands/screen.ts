import type { Command } from "commander";
import { screenCompany } from "../operations/screening/screening.contract.ts";
import { readBody } from "./client/client.ts";
import { openScreeningClient } from "./client/open-client.ts";
import type { CommandContext } from "./command-context.ts";
import { addDecideAction } from "./decide-command.ts";
import { addExamples, isoDate } from "./flags.ts";
import { portfolioSource, screeningRendering } from "./screen-many.ts";
import { screeningView } from "./views/screening-view.ts";

const HOW_ANSWERED: ReadonlySet<string> = new Set(["topics", "threshold", "limit", "client_ref"]);
/** The screening results as decisions, whose exit codes are 0, 10 and 20. */
const DECISIONS = { clear: "match", potential_matches: "no_match", inconclusive: "unresolved" } as const;

interface ScreenFlags {
  readonly portfolio?: string;
  readonly csv?: boolean;
  readonly since?: string;
}

/** `screen`: searches the installed lists for a company. */
export function addScreen(program: Command, context: CommandContext): void {
  const command = program
    .command("screen")
    .summary("screen a company, or each company of a file or a portfolio, against the installed lists")
    .description(
      "Look a company up in the installed sanctions, PEP and adverse-media lists. Nothing of it is stored. Ends with 0 for clear, 10 for potential matches, 20 for inconclusive; for a file with 0 when each was answered.",
    );
  command
    .option("--portfolio <id>", "screen the members of a portfolio instead of a file")
    .option(
      "--csv",
      "for many companies: a table, a row for each match, instead of a line of JSON for each company",
    )
    .option(
      "--since <date>",
      "for many companies: say of each match whether its entry is new or changed since that day, and in what",
      isoDate,
    );
  addDecideAction(command, context, {
    operation: screenCompany,
    batch: null,
    describes: ({ path }) => !HOW_ANSWERED.has(path[0] ?? ""),
    open: openScreeningClient,
    view: (body) => screeningView(readBody(screenCompany, body)),
    decisionOf: (body) => DECISIONS[readBody(screenCompany, body).result],
    explain: null,
    many: ({ portfolio, csv = false, since }: ScreenFlags) => ({
      source: portfolio === undefined ? null : (client) => portfolioSource(client, portfolio),
      rendering:
        csv || since !== undefined || portfolio !== undefined
          ? (client) => screeningRendering(client, { csv, since: since?.slice(0, 10) })
          : null,
    }),
  });
  addExamples(
    command,
    'assay screen --name "Sample Shipping LLC" --country IR',
    "assay screen --file suppliers.csv > screened.ndjson",
    "assay screen --portfolio suppliers --since 2026-10-24 --csv > screened.csv",
  );
}
