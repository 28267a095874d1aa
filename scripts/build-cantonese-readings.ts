/**
 * Writes `src/domain/names/transliteration/sounds/cantonese-readings.json`: the Cantonese reading of each Han character of
 * Big5 and GB 2312, in Jyutping without its tone, from the field kCantonese of the Unihan database.
 * Usage: node scripts/build-cantonese-readings.ts <Unihan_Readings.txt>
 */
import { readFileSync, writeFileSync } from "node:fs";

const [source] = process.argv.slice(2);
if (source === undefined) {
  console.error("usage: node scripts/build-cantonese-readings.ts <Unihan_Readings.txt>");
  process.exit(2);
}
const text = readFileSync(source, "utf8");
const version = /^# Unicode version: (\S+)/m.exec(text)?.[1];
if (version === undefined) throw new Error("the first lines name no Unicode version");

/** The notice that goes with every copy of the data: Unicode License V3. */
const LICENCE = `UNICODE LICENSE V3. COPYRIGHT AND PERMISSION NOTICE. Copyright © 1991-2022 Unicode, Inc.

Permission is hereby granted, free of charge, to any person obtaining a copy of data files and any associated documentation (the "Data Files") or software and any associated documentation (the "Software") to deal in the Data Files or Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, and/or sell copies of the Data Files or Software, and to permit persons to whom the Data Files or Software are furnished to do so, provided that either (a) this copyright and permission notice appear with all copies of the Data Files or Software, or (b) this copyright and permission notice appear in associated Documentation.

THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA FILES OR SOFTWARE.

Except as contained in this notice, the name of a copyright holder shall not be used in advertising or otherwise to promote the sale, use or other dealings in these Data Files or Software without prior written authorization of the copyright holder.`;

/** The characters of a character set of two bytes, in the given ranges of lead and trail bytes. */
function charactersOf(encoding: string, leads: readonly [number, number], trails: readonly [number, number]) {
  const decoder = new TextDecoder(encoding);
  const characters: string[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead++)
    for (let trail = trails[0]; trail <= trails[1]; trail++)
      characters.push(...decoder.decode(new Uint8Array([lead, trail])));
  return characters;
}

const common = new Set([
  ...charactersOf("big5", [0xa4, 0xf9], [0x40, 0xfe]),
  ...charactersOf("gbk", [0xb0, 0xf7], [0xa1, 0xfe]),
]);
const byReading = new Map<string, string>();
for (const [, code, reading] of text.matchAll(/^U\+([0-9A-F]{4})\tkCantonese\t([a-z]+)\d/gm)) {
  const character = String.fromCharCode(Number.parseInt(code!, 16));
  if (common.has(character)) byReading.set(reading!, (byReading.get(reading!) ?? "") + character);
}
const lines = [...byReading]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([reading, characters]) => `"${reading}":"${characters}"`);
writeFileSync(
  new URL("../src/domain/names/transliteration/sounds/cantonese-readings.json", import.meta.url),
  `{
"source":"Unihan database, Unicode ${version}, field kCantonese; changed: one reading a character, without its tone",
"licence":${JSON.stringify(LICENCE)},
"readings":{
${lines.join(",\n")}
}
}
`,
);
console.log(`${lines.length} readings`);
