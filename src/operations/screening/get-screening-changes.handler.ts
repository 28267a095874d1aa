import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { entryChange } from "../../domain/screening/list-changes.ts";
import type { Database } from "../../storage/engine/database.ts";
import {
  changesBetween,
  listsInForce,
  type ScreeningVersionRow,
  type VersionChange,
  versionsOf,
} from "../../storage/screening/screening-lists.ts";
import type { getScreeningChanges } from "./get-screening-changes.contract.ts";

const USUAL_LIMIT = 100;

interface Asked {
  readonly from?: number | undefined;
  readonly since?: string | undefined;
  readonly to?: number | undefined;
}

export function getScreeningChangesHandler({
  database,
}: {
  readonly database: Database;
}): Handler<typeof getScreeningChanges> {
  return async (_call, { source_id: sourceId, limit = USUAL_LIMIT, offset = 0, ...asked }) => {
    const source = (await listsInForce(database)).find((list) => list.source_id === sourceId);
    const versions = await versionsOf(database, sourceId);
    const chosen = chosenVersions(versions, asked);
    if (source === undefined || chosen === null) return new Failure("not_found");
    const { earlier, later } = chosen;
    const rows =
      earlier === null
        ? []
        : await changesBetween(database, sourceId, { earlier: earlier.version, later: later.version });
    const changes = rows.map((row) => shownChange(sourceId, row));
    const count = (kind: "new" | "changed" | "removed") =>
      changes.filter(({ change }) => change === kind).length;
    return {
      list: {
        source_id: sourceId,
        source_name: source.source_name,
        versions: versions.toReversed().map(shownVersion),
      },
      from: earlier && shownVersion(earlier),
      to: shownVersion(later),
      counts: { new: count("new"), changed: count("changed"), removed: count("removed") },
      changes: changes.slice(offset, offset + limit),
      total: changes.length,
      limit,
      offset,
    };
  };
}

/** The two versions that are compared; null where one that was asked for is not installed. */
function chosenVersions(versions: readonly ScreeningVersionRow[], { from, since, to }: Asked) {
  const later = to === undefined ? versions.at(-1) : versions.find(({ version }) => version === to);
  if (later === undefined) return null;
  const before = versions.filter(({ version }) => version < later.version);
  if (from !== undefined) {
    const earlier = versions.find(({ version }) => version === from);
    return earlier === undefined ? null : { earlier, later };
  }
  if (since === undefined) return { earlier: before.at(-1) ?? null, later };
  const inForce = before.filter(({ installed_at }) => dayOf(installed_at) <= since).at(-1) ?? before[0];
  // The version that was in force on the day may be the later one itself: then nothing has changed since.
  return { earlier: dayOf(later.installed_at) <= since ? later : (inForce ?? null), later };
}

function dayOf(moment: string): string {
  return new Date(moment).toISOString().slice(0, 10);
}

function shownVersion({ version, published_on, installed_at, records }: ScreeningVersionRow) {
  return { version, snapshot_date: published_on, installed_at, record_count: records };
}

function shownChange(sourceId: string, { record_id, earlier, later }: VersionChange) {
  const { change, affectsMatching, fields } = entryChange(earlier, later);
  const { names, topics, countries, programmes, listedOn, url } = (later ?? earlier)!;
  return {
    match_id: `${sourceId}:${record_id}`,
    change,
    affects_matching: affectsMatching,
    name: names[0]!.text,
    topics: [...topics],
    countries: [...countries],
    programme: programmes.join("; ") || null,
    listed_on: listedOn ?? null,
    url: url ?? null,
    fields,
  };
}
