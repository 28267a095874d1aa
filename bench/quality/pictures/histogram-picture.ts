import type { Claim } from "../calibration.ts";
import { percentTick, plot } from "./plot.ts";
import { bar, svgDocument, text } from "./svg.ts";

const BINS = 20;

/** The number of leading companies by confidence, the wrong ones stacked on the right ones. */
export function histogramPicture(leaders: readonly Claim[]): string {
  const bins = Array.from({ length: BINS }, (_, at) => {
    const within = leaders.filter(
      ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === at,
    );
    const right = within.filter((claim) => claim.right).length;
    return { right, wrong: within.length - right };
  });
  const { top, step } = scaleFor(Math.max(1, ...bins.map(({ right, wrong }) => right + wrong)));
  const field = plot({
    left: 70,
    top: 70,
    width: 620,
    height: 300,
    x: {
      label: "confidence in the leading company",
      from: 0,
      to: 1,
      ticks: [0, 0.2, 0.4, 0.6, 0.8, 0.9, 1],
      format: percentTick,
    },
    y: {
      label: "queries",
      from: 0,
      to: top,
      ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, at) => at * step),
      format: String,
    },
  });
  const gap = 0.003;
  const sure = leaders.filter(({ confidence }) => confidence >= 0.9).length / Math.max(1, leaders.length);
  const idle = leaders.filter(({ confidence }) => confidence < 0.1).length / Math.max(1, leaders.length);
  return svgDocument({
    width: 720,
    height: 430,
    title: "How sure the service is",
    description: `${percentTick(sure)} of the leading companies have a confidence of 0.9 and more, ${percentTick(idle)} one under 0.1.`,
    body: [
      ...field.axes,
      ...bins.flatMap(({ right, wrong }, at) => {
        const [from, to] = [at / BINS + gap, (at + 1) / BINS - gap];
        const range = `${percentTick(at / BINS)} to ${percentTick((at + 1) / BINS)}`;
        return [
          bar(field.at(from, 0), field.at(to, right), "first-fill", `${range}: ${right} right`),
          bar(field.at(from, right), field.at(to, right + wrong), "second-fill", `${range}: ${wrong} wrong`),
        ];
      }),
      text(
        { x: 690, y: 28, style: "note end" },
        "blue: the right company · orange: another, or none is right",
      ),
    ],
  });
}

function scaleFor(highest: number): { readonly top: number; readonly step: number } {
  const rough = highest / 5;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * unit >= rough) ?? 10) * unit);
  return { step, top: Math.ceil(highest / step) * step };
}
