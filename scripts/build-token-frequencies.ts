/**
 * Writes `src/domain/names/words/token-frequencies.json`: the number of company names with each token,
 * learned from the openly licensed sources of a register file alone. Tokens in fewer than three names are
 * left out.
 * Usage: node scripts/build-token-frequencies.ts <register.jsonl.gz>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { analyseName } from "../src/domain/names/analyse/analyse-name.ts";
import { openSources } from "../src/training/open-sources.ts";

const FEWEST = 3;

interface Row {
  readonly source: string;
  readonly name: string;
  readonly country?: string;
  readonly other_names?: readonly { readonly name: string }[];
}

const [source] = process.argv.slice(2);
if (source === undefined) {
  console.error("usage: node scripts/build-token-frequencies.ts <register.jsonl.gz>");
  process.exit(2);
}

const counts = new Map<string, number>();
let names = 0;
for (const line of gunzipSync(readFileSync(source)).toString("utf8").split("\n")) {
  if (line === "") continue;
  const row: Row = JSON.parse(line);
  if (!openSources.has(row.source)) continue;
  const hints = row.country === undefined ? {} : { country: row.country };
  const seen = new Set<string>();
  for (const name of new Set([row.name, ...(row.other_names ?? []).map((other) => other.name)])) {
    for (const token of analyseName(name, hints).core) seen.add(token);
  }
  names += 1;
  for (const token of seen) counts.set(token, (counts.get(token) ?? 0) + 1);
}

const byCount = new Map<number, string[]>();
for (const [token, count] of counts) {
  if (count < FEWEST || token.length > 32) continue;
  byCount.set(count, [...(byCount.get(count) ?? []), token]);
}
const tokens = [...byCount]
  .sort(([left], [right]) => right - left)
  .map(([count, list]) => `${count} ${list.sort().join(" ")}`);
const target = new URL("../src/domain/names/words/token-frequencies.json", import.meta.url);
writeFileSync(target, `${JSON.stringify({ names, tokens }).replaceAll('","', '",\n"')}\n`);
console.log(`${names} records, ${counts.size} tokens, ${[...byCount.values()].flat().length} kept`);
