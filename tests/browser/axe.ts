import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The faults that axe finds in the current page: the rule, and the elements that break it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's content policy does not restrict.
  const { violations } = (await page.evaluate(
    `${source};axe.run(document,{runOnly:{type:"tag",values:${JSON.stringify(tags)}}})`,
  )) as AxeResults;
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
