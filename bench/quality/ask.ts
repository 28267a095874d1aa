import { companyFields } from "../../src/contract/company-record.ts";
import type { CompanyRecord } from "../../src/domain/record.ts";
import type { BenchmarkPair, BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import type { PairAnswer } from "./pair-score.ts";
import type { Decision, QueryAnswer } from "./query-score.ts";

/** The receipt of a decision as the interface gives it; only the measured fields. */
export interface ReceiptView {
  readonly right_ref: string | null;
  readonly stage: string;
  readonly reason: string | null;
  readonly probability: number | null;
  readonly features: Readonly<Record<string, number>>;
  readonly top_features: readonly {
    readonly feature: string;
    readonly value: number;
    readonly contribution: number;
  }[];
  readonly score: { readonly intercept: number; readonly log_odds: number } | null;
  readonly identifier_rule: { readonly rule: string; readonly scheme: string } | null;
  readonly guards: readonly { readonly guard: string }[];
  readonly evidence: readonly { readonly source_id: string; readonly summary: string }[];
  readonly replay: { readonly reproduced: boolean | null };
}

/** The service's answer to one query. */
export interface Asked {
  readonly answer: QueryAnswer;
  /** null when the service refused the request. */
  readonly receipt: ReceiptView | null;
  /** HTTP status of the resolve request. */
  readonly status: number;
}

interface Resolved {
  readonly decision: Decision;
  readonly match_confidence: number;
  readonly decision_id: string;
  readonly entity: {
    readonly entity_id: string;
    readonly provenance: Readonly<Record<string, Cited>>;
  } | null;
}

interface Cited {
  readonly source_id: string;
  readonly provider_record_id?: string;
}

/** Resolves one query over HTTP. */
export async function timedResolve(
  origin: string,
  key: string,
  { query, depth }: { readonly query: BenchmarkQuery; readonly depth: string },
): Promise<{ readonly status: number; readonly json: unknown; readonly ms: number }> {
  const started = performance.now();
  const answer = await send(`${origin}/v1/resolve`, key, { ...sendable(query.record), depth });
  return { ...answer, ms: performance.now() - started };
}

/** Resolves one query over HTTP and reads its receipt. A refused request is unresolved, without a leader. */
export async function askQuery(
  origin: string,
  key: string,
  query: BenchmarkQuery,
  depth = "probabilistic",
): Promise<Asked> {
  const { status, json, ms } = await timedResolve(origin, key, { query, depth });
  const latency_ms = Math.round(ms * 100) / 100;
  if (status !== 200) {
    return {
      answer: { id: query.id, decision: "unresolved", match_confidence: null, matched_ids: [], latency_ms },
      receipt: null,
      status,
    };
  }
  const resolved = json as Resolved;
  const read = await send(`${origin}/v1/decisions/${resolved.decision_id}`, key);
  if (read.status !== 200) throw new Error(`${query.id}: its receipt cannot be read (${read.status})`);
  const receipt = (read.json as { decision: ReceiptView }).decision;
  const matched = resolved.decision === "match";
  return {
    answer: {
      id: query.id,
      decision: resolved.decision,
      match_confidence: matched ? resolved.match_confidence : receipt.probability,
      matched_ids: matched ? citedRows(resolved.entity?.provenance ?? {}) : leaderRows(receipt),
      latency_ms,
    },
    receipt,
    status,
  };
}

/** Compares one pair over HTTP. A refused request counts as unresolved. */
export async function askPair(
  origin: string,
  key: string,
  { id, left, right }: BenchmarkPair,
): Promise<{ readonly answer: PairAnswer; readonly status: number }> {
  const body = { left: sendable(left), right: sendable(right), depth: "probabilistic" };
  const { status, json } = await send(`${origin}/v1/match`, key, body);
  if (status !== 200) return { answer: { id, decision: "unresolved", probability: null }, status };
  const { decision, probability } = json as { decision: Decision; probability: number | null };
  return { answer: { id, decision, probability }, status };
}

/**
 * Resolves the two records one after the other, without the registers, as a tenant whose store is empty: a
 * match where both are members of one entity, a `no_match` where each founds its own. A refused request
 * counts as unresolved.
 */
export async function askStored(
  origin: string,
  key: string,
  { id, left, right }: BenchmarkPair,
): Promise<PairAnswer> {
  const resolved: Resolved[] = [];
  for (const record of [left, right]) {
    const body = { ...sendable(record), depth: "probabilistic", enrich: false };
    const { status, json } = await send(`${origin}/v1/resolve`, key, body);
    if (status === 200) resolved.push(json as Resolved);
  }
  const [first, second] = resolved.map(({ entity }) => entity?.entity_id);
  const together = first === second ? "match" : "no_match";
  return { id, decision: first && second ? together : "unresolved", probability: null };
}

/** Register rows that the golden record cites, the row of the legal name first. */
function citedRows(provenance: Readonly<Record<string, Cited>>): string[] {
  const rowOf = (cited: Cited | undefined) =>
    cited?.provider_record_id === undefined ? [] : [`${cited.source_id}:${cited.provider_record_id}`];
  return [
    ...new Set([...rowOf(provenance["identity.legal_name"]), ...Object.values(provenance).flatMap(rowOf)]),
  ];
}

/** Rows of the leading company that was not bound: the receipt cites each with its id at the end. */
function leaderRows({ right_ref, evidence }: ReceiptView): string[] {
  const cited = evidence.map(
    ({ source_id, summary }) => `${source_id}:${summary.slice(summary.lastIndexOf(" as ") + 4)}`,
  );
  const lead = right_ref !== null && cited.includes(right_ref) ? [right_ref] : [];
  return [...new Set([...lead, ...cited])];
}

/** The record in the fields of the interface; values without a field become further identifiers. */
export function sendable(record: CompanyRecord): Record<string, unknown> {
  const known = Object.entries(record).filter(([name]) => name in companyFields);
  const further = Object.entries(record).filter(([name]) => !(name in companyFields));
  return {
    ...Object.fromEntries(known),
    ...(further.length > 0 ? { extra: Object.fromEntries(further) } : {}),
  };
}

async function send(url: string, key: string, body?: unknown): Promise<{ status: number; json: unknown }> {
  const response = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json() };
}

/** Runs `work` on every item, at most `width` at a time; results in the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at]!, at);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
