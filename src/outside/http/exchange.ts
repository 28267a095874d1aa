/** One request and its answer, without redirects: what every bounded exchange with a host outside is made of. */
import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/** An answer whose body exceeds the bound that was given for it. */
export class TooLarge extends Error {}

export const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** `host:port` as the list of further permitted hosts has it. */
export function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port === "" ? (protocol === "https:" ? "443" : "80") : port}`;
}

/** From https a redirect leads to https only: an exchange that began over a safe connection stays on one. */
export function isStepAllowed(from: URL, to: URL): boolean {
  if (to.username !== "" || to.password !== "") return false;
  return to.protocol === "https:" || (to.protocol === "http:" && from.protocol === "http:");
}

/** The head of the answer. @throws Error where there is none, also where the signal of the options ends the exchange. */
export function open(url: URL, options: RequestOptions, body?: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const outgoing = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, options);
  outgoing.once("response", resolve);
  // A connection that breaks off after the answer began is the answer's own error.
  outgoing.on("error", reject);
  outgoing.end(body);
  return promise;
}

/** Lower case, without parameters; empty where the answer names none. */
export function mediaTypeOf({ headers }: IncomingMessage): string {
  return (headers["content-type"] ?? "").split(";")[0]!.trim().toLowerCase();
}

const unpackers: Readonly<Record<string, (() => ReturnType<typeof createGunzip>) | undefined>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * The body, unpacked. The connection is closed afterwards in any case.
 * @param cut whether a longer body is cut off there in place of an error.
 * @throws TooLarge; Error where the answer breaks off or cannot be unpacked.
 */
export async function bodyOf(response: IncomingMessage, mostBytes: number, cut = false): Promise<Buffer> {
  const encoding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const unpacker = unpackers[encoding];
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    if (!unpacker && encoding !== "identity") throw new Error("an encoding that was not asked for");
    const bytes: Readable = unpacker ? response.pipe(unpacker()) : response;
    if (bytes !== response) response.on("error", (error) => bytes.destroy(error));
    for await (const piece of bytes as AsyncIterable<Buffer>) {
      size += piece.length;
      pieces.push(piece);
      if (size <= mostBytes) continue;
      if (!cut) throw new TooLarge();
      break;
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(pieces, Math.min(size, mostBytes));
}
