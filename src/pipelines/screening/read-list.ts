/** Reads a version of a list and refuses unfit files, so that no fault of a file clears an organisation. */
import { createHash } from "node:crypto";
import type { ListedOrganisation } from "../../domain/screening/listed-organisation.ts";
import type { ListFormat, ListRow } from "../../registers/lists/list-format.ts";
import type { InForceRow, NewEntry } from "../../storage/screening/screening-lists.ts";

/** A version with fewer organisations than this share of the one in force needs `force`. */
const LEAST_SHARE = 0.8;
/** With a larger share of unreadable entries the file does not have the structure of its format. */
const MOST_BAD = 0.01;
const DAY_MS = 86_400_000;

/** A list that must not be installed. The message names the fault and no value of an entry. */
export class ListRefusedError extends Error {
  override readonly name = "ListRefusedError";
}

export interface ReadList {
  readonly entries: ReadonlyMap<string, NewEntry>;
  readonly removed: readonly string[];
  readonly badRows: number;
  readonly excluded: Readonly<Record<string, number>>;
  readonly published: string | undefined;
  readonly declaredCount: number | undefined;
  readonly delta: boolean;
  readonly repeated: number;
}

/** Reads a whole list, joined and counted. @param progress called periodically. */
export async function readList(
  format: ListFormat,
  rows: AsyncIterable<ListRow>,
  progress: () => void,
): Promise<ReadList> {
  const entries = new Map<string, NewEntry>();
  const removed: string[] = [];
  const excluded: Record<string, number> = {};
  let [badRows, repeated, read] = [0, 0, 0];
  let published: { readonly date: string; readonly declaredCount?: number } | undefined;
  let delta = false;
  for await (const row of rows) {
    if (row.kind === "published") published = row;
    else if (row.kind === "delta") delta = true;
    else {
      read += 1;
      if (read % 500 === 0) progress();
      if (row.kind === "removed") removed.push(row.recordId);
      else if (row.kind === "bad") badRows += 1;
      else if (row.kind === "excluded") excluded[row.what] = (excluded[row.what] ?? 0) + 1;
      else {
        const { recordId } = row.organisation;
        if (entries.has(recordId)) repeated += 1;
        entries.set(recordId, entryOf(row.organisation));
      }
    }
  }
  if (delta && format.name !== "follow-the-money") {
    throw new ListRefusedError("the file is a delta of a format that has none");
  }
  return {
    entries,
    removed,
    badRows,
    excluded,
    published: published?.date,
    declaredCount: published?.declaredCount,
    delta,
    repeated,
  };
}

function entryOf(organisation: ListedOrganisation): NewEntry {
  return { organisation, digest: createHash("sha256").update(JSON.stringify(organisation)).digest() };
}

/** The publisher's date, from file or operator. @throws ListRefusedError if absent or in the future. */
export function publishedDate(read: ReadList, published: string | undefined, today: string): string {
  const date = read.published ?? published;
  if (date === undefined) {
    throw new ListRefusedError("the file does not say of which day it is: name the publisher's date");
  }
  if (Date.parse(date) > Date.parse(today) + DAY_MS) {
    throw new ListRefusedError("the publisher's date lies in the future");
  }
  return date;
}

/** @throws ListRefusedError where the version cannot follow the one in force. */
export function refuseUnfit(
  read: ReadList,
  {
    inForce,
    publishedOn,
    format,
    force,
  }: {
    readonly inForce: InForceRow | undefined;
    readonly publishedOn: string;
    readonly format: ListFormat;
    readonly force: boolean;
  },
): void {
  const total = read.entries.size + read.badRows + sum(read.excluded) + read.repeated;
  if (read.badRows > total * MOST_BAD) {
    throw new ListRefusedError(`${read.badRows} of ${total} entries cannot be read: the format has changed`);
  }
  if (read.repeated > 0) throw new ListRefusedError(`${read.repeated} entries repeat the id of another`);
  const counted = total - (read.delta ? read.badRows : 0);
  if (read.declaredCount !== undefined && read.declaredCount !== counted) {
    throw new ListRefusedError(
      `the file says that it has ${read.declaredCount} entries and has ${counted}: it was cut off`,
    );
  }
  if (inForce === undefined) {
    if (read.delta) throw new ListRefusedError("a delta needs a whole version that it changes");
    return;
  }
  if (inForce.format !== format.name) {
    throw new ListRefusedError(
      "the source is installed in another format: remove it first, or name another source",
    );
  }
  if (publishedOn < inForce.published_on) {
    throw new ListRefusedError("the version in force is newer than this file");
  }
  if (!read.delta && !force && read.entries.size < inForce.records * LEAST_SHARE) {
    throw new ListRefusedError(
      `the file has ${read.entries.size} organisations and the version in force ${inForce.records}: --force installs it all the same`,
    );
  }
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
