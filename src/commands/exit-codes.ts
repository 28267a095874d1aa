/** What the command line ends with; scripts rely on it. */
export const exitCodes = {
  success: 0,
  /** The command, the service or a record failed. */
  failure: 1,
  /** Arguments or configuration. */
  usage: 2,
  /** A single record: the decision. A match is a success. */
  noMatch: 10,
  unresolved: 20,
  /** As a shell reports a process that SIGINT ended. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The code of a single resolve or match. */
export function exitCodeOfDecision(decision: "match" | "no_match" | "unresolved"): ExitCode {
  if (decision === "match") return exitCodes.success;
  return decision === "no_match" ? exitCodes.noMatch : exitCodes.unresolved;
}
