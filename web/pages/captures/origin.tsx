import { Value } from "../../components/attribute.tsx";
import { Bidi } from "../../components/bidi.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { Moment } from "../../components/moment.tsx";
import type { DataSelectionReceipt, Redistribution } from "../../frame/client.ts";

/** The request, the policy and the sources with their dates: how the values were chosen. */
export function Origin({ receipt }: { readonly receipt: DataSelectionReceipt }) {
  const { policy } = receipt;
  return (
    <section class="card stack" aria-labelledby="origin">
      <h2 id="origin">How the values were chosen</h2>
      <dl class="facts">
        <dt>Captured</dt>
        <dd>
          <Moment iso={receipt.created_at} />
        </dd>
        <dt>Values read</dt>
        <dd>
          <Moment iso={receipt.evaluated_at} />
        </dd>
        <dt>Values of the day</dt>
        <dd>{policy.as_of === null ? "the moment of reading" : <Moment iso={policy.as_of} />}</dd>
        <dt>Order of preference</dt>
        <dd>{policy.rule}</dd>
        <dt>Values of data suppliers</dt>
        <dd>
          {policy.pass_through === "never_captured"
            ? "never captured, because they are stored nowhere"
            : policy.pass_through}
        </dd>
        <dt>Release of the pipeline</dt>
        <dd>
          <code>{policy.pipeline_version}</code>
        </dd>
        <dt>Request</dt>
        <dd>
          <Value value={receipt.request} />
        </dd>
      </dl>
      <Sources receipt={receipt} />
    </section>
  );
}

function Sources({ receipt: { source_dates, redistribution } }: { readonly receipt: DataSelectionReceipt }) {
  if (source_dates.length === 0) return <p class="soft">No source is cited.</p>;
  const rights = new Map(redistribution.sources.map((source) => [source.source_id, source]));
  return (
    <>
      <h3>Sources and their dates</h3>
      <FiguresTable
        caption="Sources and their dates"
        head={["Source", "Licence", "As of", "Resale today"]}
        numeric={[]}
        rows={source_dates.map(({ source_id, licence, source_as_of }) => [
          <Bidi key="source">{source_id}</Bidi>,
          <Bidi key="licence">{licence ?? "not stated"}</Bidi>,
          source_as_of === null ? "not stated" : <Moment iso={source_as_of} />,
          rightWords(rights.get(source_id)),
        ])}
      />
    </>
  );
}

function rightWords(right: Redistribution["sources"][number] | undefined): string {
  if (right === undefined) return "not stated";
  if (right.withheld) return "withheld";
  const permitted = right.licence_permits_resale ? "permitted" : "not permitted";
  return right.basis === "current" ? permitted : `${permitted}, as it was when captured`;
}

/** The places of values that a licence forbids showing today; nothing where the copy is whole. */
export function Withheld({ redistribution }: { readonly redistribution: Redistribution }) {
  if (redistribution.complete) return null;
  return (
    <section class="notice caution" aria-labelledby="withheld">
      <h2 id="withheld">
        {redistribution.withheld.length === 1
          ? "1 value is withheld"
          : `${redistribution.withheld.length.toLocaleString()} values are withheld`}
      </h2>
      <p>{redistribution.note}</p>
      <FiguresTable
        caption="Withheld values"
        head={["Place in the receipt", "Source"]}
        numeric={[]}
        rows={redistribution.withheld.map(({ place, source_id }) => [
          <code key="place">{place}</code>,
          <Bidi key="source">{source_id}</Bidi>,
        ])}
      />
    </section>
  );
}
