/** The benchmark's register as the service installs it, without a database: linked rows and an index file. */

import { PackedParts } from "../../src/domain/matching/packed/parts-in-common.ts";
import { PIPELINE_VERSION } from "../../src/domain/matching/release.ts";
import type { RegisterCompany } from "../../src/domain/register-company.ts";
import { entryOf, type IndexMeta } from "../../src/pipelines/register-install/build-registers-index.ts";
import { RegistersVersion } from "../../src/pipelines/register-install/registers-version.ts";
import {
  buildRegisterIndex,
  type RegisterIndexEntry,
} from "../../src/storage/retrieval-index/build-register-index.ts";
import { openRegisterIndex } from "../../src/storage/retrieval-index/open-register-index.ts";

interface LinkedRegister {
  readonly rows: readonly RegisterCompany[];
  /** Places of the rows of one company. */
  readonly groups: readonly (readonly number[])[];
}

/** Analyses the rows by the rules of this process and writes the index to `path`. */
export async function buildBenchIndex(
  { rows, groups }: LinkedRegister,
  path: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const parts = new PackedParts();
  const sources = [...new Set(rows.map(({ source }) => source))].sort();
  const meta: IndexMeta = { version: 1, release: PIPELINE_VERSION, parts: parts.lists, sources };
  await buildRegisterIndex(entries({ rows, groups }, parts, onProgress), path, meta);
}

function* entries(
  { rows, groups }: LinkedRegister,
  parts: PackedParts,
  onProgress: (done: number, total: number) => void,
): Generator<RegisterIndexEntry> {
  for (const [ordinal, group] of groups.entries()) {
    onProgress(ordinal, groups.length);
    yield entryOf(ordinal, { id: ordinal, companies: group.map((at) => rows[at]!) }, parts);
  }
}

export async function openBenchIndex(path: string): Promise<RegistersVersion> {
  return new RegistersVersion(1, await openRegisterIndex(path));
}
