/**
 * Checks every import of the project against `.dependency-cruiser.js`; `npm run check:imports` runs it. It
 * checks the number of modules as well: with an unknown compiler, dependency-cruiser reads no module and
 * reports no fault.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractConfiguration from "dependency-cruiser/config-utl/extract-depcruise-config";

const projectRoot = fileURLToPath(new URL("../", import.meta.url));
const programs = ["src", "bench", "scripts", "tests", "web"];
/** Well below the current number of modules, and far above 0. */
const fewestModules = 300;

export interface ImportCheck {
  /** The number of modules of the project itself that were read. */
  readonly modules: number;
  /** One line for each import that breaks a rule. */
  readonly faults: readonly string[];
}

/** Checks the imports of the project in `root`, a directory with at least one of the program folders. */
export async function checkImports(root: string): Promise<ImportCheck> {
  const { forbidden = [], options } = await extractConfiguration(join(projectRoot, ".dependency-cruiser.js"));
  const folders = programs.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  const { modules, summary } = output as ICruiseResult;
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment ?? ""]));
  return {
    modules: modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`))).length,
    faults: summary.violations.map(
      ({ from, to, rule }) => `${from} → ${to}: ${rule.name} (${comments.get(rule.name)})`,
    ),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, faults } = await checkImports(projectRoot);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (modules < fewestModules)
    process.stderr.write(`only ${modules} modules were read: the check checked little\n`);
  process.stdout.write(`imports: ${modules} modules read, ${faults.length} imports against the rule\n`);
  process.exitCode = faults.length > 0 || modules < fewestModules ? 1 : 0;
}
