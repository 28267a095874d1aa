import { expect, test } from "vitest";
import { figureOf, type Sample } from "./figure.ts";
import { speedPage } from "./speed-page.ts";

const sample = (foreign: number): Sample => ({
  records: 100,
  seconds: 0.05,
  milliseconds: [0.4],
  time: { spentSeconds: 0.08, foreign },
  syncMs: 0.1,
});

const page = (foreign: number): string =>
  speedPage(
    [
      {
        engine: "pglite",
        companies: 116_133,
        receiptBytes: { mean: 2_810.4, p99: 5_120 },
        figures: [figureOf("resolve, 1 in flight", [sample(foreign)])],
        ratios: [["one ÷ other", [0.7, 0.65, 0.75]]],
      },
    ],
    { records: 100, rounds: 1, command: "npm run bench:speed" },
  );

test("every figure stands beside the disk's sync and what other programs took", () => {
  expect(page(0.02)).toContain(
    "| resolve, 1 in flight | 2,000 | 2,000–2,000 | 0.40 | 0.40 | 0.80 | 0.10 | 2 |",
  );
  expect(page(0.02)).toContain(
    "A stored receipt has 2,810 bytes on average; one in a hundred has more than 5,120.",
  );
  expect(page(0.02)).toContain("| one ÷ other | 0.70 | 0.65–0.75 |");
});

test("a page that was measured on a busy machine says so at its head", () => {
  expect(page(0.02)).not.toContain("busy");
  expect(page(0.8)).toContain("other programs took up to 80 % of its processors");
});
