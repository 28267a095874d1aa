/** The step `agent` of the ladder: an agent looks for register entries and pages, and the pages decide what stands. */
import type { PageEvidence } from "../../domain/claims/page-evidence.ts";
import { factsOf } from "../../domain/matching/comparable/register-candidate.ts";
import type { Finding, ResearchClaim, StepFailure } from "../../domain/matching/decide/outside-evidence.ts";
import { checkedValue, claimFault } from "../../domain/research/check-claim.ts";
import { independentGroups } from "../../domain/research/independent-pages.ts";
import {
  candidateSubject,
  type KnownSubject,
  recordSubject,
  toldApart,
} from "../../domain/research/known-subject.ts";
import type { Converse } from "../../outside/models/converse.ts";
import type { OutsideQuestion } from "../resolution/outside/outside-question.ts";
import type { AskedFor, OutsideStep } from "../resolution/outside/outside-step.ts";
import { StepError } from "../resolution/outside/step-error.ts";
import type { ArtifactKeeper } from "../run-room/artifact-keeper.ts";
import { type PageReport, runAgent } from "./agent-loop.ts";
import { type ResearchBudget, Spending } from "./budget.ts";
import { RESEARCH_DIGEST, RESEARCH_VERSION, taskOf } from "./prompt.ts";
import { keyOf, ResearchRun, type ResearchTools, type StoredPage } from "./research-tools.ts";

export interface ResearchParts {
  /** What its answers depend on beside the question: the model and the search, as the operator names them. */
  readonly identity: string;
  readonly modelId: string;
  readonly converse: Converse;
  readonly tools: ResearchTools;
  readonly artifacts: Pick<ArtifactKeeper, "hasRoom" | "keep">;
  readonly budget: ResearchBudget;
  /** The present moment, for what is stored. */
  readonly now: () => Date;
}

/** Time to close what is under way and to store what was found. */
const BESIDE_MS = 2_000;

export function researchStep(parts: ResearchParts): OutsideStep {
  const { budget, modelId } = parts;
  return {
    step: "agent",
    identity: JSON.stringify([parts.identity, modelId, RESEARCH_VERSION, RESEARCH_DIGEST]),
    billed: true,
    deadlineMs: 1000 * budget.seconds + BESIDE_MS,
    ask: (question, signal, askedFor) => research(parts, question, { signal, askedFor }),
  };
}

async function research(
  { converse, tools, artifacts, budget, now }: ResearchParts,
  question: OutsideQuestion,
  { signal, askedFor }: { readonly signal: AbortSignal; readonly askedFor: AskedFor },
): Promise<Finding> {
  const { tenantId, callId } = askedFor;
  if (callId === null) throw new Error("the agent is asked in a billed call only");
  if (!(await artifacts.hasRoom(tenantId)))
    throw new StepError("no_room", "the tenant's quota of stored pages is full");
  const within = AbortSignal.any([signal, AbortSignal.timeout(1000 * budget.seconds)]);
  const spending = new Spending(budget);
  const run = new ResearchRun(tools, {
    keep: (page) => artifacts.keep({ tenantId, callId, at: now().toISOString() }, page),
    spending,
    signal: within,
  });
  const reported = await runAgent(converse, taskOf(question), { run, spending, signal: within });
  const finding = findingOf(question, { run, spending, reports: "failure" in reported ? [] : reported });
  if ("failure" in reported)
    throw new StepError(failureOf(reported.failure, run), "the agent gave no report", finding);
  return finding;
}

function failureOf(failure: StepFailure, { full }: ResearchRun): StepFailure {
  return full ? "no_room" : failure;
}

/** Characters of a value and a quote that a summary has. */
const SUMMARY = 160;

function findingOf(
  question: OutsideQuestion,
  { run, spending, reports }: { run: ResearchRun; spending: Spending; reports: readonly PageReport[] },
): Finding {
  const subjects = subjectsOf(question, run);
  const pages = new Map(run.pages.map((page) => [page.id, page]));
  const checked = reports.map((report) => {
    const page = pages.get(report.page);
    const subject = subjects.get(report.about);
    return { report, page, fault: page ? claimFault(report, page, subject) : ("unknown_page" as const) };
  });
  const stands = checked.filter(({ fault }) => fault === null);
  const groups = independentGroups(
    run.pages.map(({ id, url, text }) => ({
      url,
      text,
      quotes: stands.filter(({ page }) => page?.id === id).map(({ report }) => report.quote),
    })),
  );
  const evidence: PageEvidence[] = [];
  const claims = checked.map(({ report, page, fault }, place): ResearchClaim => {
    const { about, stance } = report;
    const base = { about, stance, ...checkedValue(report), fault };
    if (fault !== null || !page) return { ...base, evidenceId: null, group: null };
    const evidenceId = `${page.id}c${place + 1}`;
    const told = `A page states ${report.field} "${report.value.slice(0, SUMMARY)}".`;
    evidence.push(evidenceOf(page, { evidence_id: evidenceId, summary: told, quote: report.quote }));
    return { ...base, evidenceId, group: groups[run.pages.indexOf(page)]! };
  });
  const cited = new Set(stands.map(({ page }) => page?.id));
  const uncited = run.pages
    .filter(({ id }) => !cited.has(id))
    .map((page) =>
      evidenceOf(page, {
        evidence_id: page.id,
        summary: "A page was read; no claim rests on it.",
        quote: null,
      }),
    );
  return {
    judgements: [],
    companies: run.companies,
    sources: [...run.sources.values()],
    pages: [...evidence, ...uncited],
    claims,
    gaps: [...run.gaps],
    cost: {
      requests: spending.requests,
      pages: spending.pages,
      bytes: spending.bytes,
      input_tokens: spending.inputTokens,
      output_tokens: spending.outputTokens,
    },
  };
}

function evidenceOf(
  { url, retrievedAt, artifact }: StoredPage,
  about: Pick<PageEvidence, "evidence_id" | "summary" | "quote">,
): PageEvidence {
  return {
    ...about,
    source_id: `web:${new URL(url).hostname}`,
    source_kind: "page",
    licence: "unknown",
    url,
    retrieved_at: retrievedAt,
    artifacts: [artifact],
  };
}

/** The record, its candidates, and the companies that registers gave. */
function subjectsOf(
  { record, candidates }: OutsideQuestion,
  { companies }: ResearchRun,
): ReadonlyMap<string, KnownSubject> {
  const asked = candidates.map(({ key, facts, otherNames }) =>
    candidateSubject(
      key,
      facts,
      otherNames.map(({ name }) => name),
    ),
  );
  const found = companies
    .filter((one) => candidates.every(({ key }) => key !== keyOf(one)))
    .map((one) =>
      candidateSubject(
        keyOf(one),
        factsOf([one.company]),
        (one.company.otherNames ?? []).map(({ name }) => name),
      ),
    );
  const subjects = toldApart([recordSubject(record), ...asked, ...found]);
  return new Map(subjects.map((subject) => [subject.about, subject]));
}
