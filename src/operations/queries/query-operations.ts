import { type Served, serve } from "../../contract/operation.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { CompanyKnowledge } from "../../pipelines/facts/company-knowledge.ts";
import type { ExplainDependencies } from "../../pipelines/facts/explain-relationship.ts";
import type { DataSelections } from "../../pipelines/selections/data-selections.ts";
import { ListCursors } from "../list-cursors.ts";
import { explainRelationshipPaths } from "./explain-relationship-paths.contract.ts";
import { explainRelationshipPathsHandler } from "./explain-relationship-paths.handler.ts";
import { getSearchFields } from "./get-search-fields.contract.ts";
import { getSearchFieldsHandler } from "./get-search-fields.handler.ts";
import { queryCompanies } from "./query-companies.contract.ts";
import { queryCompaniesHandler } from "./query-companies.handler.ts";

interface QueryOperationDependencies extends ExplainDependencies {
  readonly entities: EntityReader;
  readonly knowledge: CompanyKnowledge;
  readonly selections: DataSelections;
}

/** Typed questions about the tenant's entities, with their handlers. */
export function queryOperations(deps: QueryOperationDependencies): readonly Served[] {
  const { database, entities } = deps;
  const cursors = new ListCursors(database);
  return [
    serve(getSearchFields, getSearchFieldsHandler()),
    serve(queryCompanies, queryCompaniesHandler({ database, entities, cursors })),
    serve(explainRelationshipPaths, explainRelationshipPathsHandler(deps)),
  ];
}
