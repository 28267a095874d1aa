import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { eventPage, eventPageInput } from "./event-page.contract.ts";

export const getEntityEvents = operation({
  name: "get_entity_events",
  summary: "Read what the checks of an entity's watch have found, in the order in which it became known.",
  description:
    "An entity that was never watched has none. An event names an attribute and its sources; `/intelligence` has values. A page scans `limit` events and shows those of `categories`; `next_cursor`, to be passed as `after_id`, moves over those that are hidden. What is found later has a greater id.",
  tag: "Watches",
  rest: { method: "GET", path: "/v1/entities/{entity_id}/events" },
  tool: {
    title: "Read an entity's changes",
    description:
      "Reads which attributes of a watched entity changed, when, and by which sources. Use it to find out what is new about a company since an event id. It has events only from the time since the entity is watched (`enable_entity_watch`), and no values: read them with `get_entity_intelligence`. For the changes of a whole list, use `get_portfolio_events`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({ entity_id: opaqueId(100), ...eventPageInput }),
  output: eventPage.extend(answered).meta({ id: "EntityEvents" }),
  errors: ["not_found"],
  example: exampleOf("get_entity_events"),
});
