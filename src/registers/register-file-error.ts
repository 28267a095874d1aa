/** The fault of a register file as a whole. */
type RegisterFileProblem = "missing" | "empty" | "truncated" | "damaged" | "wrong_format" | "no_rows";

/**
 * A register file that must not be installed: the reader keeps the snapshot in force.
 *
 * `message` is a whole sentence for the operator. It names the file and the fault, never a value of a row.
 */
export class RegisterFileError extends Error {
  readonly fileName: string;
  readonly problem: RegisterFileProblem;

  constructor(fileName: string, problem: RegisterFileProblem, detail: string) {
    super(`${fileName}: ${detail}`);
    this.name = "RegisterFileError";
    this.fileName = fileName;
    this.problem = problem;
  }
}
