import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { answered } from "../../contract/usage.ts";
import {
  nextCursor,
  pageCursor,
  pageLimit,
  portfolio,
  portfolioId,
  portfolioName,
} from "./portfolio.contract.ts";

const shared = { tag: "Portfolios", credits: "free", idempotency: "none" } as const;
const reading = { ...shared, scopes: ["read", "resolve"], bucket: "read" } as const;
const writing = { ...shared, scopes: ["resolve"], bucket: "resolve" } as const;

const path = "/v1/portfolios/{portfolio_id}";
const named = z.strictObject({ portfolio_id: portfolioId });
const answeredPortfolio = portfolio.extend(answered).meta({ id: "PortfolioAnswer" });

export const createPortfolio = operation({
  ...writing,
  name: "create_portfolio",
  summary: "Create a portfolio: a list of entities.",
  description:
    "With a `portfolio_id` of your own it is idempotent: the same id and name answer the portfolio that exists. A tenant may have 100 portfolios.",
  rest: { method: "POST", path: "/v1/portfolios", status: 201, repeatable: true },
  tool: null,
  envelope: "data",
  input: z
    .strictObject({ name: portfolioName, portfolio_id: portfolioId.optional() })
    .meta({ id: "CreatePortfolio" }),
  output: answeredPortfolio,
  errors: ["portfolio_conflict", "portfolio_limit"],
  example: exampleOf("create_portfolio"),
});

export const listPortfolios = operation({
  ...reading,
  name: "list_portfolios",
  summary: "List portfolios, oldest first.",
  description: "Follow `next_cursor` until it is null.",
  rest: { method: "GET", path: "/v1/portfolios" },
  tool: {
    title: "List portfolios",
    description:
      "Lists the tenant's portfolios, oldest first, with how many companies each has. Use it to find a list by its name. For the companies in one, use `get_portfolio_members`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  envelope: "data",
  input: z.strictObject({ limit: pageLimit, cursor: pageCursor }),
  output: z
    .looseObject({ portfolios: z.array(portfolio), next_cursor: nextCursor, ...answered })
    .meta({ id: "PortfolioList" }),
  errors: ["invalid_cursor"],
  example: exampleOf("list_portfolios"),
});

export const getPortfolio = operation({
  ...reading,
  name: "get_portfolio",
  summary: "Read a portfolio.",
  description: "Its name and how many members it has; the members are read with `/members`.",
  rest: { method: "GET", path },
  tool: {
    title: "Read a portfolio",
    description:
      "Reads the name of a portfolio and how many companies it has. Use it to check that a list is there. For the companies themselves, use `get_portfolio_members`; with their values, `export_portfolio`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  envelope: "data",
  input: named,
  output: answeredPortfolio,
  errors: ["not_found"],
  example: exampleOf("get_portfolio"),
});

export const renamePortfolio = operation({
  ...writing,
  name: "rename_portfolio",
  summary: "Give a portfolio another name.",
  description: "Its id and its members stay.",
  rest: { method: "PATCH", path },
  tool: null,
  envelope: "data",
  input: named.extend({ name: portfolioName }),
  output: answeredPortfolio,
  errors: ["not_found"],
  example: exampleOf("rename_portfolio"),
});

export const deletePortfolio = operation({
  ...writing,
  name: "delete_portfolio",
  summary: "Delete a portfolio.",
  description: "The entities stay, and so do their watches.",
  rest: { method: "DELETE", path, status: 204 },
  tool: null,
  envelope: "bare",
  input: named,
  output: z.null(),
  errors: ["not_found"],
  example: exampleOf("delete_portfolio"),
});

const managed = z
  .strictObject({
    operation: z.enum(["create", "rename", "delete"]).meta({ description: "The change to make." }),
    portfolio_id: portfolioId.optional().meta({
      description: "Of the portfolio; optional for `create`, where it makes a repeat safe.",
    }),
    payload: z
      .strictObject({ name: portfolioName.optional() })
      .optional()
      .meta({ description: "`name`: for `create` and `rename`." }),
  })
  .superRefine(({ operation: wanted, portfolio_id, payload }, context) => {
    const missing = (path: string[]) =>
      context.addIssue({
        code: "custom",
        path,
        params: { code: "missing" },
        message: `needed to ${wanted} a portfolio`,
      });
    if (wanted !== "create" && portfolio_id === undefined) missing(["portfolio_id"]);
    if (wanted !== "delete" && payload?.name === undefined) missing(["payload", "name"]);
  });

/** One tool for three routes: a model chooses among fewer tools. */
export const managePortfolio = operation({
  ...writing,
  name: "manage_portfolio",
  summary: "Create, rename or delete a portfolio.",
  description: "As the three operations over REST.",
  rest: null,
  tool: {
    title: "Create, rename or delete a portfolio",
    description:
      "Creates a portfolio, gives it another name, or deletes it. Use it to keep a list of companies, such as suppliers. `delete` removes the list and no company. To put companies into it, use `manage_portfolio_member`; to find a list, `list_portfolios`.",
    effect: "destroy",
    idempotent: false,
    openWorld: false,
  },
  envelope: "bare",
  input: managed,
  output: z.looseObject({
    portfolio_id: z.string().optional(),
    name: z.string().optional(),
    member_count: z.int().optional(),
    created_at: z.string().optional(),
    updated_at: z.string().optional(),
    deleted: z.literal(true).optional().meta({ description: "After `delete`, and alone." }),
  }),
  errors: ["not_found", "portfolio_conflict", "portfolio_limit"],
  example: {
    input: { operation: "rename", portfolio_id: "suppliers", payload: { name: "Suppliers of 2026" } },
    output: portfolioOf(exampleOf("rename_portfolio").output),
  },
});

function portfolioOf(output: unknown): unknown {
  const { correlation_id: _, usage: __, ...rest } = (output ?? {}) as Record<string, unknown>;
  return rest;
}
