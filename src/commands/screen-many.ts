/** Screens the members of a portfolio or the companies of a file, and writes them as JSON or CSV. Nothing is stored. */
import type { z } from "zod";
import { getPortfolioMembers } from "../operations/portfolios/members.contract.ts";
import { getScreeningChanges } from "../operations/screening/get-screening-changes.contract.ts";
import { getScreeningCoverage, type screenCompany } from "../operations/screening/screening.contract.ts";
import { BYTE_ORDER_MARK, csvRow } from "../tables/csv-cells.ts";
import { type Client, readBody, sentenceOf } from "./client/client.ts";
import { CommandError } from "./command-error.ts";
import type { Rendering } from "./records/answer-records.ts";
import type { LineAnswer } from "./records/answer-singly.ts";
import type { RecordSource } from "./records/read-records.ts";

type Screened = z.output<typeof screenCompany.output>;
type Change = z.output<typeof getScreeningChanges.output>["changes"][number];
type Changes = ReadonlyMap<string, Change>;

/** Entries of a page of changes: the most that one request gives. */
const PAGE = 500;

/** The members of a portfolio as records to screen. @throws CommandError where there is no such portfolio. */
export async function portfolioSource(client: Client, portfolioId: string): Promise<RecordSource> {
  const page = async (at: { readonly cursor?: string; readonly limit?: number }) => {
    const answer = await client.ask(getPortfolioMembers, { portfolio_id: portfolioId, ...at });
    if (!answer.ok) throw new CommandError(sentenceOf(answer.error));
    return readBody(getPortfolioMembers, answer.body);
  };
  const { total } = await page({ limit: 1 });
  return {
    name: portfolioId,
    countLines: async () => total,
    async *records() {
      let line = 0;
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const { members, next_cursor } = await page(cursor === undefined ? {} : { cursor });
        for (const { entity_id, customer_reference } of members) {
          line += 1;
          const reference = customer_reference === null ? {} : { client_ref: customer_reference };
          yield { line, request: { entity_id, ...reference } };
        }
        cursor = next_cursor;
      }
    },
  };
}

export interface ManyFlags {
  readonly csv: boolean;
  /** ISO 8601 date. */
  readonly since: string | undefined;
}

/** Reads what has changed on every installed list since the day, where that is asked for. */
export async function screeningRendering(client: Client, { csv, since }: ManyFlags): Promise<Rendering> {
  const changes = since === undefined ? null : await changesSince(client, since);
  const tally = { screened: 0, matched: 0, isNew: 0 };
  const linesOf = (answered: LineAnswer): string => {
    const { line, answer } = answered;
    if (!answer.ok) {
      const { error } = answer;
      return csv
        ? csvRow([line, "", "", "", "", "error", error.code])
        : `${JSON.stringify({ line, error })}\n`;
    }
    const screened = answer.body as Screened;
    const marked = changes === null ? screened : withChanges(screened, changes);
    tally.screened += 1;
    if (screened.matches.length > 0) tally.matched += 1;
    if (changes !== null && screened.matches.some(({ match_id }) => isNew(changes.get(match_id))))
      tally.isNew += 1;
    return csv ? rowsOf(line, screened, changes) : `${JSON.stringify(marked)}\n`;
  };
  return {
    head: csv ? BYTE_ORDER_MARK + csvRow(HEADINGS) : "",
    linesOf,
    summary: () =>
      `${tally.screened} screened, ${tally.matched} with potential matches${since === undefined ? "" : `, ${tally.isNew} of them with entries that are new or changed since ${since}`}\n`,
  };
}

/** What differs on each list between the version in force on the day and now, by match id. */
async function changesSince(client: Client, since: string): Promise<Changes> {
  const answer = await client.ask(getScreeningCoverage, {});
  if (!answer.ok) throw new CommandError(sentenceOf(answer.error));
  const lists = readBody(getScreeningCoverage, answer.body).flatMap(({ source_id }) => source_id ?? []);
  const found = new Map<string, Change>();
  for (const source_id of new Set(lists)) {
    for (let offset = 0, total = 1; offset < total; offset += PAGE) {
      const page = await client.ask(getScreeningChanges, { source_id, since, limit: PAGE, offset });
      if (!page.ok) throw new CommandError(sentenceOf(page.error));
      const read = readBody(getScreeningChanges, page.body);
      for (const change of read.changes) found.set(change.match_id, change);
      total = read.total;
    }
  }
  return found;
}

/** A change of what is only shown, such as an address, makes nobody a match. */
function isNew(change: Change | undefined): boolean {
  return change?.affects_matching === true;
}

function withChanges(screened: Screened, changes: Changes): unknown {
  const matches = screened.matches.map((match) => {
    const change = changes.get(match.match_id);
    return {
      ...match,
      since:
        change === undefined
          ? null
          : { change: change.change, affects_matching: change.affects_matching, fields: change.fields },
    };
  });
  return { ...screened, matches };
}

const HEADINGS = [
  ...["line", "client_ref", "entity_id", "name", "country", "result", "reason"],
  ...[
    "match_id",
    "topic",
    "score",
    "listed_name",
    "list_name",
    "matched_on",
    "programme",
    "listed_on",
    "url",
  ],
  ...["owner", "ownership_path", "snapshot_version", "since", "changed_fields"],
];

/** A row for each match, or one row for a company without any. */
function rowsOf(
  line: number,
  { client_ref, subject, result, reason, matches }: Screened,
  changes: Changes | null,
): string {
  const company = [line, client_ref, subject.entity_id, subject.name, subject.country, result, reason];
  if (matches.length === 0) return csvRow(company);
  return matches
    .map((match) => {
      const change = changes?.get(match.match_id);
      return csvRow([
        ...company,
        ...[match.match_id, match.topic, match.score, match.listed_name, match.list_name],
        ...[match.matched_on.join("; "), match.programme, match.listed_on, match.url],
        ...[match.ownership?.owner?.name ?? null, pathOf(match), match.snapshot_version],
        ...[change?.change ?? null, change?.fields.map(({ field }) => field).join("; ") ?? null],
      ]);
    })
    .join("");
}

function pathOf({ ownership }: Screened["matches"][number]): string | null {
  const hops = ownership?.paths[0]?.hops ?? [];
  return hops.length === 0
    ? null
    : [hops[0]!.from, ...hops.map(({ to }) => to)].map(({ name }) => name ?? "?").join(" <- ");
}
