import type { Socket } from "node:net";
import { errorEnvelope, Failure } from "../../contract/errors.ts";
import { headerLimitBytes } from "../../contract/limits.ts";

/** How long a peer has to read the answer and to close its side. */
const LINGER_MS = 1_000;

/** The answer to bytes that are no HTTP request, written to the socket because there is no request object. */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  correlationId: string,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === "HPE_HEADER_OVERFLOW";
  const tooSlow = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
  const failure = tooSlow
    ? new Failure("request_timeout")
    : tooLarge
      ? new Failure("payload_too_large", {
          message: "The header is larger than this service accepts.",
          details: { limit_bytes: headerLimitBytes },
        })
      : new Failure("invalid_request", { message: "The bytes received are not an HTTP request." });
  const body = JSON.stringify(errorEnvelope(failure, correlationId));
  const status = tooSlow
    ? "408 Request Timeout"
    : tooLarge
      ? "431 Request Header Fields Too Large"
      : "400 Bad Request";
  const lines = [
    `HTTP/1.1 ${status}`,
    "Connection: close",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    `X-Correlation-Id: ${correlationId}`,
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
  // A peer that does not close its side would otherwise hold the connection without limit.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
