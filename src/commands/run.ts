import { CommanderError } from "commander";
import { ConfigError } from "../config.ts";
import { DatabaseError } from "../storage/engine/errors.ts";
import { commandContext, type Stores } from "./command-context.ts";
import { CommandError } from "./command-error.ts";
import { buildCommandLine } from "./command-line.ts";
import { type ExitCode, exitCodes } from "./exit-codes.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Runs one command line, without the names of the program.
 * @param stores opens the database, where it is not that of the configuration.
 * @returns the exit code. Never rejects: a failure is a line on standard error.
 */
export async function runCommandLine(
  args: readonly string[],
  terminal: Terminal,
  stores?: Stores,
): Promise<ExitCode> {
  let code: ExitCode = exitCodes.success;
  const finish = (given: ExitCode): void => {
    code = given;
  };
  const context = commandContext(terminal, finish, stores);
  const closed = readerGone(terminal);
  try {
    const work = buildCommandLine(context).parseAsync(args, { from: "user" });
    await Promise.race([work, closed.signal]);
    return code;
  } catch (error) {
    return report(terminal, error);
  } finally {
    closed.forget();
  }
}

function report({ stderr }: Terminal, error: unknown): ExitCode {
  // The parser has printed the fault; a request for help ends with 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.success : exitCodes.usage;
  stderr.write(`assay: ${messageOf(error)}\n`);
  if (error instanceof CommandError) return error.exitCode;
  return error instanceof ConfigError ? exitCodes.usage : exitCodes.failure;
}

function messageOf(error: unknown): string {
  if (error instanceof DatabaseError && error.hint !== undefined) return `${error.message}. ${error.hint}`;
  return error instanceof Error ? error.message : "unknown error";
}

/** Fulfils when the reader of standard output has gone (`| head`): the command then ends without a failure. */
function readerGone({ stdout }: Terminal): { readonly signal: Promise<void>; readonly forget: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onError = (error: Error): void => {
    if ("code" in error && error.code === "EPIPE") resolve();
  };
  stdout.on("error", onError);
  return { signal: promise, forget: () => stdout.off("error", onError) };
}
