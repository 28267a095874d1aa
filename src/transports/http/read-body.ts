import type { IncomingMessage } from "node:http";
import { Failure } from "../../contract/errors.ts";
import type { BodyOwner, HeldBytes } from "./body-budget.ts";

interface BodyTerms {
  readonly limitBytes: number;
  readonly held: HeldBytes;
  readonly owner: BodyOwner;
}

/**
 * The bytes of a request's body, counted while they arrive: a declared length counts only where it is already
 * too large. Beyond `limitBytes` the rest is discarded and the answer is 413; where all bodies together hold
 * too much it is 503, and 429 where the bodies of the owner do. The connection stays usable. A body that is
 * slower than the pace is answered 408, and its bytes are released.
 */
export function readBody(
  request: IncomingMessage,
  { limitBytes, held, owner }: BodyTerms,
): Promise<Buffer | Failure> {
  const tooLarge = new Failure("payload_too_large", { details: { limit_bytes: limitBytes } });
  if (Number(request.headers["content-length"] ?? 0) > limitBytes) {
    request.resume();
    return Promise.resolve(tooLarge);
  }
  const { promise, resolve } = Promise.withResolvers<Buffer | Failure>();
  const chunks: Buffer[] = [];
  let size = 0;
  let refused = false;
  const refuse = (failure: Failure) => {
    refused = true;
    chunks.length = 0;
    held.release();
    resolve(failure);
  };
  let seen = 0;
  const watch = setInterval(() => {
    if (size - seen < held.pace.leastBytes) refuse(new Failure("request_timeout"));
    seen = size;
  }, held.pace.intervalMs);
  void promise.then(() => clearInterval(watch));
  request.on("data", (chunk: Buffer) => {
    // The listener stays and drops the rest; without a listener the unread rest would block the connection.
    if (refused) return;
    size += chunk.length;
    const failure = size > limitBytes ? tooLarge : held.take(owner, chunk.length);
    if (failure === null) chunks.push(chunk);
    else refuse(failure);
  });
  request.once("end", () => resolve(Buffer.concat(chunks)));
  const endEarly = () =>
    resolve(new Failure("invalid_request", { message: "The body ended before its end." }));
  request.once("error", endEarly);
  request.once("close", endEarly);
  return promise;
}

/** Whether a body has no content coding. */
export const isPlain = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  (headers["content-encoding"] ?? "identity") === "identity";

/** Whether the media type of a Content-Type value is `application/json`, with UTF-8 if it names a charset. */
export function isJsonMediaType(contentType: string | undefined): boolean {
  if (contentType === undefined) return false;
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  if (type !== "application/json") return false;
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  return charset === undefined || /^charset="?utf-?8"?$/.test(charset);
}
