import type { ComponentChildren } from "preact";
import type { Entity } from "../frame/client.ts";
import { Bidi } from "./bidi.tsx";
import { Moment } from "./moment.tsx";
import { SourceLink } from "./source-link.tsx";

type Provenance = Entity["provenance"][string];

/** A value of a golden record, followed by its citation. */
export function Cited(props: {
  readonly children: ComponentChildren;
  readonly source: Provenance | undefined;
}) {
  return (
    <div class="cited">
      <div>{props.children}</div>
      {props.source === undefined ? null : <Citation source={props.source} />}
    </div>
  );
}

/** The source of a value in one word; the opened element shows the whole citation. */
export function Citation({ source }: { readonly source: Provenance }) {
  return (
    <details class="citation">
      <summary>
        <Bidi>{source.source_id}</Bidi>
        {source.source_as_of === null ? null : (
          <>
            {", "}
            <Moment iso={source.source_as_of} time={false} />
          </>
        )}
      </summary>
      <dl class="details">
        <dt>Source</dt>
        <dd>
          <SourceLink id={source.source_id} url={source.source_url} />
        </dd>
        <dt>As of</dt>
        <dd>{source.source_as_of === null ? "not stated" : <Moment iso={source.source_as_of} />}</dd>
        <dt>Retrieved</dt>
        <dd>
          <Moment iso={source.retrieved_at} />
        </dd>
        <dt>Checked</dt>
        <dd>
          <Moment iso={source.last_checked_at} /> ({source.checks === 1 ? "once" : `${source.checks} times`})
        </dd>
        <dt>Confidence</dt>
        <dd>{source.confidence.toFixed(2)}</dd>
        <dt>Licence</dt>
        <dd>
          <Bidi>{source.licence}</Bidi>
          {source.licence_permits_resale ? "" : " (no resale)"}
        </dd>
      </dl>
    </details>
  );
}
