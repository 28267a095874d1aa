/** Uploads in this browser (IndexedDB), for the page and its worker. They survive a reload and a restart. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type Chunk, type ChunkJob, type ChunkRecords, removedAt, type Upload } from "./upload.ts";

interface Stores extends DBSchema {
  uploads: { key: string; value: Upload };
  chunks: { key: [string, number]; value: Chunk };
  records: { key: [string, number]; value: ChunkRecords };
  jobs: { key: [string, number]; value: ChunkJob };
}

const parts = ["chunks", "records", "jobs"] as const;

let opening: Promise<IDBPDatabase<Stores>> | null = null;

function open(): Promise<IDBPDatabase<Stores>> {
  opening ??= openDB<Stores>("assay-files", 1, {
    upgrade(database) {
      database.createObjectStore("uploads", { keyPath: "id" });
      for (const part of parts) database.createObjectStore(part, { keyPath: ["upload_id", "n"] });
    },
  });
  return opening;
}

const allOf = (uploadId: string): IDBKeyRange => IDBKeyRange.bound([uploadId, 0], [uploadId, Infinity]);

/** The uploads of a tenant, the newest first. Those of every tenant whose time is over are removed before. */
export async function listUploads(tenantId: string): Promise<Upload[]> {
  await removeOld(new Date());
  const uploads = await (await open()).getAll("uploads");
  return uploads
    .filter(({ tenant_id }) => tenant_id === tenantId)
    .sort((left, right) => right.created_at.localeCompare(left.created_at));
}

export async function findUpload(id: string): Promise<Upload | undefined> {
  return (await open()).get("uploads", id);
}

/** Stores a chunk for the first time; `addUpload` makes the upload known when all its chunks are stored. */
export async function addChunk(chunk: Chunk, records: ChunkRecords["records"], job: ChunkJob): Promise<void> {
  const { upload_id, n } = chunk;
  const tx = (await open()).transaction(parts, "readwrite", { durability: "strict" });
  void tx.objectStore("chunks").put(chunk);
  void tx.objectStore("records").put({ upload_id, n, records });
  void tx.objectStore("jobs").put(job);
  await tx.done;
}

export async function addUpload(upload: Upload): Promise<void> {
  await (await open()).put("uploads", upload);
}

export async function chunkOf(uploadId: string, n: number): Promise<Chunk | undefined> {
  return (await open()).get("chunks", [uploadId, n]);
}

export async function recordsOf(uploadId: string, n: number): Promise<ChunkRecords | undefined> {
  return (await open()).get("records", [uploadId, n]);
}

export async function jobsOf(uploadId: string): Promise<ChunkJob[]> {
  return (await open()).getAll("jobs", allOf(uploadId));
}

export async function jobOf(uploadId: string, n: number): Promise<ChunkJob | undefined> {
  return (await open()).get("jobs", [uploadId, n]);
}

/** Stores the progress of a chunk; its records are deleted after the last state in which they may be sent. */
export async function keepJob(job: ChunkJob): Promise<void> {
  const tx = (await open()).transaction(["jobs", "records"], "readwrite", { durability: "strict" });
  void tx.objectStore("jobs").put(job);
  if (job.state === "accepted" || job.state === "succeeded")
    void tx.objectStore("records").delete([job.upload_id, job.n]);
  await tx.done;
}

/** Stores the records of a chunk that is sent again. */
export async function keepAgain(job: ChunkJob, records: ChunkRecords["records"]): Promise<void> {
  const { upload_id, n } = job;
  const tx = (await open()).transaction(["jobs", "records"], "readwrite", { durability: "strict" });
  void tx.objectStore("records").put({ upload_id, n, records });
  void tx.objectStore("jobs").put(job);
  await tx.done;
}

/** Removes an upload from this browser; the service keeps the records that were sent. */
export async function removeUpload(id: string): Promise<void> {
  const tx = (await open()).transaction(["uploads", ...parts], "readwrite");
  void tx.objectStore("uploads").delete(id);
  for (const part of parts) void tx.objectStore(part).delete(allOf(id));
  await tx.done;
}

/** Removes uploads whose time is over. One with records that wait to be sent stays until a person removes it. */
async function removeOld(now: Date): Promise<void> {
  const uploads = await (await open()).getAll("uploads");
  for (const upload of uploads.filter((one) => removedAt(one) <= now.toISOString())) {
    const jobs = await jobsOf(upload.id);
    if (!jobs.some(({ state }) => state === "waiting")) await removeUpload(upload.id);
  }
}
