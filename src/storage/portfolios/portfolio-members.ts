/** The entities of a tenant's portfolios, with the labels that the tenant gave each of them in that list. */
import type { Queryable, Transaction } from "../engine/database.ts";

export interface MemberRow {
  readonly entity_id: string;
  readonly customer_reference: string | null;
  readonly role: string | null;
  readonly added_at: string;
}

const columns = "m.entity_id, m.customer_reference, m.role, m.added_at";

/** Where a walk over a list stands: members are in the order in which they were added, then of id. */
export interface MemberPosition {
  readonly addedAt: string;
  readonly entityId: string;
}

/** One page of a list. Relies on portfolio_member_order. */
export async function listMembers(
  db: Queryable,
  tenantId: string,
  {
    portfolioId,
    after,
    limit,
  }: { readonly portfolioId: string; readonly after: MemberPosition | null; readonly limit: number },
): Promise<MemberRow[]> {
  const { rows } = await db.query<MemberRow>(
    `select ${columns} from portfolio_member m where m.tenant_id = $1 and m.portfolio_id = $2
       and (m.added_at, m.entity_id) > ($3::timestamptz, $4::text)
     order by m.added_at, m.entity_id limit $5`,
    [tenantId, portfolioId, after?.addedAt ?? "-infinity", after?.entityId ?? "", limit],
  );
  return rows;
}

interface MemberKey {
  readonly portfolioId: string;
  readonly entityId: string;
}

export async function findMember(
  db: Queryable,
  tenantId: string,
  { portfolioId, entityId }: MemberKey,
): Promise<MemberRow | null> {
  const { rows } = await db.query<MemberRow>(
    `select ${columns} from portfolio_member m where m.tenant_id = $1 and m.portfolio_id = $2 and m.entity_id = $3`,
    [tenantId, portfolioId, entityId],
  );
  return rows[0] ?? null;
}

/** Puts an entity into a list, or says anew what it is called there; when it was added stays. */
export async function writeMember(
  tx: Transaction,
  tenantId: string,
  member: MemberKey & {
    readonly customerReference: string | null;
    readonly role: string | null;
    readonly at: string;
  },
): Promise<MemberRow> {
  const { rows } = await tx.query<MemberRow>(
    `insert into portfolio_member as m (tenant_id, portfolio_id, entity_id, customer_reference, role, added_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (tenant_id, portfolio_id, entity_id) do update set
       customer_reference = excluded.customer_reference, role = excluded.role
     returning ${columns}`,
    [tenantId, member.portfolioId, member.entityId, member.customerReference, member.role, member.at],
  );
  return rows[0]!;
}

/** Takes an entity out of a list. @returns whether it was in it. */
export async function deleteMember(
  tx: Transaction,
  tenantId: string,
  { portfolioId, entityId }: MemberKey,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    "delete from portfolio_member where tenant_id = $1 and portfolio_id = $2 and entity_id = $3",
    [tenantId, portfolioId, entityId],
  );
  return rowCount === 1;
}

/** Takes an entity that goes out of every list of the tenant. */
export async function dropMember(tx: Queryable, tenantId: string, entityId: string): Promise<void> {
  await tx.query("delete from portfolio_member where tenant_id = $1 and entity_id = $2", [
    tenantId,
    entityId,
  ]);
}
