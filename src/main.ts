import { runCommandLine } from "./commands/run.ts";
import { readerOf } from "./commands/terminal.ts";

// Files that a process of ours writes are its owner's alone: the data directory holds keys and customers' records.
process.umask(0o077);
const { stdin, stdout, stderr, env: environment } = process;
const readers = [stdout, stderr].map(readerOf);
const code = await runCommandLine(process.argv.slice(2), { environment, stdin, stdout, stderr });
// Where a pipe takes output only after a while, leaving before that would cut it off.
for (const taken of readers) await taken();
// An open handle (a pool, a connection kept alive) must not keep a finished command alive.
process.exit(code);
