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
          <dt key={attribute}>{attributeLabel(attribute)}</dt>,
          <dd class="soft" key={`${attribute} status`}>
            {statuses[status] ?? status}
          </dd>,
        ])}
      </dl>
    </section>
  );
}
