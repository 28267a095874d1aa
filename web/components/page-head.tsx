import type { ComponentChildren } from "preact";

/** The heading of a page, a sentence about it, and what can be done with the whole. */
export function PageHead(props: {
  readonly title: ComponentChildren;
  readonly lead?: ComponentChildren;
  readonly children?: ComponentChildren;
}) {
  return (
    <header class="page-head">
      <div>
        <h1>{props.title}</h1>
        {props.lead === undefined ? null : <p class="lead">{props.lead}</p>}
      </div>
      {props.children === undefined ? null : <div class="row">{props.children}</div>}
    </header>
  );
}
