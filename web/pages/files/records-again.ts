import type { ChunkJob, ChunkRecords, Upload } from "./upload.ts";
import { chunkOf } from "./upload-store.ts";
import { chunksOf } from "./worker/plan-upload.ts";

/** Builds the records of a chunk again from its rows, without refused rows; null where the chunk was removed. */
export async function recordsAgain(
  upload: Upload,
  { n, first_row, row_faults }: ChunkJob,
): Promise<ChunkRecords["records"] | null> {
  const chunk = await chunkOf(upload.id, n);
  if (chunk === undefined) return null;
  return [...chunksOf(chunk.rows, first_row, upload.options)].flatMap(({ records, job }) => {
    const rowOf = new Map(job.places.map((place, row) => [place, row]));
    return records.filter((_, place) => row_faults[rowOf.get(place)!] === undefined);
  });
}
