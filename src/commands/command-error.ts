import { type ExitCode, exitCodes } from "./exit-codes.ts";

/** Ends a command with a message for the person at the terminal; the message never repeats a given value. */
export class CommandError extends Error {
  override readonly name: string = "CommandError";
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = exitCodes.failure) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command was called with wrong arguments. */
export class UsageError extends CommandError {
  override readonly name = "UsageError";

  constructor(message: string) {
    super(message, exitCodes.usage);
  }
}
