import { expect, test } from "vitest";
import { missesPage } from "./misses.ts";

test("each part has its table, with the highest score first", () => {
  const page = missesPage(
    [
      { part: "list, spaced", screened: "A C M E", listed: "ACME", score: 0.3 },
      { part: "list, joined", screened: "ACMELTD", listed: "ACME | LTD", score: 0 },
      { part: "list, spaced", screened: "B E T A", listed: "BETA", score: 0.69 },
    ],
    0.7,
  );
  expect(page).toContain("## list, spaced (2)");
  expect(page.indexOf("B E T A")).toBeLessThan(page.indexOf("A C M E"));
  expect(page).toContain("| ACMELTD | ACME \\| LTD | 0.00 |");
});
