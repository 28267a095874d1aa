import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Bidi, visibleText } from "../../components/bidi.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { addressOf } from "../../frame/address.ts";
import { client, type ScreeningChange, type ScreeningChanges } from "../../frame/client.ts";
import type { PageProps } from "../../frame/page-route.ts";
import { useQuery } from "../../frame/query.ts";
import { plain } from "./words.ts";

/** Two installed versions of a list, and what differs between them. */
function ListChangesPage({ params }: PageProps) {
  const { data, error, reload } = useQuery(["screening", "coverage"], () => client.screening.getCoverage());
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  const lists = new Map(
    data.flatMap(({ source_id, source_name }) =>
      source_id === null ? [] : [[source_id, source_name ?? source_id] as const],
    ),
  );
  const sourceId = params.source_id ?? [...lists.keys()][0];
  return (
    <>
      <PageHead
        title="Changes of a list"
        lead="What two installed versions state otherwise, compared at this moment."
      >
        <a class="button" href={addressOf("/screening")}>
          Screen a company
        </a>
      </PageHead>
      {sourceId === undefined ? (
        <Empty title="No list is installed">
          <p>
            The operator installs one with <code>npx assay lists install</code>.
          </p>
        </Empty>
      ) : (
        <Compared key={sourceId} sourceId={sourceId} lists={lists} />
      )}
    </>
  );
}

interface Chosen {
  readonly from?: number;
  readonly to?: number;
}

function Compared(props: { readonly sourceId: string; readonly lists: ReadonlyMap<string, string> }) {
  const { sourceId, lists } = props;
  const { route } = useLocation();
  const [chosen, setChosen] = useState<Chosen>({});
  const key = ["screening", "changes", sourceId, chosen.from ?? null, chosen.to ?? null];
  const { data, error, reload } = useQuery(key, () => readChanges(sourceId, chosen));
  return (
    <>
      <div class="row choices">
        <div class="input">
          <label for="changes-list">List</label>
          <select
            id="changes-list"
            value={sourceId}
            onChange={(event) =>
              route(addressOf("/screening/changes/:source_id?", { source_id: event.currentTarget.value }))
            }
          >
            {[...lists].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        {data === undefined ? null : (
          <>
            <VersionSelect
              {...{ id: "changes-from", label: "Earlier version", data, value: data.from?.version ?? null }}
              choose={(from) => setChosen({ ...chosen, from })}
            />
            <VersionSelect
              {...{ id: "changes-to", label: "Later version", data, value: data.to.version }}
              choose={(to) => setChosen({ ...chosen, to })}
            />
          </>
        )}
      </div>
      {error ? <Fault error={error} again={reload} /> : null}
      {data === undefined || error ? null : <Changes data={data} />}
    </>
  );
}

function VersionSelect(props: {
  readonly id: string;
  readonly label: string;
  readonly data: ScreeningChanges;
  readonly value: number | null;
  readonly choose: (version: number) => void;
}) {
  const { id, label, data, value, choose } = props;
  return (
    <div class="input">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value === null ? "" : String(value)}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      >
        {value === null ? <option value="">none</option> : null}
        {data.list.versions.map(({ version, snapshot_date, record_count }) => (
          <option key={version} value={String(version)}>
            {`${version}: ${snapshot_date}, ${record_count.toLocaleString()} organisations`}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Every page's entries, with the numbers of the first page, which are those of all. */
async function readChanges(sourceId: string, chosen: Chosen): Promise<ScreeningChanges> {
  const pages: ScreeningChanges[] = [];
  const asked = client.screening.getChanges({ source_id: sourceId, ...chosen, limit: 500 });
  for await (const page of asked.pages()) pages.push(page);
  return { ...pages[0]!, changes: pages.flatMap(({ changes }) => changes) };
}

const columns: readonly Column<ScreeningChange>[] = [
  { title: "Change", cell: ({ change }) => change },
  { title: "Organisation", cell: ({ name }) => <Bidi>{name}</Bidi>, width: "36%" },
  { title: "Fields", cell: ({ fields }) => fields.map(({ field }) => plain(field)).join(", "), width: "26%" },
  { title: "Programme", cell: ({ programme }) => <Bidi>{programme ?? ""}</Bidi> },
  {
    title: "For screening",
    cell: ({ affects_matching }) => (affects_matching ? "counts" : "shown only"),
  },
];

function Changes({ data }: { readonly data: ScreeningChanges }) {
  const [opened, setOpened] = useState<ScreeningChange | null>(null);
  const { counts, changes, from } = data;
  if (from === null)
    return (
      <Empty title="Nothing to compare">
        <p>One version of this list is installed. The next one is compared with it.</p>
      </Empty>
    );
  return (
    <section class="stack">
      <p role="status">
        {counts.new.toLocaleString()} new, {counts.changed.toLocaleString()} changed,{" "}
        {counts.removed.toLocaleString()} removed.
      </p>
      {changes.length === 0 ? null : (
        <DataTable
          label="Changes of the list"
          columns={columns}
          rows={changes}
          keyOf={({ match_id }) => match_id}
          onOpen={setOpened}
        />
      )}
      {opened === null ? null : (
        <Dialog title={visibleText(opened.name)} wide={true} onClose={() => setOpened(null)}>
          <FiguresTable
            caption="Fields that differ"
            head={["Field", "Only in the later version", "Only in the earlier version"]}
            numeric={[]}
            rows={opened.fields.map(({ field, added, removed }) => [
              plain(field),
              <Bidi key="added">{added.join("; ")}</Bidi>,
              <Bidi key="removed">{removed.join("; ")}</Bidi>,
            ])}
          />
        </Dialog>
      )}
    </section>
  );
}

export { ListChangesPage as page };
