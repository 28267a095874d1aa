/**
 * Measures linking alone: of the companies that the queries know to have several register rows, the share
 * whose rows are all linked; and the number of linked rows of different companies.
 * `npm run bench:linking -- <register.jsonl.gz> <queries.jsonl.gz> [--sample <kind>] [--broken] [--wrong]`
 */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import { LINK_KINDS } from "../src/domain/linking/link-evidence.ts";
import type { RegisterCompany } from "../src/domain/register-company.ts";
import { companyOfObject } from "../src/registers/company-jsonl/company-of-object.ts";
import { type Linked, linkAll } from "./linking/link-all.ts";

async function* jsonLines(path: string): AsyncGenerator<unknown> {
  const input = path.endsWith(".gz") ? createReadStream(path).pipe(createGunzip()) : createReadStream(path);
  for await (const line of createInterface({ input })) if (line.trim() !== "") yield JSON.parse(line);
}

async function readRegister(path: string): Promise<RegisterCompany[]> {
  const companies: RegisterCompany[] = [];
  for await (const object of jsonLines(path)) {
    const company = companyOfObject(object, undefined);
    if (typeof company === "string") throw new Error(`register row ${companies.length + 1}: ${company}`);
    companies.push(company);
  }
  return companies;
}

function keyOf(row: { readonly source: string; readonly sourceRecordId: string }): string {
  return `${row.source}:${row.sourceRecordId}`;
}

/** Every set of rows that a present query knows to be one company, once. */
async function readTruth(path: string): Promise<string[][]> {
  const sets = new Map<string, string[]>();
  for await (const query of jsonLines(path)) {
    const { truth } = query as { truth: { kind: string; targets: string[] } };
    if (truth.kind === "present") sets.set([...truth.targets].sort().join("\n"), [...truth.targets].sort());
  }
  return [...sets.values()];
}

/** Wilson's 95 % interval of a share. */
function interval(hits: number, all: number): string {
  const z = 1.959964;
  const share = hits / all;
  const centre = (share + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z / (1 + (z * z) / all)) * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${percent(share)} % (${percent(centre - half)}–${percent(centre + half)}), ${hits} of ${all}`;
}

interface Judged {
  readonly whole: number;
  readonly broken: string[][];
  readonly pairs: number;
  readonly wrong: [string, string][];
}

function judge(groups: readonly RegisterCompany[][], truth: readonly string[][]): Judged {
  const groupOf = new Map<string, number>();
  groups.forEach((group, at) => {
    for (const row of group) groupOf.set(keyOf(row), at);
  });
  const several = truth.filter((set) => set.length > 1);
  const broken = several.filter((set) => new Set(set.map((key) => groupOf.get(key))).size > 1);
  const setsOf = new Map<string, Set<string>>();
  for (const set of truth) {
    for (const key of set) {
      const known = setsOf.get(key) ?? new Set();
      for (const other of set) known.add(other);
      setsOf.set(key, known);
    }
  }
  let pairs = 0;
  const wrong: [string, string][] = [];
  for (const group of groups) {
    const known = group.map(keyOf).filter((key) => setsOf.has(key));
    known.forEach((a, at) => {
      for (const b of known.slice(at + 1)) {
        pairs++;
        if (!setsOf.get(a)!.has(b)) wrong.push([a, b]);
      }
    });
  }
  return { whole: several.length - broken.length, broken, pairs, wrong };
}

function describe(company: RegisterCompany): string {
  const { licence: _, ...rest } = company;
  return JSON.stringify(rest).slice(0, 400);
}

/** Deterministic sample: every n-th of the links in order of a hash of their rows. */
function printSample(
  { links }: Pick<Linked, "links">,
  kind: string,
  byKey: ReadonlyMap<string, RegisterCompany>,
): void {
  const mixed = (text: string) =>
    [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 2654435761) >>> 0, 7);
  const chosen = links
    .filter(({ link }) => link.kind === kind)
    .sort((x, y) => mixed(keyOf(x.a) + keyOf(x.b)) - mixed(keyOf(y.a) + keyOf(y.b)))
    .slice(0, 100);
  for (const { a, b, link } of chosen) {
    console.log(
      `${link.kind} ${link.strength.toFixed(1)}\n  ${describe(byKey.get(keyOf(a))!)}\n  ${describe(byKey.get(keyOf(b))!)}`,
    );
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: "string" }, broken: { type: "boolean" }, wrong: { type: "boolean" } },
  });
  const [register, queries] = positionals;
  if (register === undefined || queries === undefined) {
    throw new Error(
      "usage: npm run bench:linking -- <register.jsonl.gz> <queries.jsonl.gz> [--sample <kind>] [--broken] [--wrong]",
    );
  }
  const companies = await readRegister(register);
  const truth = await readTruth(queries);
  const started = performance.now();
  const linked = await linkAll(companies);
  const groups = linked.groups.map((group) => group.map((at) => companies[at]!));
  const seconds = (performance.now() - started) / 1000;
  const judged = judge(groups, truth);
  const byKey = new Map(companies.map((company) => [keyOf(company), company]));
  if (values.sample !== undefined) printSample(linked, values.sample, byKey);
  if (values.broken) {
    for (const set of judged.broken)
      console.log(`broken\n${set.map((key) => `  ${describe(byKey.get(key)!)}`).join("\n")}`);
  }
  if (values.wrong) {
    for (const pair of judged.wrong)
      console.log(`wrong\n${pair.map((key) => `  ${describe(byKey.get(key)!)}`).join("\n")}`);
  }
  printSummary({ groups, links: linked.links }, judged, companies.length);
  console.log(
    `linked in ${seconds.toFixed(1)} s, peak RSS ${Math.round(process.resourceUsage().maxRSS / 1024)} MB with all rows in memory`,
  );
}

function printSummary(
  { groups, links }: { readonly groups: RegisterCompany[][]; readonly links: Linked["links"] },
  { whole, broken, pairs, wrong }: Judged,
  rows: number,
): void {
  const several = groups.filter((group) => group.length > 1);
  const doubled = several.filter((group) => new Set(group.map((row) => row.source)).size < group.length);
  const bySource = new Map<string, number>();
  for (const group of doubled) {
    for (const source of new Set(
      group.map((row) => row.source).filter((s, at, all) => all.indexOf(s) !== at),
    )) {
      bySource.set(source, (bySource.get(source) ?? 0) + 1);
    }
  }
  console.log(
    `rows ${rows}, companies ${groups.length}, of several rows ${several.length}, largest ${Math.max(...groups.map((g) => g.length))}`,
  );
  for (const kind of LINK_KINDS)
    console.log(`links by ${kind}: ${links.filter(({ link }) => link.kind === kind).length}`);
  console.log(
    `groups with two rows of one source: ${doubled.length} ${JSON.stringify(Object.fromEntries(bySource))}`,
  );
  console.log(`companies whole: ${interval(whole, whole + broken.length)}`);
  console.log(`pairs right: ${interval(pairs - wrong.length, pairs)}`);
}

await main();
