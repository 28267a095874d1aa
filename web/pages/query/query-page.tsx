import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Bidi } from "../../components/bidi.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { saveCsv } from "../../components/save-file.ts";
import { addressOf } from "../../frame/address.ts";
import { type CompanyMatches, client, type QueryCompaniesParameters } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { ConditionFields } from "./condition-fields.tsx";
import { type Condition, filtersOf, type Operators } from "./conditions.ts";

type Match = CompanyMatches["matches"][number];

const columns: readonly Column<Match>[] = [
  { title: "Name", cell: ({ legal_name }) => <Bidi>{legal_name ?? ""}</Bidi>, width: "45%" },
  { title: "Country", cell: ({ country }) => <Bidi>{country ?? ""}</Bidi> },
  { title: "Domain", cell: ({ domain }) => <Bidi>{domain ?? ""}</Bidi> },
  { title: "Created", cell: ({ created_at }) => <Moment iso={created_at} /> },
];

/** The pages of an answer that have been read. */
interface Found {
  readonly asked: QueryCompaniesParameters;
  readonly matches: readonly Match[];
  readonly scanned: number;
  readonly cursor: string | null;
}

/** Pages that are read before the reader is asked whether to go on: each may be empty. */
const PAGES_AT_ONCE = 10;
const MOST_CONDITIONS = 16;
const first: Condition = { field: "identity.legal_name", operator: "contains", typed: "" };

/** Builds a typed query over the tenant's companies, and shows what meets it. */
function QueryPage() {
  const { data, error, reload } = useQuery(["search fields"], () => client.reference.getSearchFields());
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  return <Builder operators={new Map(data.items.map((item) => [item.field, item.operators])) as Operators} />;
}

function Builder({ operators }: { readonly operators: Operators }) {
  const [conditions, setConditions] = useState<readonly Condition[]>([first]);
  const [order, setOrder] = useState("created_at asc");
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [working, setWorking] = useState(false);
  const run = async (before: Found) => {
    setWorking(true);
    setFailure(null);
    try {
      setFound(await readOn(before));
    } catch (error) {
      setFailure(error);
    } finally {
      setWorking(false);
    }
  };
  const change = (at: number, condition: Condition | null) =>
    setConditions(conditions.flatMap((one, index) => (index === at ? (condition ?? []) : one)));
  const begin = () => run({ asked: requestOf(conditions, order), matches: [], scanned: 0, cursor: null });
  return (
    <>
      <PageHead title="Query" lead="Companies that meet every condition." />
      <form
        class="card stack"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        {conditions.map((condition, at) => (
          <ConditionFields
            key={String(at)}
            place={at + 1}
            condition={condition}
            operators={operators}
            onChange={(changed) => change(at, changed)}
          />
        ))}
        <div class="row">
          <button
            class="button"
            type="button"
            disabled={conditions.length >= MOST_CONDITIONS}
            onClick={() => setConditions([...conditions, first])}
          >
            Add a condition
          </button>
          <div class="input">
            <label for="query-order">Order</label>
            <select id="query-order" value={order} onChange={(event) => setOrder(event.currentTarget.value)}>
              <option value="created_at asc">oldest first</option>
              <option value="created_at desc">newest first</option>
              <option value="entity_id asc">by id</option>
              <option value="entity_id desc">by id, backwards</option>
            </select>
          </div>
          <button class="button primary" type="submit" disabled={working}>
            Run
          </button>
        </div>
      </form>
      {failure ? <Fault error={failure} /> : null}
      {found === null ? null : <Answer found={found} working={working} onMore={() => void run(found)} />}
    </>
  );
}

function requestOf(conditions: readonly Condition[], order: string): QueryCompaniesParameters {
  const [by, direction] = order.split(" ") as ["created_at" | "entity_id", "asc" | "desc"];
  return { filters: filtersOf(conditions), sort_by: by, direction };
}

/** Reads further pages until one has matches, the end is reached, or many were empty. */
async function readOn(before: Found): Promise<Found> {
  let found = before;
  for (let read = 0; read < PAGES_AT_ONCE; read++) {
    const cursor = found.cursor === null ? {} : { cursor: found.cursor };
    const page = await client.entities.queryCompanies({ ...found.asked, ...cursor });
    found = {
      asked: found.asked,
      matches: [...found.matches, ...page.matches],
      scanned: found.scanned + page.scanned_count,
      cursor: page.next_cursor,
    };
    if (found.cursor === null || found.matches.length > before.matches.length) break;
  }
  return found;
}

interface AnswerProps {
  readonly found: Found;
  readonly working: boolean;
  readonly onMore: () => void;
}

function Answer({ found, working, onMore }: AnswerProps) {
  const { route } = useLocation();
  const { matches, scanned, cursor, asked } = found;
  const companies = matches.length === 1 ? "1 company" : `${matches.length.toLocaleString()} companies`;
  return (
    <section class="stack" aria-label="Companies found">
      <div class="row between">
        <p role="status">
          {companies}, {scanned.toLocaleString()} read{cursor === null ? "" : ", more to read"}
        </p>
        <div class="row">
          <button class="button" type="button" disabled={cursor === null || working} onClick={onMore}>
            Read on
          </button>
          <button class="button" type="button" disabled={matches.length === 0} onClick={() => save(matches)}>
            Export as CSV
          </button>
        </div>
      </div>
      {matches.length > 0 ? (
        <DataTable
          label="Companies found"
          columns={columns}
          rows={matches}
          keyOf={({ entity_id }) => entity_id}
          onOpen={({ entity_id }) => route(addressOf("/companies/:entity_id", { entity_id }))}
        />
      ) : (
        <Empty title={cursor === null ? "No company meets all conditions" : "None so far"}>
          <p>
            {cursor === null
              ? "Leave one out, or take a shorter part of the name: accents count, case does not."
              : "The companies that were read do not meet the conditions. Read on for the next ones."}
          </p>
        </Empty>
      )}
      <details>
        <summary>The request</summary>
        <pre>
          <code>POST /v1/entities/query {JSON.stringify(asked, null, 2)}</code>
        </pre>
      </details>
    </section>
  );
}

function save(matches: readonly Match[]): void {
  saveCsv("companies-found.csv", [
    ["entity_id", "legal_name", "country", "domain", "created_at"],
    ...matches.map(({ entity_id, legal_name, country, domain, created_at }) => [
      ...[entity_id, legal_name, country, domain, created_at],
    ]),
  ]);
}

export { QueryPage as page };
