import type { Failure } from "./errors.ts";

/** The largest register file that a page may upload, in bytes. Every publisher's file is smaller today. */
export const registerUploadBytes = 4 * 1024 ** 3;

export interface UploadRequest {
  /** The file's name at its origin: GLEIF's deltas and an operator's own files are recognised by it. */
  readonly fileName: string;
  /** null: the format is recognised from the file's content. */
  readonly format: string | null;
  /** The publisher's date, ISO 8601; null: the one in the file. */
  readonly asOf: string | null;
  /** null: the licence of the format. */
  readonly licence: string | null;
  /** Installs also files that are older than the installed one, or have fewer than half of its rows. */
  readonly force: boolean;
}

/** A row that could not be used. The reason names the field and never its value. */
export interface UploadBadRow {
  readonly line: number;
  readonly reason: string;
}

/** The install that runs, or that ran last. */
export interface UploadState {
  readonly file_name: string;
  readonly format: string;
  readonly phase: "read" | "link" | "index" | "installed" | "refused";
  /** Bytes of the file while it is read, rows of all registers while they are linked and indexed. */
  readonly done: number;
  readonly total: number;
  /** Why the file was refused, in a sentence; nothing has changed then. */
  readonly refusal: string | null;
  readonly report: {
    readonly register_id: string;
    readonly as_of: string | null;
    readonly companies: number;
    readonly relationships: number;
    readonly statements: number;
    readonly skipped: number;
    readonly bad: number;
  } | null;
}

export interface InstalledRegisterView {
  readonly register_id: string;
  readonly format: string;
  readonly file_name: string;
  /** ISO 8601; null where the publisher gives no date. */
  readonly as_of: string | null;
  readonly installed_at: string;
  readonly licence: string | null;
  readonly licence_permits_resale: boolean;
  readonly rows: number;
  readonly rows_bad: number;
  readonly rows_skipped: number;
  /** The first of the bad rows. */
  readonly bad_rows: readonly UploadBadRow[];
}

export interface RegisterFormatView {
  readonly name: string;
  readonly about: string;
  readonly source_url: string | null;
}

/** Installs register files that an operator's page sends, one at a time. */
export interface RegisterUploads {
  registers(): Promise<readonly InstalledRegisterView[]>;
  formats(): readonly RegisterFormatView[];
  /** null: nothing was installed since the service started. */
  state(): UploadState | null;
  /**
   * Stores the file, recognises its format and begins to install it; `state` reports the progress.
   * @returns a Failure where the install was not begun.
   */
  begin(request: UploadRequest, body: AsyncIterable<Uint8Array>): Promise<UploadState | Failure>;
}
