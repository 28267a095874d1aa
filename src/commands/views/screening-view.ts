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
  name_not_comparable: "a name has no letter or digit that can be compared",
  coverage_missing: "a topic has no list installed",
  coverage_stale: "a list is older than it may be",
} as const;

/** A screening as text for a person: the result, the matches, and the coverage. */
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
  const above = matches.flatMap(({ ownership }) => (ownership === null ? [] : [pathText(ownership)]));
  return [
    `${printable(subject.name)}: ${WORDS[result]}${why}\n`,
    ...(found.length > 0
      ? ["\n", table(["score", "listed name", "list", "programme", "matched on"], found)]
      : []),
    ...(above.length > 0 ? ["\n", ...above] : []),
    "\n",
    table(["topic", "list", "published", "age", "state"], looked),
  ].join("");
}

type Ownership = NonNullable<Screened["matches"][number]["ownership"]>;

const LINKS: Readonly<Record<Ownership["link"], string>> = {
  ownership: "owned to 50 per cent or more",
  possible_ownership: "possibly owned to 50 per cent or more",
  control: "controlled, or held with an unknown share",
  consolidation: "in consolidated accounts",
};

/** The first path up to a listed owner, each step with its share as stated and its source. */
function pathText({ link, paths }: Ownership): string {
  const steps = (paths[0]?.hops ?? []).map(({ from, to, share_band: band, provenance }) => {
    const share =
      band === null ? "share not stated" : `${band.minimum ?? 0} to ${band.maximum ?? 100} per cent`;
    return `  ${printable(from.name ?? "?")} <- ${printable(to.name ?? "?")} (${share}; ${printable(provenance.source_id)})\n`;
  });
  return [`${LINKS[link]}:\n`, ...steps].join("");
}
