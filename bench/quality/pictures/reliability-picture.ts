import { type Claim, type ReliabilityBin, reliabilityBins } from "../calibration.ts";
import { type Axis, percentTick, plot } from "./plot.ts";
import { dot, segment, svgDocument, text } from "./svg.ts";

/**
 * Reliability diagrams in equal-mass bins with exact 95 % intervals: of every leading company, whatever the
 * decision, and of the matches alone.
 */
export function reliabilityPicture(leaders: readonly Claim[], matches: readonly Claim[]): string {
  return svgDocument({
    width: 720,
    height: 430,
    title: "Reliability: what was claimed and what was right",
    description:
      "Each point is a fifteenth of the answers; on the dashed line a claim is kept to the letter.",
    body: [
      ...panel(60, "every leading company", reliabilityBins(leaders), [0, 0.2, 0.4, 0.6, 0.8, 1]),
      ...panel(420, "matches only", reliabilityBins(matches), [0.9, 0.92, 0.94, 0.96, 0.98, 1]),
    ],
  });
}

function panel(
  left: number,
  label: string,
  bins: readonly ReliabilityBin[],
  ticks: readonly number[],
): string[] {
  const axis: Omit<Axis, "label"> = { from: ticks[0]!, to: ticks.at(-1)!, ticks, format: percentTick };
  const field = plot({
    left,
    top: 90,
    width: 270,
    height: 270,
    x: { ...axis, label: "claimed" },
    y: { ...axis, label: "right" },
  });
  const [low, high] = [axis.from, axis.to];
  return [
    text({ x: left + 270, y: 80, style: "end" }, label),
    ...field.axes,
    segment(field.at(low, low), field.at(high, high), "ideal"),
    ...bins.flatMap(({ claimed, observed, interval, count }) => [
      segment(field.at(claimed, interval[0]), field.at(claimed, interval[1]), "first"),
      dot(
        field.at(claimed, observed),
        "first-fill",
        `${count} answers: ${percentTick(claimed)} claimed, ${percentTick(observed)} right`,
      ),
    ]),
  ];
}
