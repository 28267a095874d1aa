import { hash } from "node:crypto";
import type { OutsideCall } from "../usage/outside-commitments.ts";

/** A call for a record of a job, or for a single request, that asks what no other asks. */
export function testCall(tenantId: string, name: string, job: OutsideCall["job"] = null): OutsideCall {
  const digest = hash("sha256", name);
  return {
    ...{ tenantId, callId: `call_${name}`, purpose: "agent", release: "any", entityIds: [] },
    ...{ questionDigest: digest, contentDigest: digest, job },
  };
}
