import { count, decimal, table } from "../markdown.ts";
import { isSeen, type QualityRun } from "../quality-run.ts";
import { groupBy, isWrongMatch } from "../query-score.ts";
import { causeOf } from "../wrong-match-cause.ts";

/** Every wrong match by its id, with its cause; the benchmark's licence does not permit its names here. */
export function wrongMatchesPage({ queries, doubts }: QualityRun): string {
  const wrong = queries
    .filter(isWrongMatch)
    .map((item) => ({ item, cause: item.receipt === null ? "no receipt" : causeOf(item, item.receipt) }));
  const ordinary = wrong.filter(({ item }) => item.query.slice !== "X2");
  const byCause = [...groupBy(ordinary, ({ cause }) => cause)].sort(([, a], [, b]) => b.length - a.length);
  const row = ({ item, cause }: (typeof wrong)[number]) => [
    item.query.id,
    item.query.slice,
    item.query.truth.kind,
    item.answer.matched_ids[0] ?? "–",
    decimal(item.answer.match_confidence, 3),
    isSeen(item) ? "yes" : "no",
    doubts.get(item.query.id) === undefined ? cause : `${cause}; label doubted: ${doubts.get(item.query.id)}`,
  ];
  const head = ["query", "slice", "truth", "matched to", "confidence", "seen", "cause"];
  return [
    "# Wrong matches",
    "Written by `npm run bench:quality`; not edited by hand. The cause is read off the receipt.",
    table(
      ["cause", "matches"],
      byCause.map(([cause, items]) => [cause, count(items.length)]),
    ),
    table(head, ordinary.map(row)),
    "## X2: the right name with another company's number",
    "Lawful where the holder of the number was matched; to abstain is better.",
    table(head, wrong.filter(({ item }) => item.query.slice === "X2").map(row)),
    "",
  ].join("\n\n");
}
