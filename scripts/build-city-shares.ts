/**
 * Writes `src/domain/addresses/city-shares.json`: the share of a country's companies with their address in
 * each main city, learned from the openly licensed sources of a register file alone. Cities with less than a
 * hundredth of a country's companies are left out, and so are countries without any such city.
 * Usage: node scripts/build-city-shares.ts <register.jsonl.gz>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { analyseAddress } from "../src/domain/addresses/analyse-address.ts";
import type { PostalAddress } from "../src/domain/record.ts";
import { openSources } from "../src/training/open-sources.ts";

const LEAST_SHARE = 0.01;
const FEWEST = 2;

interface Row {
  readonly source: string;
  readonly country?: string;
  readonly address?: PostalAddress;
}

const [source] = process.argv.slice(2);
if (source === undefined) {
  console.error("usage: node scripts/build-city-shares.ts <register.jsonl.gz>");
  process.exit(2);
}

const countries = new Map<string, Map<string, number>>();
for (const line of gunzipSync(readFileSync(source)).toString("utf8").split("\n")) {
  if (line === "") continue;
  const { source: register, country, address }: Row = JSON.parse(line);
  if (!openSources.has(register) || !address) continue;
  const { city, country: home } = analyseAddress(address, country);
  if (city === null || home === null) continue;
  const cities = countries.get(home) ?? new Map<string, number>();
  cities.set(city, (cities.get(city) ?? 0) + 1);
  countries.set(home, cities);
}

const shares = [...countries].sort(byName).flatMap(([country, cities]) => {
  const companies = [...cities.values()].reduce((sum, count) => sum + count, 0);
  const main = [...cities]
    .filter(([, count]) => count >= FEWEST && count / companies >= LEAST_SHARE)
    .sort((left, right) => right[1] - left[1] || byName(left, right));
  return main.length > 0 ? [[country, { companies, cities: Object.fromEntries(main) }] as const] : [];
});
const target = new URL("../src/domain/addresses/city-shares.json", import.meta.url);
const lines = shares.map(([country, entry]) => `${JSON.stringify(country)}:${JSON.stringify(entry)}`);
writeFileSync(target, `{\n${lines.join(",\n")}\n}\n`);
console.log(
  `${shares.length} countries, ${shares.flatMap(([, { cities }]) => Object.keys(cities)).length} cities`,
);

function byName(left: readonly [string, unknown], right: readonly [string, unknown]): number {
  return left[0] < right[0] ? -1 : 1;
}
