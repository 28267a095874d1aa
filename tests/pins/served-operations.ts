import type { Served } from "../../src/contract/operation.ts";
import { allOperations, type OperationDependencies } from "../../src/operations/all-operations.ts";

/** Stands for every dependency: a handler may keep it, and none is called here. */
const untouched = new Proxy(Object.freeze({}), {
  get: (_, name) => {
    throw new Error(`a handler uses its dependency (${String(name)}) before it is called`);
  },
});

/** The operations as the service serves them, for tests of what they declare: their handlers cannot run. */
export function servedOperations(): readonly Served[] {
  const dependencies = new Proxy({} as OperationDependencies, { get: () => untouched });
  return allOperations(dependencies);
}
