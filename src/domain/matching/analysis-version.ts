/**
 * The version of the analysis that derives what a company is compared and found by: its packed comparable and its
 * retrieval keys. It is raised whenever either comes out otherwise for the same company; `tests/pins/analysis.json` holds
 * a digest of both for each version, so a change without a new version fails a test.
 */
export const ANALYSIS_VERSION = 1;

const BEGINS = `{"analysis":${ANALYSIS_VERSION},`;

/** Whether a packed candidate was derived by this analysis; those of before 2026-11-24 name none. */
export function isOfThisAnalysis(packed: string): boolean {
  return packed.startsWith(BEGINS);
}
