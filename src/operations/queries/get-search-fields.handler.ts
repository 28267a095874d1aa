import type { Handler } from "../../contract/operation.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import { searchFields } from "../../domain/queries/company-query.ts";
import type { getSearchFields } from "./get-search-fields.contract.ts";

export function getSearchFieldsHandler(): Handler<typeof getSearchFields> {
  return async () => ({ collection: "search-fields", version: PIPELINE_VERSION, items: searchFields });
}
