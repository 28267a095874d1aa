import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { intervalSeconds, watchView } from "./watch.contract.ts";

const shared = {
  tag: "Watches",
  bucket: "resolve",
  credits: "free",
  idempotency: "none",
} as const;

const path = "/v1/entities/{entity_id}/watch";

export const enableEntityWatch = operation({
  ...shared,
  name: "enable_entity_watch",
  summary: "Watch an entity, or give its watch another interval.",
  description:
    "Once in each interval the entity is compared with how it stood at the check before, and at first with how it stands now. Each attribute that differs is an event. A check reads what is stored and asks nobody outside. A repeat keeps what is compared with. A tenant may watch 1,000 entities.",
  rest: { method: "PUT", path },
  tool: {
    title: "Watch an entity",
    description:
      "Starts watching one entity for changes, or changes how often it is checked. Use it when somebody wants to be told about changes of a company from now on; earlier changes are not told. Read what was found with `get_entity_events`. To watch every company of a list, use `enable_portfolio_watches`; to stop, `disable_entity_watch`.",
    effect: "write",
    idempotent: true,
    openWorld: false,
    input: z.strictObject({ entity_id: opaqueId(64), interval_seconds: intervalSeconds }),
  },
  scopes: ["resolve"],
  envelope: "data",
  input: z.strictObject({ entity_id: opaqueId(100), interval_seconds: intervalSeconds }),
  output: watchView.extend(answered).meta({ id: "WatchEnabled" }),
  errors: ["not_found", "watch_limit"],
  example: exampleOf("enable_entity_watch"),
});

export const getEntityWatch = operation({
  ...shared,
  name: "get_entity_watch",
  summary: "Read an entity's watch: null where the entity is not watched.",
  description: "The body is JSON `null` where no watch is enabled, and the watch where one is.",
  rest: { method: "GET", path },
  tool: null,
  scopes: ["read", "resolve"],
  bucket: "read",
  envelope: "bare",
  input: z.strictObject({ entity_id: opaqueId(100) }),
  output: watchView.nullable(),
  errors: ["not_found"],
  example: exampleOf("get_entity_watch"),
});

const disables =
  "Earlier events stay readable, and notifications that wait are sent. A repeat changes nothing. A watch that is enabled again begins anew.";

export const disableEntityWatch = operation({
  ...shared,
  name: "disable_entity_watch",
  summary: "Stop watching an entity.",
  description: disables,
  rest: { method: "DELETE", path, status: 204 },
  tool: null,
  scopes: ["resolve"],
  envelope: "bare",
  input: z.strictObject({ entity_id: opaqueId(100) }),
  output: z.null(),
  errors: ["not_found"],
  example: exampleOf("disable_entity_watch"),
});

/** The tool states in words the result that the REST status states. */
export const disableEntityWatchTool = operation({
  ...shared,
  name: "disable_entity_watch_tool",
  summary: "Stop watching an entity.",
  description: disables,
  rest: null,
  tool: {
    name: "disable_entity_watch",
    title: "Stop watching an entity",
    description:
      "Stops the checks of one entity. Use it when changes of a company no longer matter. Earlier events stay readable with `get_entity_events`. To watch it again, use `enable_entity_watch`, which begins anew.",
    effect: "destroy",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["resolve"],
  envelope: "bare",
  input: z.strictObject({ entity_id: opaqueId(64) }),
  output: z.looseObject({ disabled: z.literal(true) }).meta({ id: "WatchDisabled" }),
  errors: ["not_found"],
  example: { input: exampleOf("disable_entity_watch").input, output: { disabled: true } },
});
