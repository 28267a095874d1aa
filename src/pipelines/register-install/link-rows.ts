/**
 * Links the rows of all registers in two passes, so that only the hashes of their keys and a few thousand
 * rows are in memory: first the keys of every row, then the rows that share keys, component by component.
 */

import type { Link } from "../../domain/linking/link.ts";
import { LinkBlocks, type LinkComponent } from "../../domain/linking/link-blocks.ts";
import { linkComponent } from "../../domain/linking/link-component.ts";
import type { LinkContext } from "../../domain/linking/link-evidence.ts";
import { linkKeys, linkWords } from "../../domain/linking/link-keys.ts";
import { type LinkSubject, linkSubject, SourceProfile } from "../../domain/linking/link-subject.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";

export interface LinkableRow {
  readonly companyId: number;
  readonly company: RegisterCompany;
}

/** The source of the rows. */
export interface LinkableRows {
  /** Every row, in any order, in batches. */
  stream(): AsyncIterable<readonly LinkableRow[]>;
  /** The rows of these ids, in any order. */
  load(companyIds: readonly number[]): Promise<readonly LinkableRow[]>;
  /** By LEI: the LEIs of the parents, head offices and managing funds that relationship files name. */
  parents(leis: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}

/** The rows of one company by ascending id, and, for reports, what linked them. */
interface LinkedGroup {
  readonly companyIds: readonly number[];
}

interface LinkOptions {
  /** Called with the number of processed rows; each row counts twice. */
  readonly onProgress?: (done: number) => void;
  /** Called for every accepted link. */
  readonly onLink?: (a: LinkSubject, b: LinkSubject, link: Link) => void;
}

/** Rows that are held at a time in the second pass, unless one component has more. */
const ROWS_AT_A_TIME = 5_000;

/** Returns every row in exactly one group, in batches of groups. */
export async function* linkRows(
  rows: LinkableRows,
  options: LinkOptions = {},
): AsyncGenerator<LinkedGroup[]> {
  const { blocks, companyIds, profiles } = await gatherKeys(rows, options);
  const sources = [...profiles.keys()];
  const isListings = (source: string) => profiles.get(source)?.isListings() ?? false;
  const keepsNumbers = (source: string) => profiles.get(source)?.keepsNumbers() ?? false;
  const components = blocks.components({
    isListings: (source) => isListings(sources[source]!),
    keepsNumbers: (source) => keepsNumbers(sources[source]!),
  });
  const context: LinkContext = {
    isListings,
    keepsNumbers,
    isGeneric: (key) => blocks.isGeneric(key),
    wordCount: (word) => blocks.wordCount(word),
    leadCount: (word) => blocks.leadCount(word),
  };
  const inComponent = new Uint8Array(companyIds.length);
  let done = companyIds.length;
  for (const chunk of chunksOf(components)) {
    const loaded = await subjectsOf(rows, chunk, companyIds);
    const groups: LinkedGroup[] = [];
    for (const component of chunk) {
      for (const row of component.rows) inComponent[row] = 1;
      groups.push(...linkOne(component, { companyIds, loaded, context, options }));
      done += component.rows.length;
    }
    options.onProgress?.(done);
    yield groups;
  }
  yield* loners(companyIds, inComponent);
}

async function gatherKeys(rows: LinkableRows, { onProgress }: LinkOptions) {
  const blocks = new LinkBlocks();
  const companyIds: number[] = [];
  const profiles = new Map<string, SourceProfile>();
  const numbers = new Map<string, number>();
  for await (const batch of rows.stream()) {
    for (const { companyId, company } of batch) {
      const subject = linkSubject(company);
      const profile = profiles.get(company.source) ?? new SourceProfile();
      if (!profiles.has(company.source)) {
        numbers.set(company.source, profiles.size);
        profiles.set(company.source, profile);
      }
      profile.add(subject.comparable);
      blocks.add(numbers.get(company.source)!, linkKeys(subject), linkWords(subject));
      companyIds.push(companyId);
    }
    onProgress?.(companyIds.length);
  }
  return { blocks, companyIds, profiles };
}

function* chunksOf(components: readonly LinkComponent[]): Generator<LinkComponent[]> {
  let chunk: LinkComponent[] = [];
  let rows = 0;
  for (const component of components) {
    if (rows > 0 && rows + component.rows.length > ROWS_AT_A_TIME) {
      yield chunk;
      chunk = [];
      rows = 0;
    }
    chunk.push(component);
    rows += component.rows.length;
  }
  if (chunk.length > 0) yield chunk;
}

async function subjectsOf(
  rows: LinkableRows,
  chunk: readonly LinkComponent[],
  companyIds: readonly number[],
): Promise<Map<number, LinkSubject>> {
  const wanted = chunk.flatMap((component) => component.rows.map((row) => companyIds[row]!));
  const loaded = await rows.load(wanted);
  const leis = loaded.map(({ company }) => company.lei).filter((lei) => lei !== undefined);
  const parents = await rows.parents(leis);
  return new Map(
    loaded.map(({ companyId, company }) => [
      companyId,
      linkSubject(company, company.lei === undefined ? [] : parents.get(company.lei)),
    ]),
  );
}

interface Loaded {
  readonly companyIds: readonly number[];
  readonly loaded: ReadonlyMap<number, LinkSubject>;
  readonly context: LinkContext;
  readonly options: LinkOptions;
}

function linkOne(component: LinkComponent, { companyIds, loaded, context, options }: Loaded): LinkedGroup[] {
  const ids = component.rows.map((row) => companyIds[row]!);
  const at = new Map(component.rows.map((row, position) => [row, position]));
  const subjects = ids.map((id) => loaded.get(id)!);
  const blocks = component.blocks.map((block) => block.map((row) => at.get(row)!));
  const linked = linkComponent(subjects, blocks, context);
  for (const link of linked.links) options.onLink?.(subjects[link.a]!, subjects[link.b]!, link);
  return linked.groups.map((group) => ({
    companyIds: group.map((position) => ids[position]!).sort((a, b) => a - b),
  }));
}

function* loners(companyIds: readonly number[], inComponent: Uint8Array): Generator<LinkedGroup[]> {
  let batch: LinkedGroup[] = [];
  for (let row = 0; row < companyIds.length; row++) {
    if (inComponent[row] === 1) continue;
    batch.push({ companyIds: [companyIds[row]!] });
    if (batch.length === ROWS_AT_A_TIME) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
