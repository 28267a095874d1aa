import type { Served } from "../../src/contract/operation.ts";
import { allOperations, type OperationDependencies } from "../../src/operations/all-operations.ts";

/** Replaces every dependency: a handler may keep it, and no test calls it. */
const untouched = new Proxy(Object.freeze({}), {
  get: (_, name) => {
    throw new Error(`a handler uses its dependency (${String(name)}) before it is called`);
  },
});

/** The operations as the service serves them, for tests of their declarations: their handlers cannot run. */
export function servedOperations(): readonly Served[] {
  const dependencies = new Proxy({} as OperationDependencies, { get: () => untouched });
  return allOperations(dependencies);
}
