import type { z } from "zod";
import { Failure } from "../../contract/errors.ts";
import type { ResolutionRequest } from "../../pipelines/resolution/request.ts";
import { type Asker, resolutionRequest } from "../resolution/resolution-request.ts";
import type { recordsInput } from "./batch-records.contract.ts";

/** The records as the pipeline takes them, or the failure that names each that refers to what is not there. */
export function batchRequests(
  asker: Asker,
  records: z.output<typeof recordsInput>,
): ResolutionRequest[] | Failure {
  const requests = records.map((record) => resolutionRequest(asker, record));
  const unknown = requests.flatMap((request, index) =>
    request instanceof Failure ? [{ index, code: request.code, fields: [] }] : [],
  );
  if (unknown.length > 0) return new Failure("not_found", { details: { records: unknown } });
  return requests as ResolutionRequest[];
}
