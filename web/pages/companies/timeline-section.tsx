import { attributeLabel, Value } from "../../components/attribute.tsx";
import { Bidi } from "../../components/bidi.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { saveCsv, saveJson } from "../../components/save-file.ts";
import type { Entity, SourceComparison } from "../../frame/client.ts";
import type { SectionProps } from "./section.ts";
import { useComparison } from "./sources-section.tsx";

interface Change {
  /** ISO 8601: the time at which the service learned of the change. */
  readonly at: string;
  readonly field: string | null;
  readonly what: string;
  readonly value: unknown;
  readonly source: string | null;
}

/** The changes of the company in this service, newest first. */
export function TimelineSection({ entity }: SectionProps) {
  const { data, error, reload } = useComparison(entity);
  if (data === undefined && error) return <Fault error={error} again={reload} />;
  const changes = changesOf(entity, data);
  const days = Map.groupBy(changes, ({ at }) => new Date(at).toDateString());
  return (
    <section class="card stack">
      <div class="row between">
        <h2>Timeline</h2>
        <div class="row">
          <button class="button small" type="button" onClick={() => exportCsv(entity, changes)}>
            Export as CSV
          </button>
          <button
            class="button small"
            type="button"
            onClick={() => saveJson(`${entity.entity_id}-timeline.json`, changes)}
          >
            Export as JSON
          </button>
        </div>
      </div>
      <ol class="list stack">
        {[...days.values()].map((day) => (
          <li key={day[0]!.at} class="stack-tight">
            <h3>
              <Moment iso={day[0]!.at} time={false} />
            </h3>
            <ul class="list stack-tight">
              {day.map((change, at) => (
                <li key={String(at)} class="change">
                  <span class="soft">
                    <Moment iso={change.at} />
                  </span>
                  <div>
                    {change.field === null ? null : <strong>{attributeLabel(change.field)}</strong>}{" "}
                    {change.what}
                    {change.source === null ? null : (
                      <>
                        {" by "}
                        <Bidi>{change.source}</Bidi>
                      </>
                    )}
                    {change.value === undefined ? null : (
                      <div>
                        <Value value={change.value} />
                      </div>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p class="soft small">
        When each value came to be known here, and when its source stopped stating it. What sources state of
        the time before stands under “Sources compared”.
      </p>
    </section>
  );
}

function changesOf(entity: Entity, comparison: SourceComparison | undefined): readonly Change[] {
  const changes: Change[] = [
    {
      at: entity.created_at,
      field: null,
      what: "The company was added here",
      value: undefined,
      source: null,
    },
  ];
  for (const { field, observations } of comparison?.fields ?? [])
    for (const seen of observations) {
      const source =
        seen.provider_record_id === null ? seen.source_id : `${seen.source_id} ${seen.provider_record_id}`;
      changes.push({ at: seen.first_seen_at, field, what: "was stated", value: seen.value, source });
      if (seen.valid_to !== null && Date.parse(seen.valid_to) >= Date.parse(seen.first_seen_at))
        changes.push({ at: seen.valid_to, field, what: "is no longer stated", value: seen.value, source });
    }
  return changes.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function exportCsv({ entity_id: id }: Entity, changes: readonly Change[]): void {
  saveCsv(`${id}-timeline.csv`, [
    ["at", "field", "change", "value", "source"],
    ...changes.map(({ at, field, what, value, source }) => [at, field, what, value, source]),
  ]);
}
