/**
 * A live register: a publisher that is asked about one company over the network, in place of an installed file.
 * A source only describes its questions and reads its answers; the caller makes the requests.
 */
import type { Identifier } from "../../domain/identifiers/identifier.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";

export const liveSourceIds = [
  "gleif",
  "companies_house",
  "sec",
  "brreg",
  "recherche_entreprises",
  "vies",
  "wikidata",
] as const;

export type LiveSourceId = (typeof liveSourceIds)[number];

/** The facts of a record by which a register can be asked about its company. */
export interface LiveQuestion {
  readonly identifiers: readonly Identifier[];
  readonly name: string | null;
  /** ISO 3166-1 alpha-2; null where the record names no country. */
  readonly country: string | null;
}

/** One look-up in one source. It is part of the key of the answer cache. */
export type LiveLookup =
  | { readonly by: "identifier"; readonly scheme: string; readonly value: string }
  | { readonly by: "name"; readonly name: string; readonly country: string | null };

export interface LiveRequest {
  /** Which of the source's addresses the path belongs to. */
  readonly address?: "files";
  /** Begins with a slash; every part that comes from a question is encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as a form in the body of a POST. */
  readonly form?: Readonly<Record<string, string>>;
  readonly accept?: string;
  /** The answer is the same for every question, so that one copy serves all for the age of an answer. */
  readonly common?: true;
}

/**
 * The JSON of an answer; undefined where the publisher knows no such thing (404, 410).
 * @throws SourceUnavailable
 */
export type LiveFetch = (request: LiveRequest) => Promise<unknown>;

/** The pace and the bounds of requests to one publisher. */
export interface LiveLimits {
  /** Requests in one moment after a pause, and requests a second in the long run. */
  readonly burst: number;
  readonly perSecond: number;
  /** Requests under way at one time, over all processes of a deployment. */
  readonly connections: number;
  /** For all requests about one question, in milliseconds. */
  readonly deadlineMs: number;
  /** How long an answer is used again, in milliseconds. */
  readonly cacheMs: number;
  /** Bytes of one answer. */
  readonly answerBytes: number;
  /** A status by which the publisher refuses a client that was too fast, beside 429, and for how long. */
  readonly blocked?: { readonly status: number; readonly forMs: number };
}

export interface LiveSource {
  readonly id: LiveSourceId;
  readonly name: string;
  readonly publisher: string;
  readonly licence: string;
  readonly licencePermitsResale: boolean;
  /** The publisher's own addresses, without a slash at the end. */
  readonly url: string;
  readonly filesUrl?: string;
  readonly limits: LiveLimits;
  /** The headers that carry the key; absent where the source has no key. */
  readonly keyHeaders?: (key: string) => Readonly<Record<string, string>>;
  /** Whether the source is the register itself, so that an answer without a date holds on the day of the answer. */
  readonly statesNow?: true;
  /** Whether the publisher refuses requests that name no contact in their User-Agent. */
  readonly needsContact?: true;
  /** The look-ups for a question, in the order in which they are tried; none where the source cannot know. */
  lookups(question: LiveQuestion): readonly LiveLookup[];
  /** The look-up that reads a row again, by its id in this source (`RegisterCompany.sourceRecordId`). */
  lookupOfRow(sourceRecordId: string): LiveLookup;
  /** The companies that the source has for a look-up; none where it knows no such company. */
  ask(lookup: LiveLookup, fetch: LiveFetch): Promise<readonly RegisterCompany[]>;
  /** A question that the source can answer as long as it works. */
  readonly probe: LiveQuestion;
}

/** Why a source gave no answer. */
export const unavailableReasons = [
  /** The deadline of the source, or of the request, came first. */
  "timeout",
  /** No connection, or the connection broke off before the end of the answer. */
  "unreachable",
  /** The publisher's rate was used up, or the publisher asked for a pause that is longer than the deadline. */
  "rate_limited",
  /** The publisher refused the question or the key (another status of 4xx). */
  "refused",
  /** The publisher reported a failure of its own (5xx, or an error in place of an answer). */
  "publisher_error",
  /** The answer was no answer of this source: another type, no JSON, another shape. */
  "unreadable",
  "too_large",
  /** A redirect to an address that may not be asked. */
  "redirected",
  /** The source failed several times, and is left alone for a while. */
  "circuit_open",
] as const;

export type UnavailableReason = (typeof unavailableReasons)[number];

/** A source that gave no answer, which says nothing about the company. */
export class SourceUnavailable extends Error {
  override readonly name = "SourceUnavailable";
  readonly reason: UnavailableReason;
  /** The publisher's own code, where it has given one. */
  readonly code: string | null;

  constructor(reason: UnavailableReason, code: string | null = null) {
    super(code === null ? reason : `${reason} (${code})`);
    this.reason = reason;
    this.code = code;
  }
}
