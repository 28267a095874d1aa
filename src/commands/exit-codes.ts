/** The exit codes of the command line; scripts rely on them. */
export const exitCodes = {
  success: 0,
  /** The command, the service or a record failed. */
  failure: 1,
  /** The arguments or the configuration are wrong. */
  usage: 2,
  /** The decision on a single record. A match is a success. */
  noMatch: 10,
  unresolved: 20,
  /** The code that a shell reports for a process that SIGINT ended. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The exit code of a single resolve or match. */
export function exitCodeOfDecision(decision: "match" | "no_match" | "unresolved"): ExitCode {
  if (decision === "match") return exitCodes.success;
  return decision === "no_match" ? exitCodes.noMatch : exitCodes.unresolved;
}
