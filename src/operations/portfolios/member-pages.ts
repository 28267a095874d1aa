import { Failure } from "../../contract/errors.ts";
import { portfolioPage } from "../../contract/limits.ts";
import type { Call } from "../../contract/operation.ts";
import type { Database } from "../../storage/engine/database.ts";
import { listMembers, type MemberRow } from "../../storage/portfolios/portfolio-members.ts";
import { findPortfolio, type PortfolioRow } from "../../storage/portfolios/portfolios.ts";
import type { ListCursors } from "../list-cursors.ts";

/** One page of the members of a portfolio. */
export interface MemberPage {
  readonly portfolio: PortfolioRow;
  readonly members: readonly MemberRow[];
  readonly next_cursor: string | null;
}

/** Reads pages of members; a cursor continues in its own list, for each operation that walks the list. */
export class MemberPages {
  readonly #database: Database;
  readonly #cursors: ListCursors;

  constructor({ database, cursors }: { readonly database: Database; readonly cursors: ListCursors }) {
    this.#database = database;
    this.#cursors = cursors;
  }

  async read(
    { caller, now }: Call,
    {
      portfolio_id: portfolioId,
      limit = portfolioPage,
      cursor,
    }: {
      readonly portfolio_id: string;
      readonly limit?: number | undefined;
      readonly cursor?: string | undefined;
    },
  ): Promise<MemberPage | Failure> {
    const tenantId = caller.tenantId!;
    const portfolio = await findPortfolio(this.#database, tenantId, portfolioId);
    if (!portfolio) return new Failure("not_found");
    const list = { tenantId, list: `portfolio ${portfolioId}`, filters: [] };
    const opened = cursor === undefined ? [] : await this.#cursors.open(list, cursor, now);
    if (opened instanceof Failure) return opened;
    const [addedAt, entityId] = opened;
    const after = addedAt === undefined ? null : { addedAt, entityId: entityId! };
    const rows = await listMembers(this.#database, tenantId, { portfolioId, after, limit: limit + 1 });
    const members = rows.slice(0, limit);
    const last = members.at(-1);
    const position = rows.length > limit && last ? [last.added_at, last.entity_id] : null;
    return { portfolio, members, next_cursor: position && (await this.#cursors.seal(list, position, now)) };
  }
}
