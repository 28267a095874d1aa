/**
 * A table of any length: only the visible rows are in the document. Arrow keys, Page Up and Down, Home and
 * End move the selection, Enter opens the selected row. The table is one stop of the Tab key.
 */
import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from "@tanstack/virtual-core";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ComponentChildren;
  readonly numeric?: boolean;
  /** CSS width; without it the column is as wide as its content. */
  readonly width?: string;
}

interface DataTableProps<Row> {
  /** The content of the table, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** The number of all rows, where `rows` does not hold all of them yet. */
  readonly total?: number;
  readonly keyOf: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  /** Called when the end of `rows` becomes visible. */
  readonly onEnd?: () => void;
  /** The keys of the marked rows; Space marks the selected row. */
  readonly marks?: {
    readonly keys: ReadonlySet<string>;
    readonly toggle: (row: Row) => void;
    /** The name of the row, for screen readers. */
    readonly nameOf: (row: Row) => string;
  };
}

const ROW_PX = 40;

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, keyOf } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { selected, latest, select } = useSelectedRow();
  const virtual = useVirtualRows(scroller, rows.length);
  const shown = virtual.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const atEnd = (shown.at(-1)?.index ?? 0) >= rows.length - 20;
  const { onEnd } = props;
  const width = columns.length + (props.marks ? 1 : 0);
  useLayoutEffect(() => {
    if (atEnd && rows.length > 0) onEnd?.();
  }, [atEnd, rows.length]);
  const move = (to: number) => {
    const at = Math.max(0, Math.min(rows.length - 1, to));
    select(at);
    virtual.scrollToIndex(at);
    const rowOf = () => scroller.current?.querySelector<HTMLElement>(`tr[data-at="${at}"]`);
    const row = rowOf();
    if (row) row.focus({ preventScroll: true });
    // A row that was not in view is there after the next rendering.
    else requestAnimationFrame(() => rowOf()?.focus({ preventScroll: true }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? ROW_PX) / ROW_PX) - 2);
    const row = rows[latest.current];
    if (event.key === "Enter" && row !== undefined && isRow(event.target)) {
      // Else the same key would press the button that has the focus in the dialog that opens.
      event.preventDefault();
      props.onOpen?.(row);
    }
    if (event.key === " " && row !== undefined && props.marks && isRow(event.target)) {
      event.preventDefault();
      props.marks.toggle(row);
    }
    const to = targetOf(event.key, { selected: latest.current, page, last: rows.length - 1 });
    if (to === null || !isRow(event.target)) return;
    event.preventDefault();
    move(to);
  };
  return (
    <div class="grid" ref={scroller}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows are chosen by keys
        role="grid"
        aria-label={props.label}
        aria-rowcount={(props.total ?? rows.length) + 1}
        onKeyDown={onKeyDown}
      >
        <HeadRow columns={columns} hasMarks={props.marks !== undefined} />
        <tbody>
          <Filler height={above} columns={width} />
          {shown.map(({ index }) => (
            <BodyRow
              key={rows[index] === undefined ? index : keyOf(rows[index])}
              {...props}
              index={index}
              selected={selected}
              select={select}
            />
          ))}
          <Filler height={below} columns={width} />
        </tbody>
      </table>
    </div>
  );
}

interface HeadRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly hasMarks: boolean;
}

function HeadRow<Row>({ columns, hasMarks }: HeadRowProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {hasMarks ? (
          <th scope="col" class="mark">
            <span class="visually-hidden">Marked</span>
          </th>
        ) : null}
        {columns.map(({ title, numeric, width }) => (
          <th key={title} scope="col" class={numeric ? "number" : ""} style={width ? { width } : {}}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface BodyRowProps<Row> extends DataTableProps<Row> {
  readonly index: number;
  readonly selected: number;
  readonly select: (index: number) => void;
}

function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { columns, rows, index, selected, select, onOpen, marks } = props;
  const row = rows[index];
  if (row === undefined) return null;
  return (
    <tr
      data-at={index}
      aria-rowindex={index + 2}
      aria-selected={index === selected}
      tabIndex={index === selected ? 0 : -1}
      onFocus={() => select(index)}
      onClick={() => onOpen?.(row)}
      onKeyDown={() => undefined}
    >
      {marks ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Space marks the row
        <td class="mark" onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={`Mark ${marks.nameOf(row)}`}
            checked={marks.keys.has(props.keyOf(row))}
            onChange={() => marks.toggle(row)}
          />
        </td>
      ) : null}
      {columns.map(({ title, cell, numeric }) => (
        <td key={title} class={numeric ? "number" : ""}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Reserves the space of rows that are not visible. */
function Filler({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr class="filler">
      <td colSpan={columns} style={{ height: `${height}px` }} />
    </tr>
  );
}

/** `latest` is known before the next rendering: a key that comes before it acts on the row chosen last. */
function useSelectedRow() {
  const [selected, setSelected] = useState(0);
  const latest = useRef(0);
  const select = (at: number) => {
    latest.current = at;
    setSelected(at);
  };
  return { selected, latest, select };
}

const isRow = (target: EventTarget | null): boolean => target instanceof HTMLTableRowElement;

function targetOf(
  key: string,
  { selected, page, last }: { readonly selected: number; readonly page: number; readonly last: number },
): number | null {
  switch (key) {
    case "ArrowDown":
    case "j":
      return selected + 1;
    case "ArrowUp":
    case "k":
      return selected - 1;
    case "PageDown":
      return selected + page;
    case "PageUp":
      return selected - page;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

function useVirtualRows(
  scroller: { readonly current: HTMLDivElement | null },
  count: number,
): Virtualizer<HTMLDivElement, HTMLTableRowElement> {
  const [, again] = useState(0);
  const options = {
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    scrollPaddingStart: ROW_PX,
    overscan: 10,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange: () => again((n) => n + 1),
  };
  const [virtual] = useState(() => new Virtualizer<HTMLDivElement, HTMLTableRowElement>(options));
  virtual.setOptions(options);
  useLayoutEffect(() => virtual._didMount(), []);
  useLayoutEffect(() => virtual._willUpdate());
  return virtual;
}
