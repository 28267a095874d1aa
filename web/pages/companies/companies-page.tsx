import { useEffect, useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Bidi } from "../../components/bidi.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault, sentenceOf } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { saveCsv, saveFile } from "../../components/save-file.ts";
import { toast } from "../../components/toast.tsx";
import { addressOf } from "../../frame/address.ts";
import { client, type Entity, type EntityList } from "../../frame/client.ts";
import { useShortcuts } from "../../frame/shortcuts.ts";

const PAGE = 200;
/** The pause in typing after which the search starts, in milliseconds. */
const PAUSE_MS = 120;

const textOf = (entity: Entity, attribute: string): string => {
  const value = entity.record[attribute];
  return typeof value === "string" ? value : "";
};

const columns: readonly Column<Entity>[] = [
  { title: "Name", cell: (entity) => <Bidi>{textOf(entity, "identity.legal_name")}</Bidi>, width: "40%" },
  { title: "Country", cell: (entity) => <Bidi>{textOf(entity, "location.country")}</Bidi> },
  { title: "Number", cell: (entity) => <Bidi>{textOf(entity, "registration.company_number")}</Bidi> },
  { title: "Domain", cell: (entity) => <Bidi>{textOf(entity, "digital.domain")}</Bidi> },
  { title: "Records", cell: (entity) => entity.member_record_ids.length, numeric: true },
  { title: "Updated", cell: (entity) => <Moment iso={entity.updated_at} time={false} /> },
];

/** The companies of the tenant: searched while typing, further pages loaded while scrolling. */
function CompaniesPage() {
  const { route } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const { list, error, more } = useEntities(typed);
  useShortcuts("Companies", [{ keys: "/", does: "Search", run: () => field.current?.focus() }]);
  return (
    <>
      <PageHead title="Companies" lead={list === null ? " " : countOf(list.total, typed)}>
        <button class="button" type="button" onClick={telling(exportTable)}>
          Export as CSV
        </button>
        <button class="button" type="button" onClick={telling(exportLines)}>
          Export as NDJSON
        </button>
      </PageHead>
      <div class="input">
        <label for="companies-search">Name, domain, registration number or LEI</label>
        <input
          id="companies-search"
          ref={field}
          type="search"
          maxLength={500}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {error ? <Fault error={error} /> : null}
      {list === null ? null : list.entities.length === 0 ? (
        <NoCompanies typed={typed} />
      ) : (
        <DataTable
          label="Companies"
          columns={columns}
          rows={list.entities}
          total={list.total}
          keyOf={({ entity_id }) => entity_id}
          onOpen={({ entity_id }) => route(addressOf("/companies/:entity_id", { entity_id }))}
          onEnd={more}
        />
      )}
    </>
  );
}

function countOf(total: number, typed: string): string {
  const companies = total === 1 ? "1 company" : `${total.toLocaleString()} companies`;
  return typed.trim() === "" ? companies : `${companies} with “${typed.trim()}”`;
}

function NoCompanies({ typed }: { readonly typed: string }) {
  if (typed.trim() !== "")
    return (
      <Empty title="Nothing has these words">
        <p>The name, domain, number or LEI of none of your companies has them. Try fewer letters.</p>
      </Empty>
    );
  return (
    <Empty title="No companies yet">
      <p>
        A company appears here with the first record that is resolved to it. Send one with{" "}
        <code>POST /v1/resolve</code> or <code>npx assay resolve</code>.
      </p>
    </Empty>
  );
}

/** The first pages of the list for the typed text; an answer that comes after a later request is dropped. */
function useEntities(typed: string) {
  const [list, setList] = useState<EntityList | null>(null);
  const [error, setError] = useState<unknown>(null);
  const asked = useRef(0);
  const q = typed.trim();
  useEffect(() => {
    asked.current += 1;
    const question = asked.current;
    const timer = setTimeout(
      () =>
        client.entities.list({ limit: PAGE, ...(q === "" ? {} : { q }) }).then(
          (page) => {
            if (question !== asked.current) return;
            setList(page);
            setError(null);
          },
          (failure) => question === asked.current && setError(failure),
        ),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [q]);
  const more = () => {
    if (list === null || list.next_cursor === null) return;
    const question = asked.current;
    const cursor = list.next_cursor;
    client.entities.list({ limit: PAGE, cursor, ...(q === "" ? {} : { q }) }).then(
      (page) => {
        if (question === asked.current)
          setList((before) =>
            before?.next_cursor === cursor
              ? { ...page, entities: [...before.entities, ...page.entities] }
              : before,
          );
      },
      (failure) => setError(failure),
    );
  };
  return { list, error, more };
}

/** Writes all companies into one file, one company a line. */
async function exportLines(): Promise<void> {
  const parts: string[] = [];
  for await (const entity of client.entities.export({})) parts.push(`${JSON.stringify(entity)}\n`);
  saveFile("companies.ndjson", { type: "application/x-ndjson", parts });
}

/** Writes all companies into a table: one row a company, one column for each field that any company has. */
async function exportTable(): Promise<void> {
  const entities: Entity[] = [];
  for await (const entity of client.entities.export({})) entities.push(entity);
  const fields = [...new Set(entities.flatMap(({ record }) => Object.keys(record)))].sort();
  saveCsv("companies.csv", [
    ["entity_id", ...fields, "member_record_ids", "created_at", "updated_at"],
    ...entities.map((entity) => [
      entity.entity_id,
      ...fields.map((field) => entity.record[field]),
      entity.member_record_ids.join(" "),
      entity.created_at,
      entity.updated_at,
    ]),
  ]);
}

const telling = (act: () => Promise<void>) => () =>
  void act().catch((error: unknown) => toast(sentenceOf(error), { bad: true }));

export { CompaniesPage as page };
