/** Actions of this machine's operator outside the public interface: list registers, and install a file. */
import { session } from "./session.ts";

export interface InstalledRegister {
  readonly register_id: string;
  readonly format: string;
  readonly file_name: string;
  readonly as_of: string | null;
  readonly installed_at: string;
  readonly licence: string | null;
  readonly licence_permits_resale: boolean;
  readonly rows: number;
  readonly rows_bad: number;
  readonly rows_skipped: number;
  readonly bad_rows: readonly { readonly line: number; readonly reason: string }[];
}

export interface RegisterInstall {
  readonly file_name: string;
  readonly format: string;
  readonly phase: "read" | "link" | "index" | "installed" | "refused";
  readonly done: number;
  readonly total: number;
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

export interface Registers {
  readonly registers: readonly InstalledRegister[];
  readonly formats: readonly {
    readonly name: string;
    readonly about: string;
    readonly source_url: string | null;
  }[];
  readonly install: RegisterInstall | null;
}

const address = "/workbench/operator/registers";

const headers = (): Record<string, string> => ({ "X-Assay-CSRF": session.peek()?.csrf_token ?? "" });

/** A refusal with advice. */
const refusalOf = (answer: unknown): Error => {
  const { error } = answer as { error?: { message?: string } };
  return new Error(error?.message ?? "The service could not answer. Try again.");
};

export async function readRegisters(): Promise<Registers> {
  const response = await fetch(address, { headers: headers() });
  const answer: unknown = await response.json();
  if (!response.ok) throw refusalOf(answer);
  return answer as Registers;
}

export interface Upload {
  readonly file: File;
  readonly format: string | null;
  readonly asOf: string | null;
  readonly licence: string | null;
  readonly force: boolean;
}

/**
 * Sends a register file, from which the service installs it.
 * @param onSent receives the number of bytes sent. `fetch` does not report it, so this uses XMLHttpRequest.
 */
export function sendRegister(upload: Upload, onSent: (bytes: number) => void): Promise<RegisterInstall> {
  const query = new URLSearchParams({ file_name: upload.file.name });
  if (upload.format !== null) query.set("format", upload.format);
  if (upload.asOf !== null) query.set("as_of", upload.asOf);
  if (upload.licence !== null) query.set("licence", upload.licence);
  if (upload.force) query.set("force", "true");
  const { promise, resolve, reject } = Promise.withResolvers<RegisterInstall>();
  const request = new XMLHttpRequest();
  request.open("POST", `${address}?${query}`);
  request.responseType = "json";
  request.setRequestHeader("Content-Type", "application/octet-stream");
  for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value);
  request.upload.addEventListener("progress", ({ loaded }) => onSent(loaded));
  request.addEventListener("load", () => {
    if (request.status === 200) resolve((request.response as { install: RegisterInstall }).install);
    else reject(refusalOf(request.response));
  });
  request.addEventListener("error", () => reject(new Error("The connection broke. Send the file again.")));
  request.send(upload.file);
  return promise;
}
