import { z } from "zod";
import { portfolioPage } from "../../contract/limits.ts";
import { text, timestamp } from "../../contract/scalars.ts";

/** The caller's own id, or an id from the service. */
export const portfolioId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, "1 to 64 letters, digits, hyphens and underscores")
  .meta({ minLength: 1, maxLength: 64 });

export const portfolioName = text({ min: 1, max: 200 });

/** The labels of an entity in a list. */
export const memberLabels = {
  customer_reference: text({ max: 200 }).optional().meta({
    description: "The caller's own name of it in this list; never evidence of the company.",
  }),
  role: text({ max: 64 }).optional().meta({ description: "Why it is in the list; never evidence." }),
};

export const pageLimit = z
  .int()
  .min(1)
  .max(portfolioPage)
  .optional()
  .meta({ default: portfolioPage, description: "How many entries a page has at the most." });
export const pageCursor = text({ min: 1, max: 2048 })
  .optional()
  .meta({ description: "`next_cursor` of the page before." });
export const nextCursor = z.string().nullable().meta({ description: "null at the end, and only there." });

export const portfolio = z
  .looseObject({
    portfolio_id: z.string(),
    name: z.string(),
    member_count: z.int().min(0),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: "Portfolio", description: "A list of the tenant's entities." });

const labels = { customer_reference: z.string().nullable(), role: z.string().nullable() };

/** An entity in a list. */
export const member = z
  .looseObject({ entity_id: z.string(), ...labels, added_at: timestamp })
  .meta({ id: "PortfolioMember", description: "An entity in a portfolio." });

/** The same, as the answer of its write. */
export const writtenMember = member
  .extend({ portfolio_id: z.string() })
  .meta({ id: "WrittenPortfolioMember", description: "An entity in a portfolio, with the portfolio's id." });

export const exportedLabels = { entity_id: z.string(), ...labels };
