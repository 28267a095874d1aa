import type { z } from "zod";
import type { screenCompany } from "../../operations/screening/screening.contract.ts";
import { printable } from "../terminal.ts";
import { table } from "./table.ts";

type Screened = z.output<typeof screenCompany.output>;

const WORDS = {
  potential_matches: "potential matches: a person has to look at them",
  clear: "clear on the lists below",
  inconclusive: "inconclusive",
} as const;
const REASONS = {
  coverage_missing: "a topic has no list installed",
  coverage_stale: "a list is older than it may be",
} as const;

/** A screening for a person: the result, the matches, and what was looked at. */
export function screeningView({ subject, result, reason, matches, coverage }: Screened): string {
  const why = reason === null ? "" : `: ${REASONS[reason]}`;
  const found = matches.map(({ score, listed_name, list_name, programme, matched_on }) => [
    score.toFixed(2),
    listed_name,
    list_name,
    programme,
    matched_on.join(", "),
  ]);
  const looked = coverage.map(({ topic, source_name, snapshot_date, age_days, max_age_days, freshness }) => [
    topic,
    source_name ?? "no list",
    snapshot_date,
    age_days === null ? null : `${age_days} of ${max_age_days} days`,
    freshness,
  ]);
  return [
    `${printable(subject.name)}: ${WORDS[result]}${why}\n`,
    ...(found.length > 0
      ? ["\n", table(["score", "listed name", "list", "programme", "matched on"], found)]
      : []),
    "\n",
    table(["topic", "list", "published", "age", "state"], looked),
  ].join("");
}
