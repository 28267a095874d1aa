/** Why an index file cannot be used: `missing` (no such file), `version` (another format), `corrupt` (damaged or cut). */
export type RegisterIndexFault = "missing" | "version" | "corrupt";

/**
 * The index file cannot serve. It is derived data: the answer to every fault is to build it again from the
 * database, so the message says what is wrong with the file and never quotes its contents.
 */
export class RegisterIndexError extends Error {
  override readonly name = "RegisterIndexError";
  readonly fault: RegisterIndexFault;

  constructor(fault: RegisterIndexFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
