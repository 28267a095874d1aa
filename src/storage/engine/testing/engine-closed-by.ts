import type { Engine } from "../session.ts";

/** The engine, whose `close` does this instead. */
export function engineClosedBy(engine: Engine, close: () => Promise<void>): Engine {
  return {
    name: engine.name,
    lease: () => engine.lease(),
    query: (...statement) => engine.query(...statement),
    syncCount: () => engine.syncCount(),
    close,
  };
}
