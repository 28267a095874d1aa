import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { enableWatches, type WatchDependencies } from "../../pipelines/watches/enable-watches.ts";
import { findPortfolio } from "../../storage/portfolios/portfolios.ts";
import { eventsOfPortfolio } from "../../storage/watches/entity-events.ts";
import { pageOf, scanOf } from "../watches/event-page.ts";
import type { enablePortfolioWatches, exportPortfolio, getPortfolioEvents } from "./followed.contract.ts";
import type { MemberPages } from "./member-pages.ts";

type Paged = WatchDependencies & { readonly pages: MemberPages };

export function getPortfolioEventsHandler({
  database,
}: Pick<Paged, "database">): Handler<typeof getPortfolioEvents> {
  return async (call, { portfolio_id: portfolioId, ...page }) => {
    const tenantId = call.caller.tenantId!;
    if (!(await findPortfolio(database, tenantId, portfolioId))) return new Failure("not_found");
    return pageOf(await eventsOfPortfolio(database, tenantId, { portfolioId, ...scanOf(page) }), page);
  };
}

export function enablePortfolioWatchesHandler(deps: Paged): Handler<typeof enablePortfolioWatches> {
  return async (call, { interval_seconds: intervalSeconds, ...input }) => {
    const page = await deps.pages.read(call, input);
    if (page instanceof Failure) return page;
    const entityIds = page.members.map(({ entity_id }) => entity_id);
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const done = await enableWatches(deps, reader, { entityIds, intervalSeconds });
    if (done instanceof Failure) return done;
    return {
      enabled: done.enabled.length,
      already_enabled: done.alreadyEnabled.length,
      refused: done.refused.map((entity_id) => ({ entity_id, reason: "watch_limit" })),
      processed: entityIds.length,
      next_cursor: page.next_cursor,
    };
  };
}

export function exportPortfolioHandler({
  entities,
  pages,
}: Pick<Paged, "entities" | "pages">): Handler<typeof exportPortfolio> {
  return async (call, input) => {
    const page = await pages.read(call, input);
    if (page instanceof Failure) return page;
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const found = await entities.find(
      reader,
      page.members.map(({ entity_id }) => entity_id),
    );
    const byId = new Map(found.map((one) => [one.entityId, one]));
    return {
      portfolio_id: page.portfolio.portfolio_id,
      members: page.members.flatMap(({ entity_id, customer_reference, role }) => {
        const entity = byId.get(entity_id);
        // An entity that was erased between the two reads has left the list.
        return entity ? [{ entity_id, customer_reference, role, entity: entities.view(reader, entity) }] : [];
      }),
      next_cursor: page.next_cursor,
    };
  };
}
