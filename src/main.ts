import { buildCommandLine } from "./commands/command-line.ts";
import { ConfigError } from "./config.ts";

try {
  await buildCommandLine().parseAsync(process.argv);
} catch (error) {
  process.stderr.write(`assay: ${error instanceof Error ? error.message : "unknown error"}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}
