import { Failure } from "../../contract/errors.ts";
import { portfolioPage } from "../../contract/limits.ts";
import type { Call, Handler } from "../../contract/operation.ts";
import { Reply } from "../../contract/reply.ts";
import {
  changeName,
  createPortfolio as create,
  removePortfolio,
} from "../../pipelines/portfolios/change-portfolio.ts";
import type { Database } from "../../storage/engine/database.ts";
import { findPortfolio, listPortfolios as readPage } from "../../storage/portfolios/portfolios.ts";
import type { ListCursors } from "../list-cursors.ts";
import type {
  createPortfolio,
  deletePortfolio,
  getPortfolio,
  listPortfolios,
  managePortfolio,
  renamePortfolio,
} from "./portfolios.contract.ts";

export interface Stored {
  readonly database: Database;
}

const ownerOf = ({ database }: Stored, { caller, now }: Call) => ({
  ...{ database, now },
  tenantId: caller.tenantId!,
});

export function createPortfolioHandler(deps: Stored): Handler<typeof createPortfolio> {
  return async (call, { name, portfolio_id: portfolioId }) => {
    const done = await create(ownerOf(deps, call), { portfolioId, name });
    if (done instanceof Failure) return done;
    const headers = { Location: `/v1/portfolios/${done.portfolio.portfolio_id}` };
    return new Reply(done.portfolio, { headers, ...(done.created ? {} : { status: 200 }) });
  };
}

export function listPortfoliosHandler({
  database,
  cursors,
}: Stored & { readonly cursors: ListCursors }): Handler<typeof listPortfolios> {
  return async (call, { limit = portfolioPage, cursor }) => {
    const tenantId = call.caller.tenantId!;
    const list = { tenantId, list: "portfolios", filters: [] };
    const opened = cursor === undefined ? [] : await cursors.open(list, cursor, call.now);
    if (opened instanceof Failure) return opened;
    const [createdAt, portfolioId] = opened;
    const after = createdAt === undefined ? null : { createdAt, portfolioId: portfolioId! };
    const rows = await readPage(database, tenantId, { after, limit: limit + 1 });
    const portfolios = rows.slice(0, limit);
    const last = portfolios.at(-1);
    const position = rows.length > limit && last ? [last.created_at, last.portfolio_id] : null;
    return { portfolios, next_cursor: position && (await cursors.seal(list, position, call.now)) };
  };
}

export function getPortfolioHandler({ database }: Stored): Handler<typeof getPortfolio> {
  return async (call, { portfolio_id }) =>
    (await findPortfolio(database, call.caller.tenantId!, portfolio_id)) ?? new Failure("not_found");
}

export function renamePortfolioHandler(deps: Stored): Handler<typeof renamePortfolio> {
  return (call, { portfolio_id: portfolioId, name }) =>
    changeName(ownerOf(deps, call), { portfolioId, name });
}

export function deletePortfolioHandler(deps: Stored): Handler<typeof deletePortfolio> {
  return (call, { portfolio_id }) => removePortfolio(ownerOf(deps, call), portfolio_id);
}

export function managePortfolioHandler(deps: Stored): Handler<typeof managePortfolio> {
  return async (call, { operation, portfolio_id: portfolioId, payload }) => {
    const owner = ownerOf(deps, call);
    if (operation === "delete") return (await removePortfolio(owner, portfolioId!)) ?? { deleted: true };
    const name = payload!.name!;
    if (operation === "rename") return changeName(owner, { portfolioId: portfolioId!, name });
    const done = await create(owner, { portfolioId, name });
    return done instanceof Failure ? done : done.portfolio;
  };
}
