import { useMemo, useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { CaptureButton } from "../../components/capture-button.tsx";
import { CompanyName } from "../../components/company-name.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { saveJson } from "../../components/save-file.ts";
import { addressOf } from "../../frame/address.ts";
import { client, type RelationshipPaths } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import type { SectionProps } from "../companies/section.ts";
import { OwnershipGraph } from "../entity-ownership/ownership-graph.tsx";
import { ChooseCompany, type ChosenCompany } from "./choose-company.tsx";
import { companyAt, type PathCompany, pathPicture } from "./path-picture.ts";

const MOST_HOPS = 10;

/** How the company and another one are connected: the shortest paths of relationships between the two. */
export function ConnectionsSection({ entity }: SectionProps) {
  const [other, setOther] = useState<ChosenCompany | null>(null);
  const name = String(entity.record["identity.legal_name"] ?? "This company");
  return (
    <section class="card stack">
      <h2>Connections</h2>
      <p class="soft small">
        The shortest paths over everything that registers state of companies: owners, controllers, accounting
        parents, branches, funds and offices, upwards and downwards.
      </p>
      <ChooseCompany onChoose={setOther} />
      {other === null ? null : (
        <Paths key={other.entityId} left={{ entityId: entity.entity_id, name }} right={other} />
      )}
    </section>
  );
}

function Paths({ left, right }: { readonly left: ChosenCompany; readonly right: ChosenCompany }) {
  const asked = { left_entity_id: left.entityId, right_entity_id: right.entityId, max_hops: MOST_HOPS };
  const { data, error, reload } = useQuery(["paths", left.entityId, right.entityId], () =>
    client.relationships.explainPaths(asked),
  );
  const picture = useMemo(
    () =>
      data === undefined
        ? null
        : pathPicture(data, new Map([left, right].map((one) => [one.entityId, one.name]))),
    [data],
  );
  if (data === undefined || picture === null) return error ? <Fault error={error} again={reload} /> : null;
  const hops = data.paths[0]?.length ?? 0;
  return (
    <>
      <div class="row between">
        <h3>
          <Bidi>{left.name}</Bidi> and <Bidi>{right.name}</Bidi>
        </h3>
        <div class="row">
          <CaptureButton
            small
            capture={async () =>
              (await client.relationships.explainPaths({ ...asked, capture: true })).receipt_id
            }
          />
          <button
            class="button small"
            type="button"
            onClick={() => saveJson("relationship-paths.json", data)}
          >
            Export as JSON
          </button>
        </div>
      </div>
      {hops === 0 ? (
        <Unconnected answer={data} />
      ) : (
        <>
          <p role="status">
            {data.paths.length === 1 ? "One path" : `${data.paths.length} paths`} of{" "}
            {hops === 1 ? "one relationship" : `${hops} relationships`}, as of {data.as_of}.
            {data.truncated ? " There may be more." : ""}
          </p>
          <OwnershipGraph picture={picture} />
          <Hops answer={data} />
        </>
      )}
      <Gaps answer={data} />
    </>
  );
}

function Unconnected({ answer }: { readonly answer: RelationshipPaths }) {
  if (answer.found)
    return (
      <Empty title="They are one company">
        <p>The two entities have an identifier in common.</p>
      </Empty>
    );
  return (
    <Empty title="No path is stated">
      <p>
        No path of up to {answer.max_hops} relationships is stated between the two. That is no proof that
        there is none: registers do not state every relationship.
      </p>
    </Empty>
  );
}

function Hops({ answer }: { readonly answer: RelationshipPaths }) {
  return (
    <FiguresTable
      caption="Relationships of the paths"
      head={["Path", "Company", "Next company", "Relationship", "Since", "Source"]}
      numeric={[0]}
      rows={answer.paths.flatMap(({ hops }, path) =>
        hops.map((hop) => [
          path + 1,
          <Company key="from" of={companyAt(hop, "from")} />,
          <Company key="to" of={companyAt(hop, "to")} />,
          `${hop.basis}, ${hop.stated_of === "from" ? "of the next company" : "of this company"}: ${hop.relationship}`,
          hop.valid_from ?? "not stated",
          <Bidi key="source">{hop.provenance.source_id}</Bidi>,
        ]),
      )}
    />
  );
}

function Company({ of: { id, entityId } }: { readonly of: PathCompany }) {
  if (entityId === null) return <Bidi>{id}</Bidi>;
  return (
    <a href={addressOf("/companies/:entity_id", { entity_id: entityId })}>
      <CompanyName entityId={entityId} />
    </a>
  );
}

function Gaps({ answer: { gaps } }: { readonly answer: RelationshipPaths }) {
  if (gaps.length === 0) return null;
  return (
    <section class="stack-tight">
      <h3>What may be missing</h3>
      <ul class="stack-tight">
        {gaps.map(({ reason, explanation, count, identifier }, at) => (
          <li key={String(at)}>
            <strong>{reason.replaceAll("_", " ")}</strong>
            {identifier === null ? null : (
              <>
                {" ("}
                <Bidi>{`${identifier.scheme} ${identifier.value}`}</Bidi>)
              </>
            )}
            : {explanation}
            {count > 1 ? ` ${count.toLocaleString()} times.` : ""}
          </li>
        ))}
      </ul>
    </section>
  );
}
