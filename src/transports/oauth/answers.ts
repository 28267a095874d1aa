/** The answers of the OAuth endpoints: RFC 6749 bodies for programs, a page with the same text for people. */
import type { Failure } from "../../contract/errors.ts";
import { OAuthProblem } from "../../contract/oauth.ts";
import { jsonType } from "../http/answer.ts";
import { messagePage } from "./consent-page.ts";
import type { Page } from "./page.ts";

export interface OAuthAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The log fields of the answer beside its status. */
  readonly note: Readonly<Record<string, unknown>>;
  /** Whether the refusal must be reported to the operator. */
  readonly incident: boolean;
}

const uncached = { "Cache-Control": "no-store", Pragma: "no-cache" };

export function jsonAnswer(body: object, note: OAuthAnswer["note"]): OAuthAnswer {
  const headers = { ...uncached, "Content-Type": jsonType };
  return { status: 200, headers, body: JSON.stringify(body), note, incident: false };
}

/** 303 turns any method into GET; 307 would send the ticket on (RFC 9700 §4.12). */
export function redirectAnswer(location: string, note: OAuthAnswer["note"]): OAuthAnswer {
  return { status: 303, headers: { ...uncached, Location: location }, body: null, note, incident: false };
}

export function pageAnswer(status: number, page: Page, note: OAuthAnswer["note"]): OAuthAnswer {
  const headers = {
    ...uncached,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": page.contentSecurityPolicy,
    "X-Frame-Options": "DENY",
  };
  return { status, headers, body: page.html, note, incident: false };
}

/** Whether the reader is a browser rather than a program. */
export const wantsPage = (accept: string | undefined): boolean => accept?.includes("text/html") ?? false;

interface Refusal {
  readonly status: number;
  readonly error: string;
  readonly description: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A refusal that is not redirected: the fault of the client, or of the request itself. */
export function refusalAnswer(refused: OAuthProblem | Failure, asPage: boolean): OAuthAnswer {
  const { status, error, description, headers } =
    refused instanceof OAuthProblem ? problemRefusal(refused) : failureRefusal(refused);
  const incident = refused instanceof OAuthProblem ? refused.incident : null;
  const note = { code: error, ...(incident === null ? {} : { incident }) };
  if (asPage) {
    const answer = pageAnswer(status, messagePage(description), note);
    return { ...answer, headers: { ...answer.headers, ...headers } };
  }
  const body = JSON.stringify({ error, error_description: description });
  return {
    status,
    headers: { ...uncached, "Content-Type": jsonType, ...headers },
    body,
    note,
    incident: incident !== null,
  };
}

const problemRefusal = ({ status, error, description }: OAuthProblem): Refusal => ({
  status,
  error,
  description,
  headers: {},
});

function failureRefusal(failure: Failure): Refusal {
  const retryAfter = failure.details.retry_after;
  const error = { 429: "temporarily_unavailable", 503: "temporarily_unavailable", 500: "server_error" }[
    failure.status
  ];
  return {
    // A body of another type is merely an error of the request (RFC 6749 §5.2).
    status: failure.code === "unsupported_media_type" ? 400 : failure.status,
    error: error ?? "invalid_request",
    description: failure.message,
    headers: typeof retryAfter === "number" ? { "Retry-After": String(retryAfter) } : {},
  };
}
