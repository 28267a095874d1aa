import { useMemo, useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { saveJson } from "../../components/save-file.ts";
import { addressOf } from "../../frame/address.ts";
import { client, type Organisation, type UltimateOwner } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import type { SectionProps } from "../companies/section.ts";
import { SourceLine } from "../companies/statement-line.tsx";
import { type Edge, ownershipPicture } from "./ownership-edges.ts";
import { OwnershipGraph } from "./ownership-graph.tsx";

const FIRST_HOPS = 2;
const MOST_HOPS = 10;

/** The owners of the company: control and accounting apart, and the end of each path. */
export function OwnershipSection({ entity }: SectionProps) {
  const id = entity.entity_id;
  const [hops, setHops] = useState(FIRST_HOPS);
  const { data, error, reload } = useQuery(["entity", id, "ownership", hops], () =>
    client.entities.getUltimateOwner(id, { max_hops: hops }),
  );
  const name = String(entity.record["identity.legal_name"] ?? "This company");
  const picture = useMemo(() => (data === undefined ? null : ownershipPicture(data, name)), [data, name]);
  if (data === undefined || picture === null) return error ? <Fault error={error} again={reload} /> : null;
  if (picture.edges.length + data.organisational_assertions.length + data.not_traversed.length === 0)
    return (
      <Empty title="No statement on its ownership">
        <p>
          No register that is installed says who owns or consolidates this company. Statements come from GLEIF
          level 2 and from registers of persons with significant control, such as that of Companies House.
        </p>
      </Empty>
    );
  const further = data.not_traversed.some(({ reason }) => reason === "hop_limit");
  return (
    <section class="card stack">
      <div class="row between">
        <h2>Ownership</h2>
        <button class="button small" type="button" onClick={() => saveJson(`${id}-ownership.json`, data)}>
          Export as JSON
        </button>
        <button
          class="button small"
          type="button"
          disabled={!further || hops >= MOST_HOPS}
          onClick={() => setHops(hops + 1)}
        >
          {further ? "Expand a hop" : "Nothing further is stated"}
        </button>
      </div>
      <p class="soft small">
        As of {data.as_of}, {data.max_hops} {data.max_hops === 1 ? "hop" : "hops"} upwards. {data.note}
      </p>
      {picture.edges.length === 0 ? (
        <p>No installed source states an owner or an accounting parent of the company.</p>
      ) : (
        <>
          <ul class="list row ownership-legend">
            <li class="ownership-key control">Ownership and control</li>
            <li class="ownership-key consolidation">Accounting consolidation, which is no ownership</li>
          </ul>
          <OwnershipGraph picture={picture} />
          <Statements edges={picture.edges} />
        </>
      )}
      <Asserted answer={data} />
      <Ends answer={data} />
    </section>
  );
}

/** Ultimate owners that a source asserts, without the intermediate steps. */
function Asserted({ answer }: { readonly answer: UltimateOwner }) {
  const asserted = answer.organisational_assertions;
  if (asserted.length === 0) return null;
  return (
    <section class="stack-tight">
      <h3>Asserted at the top</h3>
      <ul class="list stack-tight">
        {asserted.map((one, at) => (
          <li key={String(at)}>
            <Name of={one.owner} /> {Object.values(one.nature_labels).join("; ")}{" "}
            <SourceLine cited={one.provenance} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Statements({ edges }: { readonly edges: readonly Edge[] }) {
  return (
    <FiguresTable
      caption="Statements of the graph"
      head={["Company", "Above it", "Kind", "Share or nature", "Since", "Source"]}
      numeric={[]}
      rows={edges.map(({ hop, kind, label, closesCycle }) => [
        <Name key="from" of={hop.from} />,
        <Name key="to" of={hop.to} />,
        kind === "control" ? "Ownership or control" : "Accounting consolidation",
        [label, ...Object.values(hop.nature_labels), ...(closesCycle ? ["closes a cycle"] : [])].join("; "),
        hop.notified_on ?? "not stated",
        <Bidi key="source">{hop.provenance.source_id}</Bidi>,
      ])}
    />
  );
}

function Name({ of }: { readonly of: Organisation }) {
  const shown = <Bidi>{of.name ?? of.value ?? "Without a name"}</Bidi>;
  if (of.entity_id === null) return shown;
  const address = addressOf("/companies/:entity_id/:section?", {
    entity_id: of.entity_id,
    section: "ownership",
  });
  return <a href={address}>{shown}</a>;
}

/** The reason for the end of a path, in the words of the interface. */
function Ends({ answer }: { readonly answer: UltimateOwner }) {
  const { not_traversed: stops, natural_persons_excluded: persons } = answer;
  return (
    <section class="stack-tight">
      <h3>Where the paths end</h3>
      {persons === 0 ? null : (
        <p>
          {persons === 1 ? "One natural person is" : `${persons} natural persons are`} stated and left out.
        </p>
      )}
      {stops.length === 0 ? <p class="soft">Every step that is stated was taken.</p> : null}
      <ul class="stack-tight">
        {stops.map((stop, at) => (
          <li key={String(at)}>
            <strong>{stop.reason.replaceAll("_", " ")}</strong>
            {stop.detail === null ? null : (
              <>
                {" ("}
                <Bidi>{stop.detail}</Bidi>)
              </>
            )}
            : <Bidi>{stop.explanation}</Bidi>
          </li>
        ))}
      </ul>
    </section>
  );
}
