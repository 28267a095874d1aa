import { attributeLabel, Value } from "../../components/attribute.tsx";
import { Cited } from "../../components/cited.tsx";
import type { Entity } from "../../frame/client.ts";
import type { SectionProps } from "./section.ts";

/** Every value with its citation, and the status of the fields without a value. */
export function RecordSection({ entity }: SectionProps) {
  return (
    <>
      <section class="card stack">
        <h2>Golden record</h2>
        <dl class="facts">
          {Object.entries(entity.record).map(([attribute, value]) => [
            <dt key={attribute}>{attributeLabel(attribute)}</dt>,
            <dd key={`${attribute} value`}>
              <Cited source={entity.provenance[attribute]}>
                <Value value={value} />
              </Cited>
            </dd>,
          ])}
        </dl>
      </section>
      <Missing entity={entity} />
    </>
  );
}

const statuses: Readonly<Record<string, string>> = {
  not_supported: "Not supported by this service",
  not_configured: "No source for it is installed",
  source_unavailable: "Its source cannot be reached",
  licence_restricted: "Withheld by its licence",
  not_checked: "Not known",
};

/** The fields without a value, by their status: many have the same. */
function Missing({ entity }: { readonly entity: Entity }) {
  const missing = Object.entries(entity.field_status ?? {}).filter(([, status]) => status !== "present");
  if (missing.length === 0) return null;
  const groups = Map.groupBy(missing, ([, status]) => status);
  return (
    <section class="card stack">
      <h2>Without a value</h2>
      <dl class="facts">
        {[...groups].map(([status, fields]) => [
          <dt key={status}>{statuses[status] ?? status}</dt>,
          <dd key={`${status} fields`}>
            <ul class="enumeration">
              {fields.map(([attribute]) => (
                <li key={attribute}>{attributeLabel(attribute)}</li>
              ))}
            </ul>
          </dd>,
        ])}
      </dl>
    </section>
  );
}
