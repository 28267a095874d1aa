import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import {
  member,
  memberLabels,
  nextCursor,
  pageCursor,
  pageLimit,
  portfolioId,
  writtenMember,
} from "./portfolio.contract.ts";

const shared = { tag: "Portfolios", credits: "free", idempotency: "none" } as const;
const writing = { ...shared, scopes: ["resolve"], bucket: "resolve" } as const;

const path = "/v1/portfolios/{portfolio_id}/members/{entity_id}";

export const putPortfolioMember = operation({
  ...writing,
  name: "put_portfolio_member",
  summary: "Put an entity into a portfolio, or change what the list says of it.",
  description:
    "`customer_reference` and `role` belong to the list and are no evidence of the company; a repeat without them removes them. When the entity was added stays. A portfolio may have 1,000 members. `npx assay portfolio import` fills one from a file.",
  rest: { method: "PUT", path },
  tool: null,
  envelope: "data",
  input: z.strictObject({ portfolio_id: portfolioId, entity_id: opaqueId(100), ...memberLabels }),
  output: writtenMember.extend(answered).meta({ id: "PortfolioMemberAnswer" }),
  errors: ["not_found", "portfolio_member_limit"],
  example: exampleOf("put_portfolio_member"),
});

export const deletePortfolioMember = operation({
  ...writing,
  name: "delete_portfolio_member",
  summary: "Take an entity out of a portfolio.",
  description: "The entity stays, and so does its watch. A repeat changes nothing.",
  rest: { method: "DELETE", path, status: 204 },
  tool: null,
  envelope: "bare",
  input: z.strictObject({ portfolio_id: portfolioId, entity_id: opaqueId(100) }),
  output: z.null(),
  errors: ["not_found"],
  example: exampleOf("delete_portfolio_member"),
});

/** One tool for two routes. */
export const managePortfolioMember = operation({
  ...writing,
  name: "manage_portfolio_member",
  summary: "Put an entity into a portfolio, or take it out.",
  description: "As the two operations over REST.",
  rest: null,
  tool: {
    title: "Add a company to a portfolio or remove it",
    description:
      "Adds a company to a portfolio, or removes it from the list. Use it to change a list by one company, with an id from `resolve_company` or `search_entities`. `payload` is what the list says of it, for `add` alone, and no evidence. It removes no company. For the list itself, use `manage_portfolio`.",
    effect: "destroy",
    idempotent: true,
    openWorld: false,
  },
  envelope: "bare",
  input: z.strictObject({
    operation: z
      .enum(["add", "remove"])
      .meta({ description: "`add` also replaces the labels of a company that is in the list." }),
    portfolio_id: portfolioId,
    entity_id: opaqueId(64),
    payload: z
      .strictObject(memberLabels)
      .optional()
      .meta({ description: "The labels of the company in the list." }),
  }),
  output: z.looseObject({
    portfolio_id: z.string().optional(),
    entity_id: z.string().optional(),
    customer_reference: z.string().nullable().optional(),
    role: z.string().nullable().optional(),
    added_at: z.string().optional(),
    removed: z.literal(true).optional().meta({ description: "After `remove`, and alone." }),
  }),
  errors: ["not_found", "portfolio_member_limit"],
  example: {
    input: {
      operation: "add",
      portfolio_id: "suppliers",
      entity_id: "ent_aaaaaaaaaaaaaaaaaaaaaaaaaa",
      payload: { customer_reference: "V-1001", role: "supplier" },
    },
    output: {
      portfolio_id: "suppliers",
      entity_id: "ent_aaaaaaaaaaaaaaaaaaaaaaaaaa",
      customer_reference: "V-1001",
      role: "supplier",
      added_at: "2026-11-20T09:00:00.000Z",
    },
  },
});

export const getPortfolioMembers = operation({
  ...shared,
  name: "get_portfolio_members",
  summary: "List the members of a portfolio, in the order in which they were added.",
  description:
    "Follow `next_cursor` until it is null: such a walk misses no member that was there when it began and still is. `total` counts all members.",
  rest: { method: "GET", path: "/v1/portfolios/{portfolio_id}/members" },
  tool: {
    title: "List the companies of a portfolio",
    description:
      "Lists the companies of a portfolio with what the list says of each, page by page. Use it to see which companies a list has. It has no company values: for those, use `export_portfolio`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  envelope: "data",
  input: z.strictObject({ portfolio_id: portfolioId, limit: pageLimit, cursor: pageCursor }),
  output: z
    .looseObject({
      members: z.array(member),
      next_cursor: nextCursor,
      total: z.int().min(0),
      ...answered,
    })
    .meta({ id: "PortfolioMembers" }),
  errors: ["not_found", "invalid_cursor"],
  example: exampleOf("get_portfolio_members"),
});
