/** A tenant's lists of entities. Writes need the tenant's row locked. */
import type { Queryable, Transaction } from "../engine/database.ts";

export interface PortfolioRow {
  readonly portfolio_id: string;
  readonly name: string;
  readonly member_count: number;
  readonly created_at: string;
  readonly updated_at: string;
}

const columns = `p.portfolio_id, p.name, p.created_at, p.updated_at, (select count(*)::int from portfolio_member m
  where m.tenant_id = $1 and m.portfolio_id = p.portfolio_id) as member_count`;

export async function findPortfolio(
  db: Queryable,
  tenantId: string,
  portfolioId: string,
): Promise<PortfolioRow | null> {
  const { rows } = await db.query<PortfolioRow>(
    `select ${columns} from portfolio p where p.tenant_id = $1 and p.portfolio_id = $2`,
    [tenantId, portfolioId],
  );
  return rows[0] ?? null;
}

/** Where a walk over the tenant's portfolios stands: they are in order of creation, then of id. */
export interface PortfolioPosition {
  readonly createdAt: string;
  readonly portfolioId: string;
}

/** One page, oldest first. Relies on portfolio_order. */
export async function listPortfolios(
  db: Queryable,
  tenantId: string,
  { after, limit }: { readonly after: PortfolioPosition | null; readonly limit: number },
): Promise<PortfolioRow[]> {
  const { rows } = await db.query<PortfolioRow>(
    `select ${columns} from portfolio p where p.tenant_id = $1
       and (p.created_at, p.portfolio_id) > ($2::timestamptz, $3::text)
     order by p.created_at, p.portfolio_id limit $4`,
    [tenantId, after?.createdAt ?? "-infinity", after?.portfolioId ?? "", limit],
  );
  return rows;
}

/** Adds a portfolio, unless the tenant has `most`. Its id must be free. @returns whether it was added. */
export async function insertPortfolio(
  tx: Transaction,
  tenantId: string,
  {
    portfolioId,
    name,
    at,
    most,
  }: { readonly portfolioId: string; readonly name: string; readonly at: string; readonly most: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into portfolio (tenant_id, portfolio_id, name, created_at, updated_at)
     select $1, $2, $3, $4, $4 where (select count(*) from portfolio where tenant_id = $1) < $5`,
    [tenantId, portfolioId, name, at, most],
  );
  return rowCount === 1;
}

export async function renamePortfolio(
  tx: Transaction,
  tenantId: string,
  { portfolioId, name, at }: { readonly portfolioId: string; readonly name: string; readonly at: string },
): Promise<void> {
  await tx.query(
    "update portfolio set name = $3, updated_at = $4 where tenant_id = $1 and portfolio_id = $2 and name <> $3",
    [tenantId, portfolioId, name, at],
  );
}

/** Notes that the list was changed. */
export async function touchPortfolio(
  tx: Transaction,
  tenantId: string,
  { portfolioId, at }: { readonly portfolioId: string; readonly at: string },
): Promise<void> {
  await tx.query("update portfolio set updated_at = $3 where tenant_id = $1 and portfolio_id = $2", [
    tenantId,
    portfolioId,
    at,
  ]);
}

/** Deletes a portfolio with its list. The entities and their watches stay. */
export async function deletePortfolio(tx: Transaction, tenantId: string, portfolioId: string): Promise<void> {
  await tx.query("delete from portfolio_member where tenant_id = $1 and portfolio_id = $2", [
    tenantId,
    portfolioId,
  ]);
  await tx.query("delete from portfolio where tenant_id = $1 and portfolio_id = $2", [tenantId, portfolioId]);
}
