import type { ComponentChildren } from "preact";

/** The heading of a page, a sentence about the page, and the actions on the whole page. */
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
