/**
 * Links the rows of all registers in two passes, so that only the hashes of their keys and a few thousand
 * rows are in memory: first the keys of every row, then the rows that share keys, component by component. The pairs of a
 * component with more rows are weighed first, a few thousand rows at a time; those with evidence make smaller components.
 */

import {
  componentsOfPairs,
  isPairNeeded,
  type Pair,
  pairsInParts,
} from "../../domain/linking/large-component.ts";
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

export interface LinkOptions {
  /** Called with the number of processed rows; each row counts twice. */
  readonly onProgress?: (done: number) => void;
  /** Called for every accepted link. */
  readonly onLink?: (a: LinkSubject, b: LinkSubject, link: Link) => void;
  /** Rows that are held at a time in the second pass, unless evidence joins more. */
  readonly rowsAtATime?: number;
}

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
  const linking: Linking = {
    ...{ rows, companyIds, context, options, done: companyIds.length },
    most: options.rowsAtATime ?? ROWS_AT_A_TIME,
  };
  const inComponent = new Uint8Array(companyIds.length);
  for await (const chunk of chunksOf(smallEnough(components, linking), linking.most)) {
    const loaded = await subjectsOf(
      chunk.flatMap((component) => component.rows),
      linking,
    );
    const groups: LinkedGroup[] = [];
    for (const component of chunk) {
      for (const row of component.rows) inComponent[row] = 1;
      groups.push(...linkOne(component, loaded, linking));
    }
    options.onProgress?.(linking.done);
    yield groups;
  }
  yield* loners(companyIds, inComponent);
}

interface Linking {
  readonly rows: LinkableRows;
  readonly companyIds: readonly number[];
  readonly context: LinkContext;
  readonly options: LinkOptions;
  /** Rows that are held at a time. */
  readonly most: number;
  /** Processed rows, each counted twice. */
  done: number;
}

/** The components; in place of one with too many rows, the components of its pairs with evidence. */
async function* smallEnough(
  components: Iterable<LinkComponent>,
  linking: Linking,
): AsyncGenerator<LinkComponent> {
  for (const component of components) {
    if (component.rows.length > linking.most) {
      yield* componentsOfPairs(await pairsWithEvidence(component, linking));
    } else {
      linking.done += component.rows.length;
      yield component;
    }
  }
}

async function pairsWithEvidence(component: LinkComponent, linking: Linking): Promise<Pair[]> {
  const needed: Pair[] = [];
  const weighed = new Set<number>();
  for (const { rows, pairs } of pairsInParts(component, linking.most)) {
    const loaded = await subjectsOf([...rows], linking);
    for (const pair of pairs) {
      const [a, b] = [loaded.get(pair[0])!, loaded.get(pair[1])!];
      if (isPairNeeded(a, b, linking.context)) needed.push(pair);
    }
    for (const row of rows) weighed.add(row);
    linking.options.onProgress?.(linking.done + weighed.size);
  }
  linking.done += component.rows.length;
  return needed;
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

async function* chunksOf(
  components: AsyncIterable<LinkComponent>,
  most: number,
): AsyncGenerator<LinkComponent[]> {
  let chunk: LinkComponent[] = [];
  let rows = 0;
  for await (const component of components) {
    if (rows > 0 && rows + component.rows.length > most) {
      yield chunk;
      chunk = [];
      rows = 0;
    }
    chunk.push(component);
    rows += component.rows.length;
  }
  if (chunk.length > 0) yield chunk;
}

/** By row number. */
async function subjectsOf(
  rowNumbers: readonly number[],
  { rows, companyIds }: Linking,
): Promise<Map<number, LinkSubject>> {
  const rowOf = new Map(rowNumbers.map((row) => [companyIds[row]!, row]));
  const loaded = await rows.load([...rowOf.keys()]);
  const leis = loaded.map(({ company }) => company.lei).filter((lei) => lei !== undefined);
  const parents = await rows.parents(leis);
  return new Map(
    loaded.map(({ companyId, company }) => [
      rowOf.get(companyId)!,
      linkSubject(company, company.lei === undefined ? [] : parents.get(company.lei)),
    ]),
  );
}

function linkOne(
  component: LinkComponent,
  loaded: ReadonlyMap<number, LinkSubject>,
  { companyIds, context, options }: Linking,
): LinkedGroup[] {
  const at = new Map(component.rows.map((row, position) => [row, position]));
  const subjects = component.rows.map((row) => loaded.get(row)!);
  const blocks = component.blocks.map((block) => Array.from(block, (row) => at.get(row)!));
  const linked = linkComponent(subjects, blocks, context);
  for (const link of linked.links) options.onLink?.(subjects[link.a]!, subjects[link.b]!, link);
  return linked.groups.map((group) => ({
    companyIds: group.map((position) => companyIds[component.rows[position]!]!).sort((a, b) => a - b),
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
