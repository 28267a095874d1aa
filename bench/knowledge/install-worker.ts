/** Installs one register file in a process of its own, so that its peak memory is that of the install alone. */
import { readFileSync, writeFileSync } from "node:fs";
import { openMigrated } from "../../src/app/open-migrated.ts";
import { readConfig } from "../../src/config.ts";
import { installRegister } from "../../src/pipelines/register-install/install-register.ts";

const [dataDir, format, filePath, databaseUrl = ""] = process.argv.slice(2);
const config = readConfig({ ASSAY_DATA_DIR: dataDir!, DATABASE_URL: databaseUrl, ASSAY_LOG_LEVEL: "silent" });
const database = await openMigrated(config);
const idleKilobytes = Math.round(process.memoryUsage().rss / 1024);
forgetPeak();
const started = performance.now();
const { companies, relationships, statements, bad, facts } = await installRegister(
  { database, dataDir: dataDir!, now: () => new Date() },
  { format: format!, filePath: filePath! },
);
const seconds = (performance.now() - started) / 1000;
const peakKilobytes = peak();
await database.close();
process.stdout.write(
  `${JSON.stringify({
    rows: companies + relationships + statements + (facts?.naturalPersonsExcluded ?? 0),
    facts: facts?.stated ?? 0,
    ...{ bad, seconds, idleKilobytes, peakKilobytes },
  })}\n`,
);

/** Resets the peak memory: making an empty embedded database takes more memory than most installs. */
function forgetPeak(): void {
  if (process.platform === "linux") writeFileSync("/proc/self/clear_refs", "5");
}

function peak(): number {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]);
}
