import { Failure } from "../../contract/errors.ts";
import type { Call, Handler } from "../../contract/operation.ts";
import { putMember, removeMember } from "../../pipelines/portfolios/change-portfolio.ts";
import type { Database } from "../../storage/engine/database.ts";
import type { MemberRow } from "../../storage/portfolios/portfolio-members.ts";
import type { MemberPages } from "./member-pages.ts";
import type {
  deletePortfolioMember,
  getPortfolioMembers,
  managePortfolioMember,
  putPortfolioMember,
} from "./members.contract.ts";

interface Stored {
  readonly database: Database;
}

const ownerOf = ({ database }: Stored, { caller, now }: Call) => ({
  ...{ database, now },
  tenantId: caller.tenantId!,
});

export function putPortfolioMemberHandler(deps: Stored): Handler<typeof putPortfolioMember> {
  return (call, { portfolio_id: portfolioId, entity_id: entityId, customer_reference, role }) =>
    put(deps, call, { portfolioId, entityId, customerReference: customer_reference, role });
}

export function deletePortfolioMemberHandler(deps: Stored): Handler<typeof deletePortfolioMember> {
  return (call, { portfolio_id: portfolioId, entity_id: entityId }) =>
    removeMember(ownerOf(deps, call), { portfolioId, entityId });
}

export function managePortfolioMemberHandler(deps: Stored): Handler<typeof managePortfolioMember> {
  return async (call, { operation, portfolio_id: portfolioId, entity_id: entityId, payload }) => {
    if (operation === "remove")
      return (await removeMember(ownerOf(deps, call), { portfolioId, entityId })) ?? { removed: true };
    const { customer_reference: customerReference, role } = payload ?? {};
    return put(deps, call, { portfolioId, entityId, customerReference, role });
  };
}

async function put(deps: Stored, call: Call, change: Parameters<typeof putMember>[1]) {
  const written = await putMember(ownerOf(deps, call), change);
  return written instanceof Failure ? written : { portfolio_id: change.portfolioId, ...shown(written) };
}

const shown = ({ entity_id, customer_reference, role, added_at }: MemberRow) => {
  return { entity_id, customer_reference, role, added_at };
};

export function getPortfolioMembersHandler({
  pages,
}: {
  readonly pages: MemberPages;
}): Handler<typeof getPortfolioMembers> {
  return async (call, input) => {
    const page = await pages.read(call, input);
    if (page instanceof Failure) return page;
    const { portfolio, members, next_cursor } = page;
    return { members: members.map(shown), next_cursor, total: portfolio.member_count };
  };
}
