/** The benchmark's register as the service installs it, without a database: linked rows and an index file. */
import type { RegisterCompany } from "../../src/domain/register-company.ts";
import { entryOf, Gathered, metaOf } from "../../src/pipelines/register-install/build-registers-index.ts";
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
  const gathered = new Gathered();
  const meta = metaOf(gathered, 1, [...new Set(rows.map(({ source }) => source))].sort());
  await buildRegisterIndex(entries({ rows, groups }, gathered, onProgress), path, meta);
}

function* entries(
  { rows, groups }: LinkedRegister,
  gathered: Gathered,
  onProgress: (done: number, total: number) => void,
): Generator<RegisterIndexEntry> {
  for (const [ordinal, group] of groups.entries()) {
    onProgress(ordinal, groups.length);
    yield entryOf(ordinal, { id: ordinal, companies: group.map((at) => rows[at]!) }, gathered);
  }
}

export async function openBenchIndex(path: string): Promise<RegistersVersion> {
  return new RegistersVersion(1, await openRegisterIndex(path));
}
