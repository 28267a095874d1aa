import { Bidi } from "../../components/bidi.tsx";
import { CaptureButton } from "../../components/capture-button.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { saveCsv, saveJson } from "../../components/save-file.ts";
import { addressOf } from "../../frame/address.ts";
import { client, type Entity } from "../../frame/client.ts";
import type { PageProps } from "../../frame/page-route.ts";
import { useQuery } from "../../frame/query.ts";
import { may } from "../../frame/session.ts";
import { sections } from "./sections.ts";
import { WatchButton } from "./watch-button.tsx";

const path = "/companies/:entity_id/:section?";

/** One company: its golden record first, then a section for each kind of data. */
function CompanyPage({ params }: PageProps) {
  const id = params.entity_id ?? "";
  const { data, error, reload } = useQuery(["entity", id], () =>
    client.entities.get(id, { include_field_status: true }),
  );
  if (data === undefined) return error ? <Fault error={error} again={reload} /> : null;
  const offered = sections.filter(({ scopes }) => scopes === undefined || may(...scopes));
  const section = offered.find((one) => one.id === (params.section ?? ""));
  return (
    <>
      <PageHead
        title={<Bidi>{nameOf(data)}</Bidi>}
        lead={
          <>
            <code>{data.entity_id}</code>, changed <Moment iso={data.updated_at} />
          </>
        }
      >
        <WatchButton entityId={id} />
        <CaptureButton
          capture={async () => (await client.dataSelections.capture({ entity_ids: [id] })).receipt_id}
        />
        <button class="button" type="button" onClick={() => exportCsv(data)}>
          Export as CSV
        </button>
        <button class="button" type="button" onClick={() => saveJson(`${data.entity_id}.json`, data)}>
          Export as JSON
        </button>
      </PageHead>
      <nav aria-label="Sections of the company">
        <ul class="tabs">
          {offered.map((one) => (
            <li key={one.id}>
              <a
                href={addressOf(path, { entity_id: id, ...(one.id === "" ? {} : { section: one.id }) })}
                aria-current={one === section ? "page" : undefined}
              >
                {one.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {section === undefined ? (
        <Empty title="There is no such section">
          <p>Choose one of those above.</p>
        </Empty>
      ) : (
        <section.component entity={data} />
      )}
    </>
  );
}

function nameOf({ record }: Entity): string {
  const name = record["identity.legal_name"];
  return typeof name === "string" && name !== "" ? name : "Company without a name";
}

/** Writes a line for each field: the value with its citation. */
function exportCsv({ entity_id: id, record, provenance, field_status: status }: Entity): void {
  const fields = [...new Set([...Object.keys(record), ...Object.keys(status ?? {})])];
  const header = [
    "field",
    "value",
    "status",
    "source_id",
    "source_url",
    "source_as_of",
    "retrieved_at",
    "licence",
  ];
  saveCsv(`${id}.csv`, [
    header,
    ...fields.map((field) => {
      const cited = provenance[field];
      return [
        field,
        record[field],
        status?.[field] ?? "present",
        cited?.source_id,
        cited?.source_url,
        cited?.source_as_of,
        cited?.retrieved_at,
        cited?.licence,
      ];
    }),
  ]);
}

export { CompanyPage as page };
