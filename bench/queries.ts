/**
 * Measures typed queries over a tenant of many entities: `npm run bench:queries -- [--entities 1000000] [--asked 50]`.
 * Makes the entities in a fresh embedded database, or in the empty one of DATABASE_URL, and sends each query through
 * HTTP, one at a time, after five that do not count. Prints milliseconds of wall time and the entities that one page read.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { table } from "./quality/markdown.ts";
import { startEmptyService } from "./quality/service.ts";
import { makeEntities } from "./queries/made-entities.ts";

const { values } = parseArgs({
  options: {
    entities: { type: "string", default: "1000000" },
    asked: { type: "string", default: "50" },
  },
});
const count = Number(values.entities);
const asked = Number(values.asked);

const name = (operator: string, value: string | readonly string[]) => ({
  field: "identity.legal_name",
  operator,
  value,
});
const country = (value: string) => ({ field: "location.country", operator: "eq", value });
const queries: readonly (readonly [string, object])[] = [
  ["every entity, oldest first", {}],
  ["every entity, newest first", { direction: "desc" }],
  ["a name that equals", { filters: [name("eq", "Brackendown 0 Energy ООО")] }],
  ["a name that contains a rare number", { filters: [name("contains", "1234")] }],
  ["a name that contains one character in most names", { filters: [name("contains", "e")] }],
  ["a name that contains two characters", { filters: [name("contains", "qu")] }],
  ["a name that contains Chinese characters", { filters: [name("contains", "石油")] }],
  ["a name that contains Cyrillic letters", { filters: [name("contains", "СТРОЙ")] }],
  ["a name that contains what no name has", { filters: [name("contains", "zzzz")] }],
  ["one of ten countries", { filters: [country("CH")] }],
  ["a country and a word of one name in nine", { filters: [country("CN"), name("contains", "logistics")] }],
  ["a domain", { filters: [{ field: "digital.domain", operator: "eq", value: "made-777.example" }] }],
];

const scratch = mkdtempSync(join(tmpdir(), "assay-queries-"));
const service = await startEmptyService({ dataDir: scratch });
try {
  const [tenant] = await service.tenants(1);
  const send = async (path: string, body: object) => {
    const answer = await fetch(`${service.origin}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${tenant!.key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { readonly matches: readonly unknown[]; readonly scanned_count: number };
  };
  await send("/v1/resolve", {
    name: "Pattern of Made Entities Limited",
    country: "GB",
    domain: "pattern.example.com",
    registration_number: "09876543",
  });
  await makeEntities(service.database, {
    tenantId: tenant!.tenantId,
    count,
    told: (there) => process.stderr.write(`${there.toLocaleString("en")} entities\n`),
  });
  const rows: string[][] = [];
  for (const [title, body] of queries) {
    const times: number[] = [];
    let last = await send("/v1/entities/query", body);
    for (let at = -5; at < asked; at++) {
      const started = performance.now();
      last = await send("/v1/entities/query", body);
      if (at >= 0) times.push(performance.now() - started);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1);
    rows.push([title, at(0.5), at(0.98), `${last.matches.length}`, `${last.scanned_count}`]);
  }
  const head = ["query", "median, ms", "98 of 100, ms", "matches", "entities read"];
  process.stdout.write(`${count.toLocaleString("en")} entities, ${service.engine}\n\n${table(head, rows)}\n`);
} finally {
  await service.close();
  rmSync(scratch, { recursive: true, force: true });
}
