import { Bidi } from "../../components/bidi.tsx";
import { Cited } from "../../components/cited.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { client, type Entity } from "../../frame/client.ts";
import type { PageProps } from "../../frame/page-route.ts";
import { useQuery } from "../../frame/query.ts";

/** One company: every value with its citation, the status of the fields without one, and its records. */
function CompanyPage({ params }: PageProps) {
  const id = params.entity_id ?? "";
  const { data, error, reload } = useQuery(["entity", id], () =>
    client.entities.get(id, { include_field_status: true }),
  );
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  const name = data.record["identity.legal_name"];
  return (
    <>
      <PageHead
        title={<Bidi>{typeof name === "string" ? name : "Company without a name"}</Bidi>}
        lead={
          <>
            <code>{data.entity_id}</code>, changed <Moment iso={data.updated_at} />
          </>
        }
      >
        <button class="button" type="button" onClick={() => download(data)}>
          Export as JSON
        </button>
      </PageHead>
      <section class="card stack">
        <h2>Golden record</h2>
        <dl class="facts">
          {Object.entries(data.record).map(([attribute, value]) => [
            <dt key={attribute}>{labelOf(attribute)}</dt>,
            <dd key={`${attribute} value`}>
              <Cited source={data.provenance[attribute]}>
                <Value value={value} />
              </Cited>
            </dd>,
          ])}
        </dl>
      </section>
      <Missing entity={data} />
      <section class="card stack">
        <h2>Member records</h2>
        <ul class="stack-tight records">
          {data.member_record_ids.map((recordId) => (
            <li key={recordId}>
              <code>{recordId}</code>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** `location.registered_address` as words: "Registered address". */
function labelOf(attribute: string): string {
  const words = (attribute.split(".").at(-1) ?? attribute).replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Value({ value }: { readonly value: unknown }) {
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return <Moment iso={value} />;
  if (typeof value === "string" || typeof value === "number") return <Bidi>{String(value)}</Bidi>;
  if (Array.isArray(value))
    return (
      <ul class="values">
        {value.map((one, at) => (
          <li key={String(at)}>
            <Value value={one} />
          </li>
        ))}
      </ul>
    );
  if (typeof value === "object" && value !== null)
    return (
      <ul class="values">
        {Object.entries(value)
          .filter(([, part]) => part !== null)
          .map(([part, inner]) => (
            <li key={part}>
              <span class="soft">{labelOf(part)}</span> <Value value={inner} />
            </li>
          ))}
      </ul>
    );
  return <span class="soft">none</span>;
}

const statuses: Readonly<Record<string, string>> = {
  not_supported: "not supported by this service",
  not_configured: "no source for it is installed",
  source_unavailable: "its source cannot be reached",
  licence_restricted: "withheld by its licence",
  not_checked: "not known: no source has said that it has none",
};

function Missing({ entity }: { readonly entity: Entity }) {
  const missing = Object.entries(entity.field_status ?? {}).filter(([, status]) => status !== "present");
  if (missing.length === 0) return null;
  return (
    <section class="card stack">
      <h2>Without a value</h2>
      <dl class="facts">
        {missing.map(([attribute, status]) => [
          <dt key={attribute}>{labelOf(attribute)}</dt>,
          <dd class="soft" key={`${attribute} status`}>
            {statuses[status] ?? status}
          </dd>,
        ])}
      </dl>
    </section>
  );
}

function download(entity: Entity): void {
  const text = JSON.stringify(entity, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${entity.entity_id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

export { CompanyPage as page };
