/** Operations on all members of a portfolio, page by page. */
import { z } from "zod";
import { entity } from "../../contract/entity.ts";
import { exampleOf } from "../../contract/examples.ts";
import { watchIntervalSeconds } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { answered } from "../../contract/usage.ts";
import { eventPage, eventPageInput } from "../watches/event-page.contract.ts";
import { exportedLabels, nextCursor, pageCursor, pageLimit, portfolioId } from "./portfolio.contract.ts";

const shared = { tag: "Portfolios", credits: "free", idempotency: "none", envelope: "data" } as const;

export const getPortfolioEvents = operation({
  ...shared,
  name: "get_portfolio_events",
  summary: "Read what the checks of the members' watches have found.",
  description:
    "The events of the entities that are members now, in one order. A page scans `limit` of them and shows those of `categories`; `next_cursor`, to be passed as `after_id`, moves over those that are hidden.",
  rest: { method: "GET", path: "/v1/portfolios/{portfolio_id}/events" },
  tool: {
    title: "Read the changes of a portfolio",
    description:
      "Reads which attributes of the companies of a portfolio changed, when, and by which sources. Use it for questions such as which suppliers changed owner since an event id or a date. Only watched companies have changes: see `enable_portfolio_watches`. For one company, use `get_entity_events`; for values, `get_entity_intelligence`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  input: z.strictObject({ portfolio_id: portfolioId, ...eventPageInput }),
  output: eventPage.extend(answered).meta({ id: "PortfolioEvents" }),
  errors: ["not_found"],
  example: exampleOf("get_portfolio_events"),
});

const watching = {
  interval_seconds: z.int().min(watchIntervalSeconds.min).max(watchIntervalSeconds.max).optional().meta({
    description:
      "Seconds from one check to the next. Left out: a day for entities that are not watched yet, and the others keep theirs.",
  }),
  limit: pageLimit,
  cursor: pageCursor,
};

export const enablePortfolioWatches = operation({
  ...shared,
  name: "enable_portfolio_watches",
  summary: "Watch the members of a portfolio, page by page.",
  description:
    "Enables the watches of one page of members; one that is enabled keeps what it compares with. `refused` names those for which the tenant's 1,000 watches leave no room. Follow `next_cursor` until it is null.",
  rest: { method: "POST", path: "/v1/portfolios/{portfolio_id}/watches" },
  tool: {
    title: "Watch the companies of a portfolio",
    description:
      "Starts watching the companies of a portfolio, one page of up to 100 in each call. Use it when somebody wants to be told about changes of a whole list; go on with `next_cursor` until it is null. For one company, use `enable_entity_watch`; to read what was found, `get_portfolio_events`.",
    effect: "write",
    idempotent: true,
    openWorld: false,
    example: { portfolio_id: "suppliers", payload: { interval_seconds: 86_400 } },
    input: z
      .strictObject({
        portfolio_id: portfolioId,
        payload: z
          .strictObject(watching)
          .optional()
          .meta({ description: "How often is checked, and which page." }),
      })
      .transform(({ portfolio_id, payload }) => ({ portfolio_id, ...payload })),
  },
  scopes: ["resolve"],
  bucket: "resolve",
  input: z.strictObject({ portfolio_id: portfolioId, ...watching }),
  output: z
    .looseObject({
      enabled: z.int().min(0).meta({ description: "How many were not watched and are now." }),
      already_enabled: z.int().min(0),
      refused: z.array(z.looseObject({ entity_id: z.string(), reason: z.enum(["watch_limit"]) })),
      processed: z.int().min(0).meta({ description: "How many members the page has." }),
      next_cursor: nextCursor,
      ...answered,
    })
    .meta({ id: "PortfolioWatches" }),
  errors: ["not_found", "invalid_cursor"],
  example: exampleOf("enable_portfolio_watches"),
});

export const exportPortfolio = operation({
  ...shared,
  name: "export_portfolio",
  summary: "Export the members of a portfolio with their golden records, page by page.",
  description: "In the order in which they were added. Follow `next_cursor` until it is null.",
  rest: { method: "GET", path: "/v1/portfolios/{portfolio_id}/export" },
  tool: {
    title: "Export a portfolio",
    description:
      "Exports the companies of a portfolio with their golden records and citations, page by page. Use it to work with the values of a whole list. For the ids alone, use `get_portfolio_members`; for one company, `get_entity`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["read", "resolve"],
  bucket: "batch",
  input: z.strictObject({ portfolio_id: portfolioId, limit: pageLimit, cursor: pageCursor }),
  output: z
    .looseObject({
      portfolio_id: z.string(),
      members: z.array(z.looseObject({ ...exportedLabels, entity })),
      next_cursor: nextCursor,
      ...answered,
    })
    .meta({ id: "PortfolioExport" }),
  errors: ["not_found", "invalid_cursor"],
  example: exampleOf("export_portfolio"),
});
