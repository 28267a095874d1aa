import { z } from "zod";
import { provenance } from "../../contract/entity.ts";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { isoDate, opaqueId, text } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { financialGap } from "./financial-statement.contract.ts";

const query = {
  months: z.int().min(1).max(60).optional().meta({ default: 60, description: "How many completed months." }),
  as_of: isoDate.optional().meta({
    description: "Months that ended before its month, and what was published by then; today without it.",
  }),
  scope: z.enum(["issuer", "share_class"]).optional().meta({
    default: "issuer",
    description: "The whole issuer, or one class of its shares; classes are never added up.",
  }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .meta({ description: "ISO 4217; valuations in others are left out." }),
  share_class: text({ min: 1, max: 2000 })
    .optional()
    .meta({ description: "Name of the class; it counts with the scope share_class." }),
};

const money = z.number().nullable();

export const getMarketCapHistory = operation({
  name: "get_market_cap_history",
  summary: "Read a company's market capitalisation at the ends of months.",
  description:
    "Completed month ends before the month of `as_of`, newest first, from unadjusted valuations that sources state. A quote more than seven days before the end is `stale`; sources that disagree are a `conflict` without a value. Nothing is interpolated, converted or added up; missing is not zero.",
  tag: "Financials",
  rest: { method: "GET", path: "/v1/entities/{entity_id}/market-cap-history" },
  tool: {
    title: "Read market capitalisation by month",
    description:
      "Reads a company's market capitalisation at past month ends, each with its source, and which months are missing, stale or disputed. Use it for a series; for the newest value, ask `get_entity` for `financials.market_cap`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    input: z.strictObject({ entity_id: opaqueId(64), ...query }),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({ entity_id: opaqueId(100), ...query }),
  output: z
    .looseObject({
      entity_id: z.string(),
      scope: z.enum(["issuer", "share_class"]),
      currency: z.string().nullable(),
      share_class: z.string().nullable(),
      as_of: z.string(),
      months: z.int(),
      points: z.array(
        z.looseObject({
          month_end: z.string(),
          status: z.enum(["valued", "missing", "stale", "conflict"]),
          value: money.meta({ description: "In whole units; null where missing or disputed." }),
          currency: z.string().nullable(),
          quoted_on: z.string().nullable(),
          published_on: z.string().nullable().meta({ description: "Null where the source does not say." }),
          candidates: z.array(
            z.looseObject({
              value: z.number(),
              currency: z.string(),
              quoted_on: z.string(),
              published_on: z.string().nullable(),
              share_class: z.string().nullable(),
              provenance,
            }),
          ),
          provenance: provenance.nullable(),
        }),
      ),
      gaps: z.array(financialGap),
      ...answered,
    })
    .meta({ id: "MarketCapHistory" }),
  errors: ["not_found"],
  example: exampleOf("get_market_cap_history"),
});
