import { count, decimal, table } from "../quality/markdown.ts";
import type { Install } from "./installs.ts";
import type { RecordedParents } from "./recorded-parents.ts";
import type { WalkFigure } from "./walks.ts";

export interface EngineKnowledge {
  readonly engine: string;
  readonly synthetic: Install;
  readonly walks: readonly WalkFigure[];
  readonly installs: readonly Install[];
  readonly sized: readonly Install[];
  /** A made file of each format. */
  readonly made: readonly Install[];
  readonly recorded: readonly (RecordedParents & { readonly file: string })[];
}

export interface Setting {
  readonly date: string;
  readonly processors: number;
  readonly memoryGigabytes: number;
  /** Share of the processors that other work took, 0..1; null where the system does not report it. */
  readonly otherWork: number | null;
}

/** The page `bench/knowledge.md`. */
export function knowledgePage(engines: readonly EngineKnowledge[], setting: Setting): string {
  const other = setting.otherWork === null ? "unknown" : `${Math.round(100 * setting.otherWork)} %`;
  return `# What is known of companies: installs and walks

Written by \`npm run bench:knowledge\`; not edited by hand. ${setting.date}, ${setting.processors} processors,
${setting.memoryGigabytes} GB of memory, Node ${process.version}. Other work took ${other} of the processors meanwhile; the figures
of a busy machine are too low.

A walk reads the companies above one company from the database and answers for its ultimate owner, as
\`GET /v1/entities/{entity_id}/ultimate-owner\` does without the door; one walk at a time. The synthetic graph is a file in
GLEIF's level 2 format with made-up LEIs: half of the relationships in chains of 12, two fifths in hubs of 10,000 children, the
rest in cycles, in companies that are their own parent and in companies of 1,000 parents.

${engines.map(engineSection).join("\n\n")}
`;
}

function engineSection({
  engine,
  synthetic,
  walks,
  installs,
  sized,
  recorded,
  made,
}: EngineKnowledge): string {
  const parts = [
    `## ${engine === "pglite" ? "Embedded database (PGlite)" : "PostgreSQL"}`,
    `### Walks over ${count(synthetic.rows)} relationships`,
    table(
      ["start", "hops", "walks", "walks per second", "median ms", "p99 ms"],
      walks.map((walk) => [
        walk.shape,
        String(walk.hops),
        count(walk.walks),
        count(Math.round(walk.perSecond)),
        decimal(walk.medianMilliseconds, 1),
        decimal(walk.p99Milliseconds, 1),
      ]),
    ),
    "### Installs",
    `Each in a process of its own and into an empty database. Memory is the most that the process had${engine === "pglite" ? ", the database included" : ", the server not included"}.`,
    installTable([synthetic, ...installs]),
  ];
  if (made.length > 0) {
    parts.push(
      "### Installs of made files",
      "One for each format, in its publisher's shape and with made-up companies: natural persons are counted with the rows.",
      installTable(made),
    );
  }
  if (sized.length > 0) {
    parts.push(
      "### Memory by the size of the file",
      "Files of one format (`companies-house-psc`) and growing size, made up.",
      installTable(sized),
    );
  }
  if (recorded.length > 0) {
    parts.push(
      "### Recorded accounting parents",
      "Every direct and ultimate parent that the file states as of today, compared with what walks of one hop find.",
      table(
        ["file", "children", "parents", "stated", "found", "found and not stated"],
        recorded.map((of) => [
          of.file,
          ...[of.children, of.parents, of.stated, of.found, of.notStated].map(count),
        ]),
      ),
    );
  }
  return parts.join("\n\n");
}

function installTable(installs: readonly Install[]): string {
  return table(
    ["format", "file MB", "rows", "facts", "bad", "seconds", "rows per second", "peak MB", "… above idle"],
    installs.map((of) => [
      of.format,
      decimal(of.bytes / 1e6, 1),
      count(of.rows),
      count(of.facts),
      count(of.bad),
      decimal(of.seconds, 1),
      count(Math.round(of.rows / of.seconds)),
      count(Math.round(of.peakKilobytes / 1024)),
      count(Math.round((of.peakKilobytes - of.idleKilobytes) / 1024)),
    ]),
  );
}
