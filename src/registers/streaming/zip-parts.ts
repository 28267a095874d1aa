import { basename } from "node:path";
import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { RegisterFileError } from "../register-file-error.ts";
import type { ReadProgress, RegisterFilePart } from "./register-file-part.ts";

const DATA_NAME = /\.(csv|json|jsonl|ndjson)$/i;

/**
 * The data files of a zip archive, in the order of its directory, each decompressed as it is read.
 *
 * Other members (folders, resource forks, notes) are skipped. yauzl checks sizes but no checksum, so the
 * CRC-32 is checked here. Throws RegisterFileError for a truncated or damaged archive or one without data.
 */
export async function* readZipParts(path: string, progress: ReadProgress): AsyncGenerator<RegisterFilePart> {
  const archive = await openArchive(path);
  let consumed = 0;
  let dataFiles = 0;
  try {
    for await (const entry of entriesOf(archive, path)) {
      if (isData(entry.fileName)) {
        dataFiles += 1;
        const before = consumed;
        const chunks = readEntry({ archive, entry, path }, (bytes) => progress(before + bytes));
        yield { name: basename(entry.fileName), archived: true, chunks };
      }
      consumed += entry.compressedSize;
      progress(consumed);
    }
    if (dataFiles === 0) {
      throw new RegisterFileError(
        basename(path),
        "empty",
        "the archive has no CSV, JSON or JSONL file in it",
      );
    }
    progress(archive.fileSize);
  } finally {
    archive.close();
  }
}

function isData(fileName: string): boolean {
  return DATA_NAME.test(fileName) && !fileName.startsWith("__MACOSX/") && !basename(fileName).startsWith(".");
}

async function openArchive(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, lazyEntries: true });
  } catch {
    // The directory is at the end of an archive, so a truncated download has none.
    throw new RegisterFileError(
      basename(path),
      "truncated",
      "the zip archive has no directory: it was cut off",
    );
  }
}

async function* entriesOf(archive: ZipFile, path: string): AsyncGenerator<Entry> {
  try {
    for await (const entry of archive.eachEntry()) yield entry;
  } catch {
    throw new RegisterFileError(basename(path), "damaged", "the directory of the zip archive is damaged");
  }
}

async function* readEntry(
  { archive, entry, path }: { archive: ZipFile; entry: Entry; path: string },
  progress: ReadProgress,
): AsyncGenerator<Buffer> {
  let checksum = 0;
  let bytes = 0;
  try {
    const stream = await archive.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      checksum = crc32(chunk as Buffer, checksum);
      bytes += (chunk as Buffer).length;
      progress(Math.floor(entry.compressedSize * Math.min(1, bytes / entry.uncompressedSize)));
      yield chunk as Buffer;
    }
  } catch {
    throw damaged(path, entry);
  }
  if (checksum !== entry.crc32) throw damaged(path, entry);
}

function damaged(path: string, entry: Entry): RegisterFileError {
  const member = basename(entry.fileName);
  return new RegisterFileError(basename(path), "damaged", `${member} in the archive is damaged or cut off`);
}
