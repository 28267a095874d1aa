import { runCommandLine } from "./commands/run.ts";

const { stdin, stdout, stderr, env: environment } = process;

// What is left open (a pool, a worker) must not keep a finished command alive.
process.exit(await runCommandLine(process.argv.slice(2), { environment, stdin, stdout, stderr }));
