import { type Served, serve } from "../../contract/operation.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { ScreeningLists } from "../../pipelines/screening/screening-lists.ts";
import { getScreeningCoverage, screenCompany } from "./screening.contract.ts";
import { getScreeningCoverageHandler, screenCompanyHandler } from "./screening.handler.ts";

/** Screening against the installed lists, with its handlers. */
export function screeningOperations({
  screening: lists,
  entities,
}: {
  readonly screening: ScreeningLists;
  readonly entities: EntityReader;
}): readonly Served[] {
  return [
    serve(screenCompany, screenCompanyHandler({ lists, entities })),
    serve(getScreeningCoverage, getScreeningCoverageHandler({ lists })),
  ];
}
