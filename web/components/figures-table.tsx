import type { ComponentChildren } from "preact";

export interface Figures {
  /** The content of the table, for screen readers. */
  readonly caption: string;
  readonly head: readonly string[];
  /** The indexes of the columns that hold figures. */
  readonly numeric: readonly number[];
  readonly rows: readonly (readonly ComponentChildren[])[];
}

/** A short table; the first cell of a row is the row's heading. */
export function FiguresTable({ caption, head, numeric, rows }: Figures) {
  const align = (at: number) => (numeric.includes(at) ? "number" : "");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section class="scroll-x" tabIndex={0} aria-label={caption}>
      <table class="plain-table">
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((title, at) => (
              <th key={title} scope="col" class={align(at)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={String(row)}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={head[at]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[at]} class={align(at)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The figures of a chart in a table that opens, because a screen reader cannot read a chart. */
export function ChartFigures(figures: Figures) {
  return (
    <details class="chart-figures">
      <summary>The figures as a table</summary>
      <FiguresTable {...figures} />
    </details>
  );
}
