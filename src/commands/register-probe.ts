import type { Command } from "commander";
import { declaredFile } from "../app/declared-file.ts";
import { liveRegistersOf, parseLiveSources } from "../app/live-registers.ts";
import type { Config } from "../config.ts";
import type { SourceAnswer } from "../pipelines/live-registers/live-registers.ts";
import type { Database } from "../storage/engine/database.ts";
import { wayAround, withStore } from "./client/open-store.ts";
import type { CommandContext } from "./command-context.ts";
import { exitCodes } from "./exit-codes.ts";
import { addExamples, addJsonFlag } from "./flags.ts";
import { printable, write, writeJson } from "./terminal.ts";
import { table } from "./views/table.ts";

interface Probed {
  readonly source: string;
  readonly outcome: SourceAnswer["outcome"];
  readonly reason: string | null;
  readonly code: string | null;
  /** The company that the source answered with. */
  readonly company: string | null;
  readonly milliseconds: number;
}

/** `register probe`: asks each live register that is switched on one question. */
export function addRegisterProbe(register: Command, context: CommandContext): void {
  const command = register
    .command("probe")
    .description(
      "Ask each live register that ASSAY_LIVE_REGISTERS switches on about one well-known company, and print its answer. Fails where one does not answer with the company.",
    );
  addExamples(addJsonFlag(command), "assay register probe");
  command.action(async ({ json }: { json?: boolean }) => {
    // Whether there is anything to ask is known before the store, which another process may have open.
    const probed = hasSources(context.config())
      ? await withStore(context, wayAround.install(), probedSources)
      : [];
    if (probed.some(({ outcome }) => outcome !== "found")) context.finish(exitCodes.failure);
    if (json) return writeJson(context.terminal, probed);
    const rows = probed.map((one) => [
      one.source,
      one.outcome,
      one.company === null ? reasonOf(one) : printable(one.company),
      `${one.milliseconds.toLocaleString("en")} ms`,
    ]);
    const header = ["source", "outcome", "answer", "time"];
    return write(
      context.terminal.stdout,
      rows.length > 0 ? table(header, rows) : "No live register is switched on (ASSAY_LIVE_REGISTERS).\n",
    );
  });
}

/** @throws ConfigError that names the field at fault. */
function hasSources({ ASSAY_LIVE_REGISTERS: path, named }: Config): boolean {
  return (
    path !== undefined && parseLiveSources(declaredFile("ASSAY_LIVE_REGISTERS").read(path), named).length > 0
  );
}

async function probedSources(database: Database, config: Config): Promise<readonly Probed[]> {
  const registers = liveRegistersOf(config, database);
  return Promise.all(
    (registers?.configured ?? []).map(async (configured): Promise<Probed> => {
      const startedMs = performance.now();
      const signal = AbortSignal.timeout(configured.source.limits.deadlineMs * 2);
      const answer = await registers!.askAgain(configured, configured.source.probe, signal);
      const [first] = answer.companies;
      return {
        source: answer.source,
        outcome: answer.outcome,
        reason: answer.reason,
        code: answer.code,
        company: first === undefined ? null : first.company.name,
        milliseconds: Math.round(performance.now() - startedMs),
      };
    }),
  );
}

function reasonOf({ reason, code }: Probed): string {
  if (reason === null) return "";
  return code === null ? reason : `${reason} (${printable(code)})`;
}
