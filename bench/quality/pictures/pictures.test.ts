import { describe, expect, test } from "vitest";
import { receiptOfExample } from "../fixtures/small-run.ts";
import { histogramPicture } from "./histogram-picture.ts";
import { plot } from "./plot.ts";
import { reliabilityPicture } from "./reliability-picture.ts";
import { riskCoveragePicture } from "./risk-coverage-picture.ts";
import { text } from "./svg.ts";
import { waterfallPicture } from "./waterfall-picture.ts";

const claims = Array.from({ length: 40 }, (_, at) => ({ confidence: at / 40, right: at % 3 === 0 }));
const curve = [
  { confidence: 0.9, coverage: 0.4, risk: 0 },
  { confidence: 0.5, coverage: 0.9, risk: 0.1 },
];

const pictures: readonly (readonly [string, string])[] = [
  [
    "risk-coverage",
    riskCoveragePicture({
      service: curve,
      baseline: curve,
      decided: { coverage: 0.4, risk: 0 },
      answerable: 100,
    }),
  ],
  [
    "… of nothing",
    riskCoveragePicture({ service: [], baseline: [], decided: { coverage: 0, risk: 0 }, answerable: 0 }),
  ],
  ["reliability", reliabilityPicture(claims, claims.slice(36))],
  ["… of nothing", reliabilityPicture([], [])],
  ["confidence", histogramPicture(claims)],
  ["… of nothing", histogramPicture([])],
  ["waterfall", waterfallPicture("q1", receiptOfExample)!],
];

describe.each(pictures)("%s", (_, picture) => {
  test("is one well-formed document with a title, a description and both palettes", () => {
    const open: string[] = [];
    for (const [, closing, name, end] of picture
      .replace(/<style>[\s\S]*<\/style>/, "")
      .matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
      if (closing === "/") expect(open.pop()).toBe(name);
      else if (end !== "/") open.push(name!);
    }
    expect(open).toEqual([]);
    expect(picture).toMatch(/<title id="t">[^<]+<\/title>\n<desc id="d">[^<]+<\/desc>/);
    expect(picture).toContain("prefers-color-scheme:dark");
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("draws inside its frame", () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(picture)!.map(Number);
    for (const [, axis, value] of picture.matchAll(/ (x|y|cx|cy|x1|x2|y1|y2)="(-?[\d.]+)"/g)) {
      expect(Number(value)).toBeGreaterThanOrEqual(0);
      expect(Number(value)).toBeLessThanOrEqual(axis!.includes("x") ? width! : height!);
    }
  });
});

test("the bars of a waterfall join and end at the log-odds", () => {
  const bars = [
    ...waterfallPicture("q1", receiptOfExample)!.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g),
  ];
  const [intercept, exact, against, total] = bars.map(
    ([, x, width]) => [Number(x), Number(x) + Number(width)] as const,
  );
  expect(exact![0]).toBeCloseTo(intercept![0], 0);
  expect(against![1]).toBeCloseTo(exact![1], 0);
  expect(against![0]).toBeCloseTo(total![1], 0);
  expect(total![0]).toBeCloseTo(intercept![1], 0);
});

test("a receipt that never reached the scorer has no waterfall", () => {
  expect(waterfallPicture("q1", { ...receiptOfExample, score: null })).toBeNull();
});

test("text is escaped", () => {
  expect(text({ x: 1, y: 2 }, `<&">`)).toBe('<text x="1" y="2">&lt;&amp;&quot;&gt;</text>');
});

test("a plot holds what lies beyond its axes at their ends, also on a logarithmic one", () => {
  const axis = { label: "", from: 0.001, to: 1, ticks: [], format: String, scale: "logarithmic" } as const;
  const field = plot({
    left: 0,
    top: 0,
    width: 90,
    height: 90,
    x: { ...axis, from: 0, scale: "linear" },
    y: axis,
  });
  expect(field.at(0.5, 0.1)).toEqual({ x: 45, y: expect.closeTo(30, 9) });
  expect(field.at(2, 0)).toEqual({ x: 90, y: 90 });
});
