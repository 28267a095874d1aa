import { type Served, serve } from "../../contract/operation.ts";
import type { SourceReadiness } from "../../domain/entities/project.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import { OwnerScreening } from "../../pipelines/screening/owner-screening.ts";
import type { ScreeningLists } from "../../pipelines/screening/screening-lists.ts";
import type { Database } from "../../storage/engine/database.ts";
import { getScreeningChanges } from "./get-screening-changes.contract.ts";
import { getScreeningChangesHandler } from "./get-screening-changes.handler.ts";
import { getScreeningCoverage, screenCompany } from "./screening.contract.ts";
import { getScreeningCoverageHandler, screenCompanyHandler } from "./screening.handler.ts";

/** Screening against the installed lists, with its handlers. */
export function screeningOperations({
  screening: lists,
  entities,
  database,
  readiness,
}: {
  readonly screening: ScreeningLists;
  readonly entities: EntityReader;
  readonly database: Database;
  readonly readiness: SourceReadiness;
}): readonly Served[] {
  const owners = new OwnerScreening({ database, readiness });
  return [
    serve(screenCompany, screenCompanyHandler({ lists, entities, owners })),
    serve(getScreeningCoverage, getScreeningCoverageHandler({ lists })),
    serve(getScreeningChanges, getScreeningChangesHandler({ database })),
  ];
}
