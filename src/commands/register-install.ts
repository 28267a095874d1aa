import type { Command } from "commander";
import {
  type InstallReport,
  type InstallRequest,
  installRegister,
} from "../pipelines/register-install/install-register.ts";
import { findFormat, registerFormats } from "../registers/register-formats.ts";
import type { Database } from "../storage/engine/database.ts";
import { badRows } from "../storage/registers/registers.ts";
import { wayAround, withStore } from "./client/open-store.ts";
import type { CommandContext } from "./command-context.ts";
import { UsageError } from "./command-error.ts";
import { addExamples, addJsonFlag, isoDate } from "./flags.ts";
import { interruptible } from "./interruption.ts";
import { progressBar } from "./progress.ts";
import { printable, write, writeJson } from "./terminal.ts";

interface InstallFlags {
  readonly source?: string;
  readonly licence?: string;
  readonly resale?: boolean;
  readonly sourceUrl?: string;
  readonly asOf?: string;
  readonly registerId?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

interface BadRow {
  readonly line: number;
  readonly reason: string;
}

const BAD_ROWS_SHOWN = 10;

/**
 * `register install`: replaces a register by a file in one step; the old version stays in force until then.
 */
export function addRegisterInstall(register: Command, context: CommandContext): void {
  const command = register
    .command("install")
    .description(
      "Install a register file: plain, gzip or zip. Until it is whole the register that is installed stays in force. A delta of GLEIF is applied to the version in force, where its time reaches back to that version; keep the publisher's file name, which tells it.",
    )
    .argument("<format>", `one of ${registerFormats.map(({ name }) => name).join(", ")}`)
    .argument("<file>", "path of the file")
    .option("--source <id>", "id under which its rows are cited (default: the format's)")
    .option("--licence <name>", "licence of the data (default: the format's)")
    .option("--resale", "the licence permits resale (default: as the licence is known)")
    .option("--no-resale", "the licence does not permit resale")
    .option("--source-url <address>", "where the publisher offers the file")
    .option(
      "--as-of <date>",
      "the publisher's date of the file, ISO 8601 (default: the one in the file)",
      isoDate,
    )
    .option(
      "--register-id <id>",
      "what the install replaces (default: the source; for company-jsonl the file's name)",
    )
    .option(
      "--force",
      "install also what is older than what is installed, or has fewer than half of its rows",
    );
  addExamples(
    addJsonFlag(command),
    "assay register install gleif-level1 20261120-0800-gleif-goldencopy-lei2-golden-copy.csv.zip",
    "assay register install company-jsonl partners.jsonl.gz --source partners --licence CC-BY-4.0 --as-of 2026-11-01",
  );
  command.action(async (format: string, filePath: string, flags: InstallFlags) => {
    if (!findFormat(format))
      throw new UsageError("format: there is no such register format; `assay register formats` lists them");
    await withStore(context, wayAround.install(), (database) => {
      const release = () => database.close();
      const message = "interrupted; what was installed before stays in force";
      const work = () => install(context, database, { format, filePath, flags });
      return interruptible(context.terminal, { message, release }, work);
    });
  });
}

async function install(
  context: CommandContext,
  database: Database,
  {
    format,
    filePath,
    flags,
  }: { readonly format: string; readonly filePath: string; readonly flags: InstallFlags },
): Promise<void> {
  const { terminal, now } = context;
  const { ASSAY_DATA_DIR: dataDir } = context.config();
  const startedMs = performance.now();
  const bar = progressBar(terminal, "installing");
  const report = await installRegister(
    { database, dataDir, now },
    requestOf(format, filePath, flags),
    bar.update,
  ).finally(bar.stop);
  const seconds = Math.round((performance.now() - startedMs) / 100) / 10;
  const bad = await badRows(database, report.snapshotId, BAD_ROWS_SHOWN);
  if (flags.json) await writeJson(terminal, { ...report, seconds, badRows: bad });
  else await write(terminal.stdout, textOf(report, seconds, bad));
}

function requestOf(format: string, filePath: string, flags: InstallFlags): InstallRequest {
  const { source, licence, resale, sourceUrl, asOf, registerId, force } = flags;
  return {
    format,
    filePath,
    ...(source === undefined ? {} : { source }),
    ...(licence === undefined ? {} : { licence }),
    ...(resale === undefined ? {} : { licencePermitsResale: resale }),
    ...(sourceUrl === undefined ? {} : { sourceUrl }),
    ...(asOf === undefined ? {} : { asOf }),
    ...(registerId === undefined ? {} : { registerId }),
    ...(force === undefined ? {} : { force }),
  };
}

function textOf(report: InstallReport, seconds: number, bad: readonly BadRow[]): string {
  const count = (value: number): string => value.toLocaleString("en");
  const { companies, relationships, statements, bad: badCount, skipped, shortened, facts } = report;
  const lines = [
    `${printable(report.registerId)} is installed, as of ${report.asOf ?? "a date that is not known"}, in ${seconds.toLocaleString("en")} s.`,
    `  rows: ${count(companies)} companies, ${count(relationships)} relationships, ${statements === 0 ? "" : `${count(statements)} statements, `}${count(skipped)} skipped, ${count(badCount)} bad`,
    ...(facts === null
      ? []
      : [
          `  facts: ${count(facts.stated)} stated, ${count(facts.added)} of them new, ${count(facts.restated)} stated again; ${count(facts.noLongerStated)} no longer stated; ${count(facts.naturalPersonsExcluded)} rows of natural persons excluded`,
        ]),
    ...(shortened === 0
      ? []
      : [`  ${count(shortened)} companies have a value that is too long to be kept; it was left out`]),
    ...(report.delta === null
      ? []
      : [
          `  delta: ${count(report.delta.rows)} rows applied and ${count(report.delta.retired)} withdrawn, on the version of ${report.delta.baseline}`,
        ]),
    ...bad.map(({ line, reason }) => `    line ${line}: ${printable(reason)}`),
    ...(badCount > bad.length ? [`    and ${count(badCount - bad.length)} more`] : []),
    `  all registers: ${count(report.catalogueRows)} rows of ${count(report.catalogueCompanies)} companies`,
  ];
  return `${lines.join("\n")}\n`;
}
