/**
 * The directory of artifacts: a file for each large content, named by its SHA-256 under its tenant. A file appears whole,
 * and a process that dies leaves at most a file that no row names: `sweep` removes those.
 */
import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A content on the disk that is not yet in its place. */
export interface StagedFile {
  /** Moves the file to its place. */
  place(): Promise<void>;
  /** Removes the file where it was not placed. */
  drop(): Promise<void>;
}

/** Ids of tenants that name a directory as they are; the directory of another is named by its digest. */
const plainId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
const digestName = /^[0-9a-f]{64}$/;
const partialName = /^[0-9a-f]{64}\.[0-9a-f]{12}\.partial$/;

/** A file that is younger may belong to a transaction that has not ended. */
const YOUNG_MS = 3_600_000;

export class ArtifactFiles {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async stage(tenantId: string, sha256: string, content: Uint8Array): Promise<StagedFile> {
    const directory = this.#directoryOf(tenantId);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const path = join(directory, sha256);
    const partial = `${path}.${randomBytes(6).toString("hex")}.partial`;
    try {
      await using file = await open(partial, "wx", 0o600);
      await file.writeFile(content);
      await file.sync();
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    return {
      async place() {
        await rename(partial, path);
        await using parent = await open(directory, "r");
        await parent.sync();
      },
      drop: () => rm(partial, { force: true }),
    };
  }

  /** Rejects where the file is missing, or has another content than its name says. */
  async read(tenantId: string, sha256: string): Promise<Buffer> {
    const content = await readFile(join(this.#directoryOf(tenantId), sha256));
    if (createHash("sha256").update(content).digest("hex") !== sha256)
      throw new Error("a file of the directory of artifacts has another content than its name says");
    return content;
  }

  async remove(tenantId: string, sha256: string): Promise<void> {
    await rm(join(this.#directoryOf(tenantId), sha256), { force: true });
  }

  /**
   * Removes old files that were never placed, and has old files checked that were.
   * @param removeOrphans called with digests of one tenant's files; removes those of deleted contents.
   */
  async sweep(
    tenantIds: readonly string[],
    removeOrphans: (tenantId: string, digests: readonly string[]) => Promise<void>,
  ): Promise<void> {
    for (const tenantId of tenantIds) {
      const directory = this.#directoryOf(tenantId);
      const names = await readdir(directory).catch(() => []);
      const old: string[] = [];
      for (const name of names) {
        if (!digestName.test(name) && !partialName.test(name)) continue;
        const { mtimeMs } = await stat(join(directory, name)).catch(() => ({ mtimeMs: Number.NaN }));
        if (!(Date.now() - mtimeMs > YOUNG_MS)) continue;
        if (partialName.test(name)) await rm(join(directory, name), { force: true });
        else old.push(name);
      }
      if (old.length > 0) await removeOrphans(tenantId, old);
    }
  }

  #directoryOf(tenantId: string): string {
    const name = plainId.test(tenantId)
      ? tenantId
      : `id-${createHash("sha256").update(tenantId).digest("hex")}`;
    return join(this.#directory, name);
  }
}
