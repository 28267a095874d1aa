import { serve } from "../../contract/operation.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { ResolutionDependencies } from "../../pipelines/resolution/dependencies.ts";
import {
  companyType,
  queriesPerBatch,
  reconciliationProperties,
  reconciliationQuery,
  reconciliationSuggest,
} from "./reconciliation-query.contract.ts";
import { reconciliationQueryHandler } from "./reconciliation-query.handler.ts";
import { reconciliationSuggestHandler } from "./reconciliation-suggest.handler.ts";

/** What the reconciliation endpoint serves: no route and no tool of ours, so not among all operations. */
export function reconciliationOperations(deps: {
  readonly resolution: ResolutionDependencies;
  readonly entities: EntityReader;
}) {
  const { resolution, entities } = deps;
  return {
    query: serve(reconciliationQuery, reconciliationQueryHandler(deps)),
    suggest: serve(
      reconciliationSuggest,
      reconciliationSuggestHandler({ database: resolution.database, entities }),
    ),
    type: companyType,
    properties: reconciliationProperties,
    batchSize: queriesPerBatch,
  };
}
