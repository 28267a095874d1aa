import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FinancialStatementFact } from "../facts/financial-facts.ts";
import { compareStatements } from "./compare.ts";
import { statementInventory } from "./inventory.ts";
import { financialBases, financialScopes } from "./metrics.ts";
import { filed, whole } from "./testing/facts.ts";
import { testMaking } from "./testing/making.ts";

type Facts = Parameters<typeof statementInventory>[0];

const statementOf = (...facts: Facts) =>
  statementInventory(facts, { asOf: null, ...testMaking }).statements[0]!;
const last = (given: Partial<FinancialStatementFact> = {}, sourceId = "register") =>
  statementOf(whole(given, { sourceId }));
const yearBefore = (given: Partial<FinancialStatementFact> = {}, sourceId = "register") =>
  last({ periodStart: "2022-01-01", periodEnd: "2022-12-31", ...given }, sourceId);
const amounts = (value: string) => [{ attribute: "financials.revenue" as const, value, unit: "EUR" }];

test("a delta is the right amount less the left, exact", () => {
  const { differences, gaps } = compareStatements(
    yearBefore({ amounts: amounts("0.3") }),
    last({ amounts: amounts("0.1") }),
  );
  expect(differences).toEqual([
    { attribute: "financials.revenue", left: 0.3, right: 0.1, delta: -0.2, comparable: true, reasons: [] },
  ]);
  expect(gaps).toEqual([]);
});

describe("no delta", () => {
  test.each<[string, Partial<FinancialStatementFact>, string]>([
    ["across currencies", { currency: "NOK" }, "currency"],
    ["where a currency is not known", { currency: undefined as unknown as string }, "currency"],
    ["across scopes", { scope: "consolidated_group" }, "scope"],
    ["across bases", { basis: "estimated" }, "basis"],
    ["of flows over periods of other lengths", { periodStart: "2023-07-01" }, "frequency"],
  ])("%s", (_, given, reason) => {
    const { differences, gaps } = compareStatements(yearBefore(), last(given));
    expect(differences).toMatchObject([{ left: 100, right: 100, delta: null, comparable: false }]);
    expect(differences[0]?.reasons).toContain(reason);
    expect(gaps).toContainEqual(expect.objectContaining({ code: "not_comparable", criterion: reason }));
  });

  test("where two sources leave the scope open; one source that does may be compared with itself", () => {
    const open = { scope: "unknown" as const };
    expect(compareStatements(yearBefore(open), last(open, "other")).differences[0]).toMatchObject({
      delta: null,
      reasons: ["scope"],
    });
    expect(compareStatements(yearBefore(open), last(open)).differences[0]).toMatchObject({ delta: 0 });
  });

  test("of a figure that one side does not have", () => {
    const { differences, gaps } = compareStatements(yearBefore({ amounts: [] }), last());
    expect(differences).toEqual([
      {
        attribute: "financials.revenue",
        left: null,
        right: 100,
        delta: null,
        comparable: false,
        reasons: ["missing"],
      },
    ]);
    expect(gaps).toMatchObject([{ code: "not_reported", attribute: "financials.revenue" }]);
  });

  test("of figures of different definitions", () => {
    const parent = filed(
      { start: "2022-01-01", end: "2022-12-31", filed: "2023-02-01" },
      { NetIncomeLoss: "9" },
    );
    const all = filed({ start: "2023-01-01", end: "2023-12-31", filed: "2024-02-01" }, { ProfitLoss: "10" });
    expect(compareStatements(statementOf(parent), statementOf(all)).differences).toMatchObject([
      { left: 9, right: 10, delta: null, reasons: ["definition"] },
    ]);
  });
});

test("a delta stands only where currency, scope and basis are the same", () => {
  const side = fc.record({
    currency: fc.constantFrom("EUR", "USD"),
    scope: fc.constantFrom(...financialScopes),
    basis: fc.constantFrom(...financialBases),
  });
  fc.assert(
    fc.property(side, side, fc.integer(), fc.integer(), (left, right, from, to) => {
      const [difference] = compareStatements(
        yearBefore({ ...left, amounts: amounts(String(from)) }),
        last({ ...right, amounts: amounts(String(to)) }),
      ).differences;
      const alike =
        left.currency === right.currency && left.scope === right.scope && left.basis === right.basis;
      expect(difference).toMatchObject({ left: from, right: to, comparable: alike });
      expect(difference?.delta).toBe(alike ? to - from : null);
    }),
  );
});
