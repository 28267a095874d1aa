import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Operation } from "../../contract/operation.ts";
import { CommandError } from "../command-error.ts";
import type { Answer, Client, ErrorBody } from "./client.ts";
import { restRequest } from "./rest-request.ts";

export interface RemoteOptions {
  /** Address of the service, without a slash at its end. */
  readonly url: string;
  readonly apiKey: string;
  /** For tests: waits so many milliseconds. */
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
}

/** A little more than the service's own deadline, so that its answer to it is still heard. */
const TIMEOUT_MS = 320_000;
/** Being asked to slow down is no failure, so it is borne with for longer. */
const ATTEMPTS = { rate_limited: 30, other: 5 } as const;
const LONGEST_WAIT_MS = 60_000;

/**
 * Asks a running service. What is refused for now (429, 503, a lost connection) is asked again after `Retry-After`
 * with jitter; where asking twice could act twice, every attempt bears the same idempotency key.
 */
export function remoteClient(options: RemoteOptions): Client {
  const sleep = options.sleep ?? delay;
  return {
    async ask(operation, input, { idempotencyKey } = {}) {
      const keyed = operation.idempotency !== "none";
      const key = keyed ? (idempotencyKey ?? randomUUID()) : null;
      const repeatable = keyed || operation.rest?.method !== "POST";
      for (let attempt = 1; ; attempt++) {
        const outcome = await send(options, { operation, input, key });
        const wait = waitBefore(outcome, { attempt, repeatable });
        if (wait === null) return conclude(options, outcome);
        await sleep(wait);
      }
    },
    close: async () => undefined,
  };
}

type Outcome =
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly answer: Answer;
      readonly retryAfterS: number | null;
    }
  | { readonly kind: "lost"; readonly reason: string };

async function send(
  { url, apiKey }: RemoteOptions,
  { operation, input, key }: { operation: Operation; input: unknown; key: string | null },
): Promise<Outcome> {
  const { method, path, body } = restRequest(operation, input);
  const headers: Record<string, string> = { Accept: "application/json", Authorization: `Bearer ${apiKey}` };
  if (body !== null) headers["Content-Type"] = "application/json";
  if (key !== null) headers["Idempotency-Key"] = key;
  let response: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // The credential is meant for this address and for no other that it may point to.
    response = await fetch(`${url}${path}`, { method, headers, body, redirect: "manual", signal });
    text = await response.text();
  } catch (error) {
    return { kind: "lost", reason: reasonOf(error) };
  }
  const retryAfter = Number(response.headers.get("Retry-After") ?? "");
  const answer = answerOf(response, text);
  return { kind: "answer", status: response.status, answer, retryAfterS: retryAfter > 0 ? retryAfter : null };
}

function answerOf({ ok, status }: Response, text: string): Answer {
  const body = parsed(text);
  if (ok && (status === 204 || body !== undefined)) return { ok: true, body: body ?? null };
  const error = (body as { error?: Partial<ErrorBody> } | null | undefined)?.error;
  if (!ok && typeof error?.code === "string" && typeof error.message === "string")
    return { ok: false, error: error as ErrorBody };
  const message =
    status >= 300 && status < 400
      ? "the address redirects; give the one it leads to"
      : `status ${status}, which is no answer of this service`;
  return { ok: false, error: { code: "unexpected_answer", message } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Milliseconds to wait before the next attempt; null when the outcome stands. */
function waitBefore(
  outcome: Outcome,
  { attempt, repeatable }: { attempt: number; repeatable: boolean },
): number | null {
  const limited = outcome.kind === "answer" && outcome.status === 429;
  if (attempt >= (limited ? ATTEMPTS.rate_limited : ATTEMPTS.other)) return null;
  if (!limited && !(repeatable && isPassing(outcome))) return null;
  const asked = outcome.kind === "answer" ? (outcome.retryAfterS ?? 0) * 1000 : 0;
  const backoff = Math.min(250 * 2 ** (attempt - 1), 8_000);
  return Math.min(Math.max(asked, backoff) * (1 + Math.random() / 4), LONGEST_WAIT_MS);
}

function isPassing(outcome: Outcome): boolean {
  if (outcome.kind === "lost") return true;
  if ([502, 503, 504].includes(outcome.status)) return true;
  return !outcome.answer.ok && outcome.answer.error.code === "idempotency_in_progress";
}

/** An answer; or the end, where the next question would fare no better. */
function conclude({ url }: RemoteOptions, outcome: Outcome): Answer {
  if (outcome.kind === "lost")
    throw new CommandError(`the service at ${url} cannot be reached (${outcome.reason})`);
  const { answer, status } = outcome;
  if (!answer.ok && status === 401)
    throw new CommandError("unauthorized: the service does not accept the key in ASSAY_API_KEY");
  if (!answer.ok && answer.error.code === "unexpected_answer")
    throw new CommandError(`${url}: ${answer.error.message}`);
  return answer;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = (cause as { code?: unknown } | null)?.code;
  if (typeof code === "string") return code;
  return error instanceof Error && error.name === "TimeoutError"
    ? "it did not answer in time"
    : "no connection";
}
