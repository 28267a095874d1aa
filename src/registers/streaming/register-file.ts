import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { createGunzip } from "node:zlib";
import { RegisterFileError } from "../register-file-error.ts";
import type { ReadProgress, RegisterFilePart } from "./register-file-part.ts";
import { readZipParts } from "./zip-parts.ts";

const READ_SIZE = 256 * 1024;

export interface RegisterFile {
  readonly name: string;
  /** Size on disk in bytes, compressed as it is. */
  readonly bytesTotal: number;
  /** Bytes on disk consumed since the last `open()`: never decreases, and reaches `bytesTotal` at the end. */
  bytesRead(): number;
  /** Starts from the beginning. Throws RegisterFileError while it is read, when the file is truncated or damaged. */
  open(): AsyncIterable<RegisterFilePart>;
}

/**
 * A register file on disk: plain, gzip or zip, detected by its first bytes and not by its name.
 *
 * Throws RegisterFileError when there is no such file or it is empty.
 */
export async function openRegisterFile(path: string): Promise<RegisterFile> {
  const name = basename(path);
  const bytesTotal = await sizeOf(path, name);
  const compression = await compressionOf(path);
  let bytesRead = 0;
  const progress: ReadProgress = (bytes) => {
    bytesRead = bytes;
  };
  return {
    name,
    bytesTotal,
    bytesRead: () => bytesRead,
    open() {
      bytesRead = 0;
      if (compression === "zip") return readZipParts(path, progress);
      const chunks = compression === "gzip" ? readGzip(path, progress) : readPlain(path, progress);
      return onePart({ name, archived: false, chunks });
    },
  };
}

async function sizeOf(path: string, name: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new RegisterFileError(name, "missing", "there is no such file");
  if (found.size === 0) throw new RegisterFileError(name, "empty", "the file is empty");
  return found.size;
}

async function compressionOf(path: string): Promise<"none" | "gzip" | "zip"> {
  const handle = await open(path, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    const magic = buffer.subarray(0, bytesRead).toString("latin1");
    if (magic.startsWith("\x1f\x8b")) return "gzip";
    // An archive without members starts with its end record.
    return magic === "PK\x03\x04" || magic === "PK\x05\x06" ? "zip" : "none";
  } finally {
    await handle.close();
  }
}

async function* onePart(part: RegisterFilePart): AsyncGenerator<RegisterFilePart> {
  yield part;
}

async function* readPlain(path: string, progress: ReadProgress): AsyncGenerator<Buffer> {
  let bytesRead = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: READ_SIZE })) {
    bytesRead += (chunk as Buffer).length;
    progress(bytesRead);
    yield chunk as Buffer;
  }
}

async function* readGzip(path: string, progress: ReadProgress): AsyncGenerator<Buffer> {
  const source = createReadStream(path, { highWaterMark: READ_SIZE });
  const gunzip = createGunzip({ chunkSize: READ_SIZE });
  source.on("data", () => progress(source.bytesRead));
  source.on("error", (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  try {
    for await (const chunk of gunzip) yield chunk as Buffer;
  } catch (error) {
    throw gzipError(basename(path), error);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

function gzipError(name: string, error: unknown): RegisterFileError {
  const truncated = (error as NodeJS.ErrnoException).code === "Z_BUF_ERROR";
  return truncated
    ? new RegisterFileError(name, "truncated", "the gzip file ends too early: the download was cut off")
    : new RegisterFileError(name, "damaged", "the gzip file is damaged");
}
