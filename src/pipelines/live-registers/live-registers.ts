import { hash } from "node:crypto";
import { canonicalJson } from "../../contract/canonical-json.ts";
import { storedLiveCompanies } from "../../contract/stored/register-company.ts";
import type { SnapshotCitation } from "../../domain/entities/observe-company.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { boundedCompany } from "../../registers/bounded-company.ts";
import {
  type LiveFetch,
  type LiveLookup,
  type LiveQuestion,
  type LiveSourceId,
  SourceUnavailable,
  type UnavailableReason,
} from "../../registers/live/live-source.ts";
import { keepAnswer, keptAnswer } from "../../storage/live/live-answers.ts";
import { noteFailure } from "../../storage/live/live-source-state.ts";
import type { ConfiguredSource } from "./configured-source.ts";
import { liveFetch } from "./fetch-live.ts";
import type { LiveParts } from "./live-exchange.ts";
import { breaker, type TimeLeft } from "./polite-turn.ts";

/** A company that a register has stated, with the citation of its facts. */
export interface LiveCompany {
  readonly company: RegisterCompany;
  readonly citation: SnapshotCitation;
}

/** How one source answered a question. */
export interface SourceAnswer {
  readonly source: LiveSourceId;
  /** `source_unavailable`: it did not answer, which says nothing about the company. */
  readonly outcome: "found" | "not_found" | "source_unavailable";
  /** Why it did not answer; null where it answered. */
  readonly reason: UnavailableReason | null;
  /** The publisher's own code for that; null where it gave none. */
  readonly code: string | null;
  /** Best first. */
  readonly companies: readonly LiveCompany[];
}

/** Look-ups of one question that a source is asked for, until one finds a company. */
const MOST_LOOKUPS = 3;
/** Companies of one look-up that are kept. */
const MOST_COMPANIES = 20;

/** A document that answers every question, as it was read. */
interface CommonAnswer {
  readonly untilMs: number;
  readonly value: Promise<unknown>;
}

/** The registers that are asked over the network. */
export class LiveRegisters {
  readonly configured: readonly ConfiguredSource[];
  readonly #parts: LiveParts;
  readonly #common = new Map<string, CommonAnswer>();

  constructor(parts: LiveParts, configured: readonly ConfiguredSource[]) {
    this.#parts = parts;
    this.configured = configured;
  }

  /** Asks every source that may know the company, all at once. Sources that cannot know it are not in the result. */
  async ask(question: LiveQuestion, signal: AbortSignal): Promise<readonly SourceAnswer[]> {
    const asked = this.configured.flatMap((configured) => {
      const lookups = configured.source.lookups(question).slice(0, MOST_LOOKUPS);
      return lookups.length > 0 ? this.#askSource(configured, lookups, { signal, fresh: false }) : [];
    });
    return Promise.all(asked);
  }

  /** Asks one source, past the answer cache. */
  askAgain(configured: ConfiguredSource, question: LiveQuestion, signal: AbortSignal): Promise<SourceAnswer> {
    const lookups = configured.source.lookups(question).slice(0, MOST_LOOKUPS);
    return this.#askSource(configured, lookups, { signal, fresh: true });
  }

  /**
   * Reads a row again, past the answer cache. @returns null where its source has it no more, or is not switched on.
   * @throws SourceUnavailable
   */
  async readAgain(
    { source, sourceRecordId }: Pick<RegisterCompany, "source" | "sourceRecordId">,
    signal: AbortSignal,
  ): Promise<LiveCompany | null> {
    const configured = this.configured.find((one) => one.source.id === source);
    if (!configured) return null;
    const lookup = configured.source.lookupOfRow(sourceRecordId);
    const asking = { ...timeFor(configured, signal), fresh: true };
    const companies = await this.#lookUp(configured, lookup, asking);
    return companies.find(({ company }) => company.sourceRecordId === sourceRecordId) ?? null;
  }

  async #askSource(
    configured: ConfiguredSource,
    lookups: readonly LiveLookup[],
    asking: { readonly signal: AbortSignal; readonly fresh: boolean },
  ): Promise<SourceAnswer> {
    const answer = await this.#answerOf(configured, lookups, asking);
    const { source, outcome, reason } = answer;
    this.#parts.observer?.liveSourceAsked({ source, outcome: reason ?? outcome });
    return answer;
  }

  async #answerOf(
    configured: ConfiguredSource,
    lookups: readonly LiveLookup[],
    { signal, fresh }: { readonly signal: AbortSignal; readonly fresh: boolean },
  ): Promise<SourceAnswer> {
    const source = configured.source.id;
    const asking = { ...timeFor(configured, signal), fresh };
    const answered = { source, reason: null, code: null };
    try {
      for (const lookup of lookups) {
        const companies = await this.#lookUp(configured, lookup, asking);
        if (companies.length > 0) return { ...answered, outcome: "found", companies };
      }
      return { ...answered, outcome: "not_found", companies: [] };
    } catch (error) {
      if (!(error instanceof SourceUnavailable)) throw error;
      const { reason, code } = error;
      return { source, outcome: "source_unavailable", reason, code, companies: [] };
    }
  }

  async #lookUp(
    configured: ConfiguredSource,
    lookup: LiveLookup,
    { fresh, ...time }: TimeLeft & { readonly fresh: boolean },
  ): Promise<readonly LiveCompany[]> {
    const { database } = this.#parts;
    const { source, url } = configured;
    const key = hash("sha256", canonicalJson({ source: source.id, url, lookup }));
    const kept = fresh ? null : await keptAnswer(database, { lookup: key, release: PIPELINE_VERSION });
    if (kept) return cited(configured, storedLiveCompanies(kept.answer), kept.retrievedAt);
    const rows = await this.#companies(configured, lookup, time);
    const companies = rows.slice(0, MOST_COMPANIES).flatMap((row) => {
      const bounded = boundedCompany(row);
      return "company" in bounded ? [bounded.company] : [];
    });
    const retrievedAt = await keepAnswer(database, {
      lookup: key,
      source: source.id,
      release: PIPELINE_VERSION,
      answer: JSON.stringify(companies),
      cacheMs: source.limits.cacheMs,
    });
    return cited(configured, companies, retrievedAt);
  }

  async #companies(
    configured: ConfiguredSource,
    lookup: LiveLookup,
    time: TimeLeft,
  ): Promise<readonly RegisterCompany[]> {
    const { source } = configured;
    const fetch = this.#sharing(configured, liveFetch(this.#parts, configured, time));
    try {
      return await source.ask(lookup, fetch);
    } catch (error) {
      // JSON of another shape, which was taken for an answer when it came.
      if (error instanceof SourceUnavailable && error.reason === "unreadable" && error.code === null)
        await noteFailure(this.#parts.database, source.id, breaker);
      throw error;
    }
  }

  /** Answers requests whose answer is the same for every question from one copy in memory. */
  #sharing({ source }: ConfiguredSource, fetch: LiveFetch): LiveFetch {
    return (request) => {
      if (!request.common) return fetch(request);
      const key = `${source.id} ${request.path}`;
      const known = this.#common.get(key);
      if (known && performance.now() < known.untilMs) return known.value;
      const value = fetch(request);
      this.#common.set(key, { untilMs: performance.now() + source.limits.cacheMs, value });
      value.then(
        (read) => {
          if (read === undefined) this.#common.delete(key);
        },
        () => this.#common.delete(key),
      );
      return value;
    };
  }
}

/** The deadline of the source begins now, and the caller may end the work before it. */
function timeFor({ source }: ConfiguredSource, signal: AbortSignal): TimeLeft {
  const { deadlineMs } = source.limits;
  const endMs = performance.now() + deadlineMs;
  return {
    signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
    leftMs: () => endMs - performance.now(),
  };
}

function cited(
  { source }: ConfiguredSource,
  companies: readonly RegisterCompany[],
  retrievedAt: string,
): readonly LiveCompany[] {
  const { licence, licencePermitsResale, statesNow } = source;
  return companies.map((company) => ({
    company,
    citation: {
      sourceUrl: company.sourceUrl ?? source.url,
      licence,
      licencePermitsResale,
      asOf: company.asOf ?? (statesNow ? retrievedAt : null),
      retrievedAt,
    },
  }));
}
