import type { Command } from "commander";
import { ANALYSIS_VERSION } from "../domain/matching/analysis-version.ts";
import { Reanalysis } from "../pipelines/reanalysis/reanalysis.ts";
import { countOfOtherAnalysis } from "../storage/entities/analysis.ts";
import { wayAround, withStore } from "./client/open-store.ts";
import type { CommandContext } from "./command-context.ts";
import { addExamples, addJsonFlag } from "./flags.ts";
import { interruptible } from "./interruption.ts";
import { progressBar } from "./progress.ts";
import { write, writeJson } from "./terminal.ts";

/**
 * `reanalyse`: derives the comparison data and keys of entities again, where an older release derived them.
 */
export function addReanalyse(program: Command, context: CommandContext): void {
  const command = program
    .command("reanalyse")
    .summary("derive anew what older releases derived of the stored companies")
    .description(
      "Derive anew what the stored companies are compared and found by, where an older release derived it. `serve` does " +
        "the same in the background.",
    );
  addExamples(addJsonFlag(command), "DATABASE_URL=postgres://localhost/assay assay reanalyse");
  command.action(async ({ json }: { json?: boolean }) => {
    const { terminal } = context;
    const entities = await withStore(context, wayAround.install(), async (database) => {
      const total = await countOfOtherAnalysis(database, ANALYSIS_VERSION);
      const reanalysis = new Reanalysis(database);
      const bar = progressBar(terminal, "deriving");
      const told = (done: number) => bar.update({ phase: "entities", done, total });
      const release = async () => {
        await reanalysis.close();
        await database.close();
      };
      const message = "interrupted; what is done is kept, and the same command goes on from there";
      const work = () => reanalysis.all((progress) => told(progress.entities)).finally(bar.stop);
      await interruptible(terminal, { message, release }, work);
      return reanalysis.progress.entities;
    });
    if (json) return writeJson(terminal, { analysis: ANALYSIS_VERSION, entities });
    return write(terminal.stdout, `${entities.toLocaleString("en")} entities were derived anew.\n`);
  });
}
