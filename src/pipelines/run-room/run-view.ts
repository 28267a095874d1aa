/** A run as callers see it: the stages that were asked for one decision, and the evidence that is kept of them. */
import type { StoredReceipt, StoredStep } from "../../contract/stored/receipt.ts";
import type { ArtifactRef } from "../../domain/claims/page-evidence.ts";
import type { RunRow } from "../../storage/decisions/runs.ts";

interface EvidenceView {
  readonly evidence_id: string;
  readonly source_id: string;
  readonly source_kind: "page" | "register";
  readonly licence: string;
  readonly url: string | null;
  readonly summary: string;
  /** As the stored page has it; null where nothing of the page counts, or a register states it. */
  readonly quote: string | null;
  readonly retrieved_at: string;
  readonly artifacts: readonly ArtifactRef[];
}

type RunState = "succeeded" | "failed" | "capped";

/** @param held the artifacts of the run that are stored: an erasure may have deleted others. */
export function runView(row: RunRow, receipt: StoredReceipt, held: ReadonlySet<string>) {
  const steps = receipt.deeper_steps ?? [];
  const asked = steps.filter(({ asked_at }) => asked_at !== null);
  const evidence = steps.map((step) => evidenceOf(step, held));
  return {
    run_id: row.run_id,
    record_id: row.record_id,
    decision_id: row.decision_id,
    entity_id: row.entity_id,
    state: stateOf(receipt, steps),
    started_at: asked[0]?.asked_at ?? receipt.decided_at,
    finished_at: endOf(asked.at(-1)) ?? receipt.decided_at,
    stages: steps.map((step, place) => stageView(step, receipt, evidence[place]!)),
    evidence: evidence.flat(),
    gaps: steps.flatMap(gapsOf),
  };
}

function stateOf({ decision }: StoredReceipt, steps: readonly StoredStep[]): RunState {
  if (decision !== "unresolved") return "succeeded";
  const failed = steps.filter(({ status }) => status === "failed");
  if (failed.some(({ failure }) => failure !== "budget")) return "failed";
  return failed.length > 0 || steps.some(({ status }) => status === "capped") ? "capped" : "succeeded";
}

function stageView(step: StoredStep, receipt: StoredReceipt, evidence: readonly EvidenceView[]) {
  const { stage, status, failure, asked_at, duration_ms, claims = [], sources = [], cost = null } = step;
  return {
    stage,
    step: step.step,
    status,
    failure,
    started_at: asked_at,
    duration_ms,
    summary: summaryOf(step, receipt),
    evidence_ids: evidence.map(({ evidence_id }) => evidence_id),
    sources,
    claims,
    cost,
  };
}

const steps: Readonly<Record<string, string>> = {
  model: "A model was asked to judge the borderline candidates",
  live_registers: "Live registers were asked for the company",
  agent: "An agent looked for pages that tell the company from others",
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** In the service's own words: nothing that a caller, a register or a page says stands in it. */
function summaryOf(step: StoredStep, { decision }: StoredReceipt): string {
  const { status, failure, companies, pages, claims, sources } = step;
  if (status === "skipped") return "Not asked: nothing was left to decide, or the record turned it off.";
  if (status === "capped") return "Not asked: the depth of the request ends before it.";
  const read = new Set((pages ?? []).map(({ url }) => url)).size;
  const standing = (claims ?? []).filter(({ fault }) => fault === null).length;
  const seen = [
    ...(sources?.length ? [`${counted(sources.length, "source", "sources")} asked`] : []),
    ...(companies?.length ? [`${counted(companies.length, "company", "companies")} found`] : []),
    ...(pages ? [`${counted(read, "page", "pages")} read`] : []),
    ...(claims ? [`${standing} of ${claims.length} claims stand`] : []),
  ];
  const asked = `${steps[step.step] ?? "A step outside was asked"}${seen.length > 0 ? `: ${seen.join(", ")}` : ""}.`;
  if (status === "failed") return `${asked} It gave no full answer (${failure ?? "failed"}).`;
  return status === "decided" ? `${asked} It decided: ${decision}.` : `${asked} The record stayed open.`;
}

function evidenceOf({ step, pages = [], companies = [] }: StoredStep, held: ReadonlySet<string>) {
  const ofRegisters = companies.map((company, place): EvidenceView => {
    const { source_id, source_record_id, licence, url, retrieved_at } = company;
    return {
      evidence_id: `${step}-r${place + 1}`,
      ...{ source_id, source_kind: "register", licence, url },
      summary: `${source_id} has the row ${source_record_id}.`,
      ...{ quote: null, retrieved_at, artifacts: [] },
    };
  });
  const ofPages = pages.map(({ artifacts, ...page }): EvidenceView => {
    return { ...page, artifacts: artifacts.filter(({ artifact_id }) => held.has(artifact_id)) };
  });
  return [...ofRegisters, ...ofPages];
}

function gapsOf({ step, status, failure, sources = [], gaps = [] }: StoredStep): string[] {
  const silent = sources.filter(({ outcome }) => outcome === "source_unavailable");
  return [
    ...gaps,
    ...silent.map(({ source_id, reason }) => `${source_id} did not answer: ${reason ?? "unavailable"}.`),
    ...(status === "failed" ? [`The step ${step} gave no full answer: ${failure ?? "failed"}.`] : []),
    ...(status === "capped"
      ? [`The step ${step} was not asked: the depth of the request ends before it.`]
      : []),
  ];
}

function endOf(step: StoredStep | undefined): string | null {
  if (!step?.asked_at) return null;
  return new Date(Date.parse(step.asked_at) + (step.duration_ms ?? 0)).toISOString();
}
