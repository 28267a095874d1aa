import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Failure } from "../../contract/errors.ts";
import {
  type InstalledRegisterView,
  type RegisterUploads,
  registerUploadBytes,
  type UploadRequest,
  type UploadState,
} from "../../contract/register-uploads.ts";
import { detectFormat } from "../../registers/detect-format.ts";
import { RegisterFileError } from "../../registers/register-file-error.ts";
import { findFormat, registerFormats } from "../../registers/register-formats.ts";
import { activeSnapshots, badRows } from "../../storage/registers/registers.ts";
import type { RegisterDependencies } from "./dependencies.ts";
import { RegisterInstallError } from "./install-error.ts";
import { type InstallReport, installRegister } from "./install-register.ts";

const BAD_ROWS_SHOWN = 20;

class TooLargeError extends Error {
  override readonly name = "TooLargeError";
}

/** Installs uploaded files with the code of the command line; each has its own folder until it is read. */
export function registerUploads(
  deps: RegisterDependencies,
  limitBytes: number = registerUploadBytes,
): RegisterUploads {
  const folder = join(deps.dataDir, "register-uploads");
  let state: UploadState | null = null;
  let busy = false;
  const install = async (held: HeldFile, request: UploadRequest): Promise<void> => {
    const end: Partial<UploadState> = await installRegister(
      deps,
      requestOf(held.path, request),
      (progress) => {
        state = { ...state!, ...progress };
      },
    ).then(
      (report) => ({ phase: "installed", report: reportOf(report) }),
      (error: unknown) => ({ phase: "refused", refusal: sentenceOf(error) }),
    );
    await held.remove();
    busy = false;
    state = { ...state!, ...end };
  };
  return {
    state: () => state,
    formats: () =>
      registerFormats.map(({ name, describe, defaults }) => ({
        name,
        about: describe,
        source_url: defaults.sourceUrl,
      })),
    registers: () => installed(deps),
    async begin(request, body) {
      if (busy) return refusal("install_running", "Another register is being installed. Wait for its end.");
      busy = true;
      const held = await keep({ folder, limitBytes }, request.fileName, body).catch(failureOf);
      const format = held instanceof Failure ? held : await formatOf(held, request).catch(failureOf);
      if (held instanceof Failure || format instanceof Failure) {
        if (!(held instanceof Failure)) await held.remove();
        busy = false;
        return format as Failure;
      }
      state = begun(request, format);
      void install(held, { ...request, format });
      return state;
    },
  };
}

interface HeldFile {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

async function formatOf({ path }: HeldFile, { format }: UploadRequest): Promise<string | Failure> {
  const found = format === null ? await detectFormat(path) : findFormat(format);
  if (found) return found.name;
  const told =
    format === null ? "The format of the file cannot be told from its content." : "There is no such format.";
  return refusal("unknown_format", `${told} Choose the format and send the file again.`);
}

function begun({ fileName }: UploadRequest, format: string): UploadState {
  return { file_name: fileName, format, phase: "read", done: 0, total: 1, refusal: null, report: null };
}

const refusal = (reason: string, message: string): Failure =>
  new Failure("invalid_request", { message, details: { reason } });

function failureOf(error: unknown): Failure {
  if (error instanceof TooLargeError)
    return new Failure("payload_too_large", { details: { limit_bytes: registerUploadBytes } });
  return refusal("file", sentenceOf(error));
}

function sentenceOf(error: unknown): string {
  if (error instanceof RegisterFileError || error instanceof RegisterInstallError) return `${error.message}.`;
  return "The install met an error inside the service; nothing has changed. Send it again, or install it by the command line, which says more.";
}

/** Streams the file to the disk, readable only by the service's account. @throws TooLargeError. */
async function keep(
  { folder, limitBytes }: { readonly folder: string; readonly limitBytes: number },
  fileName: string,
  body: AsyncIterable<Uint8Array>,
): Promise<HeldFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = await mkdtemp(join(folder, "of-"));
  const remove = () => rm(own, { recursive: true, force: true });
  const path = join(own, plainName(fileName));
  let size = 0;
  const limit = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.length;
      if (size <= limitBytes) return done(null, chunk);
      done(new TooLargeError());
    },
  });
  try {
    await pipeline(Readable.from(body), limit, createWriteStream(path, { mode: 0o600, flags: "wx" }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, remove };
}

/** A safe name within the folder, whatever name the page sends. */
function plainName(fileName: string): string {
  const name = basename(fileName.replaceAll("\\", "/")).replaceAll(/[^\p{L}\p{N}._-]/gu, "_");
  const cut = name.replace(/^\.+/, "").slice(-120);
  return cut === "" ? "register" : cut;
}

function requestOf(filePath: string, { format, asOf, licence, force }: UploadRequest) {
  return {
    format: format!,
    filePath,
    force,
    ...(asOf === null ? {} : { asOf }),
    ...(licence === null ? {} : { licence }),
  };
}

function reportOf(report: InstallReport): NonNullable<UploadState["report"]> {
  const { companies, relationships, statements, skipped, bad } = report;
  return {
    register_id: report.registerId,
    as_of: report.asOf,
    ...{ companies, relationships, statements, skipped, bad },
  };
}

async function installed({ database }: RegisterDependencies): Promise<InstalledRegisterView[]> {
  const snapshots = await activeSnapshots(database);
  return Promise.all(
    snapshots.map(async (row) => ({
      register_id: row.register_id,
      format: row.format,
      file_name: row.file_name,
      as_of: row.as_of_known ? row.as_of : null,
      installed_at: row.installed_at,
      licence: row.licence,
      licence_permits_resale: row.licence_permits_resale,
      rows: row.rows_good,
      rows_bad: row.rows_bad,
      rows_skipped: row.rows_skipped,
      bad_rows: row.rows_bad === 0 ? [] : await badRows(database, row.snapshot_id, BAD_ROWS_SHOWN),
    })),
  );
}
