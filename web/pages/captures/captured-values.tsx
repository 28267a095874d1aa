import type { ComponentChildren } from "preact";
import { attributeLabel, Value } from "../../components/attribute.tsx";
import { Bidi } from "../../components/bidi.tsx";
import { Citation } from "../../components/cited.tsx";
import type { DataSelectionReceipt, Entity } from "../../frame/client.ts";

/** The captured values of each company with their citations; on paper, a company begins a page. */
export function CapturedCompanies({ receipt }: { readonly receipt: DataSelectionReceipt }) {
  return (
    <>
      {receipt.entities.map((entity) => (
        <Company key={entity.entity_id} entity={entity} />
      ))}
    </>
  );
}

function Company({ entity }: { readonly entity: DataSelectionReceipt["entities"][number] }) {
  const { entity_id: id, record, provenance } = entity;
  const name = record["identity.legal_name"];
  const values = Object.entries(record);
  return (
    <section class="card stack captured">
      <h2 data-entity={id}>{typeof name === "string" ? <Bidi>{name}</Bidi> : <code>{id}</code>}</h2>
      <p class="soft small">
        <code>{id}</code>
      </p>
      {values.length === 0 ? (
        <p class="soft">No value is shown of this company.</p>
      ) : (
        <dl class="facts">
          {values.map(([attribute, value]) => [
            <dt key={attribute}>
              {attributeLabel(attribute)}
              <div class="small">
                <code>{attribute}</code>
              </div>
            </dt>,
            <dd key={`${attribute} value`}>
              <CitedOnPaper source={provenance[attribute]}>
                <Value value={value} />
              </CitedOnPaper>
            </dd>,
          ])}
        </dl>
      )}
    </section>
  );
}

type Provenance = Entity["provenance"][string];

/** A value with its citation: one that opens on the screen, and one that is written out on paper. */
function CitedOnPaper(props: {
  readonly children: ComponentChildren;
  readonly source: Provenance | undefined;
}) {
  const { source } = props;
  return (
    <div class="cited">
      <div>{props.children}</div>
      {source === undefined ? null : (
        <>
          <Citation source={source} />
          <p class="on-paper small">
            <Bidi>{written(source)}</Bidi>
          </p>
        </>
      )}
    </div>
  );
}

const written = (source: Provenance): string =>
  [
    source.source_id,
    source.source_url,
    source.source_as_of === null ? "as of: not stated" : `as of ${source.source_as_of}`,
    `retrieved ${source.retrieved_at}`,
    `checked ${source.last_checked_at}`,
    `confidence ${source.confidence.toFixed(2)}`,
    `licence ${source.licence}`,
  ]
    .filter((part) => part !== null)
    .join("; ");

/** The captured answer of a workflow, member by member; a selection of fields has none. */
export function CapturedResult({ receipt: { result } }: { readonly receipt: DataSelectionReceipt }) {
  if (result === null) return null;
  return (
    <section class="card stack captured" aria-labelledby="result">
      <h2 id="result">The captured answer</h2>
      <dl class="facts">
        {Object.entries(result).map(([member, value]) => [
          <dt key={member}>{attributeLabel(member)}</dt>,
          <dd key={`${member} value`}>
            <Value value={value} />
          </dd>,
        ])}
      </dl>
    </section>
  );
}
