import { type Point, segment, text } from "./svg.ts";

/** One axis: its range, and the positions and labels of its ticks. */
export interface Axis {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
  readonly scale?: "linear" | "logarithmic";
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly x: Axis;
  readonly y: Axis;
}

/**
 * A plot area with two axes: `at` gives the position of a value; a value beyond an axis is placed at its end.
 */
export interface Plot {
  at(x: number, y: number): Point;
  /** Grid, ticks and labels. */
  readonly axes: readonly string[];
}

export function plot(frame: Frame): Plot {
  const { left, top, width, height, x, y } = frame;
  const at = (valueX: number, valueY: number): Point => ({
    x: left + width * shareOfAxis(x, valueX),
    y: top + height * (1 - shareOfAxis(y, valueY)),
  });
  const axes = [
    ...y.ticks.flatMap((tick) => [
      segment(at(x.from, tick), at(x.to, tick), "grid"),
      text({ x: left - 8, y: at(x.from, tick).y + 4, style: "note end" }, y.format(tick)),
    ]),
    ...x.ticks.flatMap((tick) => [
      segment(at(tick, y.from), { ...at(tick, y.from), y: top + height + 5 }, "axis"),
      text({ x: at(tick, y.from).x, y: top + height + 20, style: "note middle" }, x.format(tick)),
    ]),
    segment(at(x.from, y.from), at(x.to, y.from), "axis"),
    text({ x: left + width / 2, y: top + height + 40, style: "middle" }, x.label),
    text({ x: left, y: top - 10 }, y.label),
  ];
  return { at, axes };
}

function shareOfAxis({ from, to, scale = "linear" }: Axis, value: number): number {
  const held = Math.min(Math.max(value, from), to);
  if (scale === "linear") return (held - from) / (to - from);
  return Math.log(held / from) / Math.log(to / from);
}

/** The text of 0.1 is `10 %`. */
export function percentTick(value: number): string {
  return `${Number((100 * value).toFixed(1))} %`;
}
