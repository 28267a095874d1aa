import type { IncomingMessage } from "node:http";
import { Failure } from "../../contract/errors.ts";

/**
 * The bytes of a request's body, counted while they arrive: a declared length is believed only where it is already
 * too large. Beyond `limitBytes` the rest is discarded and the answer is 413. A connection that breaks rejects.
 */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer | Failure> {
  const tooLarge = new Failure("payload_too_large", { details: { limit_bytes: limitBytes } });
  if (Number(request.headers["content-length"] ?? 0) > limitBytes) {
    request.resume();
    return tooLarge;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop early must not destroy the socket, on which the refusal still has to be written.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > limitBytes) {
      request.resume();
      return tooLarge;
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks, size);
}

/** Whether the media type of a Content-Type value is `application/json`, with UTF-8 if it names a charset. */
export function isJsonMediaType(contentType: string | undefined): boolean {
  if (contentType === undefined) return false;
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  if (type !== "application/json") return false;
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  return charset === undefined || /^charset="?utf-?8"?$/.test(charset);
}
