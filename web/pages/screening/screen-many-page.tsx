import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Bidi, visibleText } from "../../components/bidi.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { PortfolioSelect } from "../../components/portfolio-select.tsx";
import { saveCsv, saveJson } from "../../components/save-file.ts";
import { addressOf } from "../../frame/address.ts";
import { client, type ScreeningChange } from "../../frame/client.ts";
import type { PageProps } from "../../frame/page-route.ts";
import { useQuery } from "../../frame/query.ts";
import { Matches } from "./matches.tsx";
import { changesSince, rowsOf, type ScreenedMember, screenMembers } from "./screen-members.ts";
import { useStop } from "./use-stop.ts";
import { resultWords } from "./words.ts";

type Changes = ReadonlyMap<string, ScreeningChange>;

interface Run {
  readonly screened: readonly ScreenedMember[];
  readonly total: number;
  readonly done: boolean;
  readonly changes: Changes | null;
}

/** The companies of a portfolio against the installed lists, and which matches are new since a day. */
function ScreenManyPage({ params }: PageProps) {
  const { route } = useLocation();
  const { data, error, reload } = useQuery(["portfolios"], () => client.portfolios.list());
  const [run, setRun] = useState<Run | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const stop = useStop();
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  const [first] = data.portfolios;
  const portfolioId = params.portfolio_id ?? first?.portfolio_id;
  const start = async (since: string) => {
    const mine = stop.begin();
    setFault(null);
    try {
      const changes = since === "" ? null : await changesSince(since);
      const told = (screened: readonly ScreenedMember[], total: number) => {
        if (mine()) setRun({ screened, total, done: screened.length === total, changes });
      };
      await screenMembers(portfolioId ?? "", told, () => !mine());
    } catch (problem) {
      setFault(problem);
      setRun(null);
    }
  };
  return (
    <>
      <PageHead
        title="Screen a portfolio"
        lead="Every company of a portfolio against the installed lists. The results stay in this page until it is left."
      >
        <a class="button" href={addressOf("/screening")}>
          Screen a company
        </a>
      </PageHead>
      {portfolioId === undefined ? (
        <Empty title="No portfolios yet">
          <p>
            Make a <a href={addressOf("/portfolios")}>portfolio</a> and fill it first, or run{" "}
            <code>npx assay screen --file</code> on a file.
          </p>
        </Empty>
      ) : (
        <Choice
          portfolios={data.portfolios}
          portfolioId={portfolioId}
          running={run !== null && !run.done}
          choose={(id) => {
            stop.begin();
            setRun(null);
            route(addressOf("/screening/portfolio/:portfolio_id?", { portfolio_id: id }));
          }}
          start={(since) => void start(since)}
        />
      )}
      {fault === null ? null : <Fault error={fault} />}
      {run === null ? null : <Results run={run} name={portfolioId ?? ""} />}
    </>
  );
}

function Choice(props: {
  readonly portfolios: readonly { readonly portfolio_id: string; readonly name: string }[];
  readonly portfolioId: string;
  readonly running: boolean;
  readonly choose: (portfolioId: string) => void;
  readonly start: (since: string) => void;
}) {
  const { portfolios, portfolioId, running, choose, start } = props;
  const [since, setSince] = useState("");
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    start(since);
  };
  return (
    <form class="card row choices" onSubmit={ask}>
      <PortfolioSelect id="screen-portfolio" portfolios={portfolios} chosen={portfolioId} choose={choose} />
      <div class="input">
        <label for="screen-since">Mark entries new since</label>
        <input
          id="screen-since"
          placeholder="YYYY-MM-DD"
          pattern="\d{4}-\d{2}-\d{2}"
          autocomplete="off"
          value={since}
          onInput={(event) => setSince(event.currentTarget.value)}
        />
      </div>
      <button class="button primary" type="submit" disabled={running}>
        {running ? "Screening …" : "Screen"}
      </button>
    </form>
  );
}

function Results({ run, name }: { readonly run: Run; readonly name: string }) {
  const [opened, setOpened] = useState<ScreenedMember | null>(null);
  const { screened, total, done, changes } = run;
  const matched = screened.filter(({ answer }) => (answer?.matches.length ?? 0) > 0);
  const isNew = matched.filter(({ answer }) =>
    answer!.matches.some(({ match_id }) => marksNew(changes, match_id)),
  );
  const failed = screened.filter(({ fault }) => fault !== null).length;
  const shown = [...screened].sort((a, b) => bestOf(b) - bestOf(a));
  return (
    <section class="stack">
      <p role="status">
        {screened.length.toLocaleString()} of {total.toLocaleString()} screened; {matched.length} with
        potential matches
        {changes === null ? "" : `, ${isNew.length} of them with entries that are new or changed`}
        {failed === 0 ? "." : `; ${failed} failed.`}
      </p>
      {done ? null : <progress aria-label="Screened companies" max={total} value={screened.length} />}
      <div class="row">
        <button
          class="button"
          type="button"
          disabled={!done}
          onClick={() => saveCsv(`screening-${name}.csv`, rowsOf(screened, changes))}
        >
          Save as CSV
        </button>
        <button
          class="button"
          type="button"
          disabled={!done}
          onClick={() =>
            saveJson(
              `screening-${name}.json`,
              screened.map(({ answer }) => answer),
            )
          }
        >
          Save as JSON
        </button>
      </div>
      {shown.length === 0 ? null : (
        <DataTable
          label="Screened companies"
          columns={columnsOf(changes)}
          rows={shown}
          keyOf={({ entityId }) => entityId}
          onOpen={setOpened}
        />
      )}
      {opened?.answer ? (
        <Dialog
          title={`Matches of ${visibleText(opened.answer.subject.name)}`}
          wide={true}
          onClose={() => setOpened(null)}
        >
          {opened.answer.matches.length === 0 ? (
            <p>Nothing reaches the threshold.</p>
          ) : (
            <Matches matches={opened.answer.matches} />
          )}
        </Dialog>
      ) : null}
    </section>
  );
}

const bestOf = ({ answer }: ScreenedMember): number => answer?.matches[0]?.score ?? 0;

function marksNew(changes: Changes | null, matchId: string): boolean {
  return changes?.get(matchId)?.affects_matching === true;
}

function columnsOf(changes: Changes | null): readonly Column<ScreenedMember>[] {
  const columns: readonly Column<ScreenedMember>[] = [
    {
      title: "Company",
      width: "34%",
      cell: ({ answer, entityId }) => <Bidi>{answer?.subject.name ?? entityId}</Bidi>,
    },
    { title: "Reference", cell: ({ reference }) => <Bidi>{reference ?? ""}</Bidi> },
    {
      title: "Result",
      cell: ({ answer, fault }) =>
        answer === null ? <Bidi>{fault ?? ""}</Bidi> : resultWords[answer.result],
    },
    {
      title: "Best match",
      width: "26%",
      cell: ({ answer }) => <Bidi>{answer?.matches[0]?.listed_name ?? ""}</Bidi>,
    },
    { title: "Similarity", numeric: true, cell: ({ answer }) => answer?.matches[0]?.score.toFixed(2) ?? "" },
  ];
  if (changes === null) return columns;
  const changed = ({ answer }: ScreenedMember) =>
    (answer?.matches ?? []).flatMap(({ match_id }) => changes.get(match_id)?.change ?? [])[0] ?? "";
  return [...columns, { title: "Entry", cell: changed }];
}

export { ScreenManyPage as page };
