/**
 * Checks every regular expression of src/ for more than linear time; `npm run check:patterns` runs it. A pattern that the
 * checker finds vulnerable, or can't decide within its time, needs an entry in `patterns/bounded-patterns.ts` that says
 * what bounds it.
 */
import { fileURLToPath } from "node:url";
import { boundedPatterns } from "./patterns/bounded-patterns.ts";
import { findPatterns } from "./patterns/find-patterns.ts";
import { patternFaults } from "./patterns/pattern-faults.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
/** Well below the current number of patterns, and far above 0. */
const FEWEST = 500;

const found = await findPatterns(root);
const known = new Set(found.map(({ text }) => text));
const faults = Object.keys(boundedPatterns)
  .filter((text) => !known.has(text))
  .map((text) => `${text}: stands in patterns/bounded-patterns.ts and in no source file`);
if (found.length < FEWEST) faults.push(`only ${found.length} patterns were found: the check checked little`);
const checked = found.filter(({ text }) => !(text in boundedPatterns));
const faultOf = await patternFaults(checked.map(({ text }) => text));
for (const { text, place } of checked) {
  const fault = faultOf.get(text) ?? null;
  if (fault !== null) faults.push(`${place}: ${text}: ${fault}`);
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
const bounded = Object.keys(boundedPatterns).length;
process.stdout.write(
  `patterns: ${found.length} checked, ${bounded} of them bounded otherwise, ${faults.length} at fault\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
