import { toCompanyRecord } from "../../contract/company-record.ts";
import { storedSubmission, submittedFields } from "../../contract/stored/submission.ts";
import type { CompanyRecord } from "../../domain/record.ts";

type Described = Parameters<typeof toCompanyRecord>[0];

/**
 * The fields of a stored submission that describe the company; the other fields (depth, projection,
 * references) describe the call.
 * @param submitted canonical JSON of a validated request.
 */
export function describedBy(submitted: string): CompanyRecord {
  const sent = storedSubmission(submitted);
  const described = Object.entries(sent).filter(([name]) => submittedFields.has(name));
  return toCompanyRecord(Object.fromEntries(described) as Described);
}
