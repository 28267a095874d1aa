/** Artifacts in the database, their large contents in a directory where the operator has one. */
import { createHash } from "node:crypto";
import { type PlanName, plans } from "../../contract/limits.ts";
import { type ArtifactKind, type ArtifactRef, artifactKinds } from "../../domain/claims/page-evidence.ts";
import {
  artifactUsage,
  findCapture,
  findContent,
  forgetGoneFile,
  goneFiles,
  insertArtifact,
  insertContent,
  isFileOf,
  lockedPlan,
  storedContents,
  tenantsOfArtifacts,
  useArtifact,
} from "../../storage/artifacts/artifacts.ts";
import type { Database, Transaction } from "../../storage/engine/database.ts";
import type { ArtifactFiles, StagedFile } from "./artifact-files.ts";
import type { ArtifactKeeper, Capture, Reading } from "./artifact-keeper.ts";

/** Bytes of a content up to which it stands in the database although there is a directory. */
const INLINE_BYTES = 64 * 1024;

/** Files that one look removes. */
const REMOVED_AT_ONCE = 500;

interface Content {
  readonly sha256: string;
  readonly body: Uint8Array;
}

interface Parts {
  readonly database: Database;
  readonly newId: () => string;
  /** null: the database has all contents. */
  readonly files: ArtifactFiles | null;
  /** Bytes of all contents of a tenant, by plan. */
  readonly quotaOf?: (plan: string) => number;
}

export class StoredArtifacts implements ArtifactKeeper {
  readonly #parts: Parts;
  readonly #quotaOf: (plan: string) => number;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#quotaOf = parts.quotaOf ?? ((plan) => plans[plan as PlanName]?.artifactBytes ?? 0);
  }

  async hasRoom(tenantId: string): Promise<boolean> {
    const usage = await artifactUsage(this.#parts.database, tenantId);
    return usage !== null && usage.bytes < this.#quotaOf(usage.plan);
  }

  async keep(reading: Reading, capture: Capture): Promise<ArtifactRef | "full"> {
    const { tenantId } = reading;
    const contents = contentsOf(capture);
    const staged = new Map<string, StagedFile>();
    try {
      for (const { sha256, body } of this.#large(contents))
        staged.set(sha256, await this.#parts.files!.stage(tenantId, sha256, body));
      const kept = await this.#parts.database.transaction((tx) =>
        this.#store(tx, reading, { capture, contents, staged }),
      );
      if (kept === "full") return kept;
      const { raw } = contents;
      return {
        artifact_id: kept,
        kinds: artifactKinds,
        media_type: capture.mediaType,
        bytes: raw.body.byteLength,
        sha256: raw.sha256,
      };
    } finally {
      for (const file of staged.values()) await file.drop();
    }
  }

  async read(tenantId: string, artifactId: string, kind: ArtifactKind): Promise<Buffer | null> {
    const content = await findContent(this.#parts.database, tenantId, { artifactId, kind });
    if (content === null) return null;
    if (content.body !== null) return Buffer.from(content.body);
    if (this.#parts.files === null)
      throw new Error("ASSAY_ARTIFACTS does not name the directory in which a stored artifact lies");
    return this.#parts.files.read(tenantId, content.sha256);
  }

  /** Removes the files of deleted contents. */
  async removeGoneFiles(): Promise<void> {
    const { database, files } = this.#parts;
    if (files === null) return;
    for (const { tenantId, sha256 } of await goneFiles(database, REMOVED_AT_ONCE))
      await database.transaction((tx) => this.#removeFile(tx, tenantId, sha256));
  }

  /** Removes files that no row names: those of a transaction that has not committed. */
  async sweepFiles(): Promise<void> {
    const { database, files } = this.#parts;
    if (files === null) return;
    await files.sweep(await tenantsOfArtifacts(database), async (tenantId, digests) => {
      const stored = await storedContents(database, tenantId, digests);
      for (const sha256 of digests)
        if (!stored.has(sha256)) await database.transaction((tx) => this.#removeFile(tx, tenantId, sha256));
    });
  }

  /** The tenant's row is locked meanwhile: nobody stores the content again before its file is gone. */
  async #removeFile(tx: Transaction, tenantId: string, sha256: string): Promise<void> {
    await lockedPlan(tx, tenantId);
    if (!(await isFileOf(tx, tenantId, sha256))) await this.#parts.files!.remove(tenantId, sha256);
    await forgetGoneFile(tx, tenantId, sha256);
  }

  #large(contents: Contents): readonly Content[] {
    if (this.#parts.files === null) return [];
    return different(contents).filter(({ body }) => body.byteLength > INLINE_BYTES);
  }

  async #store(
    tx: Transaction,
    { tenantId, callId, at }: Reading,
    {
      capture,
      contents,
      staged,
    }: {
      readonly capture: Capture;
      readonly contents: Contents;
      readonly staged: ReadonlyMap<string, StagedFile>;
    },
  ): Promise<string | "full"> {
    const plan = await lockedPlan(tx, tenantId);
    if (plan === null) return "full";
    const { mediaType } = capture;
    const digests = digestsOf(contents);
    const known = await findCapture(tx, tenantId, { mediaType, digests });
    if (known === null) {
      const stored = await storedContents(tx, tenantId, Object.values(digests));
      const missing = different(contents).filter(({ sha256 }) => !stored.has(sha256));
      const more = missing.reduce((sum, { body }) => sum + body.byteLength, 0);
      const usage = await artifactUsage(tx, tenantId);
      if (usage === null || usage.bytes + more > this.#quotaOf(plan)) return "full";
      for (const { sha256, body } of missing) {
        const file = staged.get(sha256);
        await insertContent(tx, tenantId, { sha256, bytes: body.byteLength, body: file ? null : body });
        await file?.place();
      }
    }
    const artifactId = known ?? this.#parts.newId();
    if (known === null) await insertArtifact(tx, tenantId, { artifactId, mediaType, digests, at });
    await useArtifact(tx, tenantId, { holderId: callId, artifactId });
    return artifactId;
  }
}

type Contents = Readonly<Record<ArtifactKind, Content>>;

function contentsOf({ raw, extracted, markdown }: Capture): Contents {
  return {
    raw: contentOf(raw),
    extracted: contentOf(Buffer.from(extracted)),
    markdown: contentOf(Buffer.from(markdown)),
  };
}

function contentOf(body: Uint8Array): Content {
  return { sha256: createHash("sha256").update(body).digest("hex"), body };
}

function digestsOf({ raw, extracted, markdown }: Contents) {
  return { raw: raw.sha256, extracted: extracted.sha256, markdown: markdown.sha256 };
}

/** Kinds of equal content count once. */
function different({ raw, extracted, markdown }: Contents): readonly Content[] {
  return [...new Map([raw, extracted, markdown].map((one) => [one.sha256, one])).values()];
}
