import { read } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { RegisterIndexError } from "./index-error.ts";

/** Large reads are split so that a load of gigabytes leaves the event loop responsive between them. */
const READ_CHUNK_BYTES = 4 * 1024 * 1024;

const readChunk = promisify(read);

/**
 * Fills `target` from `position` of the open file, in chunks; `onChunk` sees each piece once it is in place.
 * @throws RegisterIndexError `corrupt` where the file ends before the target is full.
 */
export async function readFully(
  fileDescriptor: number,
  target: Uint8Array,
  position: number,
  onChunk?: (chunk: Uint8Array) => void,
): Promise<void> {
  let done = 0;
  while (done < target.length) {
    const wanted = Math.min(READ_CHUNK_BYTES, target.length - done);
    const { bytesRead } = await readChunk(fileDescriptor, target, done, wanted, position + done);
    if (bytesRead === 0) throw new RegisterIndexError("corrupt", "register index: the file is cut off");
    onChunk?.(target.subarray(done, done + bytesRead));
    done += bytesRead;
  }
}

/** Writes all of `bytes` at `position`, however little the system takes at a time. */
export async function writeFully(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
