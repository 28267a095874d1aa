/**
 * A table of any length: only the rows in sight are in the document. Arrow keys, Page Up and Down, Home and End move the
 * selected row, Enter opens it; it is one stop of the Tab key.
 */
import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from "@tanstack/virtual-core";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ComponentChildren;
  readonly numeric?: boolean;
  /** CSS width; as wide as it needs to be without it. */
  readonly width?: string;
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** How many there are in all, where not all are in `rows` yet. */
  readonly total?: number;
  readonly keyOf: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  /** Called when the end of `rows` comes into sight. */
  readonly onEnd?: () => void;
}

const ROW_PX = 40;

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, keyOf } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const virtual = useVirtualRows(scroller, rows.length);
  const shown = virtual.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const atEnd = (shown.at(-1)?.index ?? 0) >= rows.length - 20;
  const { onEnd } = props;
  useLayoutEffect(() => {
    if (atEnd && rows.length > 0) onEnd?.();
  }, [atEnd, rows.length]);
  const move = (to: number) => {
    const at = Math.max(0, Math.min(rows.length - 1, to));
    setSelected(at);
    virtual.scrollToIndex(at);
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`tr[data-at="${at}"]`)?.focus({ preventScroll: true }),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? ROW_PX) / ROW_PX) - 2);
    const row = rows[selected];
    if (event.key === "Enter" && row !== undefined && isRow(event.target)) props.onOpen?.(row);
    const to = targetOf(event.key, { selected, page, last: rows.length - 1 });
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
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ title, numeric, width }) => (
              <th key={title} scope="col" class={numeric ? "number" : ""} style={width ? { width } : {}}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Filler height={above} columns={columns.length} />
          {shown.map(({ index }) => (
            <BodyRow
              key={rows[index] === undefined ? index : keyOf(rows[index])}
              {...props}
              index={index}
              selected={selected}
              select={setSelected}
            />
          ))}
          <Filler height={below} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

interface BodyRowProps<Row> extends DataTableProps<Row> {
  readonly index: number;
  readonly selected: number;
  readonly select: (index: number) => void;
}

function BodyRow<Row>({ columns, rows, index, selected, select, onOpen }: BodyRowProps<Row>) {
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
      {columns.map(({ title, cell, numeric }) => (
        <td key={title} class={numeric ? "number" : ""}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Keeps the place of rows that are out of sight. */
function Filler({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr class="filler">
      <td colSpan={columns} style={{ height: `${height}px` }} />
    </tr>
  );
}

const isRow = (target: EventTarget | null): boolean => target instanceof HTMLTableRowElement;

function targetOf(
  key: string,
  { selected, page, last }: { readonly selected: number; readonly page: number; readonly last: number },
): number | null {
  switch (key) {
    case "ArrowDown":
      return selected + 1;
    case "ArrowUp":
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
