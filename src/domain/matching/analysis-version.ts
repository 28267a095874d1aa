/**
 * The version of the analysis that derives a company's packed comparable, its retrieval keys and its folded
 * search text. It is raised whenever one of these changes for the same company; `tests/pins/analysis.json`
 * holds a digest of all three for each version, so a change without a new version fails a test.
 */
export const ANALYSIS_VERSION = 26;

const BEGINS = `{"analysis":${ANALYSIS_VERSION},`;

/** Whether this analysis derived a packed candidate; candidates packed before 2026-11-24 name no version. */
export function isOfThisAnalysis(packed: string): boolean {
  return packed.startsWith(BEGINS);
}
