/**
 * The check of a tenant's watches: compares the facts that the tenant may be shown now with the baseline. It
 * reads stored data and calls nothing outside. An entity is read where a commit has changed it, and where facts
 * that are read with it may have changed: on another day, or with another version of a register's facts. A page of watches is one transaction under the lock of the
 * tenant's row, so that an entity's events, its new baseline and its notification are written together or not
 * at all. The number of statements depends on the number of pages alone. A late check is one check: the next
 * follows an interval later.
 */
import { storedObservations } from "../../contract/stored/observations.ts";
import { storedStanding } from "../../contract/stored/watch.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import { OWNERS } from "../../domain/ownership/observe-owners.ts";
import { companyEvents, type News } from "../../domain/watches/company-events.ts";
import { derivedId } from "../../ids/opaque-id.ts";
import type { Transaction } from "../../storage/engine/database.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import {
  type DueWatch,
  dueBehindRegisters,
  dueWatches,
  noteChecks,
  type Rebased,
  rebaseWatches,
  type WatchedEntity,
  watchedEntities,
} from "../../storage/watches/due-watches.ts";
import { type EntityEventRow, insertEvents, takeEventIds } from "../../storage/watches/entity-events.ts";
import { type EntityNotification, enqueueEntityEvents } from "../../storage/webhooks/entity-notifications.ts";
import { withOwnersStated } from "../entities/owners-stated.ts";
import { freshEntities, type RefreshDependencies } from "../entities/refresh-entities.ts";
import { withheldSources } from "../resolution/permitted-facts.ts";
import { type FactsNow, factsNow } from "./facts-now.ts";
import { standingWithDigests } from "./standing-digest.ts";

/** Watches of one transaction: a resolve of the tenant waits for it. */
const PAGE = 200;

export interface CheckDependencies extends RefreshDependencies {
  readonly now: () => Date;
}

export interface Checked {
  readonly watches: number;
  readonly events: number;
}

/** Checks every watch of the tenant that is due. Ends between two pages when aborted. */
export async function checkWatches(
  deps: CheckDependencies,
  tenantId: string,
  signal: AbortSignal,
): Promise<Checked> {
  await followRegisters(deps, tenantId, signal);
  const total = { watches: 0, events: 0 };
  for (;;) {
    signal.throwIfAborted();
    const page = await deps.database.transaction((tx) => checkPage(tx, deps, tenantId));
    total.watches += page.watches;
    total.events += page.events;
    if (page.watches < PAGE) return total;
  }
}

/** Updates the entities to be compared to the registers in force, as reading them would. */
async function followRegisters(
  deps: CheckDependencies,
  tenantId: string,
  signal: AbortSignal,
): Promise<void> {
  const version = deps.registers.current()?.version ?? 0;
  let afterId = "";
  while (version > 0 && !signal.aborted) {
    const now = deps.now();
    const page = { now, version, afterId, limit: PAGE };
    const rows = await dueBehindRegisters(deps.database, tenantId, page);
    await freshEntities(deps, tenantId, { rows, now });
    if (rows.length < PAGE) return;
    afterId = rows.at(-1)!.entity_id;
  }
}

async function checkPage(tx: Transaction, deps: CheckDependencies, tenantId: string): Promise<Checked> {
  if ((await lockCatalogue(tx, tenantId)) === null) return { watches: 0, events: 0 };
  const now = deps.now();
  const at = now.toISOString();
  const due = await dueWatches(tx, tenantId, { now, limit: PAGE });
  if (due.length === 0) return { watches: 0, events: 0 };
  const facts = await factsNow(tx, now);
  const told = await tellNews(tx, deps, { tenantId, now, due, facts });
  await noteChecks(tx, tenantId, {
    ...{ now: at, factsRead: facts.read },
    next: due.map(({ entity_id, interval_seconds }) => {
      const nextCheckAt = new Date(now.getTime() + interval_seconds * 1000).toISOString();
      return { entityId: entity_id, nextCheckAt };
    }),
  });
  return { watches: due.length, events: told };
}

interface Page {
  readonly tenantId: string;
  readonly now: Date;
  readonly due: readonly DueWatch[];
  readonly facts: FactsNow;
}

/** Writes events, baselines and notifications of changed entities. @returns the number of events. */
async function tellNews(tx: Transaction, deps: CheckDependencies, page: Page): Promise<number> {
  const { tenantId, now, due, facts } = page;
  const at = now.toISOString();
  const changed = due.filter(({ news, facts_read }) => news !== null || facts_read !== facts.read);
  if (changed.length === 0) return 0;
  const byId = new Map(changed.map((watch) => [watch.entity_id, watch]));
  const withheld = withheldSources(deps, tenantId);
  const rows = await watchedEntities(tx, tenantId, [...byId.keys()]);
  const stored = rows.map(({ observations }) => storedObservations(observations));
  const present = await withOwnersStated(tx, stored, now);
  const compared = rows.map((row, index) =>
    compare(row, {
      ...{ watch: byId.get(row.entity_id)!, observations: present[index]! },
      ...{ withheld, facts },
    }),
  );
  const count = compared.reduce((sum, { events }) => sum + events.length, 0);
  let id = count === 0 ? 0 : await takeEventIds(tx, tenantId, count);
  const numbered = compared.map((one) => ({
    ...one,
    events: one.events.map((event): EntityEventRow => {
      return { id: id++, entity_id: one.row.entity_id, ...event, recorded_at: at };
    }),
  }));
  if (count > 0) {
    const events = numbered.flatMap((one) => one.events);
    await insertEvents(tx, tenantId, events);
    await enqueueEntityEvents(tx, tenantId, { at, notifications: numbered.flatMap(notificationOf) });
  }
  await rebaseWatches(tx, tenantId, { now: at, rebased: numbered.flatMap(rebasedBy) });
  return count;
}

interface Comparison {
  readonly watch: DueWatch;
  /** With the facts that are read with the entity. */
  readonly observations: readonly Observation[];
  readonly withheld: ReadonlySet<string>;
  readonly facts: FactsNow;
}

function compare(row: WatchedEntity, { watch, observations, withheld, facts }: Comparison) {
  const after = standingWithDigests(observations);
  const stored = storedStanding(row.baseline);
  // A baseline of a release that read no facts with it: the first state of them is no event.
  const { [OWNERS]: owners = [] } = after;
  const before = watch.facts_read === null ? { ...stored, [OWNERS]: owners } : stored;
  const commits = (watch.news ?? []).map(({ at, attributes }): News => {
    const names = attributes.map(({ attribute }) => attribute);
    return { at: new Date(at).toISOString(), attributes: names };
  });
  const news = [...commits, { at: facts.changedSince(watch.facts_read), attributes: [OWNERS] }];
  const events = companyEvents(before, after, { withheld, news });
  return { row, after, events, isNews: watch.news !== null };
}

type Numbered = Omit<ReturnType<typeof compare>, "events"> & { readonly events: readonly EntityEventRow[] };

/** The new baseline; none where the entity stands as before. */
function rebasedBy({ row, after, events, isNews }: Numbered): Rebased[] {
  const baseline = JSON.stringify(after);
  if (!isNews && baseline === row.baseline) return [];
  return [
    { entityId: row.entity_id, baseline, version: row.version, lastEventId: events.at(-1)?.id ?? null },
  ];
}

/** The notification about an entity for subscribers; nothing where it has no events. */
function notificationOf({ row, events }: Numbered): EntityNotification[] {
  const ids = events.map(({ id }) => id);
  const [first] = ids;
  if (first === undefined) return [];
  return [
    {
      eventId: derivedId("evt", [row.entity_id, String(first)]),
      entityId: row.entity_id,
      ids,
      categories: events.map(({ category }) => category),
    },
  ];
}
