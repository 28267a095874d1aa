import type { RegisterCompany } from "../../src/domain/register-company.ts";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";

/** Of a short run's register every so many rows, beside those that its queries mean. */
const STEP = 10;

/** The rows of a short run; all rows where `queries` is null. */
export function sampledRows(
  rows: readonly RegisterCompany[],
  queries: readonly BenchmarkQuery[] | null,
): readonly RegisterCompany[] {
  if (queries === null) return rows;
  const meant = new Set(queries.flatMap(({ truth }) => [...truth.targets, ...(truth.grey ?? [])]));
  return rows.filter((row, at) => at % STEP === 0 || meant.has(`${row.source}:${row.sourceRecordId}`));
}
