import type { FastifyInstance } from "fastify";
import type { Operation, Served } from "../contract/operation.ts";
import {
  reconciliationOffer,
  reconciliationQuery,
  reconciliationSuggest,
} from "../operations/openrefine/reconciliation-query.contract.ts";
import { reconciliationView } from "../operations/openrefine/reconciliation-view.contract.ts";
import { mountOpenRefine } from "../transports/openrefine/routes.ts";

type Mounted = Parameters<typeof mountOpenRefine>[1];
type FromOperations = "query" | "suggest" | "view" | keyof typeof reconciliationOffer;

/** The reconciliation service for OpenRefine, over its operations. */
export function mountSpreadsheets(
  http: FastifyInstance,
  { served, ...shared }: Omit<Mounted, FromOperations> & { readonly served: readonly Served[] },
): void {
  const servedAs = (wanted: Operation) => served.find(({ operation }) => operation === wanted)!;
  mountOpenRefine(http, {
    query: servedAs(reconciliationQuery),
    suggest: servedAs(reconciliationSuggest),
    view: servedAs(reconciliationView),
    ...reconciliationOffer,
    ...shared,
  });
}
