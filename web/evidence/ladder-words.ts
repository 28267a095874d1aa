/** Codes of the stages above the local decision in words; the code of a later release is shown unchanged. */
import type { Step } from "./climbed.ts";
import { wordsOf } from "./words.ts";

export { wordsOf };

const steps: Readonly<Record<string, string>> = {
  model: "A model",
  live_registers: "Live registers",
  agent: "Research on the web",
};

const questions: Readonly<Record<string, string>> = {
  model: "Asked of each borderline candidate, in both orders, whether it is the company of the record.",
  live_registers: "Asked for the company by its identifiers, and else by its name and country.",
  agent: "An agent looked for register entries and pages that tell the company from others.",
};

const statuses: Readonly<Record<string, readonly [style: string, label: string]>> = {
  decided: ["good", "Decided"],
  passed: ["", "Answered, left it open"],
  skipped: ["", "Not needed"],
  capped: ["caution", "Not asked: depth"],
  failed: ["bad", "No full answer"],
};

const untaken: Readonly<Record<string, string>> = {
  skipped: "Not asked: the record was decided before, has no candidate for it, or forbids enrichment.",
  capped: "Not asked: the depth of the request ends before it.",
};

const failures: Readonly<Record<string, string>> = {
  deadline: "the request's time was over first",
  failed: "the call failed",
  no_attempts: "no deep attempts are left this month",
  no_slot: "too many calls were under way",
  timed_out: "it took too long",
  unsettled: "the same call is under way, or ended without an outcome; it is not paid for twice",
  refused: "it declined to answer",
  malformed: "the answer did not have the form that was asked for",
  quota: "the supplier accepts no more calls at present",
  no_room: "the quota of stored pages is full",
  budget: "the budget of the run was used up",
};

const outcomes: Readonly<Record<string, string>> = {
  found: "has companies",
  not_found: "knows no such company",
  source_unavailable: "did not answer, which says nothing about the company",
};

const sourceReasons: Readonly<Record<string, string>> = {
  timeout: "no answer in time",
  unreachable: "no connection",
  rate_limited: "the publisher's rate is used up",
  refused: "the publisher refused the question or the key",
  publisher_error: "the publisher reported a failure",
  unreadable: "the answer could not be read",
  too_large: "the answer was too large",
  redirected: "a redirect to an address that may not be asked",
  circuit_open: "it failed several times and is left alone for a while",
};

const claimFaults: Readonly<Record<string, string>> = {
  unknown_page: "no page that was read has it",
  unknown_company: "it is about no company of this record",
  quote_not_found: "the quote does not stand in the stored page",
  value_not_in_quote: "the value does not stand in the quote",
  company_not_named: "the company's name does not stand near the quote",
  named_by_name_alone: "nothing but the name says which company is meant",
};

export const stepWords = (code: string): string => steps[code] ?? wordsOf(code);
export const stepStatus = (code: string): readonly [style: string, label: string] =>
  statuses[code] ?? ["", wordsOf(code)];
export const failureWords = (code: string): string => failures[code] ?? wordsOf(code).toLowerCase();
export const outcomeWords = (code: string): string => outcomes[code] ?? wordsOf(code).toLowerCase();
export const reasonOfSource = (code: string): string => sourceReasons[code] ?? wordsOf(code).toLowerCase();
export const claimFault = (code: string): string => claimFaults[code] ?? wordsOf(code).toLowerCase();

export function stepQuestion({ step, status }: Pick<Step, "step" | "status">): string {
  return untaken[status] ?? questions[step] ?? "";
}
