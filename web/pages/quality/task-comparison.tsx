import { attributeLabel, Value } from "../../components/attribute.tsx";
import { Fault } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { client, type SourceObservation } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import type { TaskItem } from "./read-task.ts";

const fields = [
  "identity.legal_name",
  "location.country",
  "registration.company_number",
  "registration.lei",
  "registration.vat_number",
  "location.registered_address",
  "digital.domain",
  "contact.phone",
] as const;

/** The values of the record, beside the values of the company's sources. */
export function TaskComparison({ item }: { readonly item: TaskItem }) {
  const { decision, entity } = item;
  const { data, error, reload } = useQuery(["sources", entity.entity_id], () =>
    client.entities.compareSources(entity.entity_id, { fields }),
  );
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  const shown = data.fields.filter(({ observations }) => observations.length > 0);
  const isOwn = ({ record_id: id }: SourceObservation) => id === decision.left_record_id;
  return (
    <FiguresTable
      caption="The record and the company"
      head={["Field", "The record said", "The company's sources say"]}
      numeric={[]}
      rows={shown.map(({ field, observations }) => [
        attributeLabel(field),
        <Values key="own" of={observations.filter(isOwn)} />,
        <Values key="others" of={observations.filter((one) => !isOwn(one))} named />,
      ])}
    />
  );
}

function Values({
  of,
  named = false,
}: {
  readonly of: readonly SourceObservation[];
  readonly named?: boolean;
}) {
  if (of.length === 0) return <span class="soft">nothing</span>;
  return (
    <ul class="values">
      {of.map(({ value, source_id: source }, at) => (
        <li key={String(at)}>
          <Value value={value} /> {named ? <span class="soft small">{source}</span> : null}
        </li>
      ))}
    </ul>
  );
}
