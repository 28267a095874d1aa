/**
 * Installs a version of a screening list. A faulty file leaves the version in force unchanged: a list that
 * lost entries through a broken download would clear the organisations that it lost.
 */
import { createHash } from "node:crypto";
import type { ListFormat } from "../../registers/lists/list-format.ts";
import { findListFormat } from "../../registers/lists/list-formats.ts";
import { openRegisterFile, type RegisterFile } from "../../registers/streaming/register-file.ts";
import type { Database, Transaction } from "../../storage/engine/database.ts";
import {
  digestsInForce,
  endEntries,
  type InForceRow,
  insertEntries,
  lockList,
  type NewEntry,
  putSource,
  putVersion,
} from "../../storage/screening/screening-lists.ts";
import { ListRefusedError, publishedDate, type ReadList, readList, refuseUnfit } from "./read-list.ts";

export interface ListInstallRequest {
  readonly format: string;
  readonly files: readonly string[];
  readonly sourceId?: string;
  readonly sourceName?: string;
  readonly licence?: string;
  /** The publisher's date, ISO 8601, where the file has none. */
  readonly published?: string;
  /** Days after which the version no longer supports a `clear`. */
  readonly maxAgeDays?: number;
  /** Installs a version that is much smaller than the one in force. */
  readonly force?: boolean;
}

export interface ListInstallReport {
  readonly sourceId: string;
  readonly version: number;
  /** False where the file equals the version in force. */
  readonly changed: boolean;
  readonly publishedOn: string;
  readonly records: number;
  readonly added: number;
  readonly altered: number;
  readonly removed: number;
  readonly badRows: number;
  readonly excluded: Readonly<Record<string, number>>;
}

/** @throws ListRefusedError and RegisterFileError; then nothing has changed. */
export async function installList(
  deps: { readonly database: Database; readonly now: () => Date },
  request: ListInstallRequest,
  progress: (step: { readonly phase: string; readonly done: number; readonly total: number }) => void = () =>
    undefined,
): Promise<ListInstallReport> {
  const format = findListFormat(request.format);
  if (format === undefined) throw new ListRefusedError("format: there is no such list format");
  const files = await Promise.all(request.files.map(openRegisterFile));
  const bytes = (of: (file: RegisterFile) => number) => files.reduce((total, file) => total + of(file), 0);
  const total = bytes(({ bytesTotal }) => bytesTotal);
  const told = () => progress({ phase: "reading", done: bytes((file) => file.bytesRead()), total });
  const read = await readList(format, format.read({ files }), told);
  const today = deps.now().toISOString().slice(0, 10);
  const publishedOn = publishedDate(read, request.published, today);
  const sourceId = request.sourceId ?? format.defaults.sourceId;
  return deps.database.transaction(async (tx) => {
    const inForce = await lockList(tx, sourceId);
    refuseUnfit(read, { inForce, publishedOn, format, force: request.force === true });
    return replace(tx, { format, request, read, inForce, sourceId, publishedOn, now: deps.now() });
  });
}

async function replace(
  tx: Transaction,
  {
    format,
    request,
    read,
    inForce,
    sourceId,
    publishedOn,
    now,
  }: {
    readonly format: ListFormat;
    readonly request: ListInstallRequest;
    readonly read: ReadList;
    readonly inForce: InForceRow | undefined;
    readonly sourceId: string;
    readonly publishedOn: string;
    readonly now: Date;
  },
): Promise<ListInstallReport> {
  const known = await digestsInForce(tx, sourceId);
  const fresh = [...read.entries.values()];
  const added = fresh.filter(({ organisation }) => !known.has(organisation.recordId));
  const altered = fresh.filter(({ organisation, digest }) => {
    const before = known.get(organisation.recordId);
    return before !== undefined && before !== digest.toString("hex");
  });
  const stays = new Set(read.entries.keys());
  const gone = read.delta
    ? read.removed.filter((id) => known.has(id) && !stays.has(id))
    : [...known.keys()].filter((id) => !stays.has(id));
  const records = known.size + added.length - gone.length;
  if (records === 0) throw new ListRefusedError("the delta would leave no organisation");
  const isNew = added.length + altered.length + gone.length > 0 || inForce?.published_on !== publishedOn;
  const version = (inForce?.version ?? 0) + (isNew ? 1 : 0);
  const { defaults } = format;
  await putSource(tx, {
    source_id: sourceId,
    format: format.name,
    source_name: request.sourceName ?? inForce?.source_name ?? defaults.sourceName,
    source_url: defaults.sourceUrl,
    licence: request.licence ?? inForce?.licence ?? defaults.licence,
    publisher: defaults.publisher,
    jurisdictions: [...defaults.jurisdictions],
    topics: topicsOf(fresh, format, inForce),
    max_age_days: request.maxAgeDays ?? inForce?.max_age_days ?? defaults.maxAgeDays,
    version,
  });
  const report = { sourceId, version, changed: isNew, publishedOn, records } as const;
  const { badRows, excluded } = read;
  const numbers = { added: added.length, altered: altered.length, removed: gone.length, badRows, excluded };
  if (!isNew) return { ...report, ...numbers };
  await putVersion(tx, {
    source_id: sourceId,
    version,
    published_on: publishedOn,
    installed_at: now.toISOString(),
    digest: digestOf(fresh),
    records,
    bad_rows: badRows,
    excluded,
  });
  const ended = [...altered.map(({ organisation }) => organisation.recordId), ...gone];
  await endEntries(tx, sourceId, version, ended);
  await insertEntries(tx, sourceId, version, [...added, ...altered]);
  return { ...report, ...numbers };
}

/** A list covers the topics of its entries; a delta adds to those of the version that it changes. */
function topicsOf(fresh: readonly NewEntry[], format: ListFormat, inForce: InForceRow | undefined) {
  const found = new Set(fresh.flatMap(({ organisation }) => organisation.topics));
  for (const topic of inForce?.topics ?? []) found.add(topic);
  return format.defaults.topics.filter((topic) => found.has(topic));
}

function digestOf(entries: readonly NewEntry[]): Buffer {
  const hash = createHash("sha256");
  for (const digest of entries.map((entry) => entry.digest.toString("hex")).sort()) hash.update(digest);
  return hash.digest();
}
