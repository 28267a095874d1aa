import { companyFields, toCompanyRecord } from "../../contract/company-record.ts";
import type { CompanyRecord } from "../../domain/record.ts";

type Described = Parameters<typeof toCompanyRecord>[0];

/**
 * What a stored submission says about the company: its other fields (depth, projection, references) are about the
 * call.
 * @param submitted canonical JSON of a validated request.
 */
export function describedBy(submitted: string): CompanyRecord {
  const sent = JSON.parse(submitted) as Record<string, unknown>;
  const described = Object.entries(sent).filter(([name]) => name in companyFields || name === "cik");
  return toCompanyRecord(Object.fromEntries(described) as Described);
}
