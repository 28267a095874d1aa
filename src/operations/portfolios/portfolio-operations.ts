import { type Served, serve } from "../../contract/operation.ts";
import type { WatchDependencies } from "../../pipelines/watches/enable-watches.ts";
import { ListCursors } from "../list-cursors.ts";
import { enablePortfolioWatches, exportPortfolio, getPortfolioEvents } from "./followed.contract.ts";
import {
  enablePortfolioWatchesHandler,
  exportPortfolioHandler,
  getPortfolioEventsHandler,
} from "./followed.handler.ts";
import { MemberPages } from "./member-pages.ts";
import {
  deletePortfolioMember,
  getPortfolioMembers,
  managePortfolioMember,
  putPortfolioMember,
} from "./members.contract.ts";
import {
  deletePortfolioMemberHandler,
  getPortfolioMembersHandler,
  managePortfolioMemberHandler,
  putPortfolioMemberHandler,
} from "./members.handler.ts";
import {
  createPortfolio,
  deletePortfolio,
  getPortfolio,
  listPortfolios,
  managePortfolio,
  renamePortfolio,
} from "./portfolios.contract.ts";
import {
  createPortfolioHandler,
  deletePortfolioHandler,
  getPortfolioHandler,
  listPortfoliosHandler,
  managePortfolioHandler,
  renamePortfolioHandler,
} from "./portfolios.handler.ts";

/** Lists of entities, the changes of their members and the operations on all members, with the handlers. */
export function portfolioOperations({ database, entities }: WatchDependencies): readonly Served[] {
  const cursors = new ListCursors(database);
  const paged = { database, entities, pages: new MemberPages({ database, cursors }) };
  return [
    serve(createPortfolio, createPortfolioHandler(paged)),
    serve(listPortfolios, listPortfoliosHandler({ database, cursors })),
    serve(getPortfolio, getPortfolioHandler(paged)),
    serve(renamePortfolio, renamePortfolioHandler(paged)),
    serve(deletePortfolio, deletePortfolioHandler(paged)),
    serve(managePortfolio, managePortfolioHandler(paged)),
    serve(putPortfolioMember, putPortfolioMemberHandler(paged)),
    serve(deletePortfolioMember, deletePortfolioMemberHandler(paged)),
    serve(managePortfolioMember, managePortfolioMemberHandler(paged)),
    serve(getPortfolioMembers, getPortfolioMembersHandler(paged)),
    serve(getPortfolioEvents, getPortfolioEventsHandler(paged)),
    serve(enablePortfolioWatches, enablePortfolioWatchesHandler(paged)),
    serve(exportPortfolio, exportPortfolioHandler(paged)),
  ];
}
