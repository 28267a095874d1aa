import { storedCompany } from "../../contract/stored/register-company.ts";
import { retrievalSubject } from "../../domain/matching/comparable/comparable-of.ts";
import { registerCandidate } from "../../domain/matching/comparable/register-candidate.ts";
import { packRow } from "../../domain/matching/packed/packed-row.ts";
import { type CommonParts, PackedParts } from "../../domain/matching/packed/parts-in-common.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { retrievalKeys } from "../../domain/retrieval/keys.ts";
import { ScriptCounter, type ScriptCounts } from "../../domain/retrieval/registered-scripts.ts";
import { streamGroups } from "../../storage/registers/register-linkings.ts";
import { type RelationshipRow, relationshipsOf } from "../../storage/registers/register-relationships.ts";
import { sourcesOf } from "../../storage/registers/register-sources.ts";
import {
  buildRegisterIndex,
  type RegisterIndexEntry,
  type RegisterIndexSummary,
} from "../../storage/retrieval-index/build-register-index.ts";
import { indexDirectory, indexPath, type RegisterDependencies } from "./dependencies.ts";
import { bestSourceFirst } from "./source-order.ts";

const BATCH = 1_000;

/** The metadata in an index file. */
export interface IndexMeta {
  readonly version: number;
  /** The pipeline that analysed its companies and made their keys. */
  readonly release: string;
  /** The parts that its rows have in common. */
  readonly parts: CommonParts;
  /** The sources of its rows, in the order of their names. */
  readonly sources: readonly string[];
  /** The scripts of its companies' names. */
  readonly scripts: ScriptCounts;
}

/** @param members the snapshots whose relationships count. */
export async function buildRegistersIndex(
  deps: Pick<RegisterDependencies, "database" | "dataDir">,
  { version, members }: { readonly version: number; readonly members: readonly number[] },
  onProgress: (rows: number) => Promise<void> | void = () => {},
): Promise<RegisterIndexSummary> {
  const gathered = new Gathered();
  const meta = metaOf(gathered, version, await sourcesOf(deps.database, members));
  const path = indexPath(await indexDirectory(deps), version);
  return buildRegisterIndex(entries(deps, { version, members, gathered }, onProgress), path, meta);
}

/** The facts of an index's metadata that are gathered while its rows are made. */
export class Gathered {
  readonly parts = new PackedParts();
  readonly scripts = new ScriptCounter();
}

/** The metadata of an index; complete once the last row is made. */
export function metaOf({ parts, scripts }: Gathered, version: number, sources: readonly string[]): IndexMeta {
  return { version, release: PIPELINE_VERSION, parts: parts.lists, sources, scripts: scripts.counts };
}

async function* entries(
  { database }: Pick<RegisterDependencies, "database">,
  {
    version,
    members,
    gathered,
  }: { readonly version: number; readonly members: readonly number[]; readonly gathered: Gathered },
  onProgress: (rows: number) => Promise<void> | void,
): AsyncGenerator<RegisterIndexEntry> {
  let ordinal = 0;
  let rows = 0;
  let group: Group = { id: -1, companies: [] };
  for await (const batch of streamGroups(database, version, BATCH)) {
    const read = batch.map((row) => storedCompany(row.data));
    const companies = withParents(read, await relationshipsOf(database, members, leisOf(read)));
    for (let at = 0; at < batch.length; at++) {
      if (batch[at]!.group_id !== group.id) {
        if (group.companies.length > 0) yield entryOf(ordinal++, group, gathered);
        group = { id: batch[at]!.group_id, companies: [] };
      }
      group.companies.push(companies[at]!);
    }
    rows += batch.length;
    await onProgress(rows);
  }
  if (group.companies.length > 0) yield entryOf(ordinal, group, gathered);
}

interface Group {
  readonly id: number;
  readonly companies: RegisterCompany[];
}

const encoder = new TextEncoder();

/** The linked rows of one company, as a row of the index with its keys. */
export function entryOf(
  ordinal: number,
  { id, companies }: Group,
  { parts, scripts }: Gathered,
): RegisterIndexEntry {
  const candidate = registerCandidate(id, bestSourceFirst(companies));
  scripts.add(candidate.comparable);
  const keys = retrievalKeys(retrievalSubject(candidate.comparable), "stored").map(({ key }) => key);
  return { ordinal, keys, row: encoder.encode(packRow(candidate, parts)) };
}

/** The companies that relationship files may name. */
export function leisOf(companies: readonly RegisterCompany[]): string[] {
  return companies.flatMap(({ lei }) => (lei === undefined ? [] : [lei]));
}

/** Adds the parents from relationship files to rows that name no parents themselves. */
export function withParents(
  companies: readonly RegisterCompany[],
  relationships: readonly RelationshipRow[],
): RegisterCompany[] {
  const parents = new Map<string, string>();
  for (const { child_lei, parent_lei, type } of relationships) {
    const key = `${type} ${child_lei}`;
    if (!parents.has(key)) parents.set(key, parent_lei);
  }
  return companies.map((company) => {
    const parentLei = company.parentLei ?? parents.get(`direct ${company.lei}`);
    const ultimateParentLei = company.ultimateParentLei ?? parents.get(`ultimate ${company.lei}`);
    return {
      ...company,
      ...(parentLei ? { parentLei } : {}),
      ...(ultimateParentLei ? { ultimateParentLei } : {}),
    };
  });
}
