/** The loop of the research agent: the model calls tools until it reports, or until its budget ends. */
import { z } from "zod";
import type { StepFailure } from "../../domain/matching/decide/outside-evidence.ts";
import type { ReportedClaim } from "../../domain/research/check-claim.ts";
import type { Converse, Said, ToolCall } from "../../outside/models/converse.ts";
import { type Spending, TURN_TOKENS } from "./budget.ts";
import { offered, quoted, RESEARCH_INSTRUCTIONS, toolInputs } from "./prompt.ts";
import type { ResearchRun } from "./research-tools.ts";

export interface PageReport extends ReportedClaim {
  /** Id that `read_page` gave the page. */
  readonly page: string;
}

/** Claims of a report that are read, and characters of each of their texts. */
const MOST_CLAIMS = 40;
const MOST_QUOTE = 600;
const MOST_VALUE = 300;
/** Calls of one turn that are run. */
const CALLS = 5;
/** Turns in a row without a call that the model may take. */
const SILENT = 1;

/** @returns the claims of the report, not checked; or why there is none. */
export async function runAgent(
  converse: Converse,
  task: string,
  { run, spending, signal }: { run: ResearchRun; spending: Spending; signal: AbortSignal },
): Promise<readonly PageReport[] | { readonly failure: StepFailure }> {
  const said: Said[] = [{ from: "user", text: task }];
  let silent = 0;
  while (!spending.isOver()) {
    if (signal.aborted) return { failure: "timed_out" };
    const last = spending.isLast();
    const tools = offered(last ? ["report"] : [...run.names(), "report"]);
    const turn = { system: RESEARCH_INSTRUCTIONS, said, tools, mustCall: last, mostTokens: TURN_TOKENS };
    const reply = await converse(turn, signal);
    if ("fault" in reply) return { failure: reply.fault };
    spending.turn(reply, { characters: lengthOf(said), received: lengthOf([reply.said]) });
    said.push(reply.said);
    const report = reply.calls.find(({ name }) => name === "report");
    if (report) {
      const claims = claimsOf(report.input);
      if (claims) return claims;
    }
    if (reply.calls.length === 0 && ++silent > SILENT) return { failure: "malformed" };
    said.push(await answers(reply.calls, run));
  }
  return { failure: "budget" };
}

async function answers(calls: readonly ToolCall[], run: ResearchRun): Promise<Said> {
  if (calls.length === 0)
    return { from: "user", text: quoted({ error: 'call a tool; finish with "report"' }) };
  const results = [];
  for (const [place, call] of calls.entries()) {
    const text =
      place >= CALLS
        ? quoted({ error: "too many calls in one turn" })
        : call.name === "report"
          ? quoted({ error: "the report does not have the form of the tool" })
          : await run.call(call);
    results.push({ call, text });
  }
  return { from: "tools", results };
}

function lengthOf(said: readonly Said[]): number {
  return JSON.stringify(said).length;
}

const bounded = toolInputs.report.extend({ claims: z.array(z.unknown()) });
const claim = toolInputs.report.shape.claims.element;

/** The claims that have the form; null where the report is none. A claim of another form is left out. */
function claimsOf(input: unknown): readonly PageReport[] | null {
  const report = bounded.safeParse(input);
  if (!report.success) return null;
  return report.data.claims.slice(0, MOST_CLAIMS).flatMap((one) => {
    const read = claim.safeParse(one);
    if (!read.success) return [];
    const { quote, value } = read.data;
    return quote.length > MOST_QUOTE || value.length > MOST_VALUE || value.trim() === "" ? [] : read.data;
  });
}
