import type { Command } from "commander";
import { match } from "../operations/resolution/match.contract.ts";
import { readBody } from "./client/client.ts";
import { openMatchClient } from "./client/open-client.ts";
import type { CommandContext } from "./command-context.ts";
import { addDecideAction } from "./decide-command.ts";
import { addExamples } from "./flags.ts";
import { matchView } from "./views/match-view.ts";

/** `match`: decides whether two records describe one company. */
export function addMatch(program: Command, context: CommandContext): void {
  const command = program
    .command("match")
    .summary("compare two records, or each pair of a file")
    .description(
      "Say whether two records describe the same company, or abstain. Ends with 0 for a match, 10 for no_match, 20 for unresolved; for many pairs with 0 when each was answered.",
    );
  addDecideAction(command, context, {
    operation: match,
    batch: null,
    describes: ({ path }) => path[0] === "left" || path[0] === "right",
    open: openMatchClient,
    view: (body) => matchView(readBody(match, body)),
    decisionOf: (body) => readBody(match, body).decision,
    explain: null,
  });
  addExamples(
    command,
    'assay match --left.name "Apple Inc." --left.country US --right.name "APPLE INC" --right.country "United States"',
    "assay match --file pairs.csv   # columns left.name, left.country, right.name, right.country, …",
  );
}
