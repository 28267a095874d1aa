import type { Adjudication } from "../../contract/adjudication.ts";
import type { Handler } from "../../contract/operation.ts";
import type { getAdjudication } from "./get-adjudication.contract.ts";

export function getAdjudicationHandler(deps: {
  /** Reads the certification of the data directory as it stands. */
  readonly adjudication: () => Adjudication;
}): Handler<typeof getAdjudication> {
  return async () => deps.adjudication();
}
