/** Requests to one source, and what their answers mean. */
import { type LiveFetch, type LiveRequest, SourceUnavailable } from "../../registers/live/live-source.ts";
import { noteAnswer, noteFailure, noteThrottle } from "../../storage/live/live-source-state.ts";
import type { ConfiguredSource } from "./configured-source.ts";
import type { ExchangeAnswer, LiveParts } from "./live-exchange.ts";
import { breaker, inTurn, type TimeLeft } from "./polite-turn.ts";

/** Refusals for haste after which a look-up gives up, however short the pauses are. */
const MOST_THROTTLES = 3;
/** The longest pause that a source can ask for: Wikidata refuses a client for a day. */
const LONGEST_PAUSE_MS = 86_400_000;

/** A timer may end a request a little before its time. */
const TIMER_SLACK_MS = 50;

/** The fetch of one look-up. */
export function liveFetch(parts: LiveParts, configured: ConfiguredSource, time: TimeLeft): LiveFetch {
  const { id } = configured.source;
  return async (request) => {
    for (let throttles = 0; ; throttles++) {
      const reply = await inTurn(parts, configured, time, () => exchanged(parts, configured, time, request));
      const pause = pauseOf(reply, configured);
      if (pause === null) return read(parts, id, reply);
      const mostMs = LONGEST_PAUSE_MS;
      const pausedMs = await noteThrottle(parts.database, id, { askedMs: pause.askedMs, mostMs });
      if (throttles + 1 >= MOST_THROTTLES || pausedMs >= time.leftMs())
        throw new SourceUnavailable("rate_limited");
    }
  };
}

async function exchanged(
  { database, exchange, observer }: LiveParts,
  { source, url, filesUrl, userAgent, secretHeaders }: ConfiguredSource,
  { signal, leftMs }: TimeLeft,
  { address, path, query, form, accept = "application/json" }: LiveRequest,
): Promise<ExchangeAnswer> {
  const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
  const body = form === undefined ? undefined : new URLSearchParams(form).toString();
  const startedMs = performance.now();
  const reply = await exchange({
    url: `${address === "files" ? filesUrl : url}${path}${search}`,
    method: body === undefined ? "GET" : "POST",
    headers: {
      accept,
      "user-agent": userAgent,
      ...(body !== undefined && {
        "content-type": "application/x-www-form-urlencoded",
        "content-length": String(Buffer.byteLength(body)),
      }),
    },
    secretHeaders,
    ...(body !== undefined && { body }),
    mostBytes: source.limits.answerBytes,
    signal,
  });
  observer?.liveRequestEnded({ source: source.id, seconds: (performance.now() - startedMs) / 1000 });
  if (!("fault" in reply)) return reply;
  // A caller who goes away, or has no time left, says nothing about the source.
  if (reply.fault !== "timeout" || leftMs() <= TIMER_SLACK_MS)
    await noteFailure(database, source.id, breaker);
  throw new SourceUnavailable(reply.fault);
}

/** The pause that an answer asks for; null where it asks for none. */
function pauseOf(
  { status, retryAfter }: ExchangeAnswer,
  { source }: ConfiguredSource,
): { readonly askedMs: number | null } | null {
  const askedMs = retryAfterMs(retryAfter);
  if (status === 429 || (status === 503 && askedMs !== null)) return { askedMs };
  const { blocked } = source.limits;
  return status === blocked?.status ? { askedMs: askedMs ?? blocked.forMs } : null;
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function retryAfterMs(header: string | null): number | null {
  if (header === null) return null;
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/** @returns undefined where the publisher knows no such thing. */
async function read({ database }: LiveParts, source: string, answer: ExchangeAnswer): Promise<unknown> {
  const { status } = answer;
  if (status === 404 || status === 410) {
    await noteAnswer(database, source);
    return undefined;
  }
  if (status === 200) {
    const value = jsonOf(answer);
    if (value !== undefined) {
      await noteAnswer(database, source);
      return value;
    }
  }
  // A question that is refused is no fault of the source; a key that is refused will be refused again.
  if (status >= 400 && status < 500 && status !== 401 && status !== 403)
    throw new SourceUnavailable("refused", String(status));
  await noteFailure(database, source, breaker);
  if (status >= 200 && status < 300) throw new SourceUnavailable("unreadable", "not_json");
  throw new SourceUnavailable(status < 500 ? "refused" : "publisher_error", String(status));
}

/** The JSON of an answer; undefined for another type: an error page with the status 200 is no empty answer. */
function jsonOf({ contentType, body }: ExchangeAnswer): unknown {
  if (!/^(application|text)\/([a-z0-9.-]+\+)?json$/.test(contentType)) return undefined;
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    return value ?? undefined;
  } catch {
    return undefined;
  }
}
