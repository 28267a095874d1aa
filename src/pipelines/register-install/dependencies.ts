import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../../storage/engine/database.ts";

/** Points at which a test may make an install fail: the install is killed exactly there. */
export type Failpoint =
  | "row_chunk"
  | "rows_read"
  | "links_chunk"
  | "linked"
  | "indexed"
  | "in_swap"
  | "swapped";

export interface RegisterDependencies {
  readonly database: Database;
  /** The directory of the deployment's files; index files go below it. */
  readonly dataDir: string;
  readonly now: () => Date;
  /** Whether other processes fetch an index that one has built; by default only with PostgreSQL. */
  readonly sharesIndexes?: boolean;
  readonly failpoint?: (at: Failpoint) => void | Promise<void>;
}

/** The embedded database has one process, so a second copy of its index would be useless. */
export function sharesIndexes({
  database,
  sharesIndexes: shares,
}: Pick<RegisterDependencies, "database" | "sharesIndexes">): boolean {
  return shares ?? database.engine === "postgres";
}

/**
 * How long a crashed install protects its leftovers from cleaning, in seconds by the database's clock; a live
 * install renews its lease much more often.
 */
export const LEASE_S = 600;
/** How long superseded rows are kept for processes that still serve them, in seconds by the same clock. */
export const GRACE_S = 600;

/** The directory of index files, made when it is not there. */
export async function indexDirectory({ dataDir }: Pick<RegisterDependencies, "dataDir">): Promise<string> {
  const directory = join(dataDir, "register-index");
  await mkdir(directory, { recursive: true });
  return directory;
}

export function indexPath(directory: string, version: number): string {
  return join(directory, `${version}.idx`);
}
