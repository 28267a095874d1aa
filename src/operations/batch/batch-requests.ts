import type { z } from "zod";
import type { ResolutionRequest } from "../../pipelines/resolution/request.ts";
import { type RequestContext, resolutionRequest } from "../resolution/resolution-request.ts";
import type { recordsInput } from "./batch-records.contract.ts";

/** The records as the pipeline takes them. */
export function batchRequests(
  context: RequestContext,
  records: z.output<typeof recordsInput>,
): ResolutionRequest[] {
  return records.map((record) => resolutionRequest(context, record));
}
