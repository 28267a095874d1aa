import type { Command } from "commander";
import { migrate, schemaVersion } from "../storage/engine/migrate.ts";
import { explained, wayAround } from "./client/open-store.ts";
import type { CommandContext } from "./command-context.ts";
import { addExamples, addJsonFlag } from "./flags.ts";
import { write, writeJson } from "./terminal.ts";

const migrations = new URL("../storage/migrations/", import.meta.url);

/** `migrate`: brings the database to the schema of this version and lists its changes. */
export function addMigrate(program: Command, context: CommandContext): void {
  const command = program
    .command("migrate")
    .summary("bring the database to the schema of this version")
    .description("Bring the database to the schema of this version. `serve` does the same when it starts.");
  addExamples(addJsonFlag(command), "DATABASE_URL=postgres://localhost/assay assay migrate");
  command.action(async ({ json }: { json?: boolean }) => {
    const { stores, config } = context;
    const database = await explained(() => stores.bare(config()), wayAround.install());
    try {
      const before = await schemaVersion(database);
      const version = await migrate(database, migrations);
      const { rows } = await database.query<{ name: string }>(
        "select name from schema_migration where number > $1 order by number",
        [before],
      );
      const applied = rows.map(({ name }) => name);
      if (json) await writeJson(context.terminal, { version, applied });
      else await write(context.terminal.stdout, textOf(version, applied));
    } finally {
      await database.close();
    }
  });
}

function textOf(version: number, applied: readonly string[]): string {
  const state = `The schema is at version ${version}.\n`;
  return applied.length === 0
    ? `Nothing to apply. ${state}`
    : `${applied.map((name) => `applied ${name}\n`).join("")}${state}`;
}
