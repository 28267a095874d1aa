import type { Command } from "commander";
import { screeningTopics } from "../domain/screening/listed-organisation.ts";
import { installList, type ListInstallReport } from "../pipelines/screening/install-list.ts";
import { coverageOf } from "../pipelines/screening/screening-lists.ts";
import { listFormats } from "../registers/lists/list-formats.ts";
import {
  changesBetween,
  listsInForce,
  removeSource,
  type VersionChange,
  versionsOf,
} from "../storage/screening/screening-lists.ts";
import { wayAround, withStore } from "./client/open-store.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError, UsageError } from "./command-error.ts";
import { addExamples, addJsonFlag, isoDate, wholeNumber } from "./flags.ts";
import { interruptible } from "./interruption.ts";
import { progressBar } from "./progress.ts";
import { printable, write, writeJson } from "./terminal.ts";
import { table } from "./views/table.ts";

interface InstallFlags {
  readonly source?: string;
  readonly name?: string;
  readonly licence?: string;
  readonly published?: string;
  readonly maxAgeDays?: number;
  readonly force?: boolean;
  readonly json?: boolean;
}

const MOST_DAYS = 36_500;

/** `lists`: the lists that companies are screened against. */
export function addLists(program: Command, context: CommandContext): void {
  const lists = program
    .command("lists")
    .description("Install, show, compare and remove the lists that companies are screened against.");
  addInstall(lists, context);
  addShow(lists, context);
  addDiff(lists, context);
  addRemove(lists, context);
  addFormats(lists, context);
}

function addInstall(lists: Command, context: CommandContext): void {
  const command = lists
    .command("install")
    .description(
      "Install a version of a list: plain, gzip or zip; a set of files is named file by file. A file that is cut off, empty, older, much smaller than the version in force or of another format is refused, and that version stays.",
    )
    .argument("<format>", `one of ${listFormats.map(({ name }) => name).join(", ")}`)
    .argument("<files...>", "path of the file, or of each file of the set")
    .option("--source <id>", "id under which the list is cited (default: the format's)")
    .option("--name <text>", "name of the list in answers (default: the format's)")
    .option("--licence <name>", "licence of the data (default: the format's)")
    .option("--published <date>", "the publisher's date, where the file does not say", isoDate)
    .option(
      "--max-age-days <days>",
      "days after which the list no longer supports `clear` (default: as before, else the format's)",
      wholeNumber,
    )
    .option("--force", "install also what has fewer than 80 % of the organisations in force");
  addExamples(
    addJsonFlag(command),
    "assay lists install un-consolidated consolidated.xml",
    "assay lists install ofac-csv SDN.CSV ALT.CSV ADD.CSV SDN_COMMENTS.CSV --published 2026-11-20",
  );
  command.action(async (format: string, files: readonly string[], flags: InstallFlags) => {
    if (!listFormats.some(({ name }) => name === format)) {
      throw new UsageError("format: there is no such list format; `assay lists formats` lists them");
    }
    const { source, name, licence, published, maxAgeDays, force, json } = flags;
    if (maxAgeDays !== undefined && (maxAgeDays < 1 || maxAgeDays > MOST_DAYS)) {
      throw new UsageError(`--max-age-days: from 1 to ${MOST_DAYS}`);
    }
    const request = {
      format,
      files,
      ...(source === undefined ? {} : { sourceId: source }),
      ...(name === undefined ? {} : { sourceName: name }),
      ...(licence === undefined ? {} : { licence }),
      ...(published === undefined ? {} : { published: published.slice(0, 10) }),
      ...(maxAgeDays === undefined ? {} : { maxAgeDays }),
      ...(force === undefined ? {} : { force }),
    };
    const { terminal, now } = context;
    const report = await withStore(context, wayAround.install(), (database) => {
      const release = () => database.close();
      const message = "interrupted; the version that was installed before stays in force";
      const bar = progressBar(terminal, "installing");
      const work = () => installList({ database, now }, request, bar.update).finally(bar.stop);
      return interruptible(terminal, { message, release }, work);
    });
    if (json) return writeJson(terminal, report);
    return write(terminal.stdout, reportText(report));
  });
}

function reportText(report: ListInstallReport): string {
  const { sourceId, version, changed, publishedOn, records, added, altered, removed, badRows, excluded } =
    report;
  const count = (value: number) => value.toLocaleString("en");
  const left = Object.entries(excluded).map(([what, many]) => `${count(many)} ${what}`);
  const lines = [
    `${printable(sourceId)} of ${publishedOn} is ${changed ? `in force as version ${version}` : "in force already"}: ${count(records)} organisations.`,
    `  ${count(added)} new, ${count(altered)} changed, ${count(removed)} removed; ${count(badRows)} entries could not be read`,
    ...(left.length === 0 ? [] : [`  left out: ${left.join(", ")}`]),
  ];
  return `${lines.join("\n")}\n`;
}

function addShow(lists: Command, context: CommandContext): void {
  const command = lists
    .command("list")
    .description("Show the installed lists, their versions and their age.");
  addExamples(addJsonFlag(command), "assay lists list");
  command.action(async ({ json }: { json?: boolean }) => {
    const sources = await withStore(context, wayAround.install(), (database) => listsInForce(database));
    if (json)
      return writeJson(
        context.terminal,
        sources.map(({ digest: _, ...source }) => source),
      );
    const coverage = coverageOf(sources, screeningTopics, context.now());
    const rows = coverage.map(({ topic, source, freshness, ageDays }) => [
      topic,
      source?.source_id ?? "–",
      source?.published_on ?? "–",
      ageDays === null ? "–" : `${ageDays} of ${source?.max_age_days} days`,
      freshness,
      source?.records.toLocaleString("en") ?? "–",
    ]);
    return write(
      context.terminal.stdout,
      table(["topic", "list", "published", "age", "state", "organisations"], rows),
    );
  });
}

function addDiff(lists: Command, context: CommandContext): void {
  const command = lists
    .command("diff")
    .description("Show who is new on a list, who changed and who left it, between two installed versions.")
    .argument("<source>", "id of the list, as `lists list` shows it")
    .option("--from <version>", "the earlier version (default: the one before the last)", wholeNumber)
    .option("--to <version>", "the later version (default: the one in force)", wholeNumber);
  addExamples(addJsonFlag(command), "assay lists diff un_sc");
  command.action(
    async (source: string, { from, to, json }: { from?: number; to?: number; json?: boolean }) => {
      const changes = await withStore(context, wayAround.install(), async (database) => {
        const versions = (await versionsOf(database, source)).map(({ version }) => version);
        const later = to ?? versions.at(-1);
        const earlier = from ?? versions.filter((version) => version < (later ?? 0)).at(-1);
        if (earlier === undefined || later === undefined) {
          throw new CommandError("the list has no two installed versions to compare");
        }
        if (!versions.includes(earlier)) throw new UsageError("--from: the list has no such version");
        if (!versions.includes(later)) throw new UsageError("--to: the list has no such version");
        return changesBetween(database, source, { earlier, later });
      });
      if (json) return writeJson(context.terminal, changes);
      const rows = changes.map((change) => [
        kindOf(change),
        change.record_id,
        (change.later ?? change.earlier)!.names[0]!.text,
        (change.later ?? change.earlier)!.programmes.join("; "),
      ]);
      return write(context.terminal.stdout, table(["change", "entry", "name", "programme"], rows));
    },
  );
}

function kindOf({ earlier, later }: VersionChange): string {
  return earlier === null ? "new" : later === null ? "removed" : "changed";
}

function addRemove(lists: Command, context: CommandContext): void {
  const command = lists
    .command("remove")
    .description(
      "Remove a list with all its versions. Screenings of its topics are then no longer clear by it.",
    )
    .argument("<source>", "id of the list, as `lists list` shows it")
    .requiredOption("--yes", "confirm: nothing of the list is kept");
  addExamples(command, "assay lists remove own_list --yes");
  command.action(async (source: string) => {
    const removed = await withStore(context, wayAround.install(), (database) =>
      removeSource(database, source),
    );
    if (!removed) throw new CommandError("there is no such list");
    return write(context.terminal.stdout, "The list is removed.\n");
  });
}

function addFormats(lists: Command, context: CommandContext): void {
  const command = lists
    .command("formats")
    .description("Show the formats of list files that can be installed.");
  addExamples(addJsonFlag(command), "assay lists formats");
  command.action(async ({ json }: { json?: boolean }) => {
    if (json) {
      return writeJson(
        context.terminal,
        listFormats.map(({ name, describe, defaults }) => ({ name, describe, ...defaults })),
      );
    }
    const rows = listFormats.map(({ name, describe, defaults }) => [name, describe, defaults.licence]);
    return write(context.terminal.stdout, table(["format", "file", "licence"], rows));
  });
}
