import { useState } from "preact/hooks";
import { attributeLabel, Value } from "../../components/attribute.tsx";
import { Bidi } from "../../components/bidi.tsx";
import { CaptureButton } from "../../components/capture-button.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { saveCsv, saveJson } from "../../components/save-file.ts";
import { type AttributeName, client, type Entity, type SourceComparison } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import type { SectionProps } from "./section.ts";

/** Every dated observation of an entity's fields. */
export function useComparison(entity: Entity) {
  const fields = comparedFields(entity);
  return useQuery(fields.length === 0 ? null : ["entity", entity.entity_id, "sources"], () =>
    client.entities.compareSources(entity.entity_id, { fields, include_history: true }),
  );
}

function comparedFields({ record, field_status: status }: Entity): AttributeName[] {
  const named = [...new Set([...Object.keys(record), ...Object.keys(status ?? {})])] as AttributeName[];
  const shown = named.filter((field) => field in record || status?.[field] === "licence_restricted");
  return shown.slice(0, MOST_FIELDS);
}

const MOST_FIELDS = 64;

type Field = SourceComparison["fields"][number];

/** The values of each source, field by field, and the value that the golden record takes. */
export function SourcesSection({ entity }: SectionProps) {
  const { data, error, reload } = useComparison(entity);
  const [all, setAll] = useState(true);
  if (data === undefined) return error ? <Fault error={error} again={reload} /> : null;
  const apart = data.fields.filter(({ disagreement }) => disagreement);
  const shown = all ? data.fields : apart;
  return (
    <section class="card stack">
      <div class="row between">
        <h2>Sources compared</h2>
        <div class="row">
          <button class="button small" type="button" aria-pressed={!all} onClick={() => setAll(!all)}>
            {all ? `Only where sources differ (${apart.length})` : "All fields"}
          </button>
          <CaptureButton small capture={() => captureComparison(entity)} />
          <button class="button small" type="button" onClick={() => exportCsv(data)}>
            Export as CSV
          </button>
          <button
            class="button small"
            type="button"
            onClick={() => saveJson(`${data.entity_id}-sources.json`, data)}
          >
            Export as JSON
          </button>
        </div>
      </div>
      {shown.length === 0 ? <p class="soft">The sources agree on every field.</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
      <section class="scroll-x" tabIndex={0} aria-label="Sources compared">
        <table class="plain-table">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Value</th>
              <th scope="col">Source</th>
              <th scope="col">As of</th>
              <th scope="col">Here since</th>
            </tr>
          </thead>
          {shown.map((field) => (
            <FieldRows key={field.field} field={field} />
          ))}
        </table>
      </section>
      {data.withheld_by_licence.length === 0 ? null : (
        <p class="notice">
          Withheld by their licences:{" "}
          {data.withheld_by_licence
            .map(({ field, source_id }) => `${attributeLabel(field)} (${source_id})`)
            .join(", ")}
        </p>
      )}
      <p class="soft small">{data.bounds.note}</p>
    </section>
  );
}

async function captureComparison(entity: Entity): Promise<string | null> {
  const asked = { fields: comparedFields(entity), include_history: true, capture: true };
  return (await client.entities.compareSources(entity.entity_id, asked)).receipt_id;
}

function FieldRows({ field }: { readonly field: Field }) {
  return (
    <tbody>
      {field.observations.map((seen, at) => (
        <tr key={String(at)}>
          {at === 0 ? (
            <th scope="rowgroup" rowSpan={field.observations.length}>
              {attributeLabel(field.field)}
              {field.disagreement ? (
                <div>
                  <span class="badge caution">≠ sources differ</span>
                </div>
              ) : null}
            </th>
          ) : null}
          <td class={seen.stated ? "" : "soft"}>
            <Value value={seen.value} /> {seen.survivor ? <span class="badge good">✓ golden</span> : null}
            {seen.stated ? null : (
              <span class="badge">
                {seen.ended_by === "publisher" ? `ended ${seen.valid_to ?? ""}` : "no longer stated"}
              </span>
            )}
          </td>
          <td>
            <Bidi>{seen.source_id}</Bidi>{" "}
            {seen.provider_record_id === null ? null : (
              <span class="soft">
                <Bidi>{seen.provider_record_id}</Bidi>
              </span>
            )}
          </td>
          <td>
            {seen.source_as_of === null ? (
              <span class="soft">no date</span>
            ) : (
              <Moment iso={seen.source_as_of} />
            )}
          </td>
          <td>
            <Moment iso={seen.first_seen_at} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function exportCsv({ entity_id: id, fields }: SourceComparison): void {
  const columns = [
    "value",
    "survivor",
    "source_id",
    "source_kind",
    "provider_record_id",
    "record_id",
    "source_as_of",
    "first_seen_at",
    "valid_from",
    "valid_to",
    "stated",
    "ended_by",
    "licence",
  ] as const;
  saveCsv(`${id}-sources.csv`, [
    ["field", ...columns],
    ...fields.flatMap(({ field, observations }) =>
      observations.map((seen) => [field, ...columns.map((column) => seen[column])]),
    ),
  ]);
}
