import { once } from "node:events";
import { runCommandLine } from "./commands/run.ts";

// What a process of ours writes is its owner's alone: the data directory holds keys and customers' records.
process.umask(0o077);
const { stdin, stdout, stderr, env: environment } = process;
const code = await runCommandLine(process.argv.slice(2), { environment, stdin, stdout, stderr });
// Where a pipe takes output only after a while, leaving before that would cut it off.
for (const output of [stdout, stderr])
  if (output.writableNeedDrain && !output.destroyed) await once(output, "drain");
// What is left open (a pool, a connection kept alive) must not keep a finished command alive.
process.exit(code);
