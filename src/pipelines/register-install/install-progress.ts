/** `read` counts bytes of the file, `link` and `index` rows of all registers. */
export interface InstallProgress {
  readonly phase: "read" | "link" | "index";
  readonly done: number;
  readonly total: number;
}
