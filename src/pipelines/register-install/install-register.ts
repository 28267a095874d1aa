/**
 * Installs one register file. Rows are loaded under a snapshot that is not read yet, then all installed rows
 * are linked and indexed again under a version that is not read yet, and one short transaction puts both in
 * force. Killed at any moment, it leaves the old version in force and leftovers for `cleanRegisters`.
 */

import { OWNERS } from "../../domain/ownership/observe-owners.ts";
import { licencePermitsResale as permitsResale } from "../../registers/licence-permits-resale.ts";
import type { RegisterFormat } from "../../registers/register-format.ts";
import { findFormat } from "../../registers/register-formats.ts";
import { openRegisterFile, type RegisterFile } from "../../registers/streaming/register-file.ts";
import { insertSources, type SourceRow } from "../../storage/registers/register-sources.ts";
import {
  activeSnapshots,
  completeSnapshot,
  insertSnapshot,
  type SnapshotRow,
} from "../../storage/registers/registers.ts";
import type { DeltaReport } from "./apply-delta.ts";
import { cleanRegisters } from "./clean-registers.ts";
import { LEASE_S, type RegisterDependencies } from "./dependencies.ts";
import type { FactReport } from "./fact-report.ts";
import { RegisterInstallError } from "./install-error.ts";
import type { InstallProgress } from "./install-progress.ts";
import { type LoadedRows, RowLoader } from "./load-rows.ts";
import { putInForce } from "./put-in-force.ts";
import type { CatalogueReport } from "./replace-registers.ts";
import { endFacts, rowsOf, wholeVersion } from "./whole-version.ts";

export interface InstallRequest {
  readonly format: string;
  readonly filePath: string;
  /** Replaces the format's source id. */
  readonly source?: string;
  readonly licence?: string;
  readonly licencePermitsResale?: boolean;
  readonly sourceUrl?: string;
  /** Publisher's date, ISO 8601; takes precedence over the date in the file. */
  readonly asOf?: string;
  /** The register that the install replaces; by default the source, for company-jsonl the file's name. */
  readonly registerId?: string;
  /** Installs also files older than the snapshot in force, and files with fewer than half of its rows. */
  readonly force?: boolean;
}

export interface InstallReport
  extends CatalogueReport,
    Pick<LoadedRows, "companies" | "relationships" | "statements" | "bad" | "skipped" | "shortened"> {
  /** The facts of the file that have dates; null where its format has none. */
  readonly facts: FactReport | null;
  /** The applied changes where the file is a delta; the counts are then those of the whole version. */
  readonly delta: DeltaReport | null;
  readonly registerId: string;
  readonly snapshotId: number;
  /** ISO 8601; null where neither the request nor the publisher gives a date. */
  readonly asOf: string | null;
}

const PROGRESS_EVERY_ROWS = 1_000;

/**
 * @throws RegisterInstallError, and RegisterFileError for a file that is missing, damaged or of another format:
 * then nothing has changed.
 */
export async function installRegister(
  deps: RegisterDependencies,
  request: InstallRequest,
  onProgress: (progress: InstallProgress) => void = () => {},
): Promise<InstallReport> {
  const format = findFormat(request.format);
  if (!format) throw new RegisterInstallError("unknown_format", "format: there is no such register format");
  await cleanRegisters(deps);
  const file = await openRegisterFile(request.filePath);
  const registerId = request.registerId ?? registerIdOf(format, request, file.name);
  const inForce =
    (await activeSnapshots(deps.database)).find((row) => row.register_id === registerId) ?? null;
  refuseOlder(request, request.asOf ?? null, inForce);
  const snapshot = newSnapshot(deps, { request, format, file, registerId });
  const snapshotId = await insertSnapshot(deps.database, snapshot, LEASE_S);
  const seenAt = snapshot.installed_at;
  const loader = new RowLoader(deps, { snapshotId, registerId, seenAt, asOf: request.asOf ?? null });
  const read = await loadFile({ request, format, file, loader, inForce, onProgress });
  const { loaded, delta } = await wholeVersion(deps, snapshotId, { read, request, inForce });
  await endFacts(loader.facts, { loaded, inForce });
  await deps.failpoint?.("rows_read");
  const asOf = request.asOf ?? loaded.publisherDate;
  await completeSnapshot(deps.database, snapshotId, {
    good: rowsOf(loaded),
    bad: loaded.bad,
    skipped: loaded.skipped,
    asOf,
  });
  await insertSources(deps.database, snapshotId, sourceRows(loaded, format, request));
  const { licence, licence_permits_resale: licencePermitsResale, source_url: sourceUrl } = snapshot;
  const catalogue = await putInForce(deps, onProgress, {
    ...{ registerId, snapshotId, loaded, facts: loader.facts },
    activateFacts: (tx) => loader.facts.activate(tx, asOf, { licence, licencePermitsResale, sourceUrl }),
  });
  const { companies, relationships, statements, bad, skipped, shortened } = loaded;
  const counts = { companies, relationships, statements, bad, skipped, shortened };
  const facts = loader.facts.hasBegun ? loader.facts.report : null;
  return { registerId, snapshotId, asOf, ...counts, facts, delta, ...catalogue };
}

const PARENTS = ["hierarchy.direct_parent_lei", "hierarchy.ultimate_parent_lei"];

// A file of relationships states nothing about a company except its parents.
function sourceRows(loaded: LoadedRows, format: RegisterFormat, request: InstallRequest): SourceRow[] {
  const terms = termsOf(format, request);
  const fallback = terms.licence ?? "unknown";
  const resale = (licence: string | null) => (licence === null ? terms.resale : permitsResale(licence));
  const companies = loaded.sources.map(({ source, licence, companies, attributes }) => ({
    source,
    licence: licence ?? fallback,
    licence_permits_resale: resale(licence),
    companies,
    attributes: [...attributes],
  }));
  const source = request.source ?? format.defaults.sourceId;
  const facts = [
    ...(loaded.relationships === 0 ? [] : [{ source, attributes: PARENTS }]),
    ...loaded.ownerSources.map((owners) => ({ source: owners, attributes: [OWNERS] })),
  ];
  return eachOnce([
    ...companies,
    ...facts.map((of) => ({
      ...of,
      licence: fallback,
      licence_permits_resale: resale(null),
      companies: 0,
    })),
  ]);
}

/** A source that has both companies and owner statements is counted once. */
function eachOnce(rows: readonly SourceRow[]): SourceRow[] {
  const bySource = new Map<string, SourceRow>();
  for (const row of rows) {
    const held = bySource.get(row.source);
    const attributes = [...new Set([...(held?.attributes ?? []), ...row.attributes])];
    bySource.set(row.source, { ...(held ?? row), attributes });
  }
  return [...bySource.values()];
}

interface LoadWork {
  readonly request: InstallRequest;
  readonly format: RegisterFormat;
  readonly file: RegisterFile;
  readonly loader: RowLoader;
  readonly inForce: SnapshotRow | null;
  readonly onProgress: (progress: InstallProgress) => void;
}

async function loadFile(work: LoadWork): Promise<LoadedRows> {
  const { request, format, file, loader, inForce, onProgress } = work;
  const progress = () => onProgress({ phase: "read", done: file.bytesRead(), total: file.bytesTotal });
  let rows = 0;
  for await (const row of format.read({ file, ...(request.source ? { source: request.source } : {}) })) {
    await loader.add(row);
    if (row.kind === "publisher_date" && request.asOf === undefined) refuseOlder(request, row.date, inForce);
    if (++rows % PROGRESS_EVERY_ROWS === 0) progress();
  }
  const loaded = await loader.finish();
  progress();
  if (rowsOf(loaded) === 0 && loader.facts.report.naturalPersonsExcluded === 0) {
    throw new RegisterInstallError("no_rows", `${file.name}: no row of the file can be used`);
  }
  return loaded;
}

function registerIdOf(format: RegisterFormat, request: InstallRequest, fileName: string): string {
  if (request.source !== undefined) return request.source;
  const { registerId = format.defaults.sourceId, publisher } = format.defaults;
  if (publisher !== null) return registerId;
  return fileName.replace(/^(.+?)(\.[A-Za-z0-9]+)+$/, "$1");
}

function newSnapshot(
  deps: RegisterDependencies,
  {
    request,
    format,
    file,
    registerId,
  }: Pick<LoadWork, "request" | "format" | "file"> & { registerId: string },
) {
  const installedAt = deps.now().toISOString();
  const { licence, resale } = termsOf(format, request);
  return {
    register_id: registerId,
    format: format.name,
    file_name: file.name,
    as_of: request.asOf ?? installedAt,
    as_of_known: request.asOf !== undefined,
    source_url: request.sourceUrl ?? format.defaults.sourceUrl,
    licence,
    licence_permits_resale: resale,
    installed_at: installedAt,
  };
}

/** The terms of rows without a licence of their own: the operator's terms, else the publisher's. */
function termsOf(
  { defaults }: RegisterFormat,
  request: InstallRequest,
): { licence: string | null; resale: boolean } {
  const { licence } = request;
  const publishers = licence === undefined ? defaults.licencePermitsResale : permitsResale(licence);
  return { licence: licence ?? defaults.licence, resale: request.licencePermitsResale ?? publishers };
}

function refuseOlder(request: InstallRequest, asOf: string | null, inForce: SnapshotRow | null): void {
  if (request.force || asOf === null || !inForce?.as_of_known) return;
  if (Date.parse(asOf) >= Date.parse(inForce.as_of)) return;
  throw new RegisterInstallError(
    "older_than_installed",
    `the file is as of ${asOf}, older than what is installed (${inForce.as_of}); use force to install it all the same`,
  );
}
