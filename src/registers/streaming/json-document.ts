import { isUtf8 } from "node:buffer";

const MAX_DOCUMENT = 64 * 1024 * 1024;

interface JsonDocument {
  readonly value?: unknown;
  readonly fault?: "is longer than 64 MB" | "is not UTF-8 text" | "is not valid JSON, or was cut off";
}

/** A JSON text that is read whole. A fault is returned as a value: the caller decides whether to continue. */
export async function readJsonDocument(chunks: AsyncIterable<Buffer>): Promise<JsonDocument> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > MAX_DOCUMENT) return { fault: "is longer than 64 MB" };
    pieces.push(chunk);
  }
  const bytes = Buffer.concat(pieces);
  if (!isUtf8(bytes)) return { fault: "is not UTF-8 text" };
  try {
    return { value: JSON.parse(bytes.toString("utf8").replace(/^\ufeff/, "")) as unknown };
  } catch {
    return { fault: "is not valid JSON, or was cut off" };
  }
}
