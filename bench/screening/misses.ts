/** Every listed name that a measurement of screening did not find at the usual threshold, for a page of its own. */
import { table } from "../quality/markdown.ts";

/** A name that was screened and not found. */
export interface Miss {
  /** The part of the measurement: the relation of an alias, or a list and its kind of damage. */
  readonly part: string;
  readonly screened: string;
  /** The name of the organisation on the list. */
  readonly listed: string;
  /** Score of the organisation, 0..1; 0 where it was not found at all. */
  readonly score: number;
}

/** The page: a table for each part in the order of the measurement, the highest scores first. */
export function missesPage(misses: readonly Miss[], threshold: number): string {
  const parts = Map.groupBy(misses, ({ part }) => part);
  return [
    "# Screening: every miss",
    `Printed by \`npm run bench:screening\` with [screening.md](screening.md): each name of a listed organisation whose score stays under ${threshold}. A score of 0 means under 0.20.`,
    ...[...parts].flatMap(([part, own]) => [
      `## ${part} (${own.length})`,
      table(
        ["screened", "listed", "score"],
        own
          .toSorted((a, b) => b.score - a.score)
          .map(({ screened, listed, score }) => [cell(screened), cell(listed), score.toFixed(2)]),
      ),
    ]),
    "",
  ].join("\n\n");
}

/** Text that is one cell of a table, whatever characters it has. */
function cell(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, "\\$&").replace(/\s+/g, " ");
}
