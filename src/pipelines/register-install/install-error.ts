/**
 * Why an install was refused; then nothing has changed.
 * - `unknown_format`: no such format
 * - `older_than_installed`: the publisher's date is before that of the snapshot in force
 * - `delta_without_baseline`: the file holds only changes, and they do not apply to the version in force
 * - `too_few_rows`: the file has fewer than half of the rows of the version in force
 * - `no_rows`: no row of the file could be used
 * - `not_installed`: there is no such register to remove
 * - `interrupted`: the loaded data was cleaned away meanwhile, because the installer seemed dead
 */
type InstallFault =
  | "unknown_format"
  | "older_than_installed"
  | "delta_without_baseline"
  | "too_few_rows"
  | "no_rows"
  | "not_installed"
  | "interrupted";

export class RegisterInstallError extends Error {
  override readonly name = "RegisterInstallError";
  readonly fault: InstallFault;

  constructor(fault: InstallFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
