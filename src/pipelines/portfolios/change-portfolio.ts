/** Changes of a tenant's lists of entities. Each is one transaction that locks the tenant's row first. */
import { Failure } from "../../contract/errors.ts";
import { membersPerPortfolio, portfoliosPerTenant } from "../../contract/limits.ts";
import { newOpaqueId } from "../../ids/opaque-id.ts";
import type { Database, Transaction } from "../../storage/engine/database.ts";
import { entityVersion, lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import {
  deleteMember,
  findMember,
  type MemberRow,
  writeMember,
} from "../../storage/portfolios/portfolio-members.ts";
import {
  deletePortfolio,
  findPortfolio,
  insertPortfolio,
  type PortfolioRow,
  renamePortfolio,
  touchPortfolio,
} from "../../storage/portfolios/portfolios.ts";

/** The tenant that changes lists, and the time. */
export interface ListOwner {
  readonly database: Database;
  readonly tenantId: string;
  readonly now: Date;
}

/** Creates a portfolio. With an id chosen by the caller, a repeat of the same name returns the stored one. */
export function createPortfolio(
  owner: ListOwner,
  { portfolioId, name }: { readonly portfolioId?: string | undefined; readonly name: string },
): Promise<{ readonly portfolio: PortfolioRow; readonly created: boolean } | Failure> {
  const { tenantId } = owner;
  return locked(owner, async (tx, at) => {
    const held = portfolioId === undefined ? null : await findPortfolio(tx, tenantId, portfolioId);
    if (held)
      return held.name === name ? { portfolio: held, created: false } : new Failure("portfolio_conflict");
    const id = portfolioId ?? newOpaqueId("pf");
    const wanted = { portfolioId: id, name, at, most: portfoliosPerTenant };
    if (!(await insertPortfolio(tx, tenantId, wanted)))
      return new Failure("portfolio_limit", { details: { limit: portfoliosPerTenant } });
    return { portfolio: (await findPortfolio(tx, tenantId, id))!, created: true };
  });
}

export function changeName(
  owner: ListOwner,
  { portfolioId, name }: { readonly portfolioId: string; readonly name: string },
): Promise<PortfolioRow | Failure> {
  const { tenantId } = owner;
  return locked(owner, async (tx, at) => {
    await renamePortfolio(tx, tenantId, { portfolioId, name, at });
    return (await findPortfolio(tx, tenantId, portfolioId)) ?? new Failure("not_found");
  });
}

/** Deletes a portfolio; its entities and their watches stay. @returns null when done. */
export function removePortfolio(owner: ListOwner, portfolioId: string): Promise<Failure | null> {
  const { tenantId } = owner;
  return locked(owner, async (tx) => {
    if (!(await findPortfolio(tx, tenantId, portfolioId))) return new Failure("not_found");
    await deletePortfolio(tx, tenantId, portfolioId);
    return null;
  });
}

export interface MemberChange {
  readonly portfolioId: string;
  readonly entityId: string;
  readonly customerReference?: string | undefined;
  readonly role?: string | undefined;
}

/** Puts an entity into a portfolio, or changes its label there. */
export function putMember(owner: ListOwner, change: MemberChange): Promise<MemberRow | Failure> {
  const { tenantId } = owner;
  const { portfolioId, entityId, customerReference = null, role = null } = change;
  return locked(owner, async (tx, at) => {
    const portfolio = await findPortfolio(tx, tenantId, portfolioId);
    if (!portfolio || (await entityVersion(tx, tenantId, entityId)) === null) return new Failure("not_found");
    const held = await findMember(tx, tenantId, { portfolioId, entityId });
    if (!held && portfolio.member_count >= membersPerPortfolio)
      return new Failure("portfolio_member_limit", { details: { limit: membersPerPortfolio } });
    if (held?.customer_reference === customerReference && held.role === role) return held;
    await touchPortfolio(tx, tenantId, { portfolioId, at });
    return writeMember(tx, tenantId, { portfolioId, entityId, customerReference, role, at });
  });
}

/** Takes an entity out of a portfolio; an absent entity is no error. @returns null when done. */
export function removeMember(
  owner: ListOwner,
  { portfolioId, entityId }: Pick<MemberChange, "portfolioId" | "entityId">,
): Promise<Failure | null> {
  const { tenantId } = owner;
  return locked(owner, async (tx, at) => {
    const portfolio = await findPortfolio(tx, tenantId, portfolioId);
    if (!portfolio) return new Failure("not_found");
    if (await deleteMember(tx, tenantId, { portfolioId, entityId })) {
      await touchPortfolio(tx, tenantId, { portfolioId, at });
      return null;
    }
    return (await entityVersion(tx, tenantId, entityId)) === null ? new Failure("not_found") : null;
  });
}

function locked<Result>(
  { database, tenantId, now }: ListOwner,
  change: (tx: Transaction, at: string) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  return database.transaction(async (tx) => {
    if ((await lockCatalogue(tx, tenantId)) === null) return new Failure("unauthorized");
    return change(tx, now.toISOString());
  });
}
