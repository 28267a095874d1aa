import { expect, test } from "vitest";
import { count, decimal, percent, shareInCell, shareInWords, table, withBlock } from "./markdown.ts";
import { shareOf } from "./query-score.ts";

test("shares have a digit more near certainty, and a dash where nothing was counted", () => {
  expect(shareInCell(shareOf(50, 100))).toBe("50.0 (39.8–60.2)");
  expect(shareInCell(shareOf(1665, 1667))).toBe("99.88 (99.57–99.99)");
  expect(shareInCell(shareOf(10, 10))).toBe("100.0 (69.2–100.0)");
  expect(shareInCell(shareOf(0, 0))).toBe("–");
  expect(shareInWords(shareOf(1500, 3000))).toBe("50.00 % (48.2–51.8), 1,500 of 3,000");
});

test("figures", () => {
  expect([percent(0.1234), percent(0.1234, 2), percent(null)]).toEqual(["12.3", "12.34", "–"]);
  expect([decimal(0.00456), decimal(null), count(126673)]).toEqual(["0.0046", "–", "126,673"]);
});

test("a table has its text on the left and its figures on the right", () => {
  expect(table(["what", "n"], [["all", "3"]])).toBe("| what | n |\n| --- | ---: |\n| all | 3 |");
});

test("a block is replaced between its markers only where both stand in order", () => {
  expect(withBlock("a<!-- x:begin -->b<!-- x:end -->c", "x", "new")).toBe(
    "a<!-- x:begin -->\nnew\n<!-- x:end -->c",
  );
  expect(withBlock("a<!-- x:begin -->b", "x", "new")).toBeNull();
  expect(withBlock("<!-- x:end --><!-- x:begin -->", "x", "new")).toBeNull();
});
