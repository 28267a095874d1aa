/** One GET of JSON from an address that the operator has configured: it is used as it stands, loopback too. */

export interface JsonRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Aborted when the caller has no more time. */
  readonly signal: AbortSignal;
}

export type JsonFault =
  | "timeout"
  | "unreachable"
  | "redirected"
  | "refused"
  | "not_found"
  | "too_large"
  | "not_json";

export type JsonAnswer = { readonly body: unknown } | { readonly fault: JsonFault };

/** Bytes of an answer that are read. */
const MOST_BYTES = 4 * 1024 * 1024;

/** A fault of the answer is a value; nothing of the address or the headers is in it. No redirect is followed. */
export async function fetchJson({ url, headers, signal }: JsonRequest): Promise<JsonAnswer> {
  try {
    const answer = await fetch(url, {
      headers: { accept: "application/json", ...headers },
      redirect: "manual",
      signal,
    });
    const fault = faultOf(answer.status);
    if (fault !== null) {
      await answer.body?.cancel();
      return { fault };
    }
    const text = await boundedText(answer);
    return text === null ? { fault: "too_large" } : parsed(text);
  } catch {
    return { fault: signal.aborted ? "timeout" : "unreachable" };
  }
}

function faultOf(status: number): JsonFault | null {
  if (status === 200) return null;
  if (status >= 300 && status < 400) return "redirected";
  return status === 404 || status === 204 || status === 410 ? "not_found" : "refused";
}

async function boundedText(answer: Response): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of answer.body ?? []) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

function parsed(text: string): JsonAnswer {
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return { fault: "not_json" };
  }
}
