import type { Queryable, Transaction } from "../engine/database.ts";
import { planOfActiveTenant } from "../tenants/accounts.ts";

export interface TicketRow {
  readonly ticket_id: string;
  readonly tenant_id: string;
  readonly client_id: string | null;
  readonly scopes: readonly string[];
  readonly created_at: string;
  readonly expires_at: string;
}

export async function insertTicket(db: Queryable, ticket: TicketRow, digest: Buffer): Promise<void> {
  await db.query(
    `insert into oauth_install_ticket (ticket_id, tenant_id, digest, client_id, scopes, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ticket.ticket_id,
      ticket.tenant_id,
      digest,
      ticket.client_id,
      ticket.scopes,
      ticket.created_at,
      ticket.expires_at,
    ],
  );
}

/**
 * Spends the ticket on a grant, if it is unspent, in time, for this client and allows one of `scopes`; null otherwise,
 * and then nothing is written. Of two spends at once one gets it.
 */
export async function spendTicket(
  tx: Transaction,
  spend: { digest: Buffer; clientId: string; scopes: readonly string[]; grantId: string; at: string },
): Promise<{ tenant_id: string; scopes: readonly string[] } | null> {
  const { rows } = await tx.query<{ tenant_id: string; scopes: string[] }>(
    `update oauth_install_ticket k set grant_id = $4
     where k.digest = $1 and k.grant_id is null and k.expires_at > $5
       and (k.client_id is null or k.client_id = $2) and k.scopes && $3::text[]
     returning k.tenant_id, k.scopes`,
    [spend.digest, spend.clientId, spend.scopes, spend.grantId, spend.at],
  );
  const [spent] = rows;
  if (!spent || (await planOfActiveTenant(tx, spent.tenant_id)) !== null) return spent ?? null;
  await tx.query("update oauth_install_ticket set grant_id = null where digest = $1", [spend.digest]);
  return null;
}
