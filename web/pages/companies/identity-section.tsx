import type { ComponentChildren } from "preact";
import { Value } from "../../components/attribute.tsx";
import { Bidi } from "../../components/bidi.tsx";
import { Fault } from "../../components/fault.tsx";
import { saveJson } from "../../components/save-file.ts";
import { client, type EntityIdentity } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { HistoryChart } from "../entity-history/history-chart.tsx";
import type { SectionProps } from "./section.ts";
import { Dates, SourceLine } from "./statement-line.tsx";

/** The current and former names, numbers and addresses of the company, each with its dates and its source. */
export function IdentitySection({ entity: { entity_id: id } }: SectionProps) {
  const { data, error, reload } = useQuery(["entity", id, "identity"], () => client.entities.getIdentity(id));
  if (data === undefined) return error ? <Fault error={error} again={reload} /> : null;
  return (
    <section class="card stack">
      <div class="row between">
        <h2>Identity over time</h2>
        <button class="button small" type="button" onClick={() => saveJson(`${id}-identity.json`, data)}>
          Export as JSON
        </button>
      </div>
      <HistoryChart identity={data} />
      <Dated
        title="Names"
        none="No source states a name with its dates."
        rows={data.names.map((one) => ({ ...one, kind: one.kind, shown: <Bidi>{one.name}</Bidi> }))}
      />
      <Dated
        title="Registrations"
        none="No register that is installed states a number of its own."
        rows={data.registry_references.map((one) => ({
          ...one,
          kind: one.status === null ? one.scheme : `${one.scheme}, ${one.status}`,
          shown: <Bidi>{one.value}</Bidi>,
        }))}
      />
      <Dated
        title="Addresses"
        none="No source states an address."
        rows={data.addresses.map((one) => ({ ...one, kind: one.role, shown: <Value value={one.address} /> }))}
      />
    </section>
  );
}

interface DatedRow
  extends Pick<EntityIdentity["names"][number], "valid_from" | "valid_to" | "stated" | "provenance"> {
  readonly kind: string;
  readonly shown: ComponentChildren;
}

interface DatedProps {
  readonly title: string;
  readonly none: string;
  readonly rows: readonly DatedRow[];
}

function Dated({ title, none, rows }: DatedProps) {
  return (
    <section class="stack-tight">
      <h3>{title}</h3>
      {rows.length === 0 ? <p class="soft">{none}</p> : null}
      <ul class="list stack-tight">
        {rows.map((row, at) => (
          <li key={String(at)}>
            {row.shown} <span class="badge">{row.kind.replaceAll("_", " ")}</span>{" "}
            {row.stated ? null : <span class="badge caution">no longer stated</span>}{" "}
            <Dates from={row.valid_from} to={row.valid_to} /> <SourceLine cited={row.provenance} />
          </li>
        ))}
      </ul>
    </section>
  );
}
