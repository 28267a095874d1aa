import { type Served, serve } from "../../contract/operation.ts";
import type { WatchDependencies } from "../../pipelines/watches/enable-watches.ts";
import { getEntityEvents } from "./events.contract.ts";
import { getEntityEventsHandler } from "./events.handler.ts";
import {
  disableEntityWatch,
  disableEntityWatchTool,
  enableEntityWatch,
  getEntityWatch,
} from "./watches.contract.ts";
import {
  disableEntityWatchHandler,
  disableEntityWatchToolHandler,
  enableEntityWatchHandler,
  getEntityWatchHandler,
} from "./watches.handler.ts";

/** Watches of entities and the results of their checks, with their handlers. */
export function watchOperations(deps: WatchDependencies): readonly Served[] {
  return [
    serve(enableEntityWatch, enableEntityWatchHandler(deps)),
    serve(getEntityWatch, getEntityWatchHandler(deps)),
    serve(disableEntityWatch, disableEntityWatchHandler(deps)),
    serve(disableEntityWatchTool, disableEntityWatchToolHandler(deps)),
    serve(getEntityEvents, getEntityEventsHandler(deps)),
  ];
}
