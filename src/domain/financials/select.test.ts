import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FinancialStatementFact } from "../facts/financial-facts.ts";
import { type StatementInventory, statementInventory } from "./inventory.ts";
import { financialBases, financialScopes, statementAttributes } from "./metrics.ts";
import { distinctEnds, type StatementCriteria, selectStatement } from "./select.ts";
import type { FinancialStatement } from "./statement.ts";
import { whole } from "./testing/facts.ts";
import { testMaking } from "./testing/making.ts";

const inventoryOf = (facts: Parameters<typeof statementInventory>[0]): StatementInventory =>
  statementInventory(facts, { asOf: null, ...testMaking });

const sources = ["alpha", "beta"] as const;
const currencies = ["EUR", "USD"] as const;
const ends = ["2021-12-31", "2022-12-31", "2023-12-31"] as const;

const statement = fc
  .record({
    source: fc.constantFrom(...sources),
    periodEnd: fc.constantFrom(...ends),
    filedOn: fc.option(fc.constantFrom("2024-01-01", "2024-02-01"), { nil: undefined }),
    currency: fc.constantFrom(...currencies),
    scope: fc.constantFrom(...financialScopes),
    basis: fc.constantFrom(...financialBases),
    attributes: fc.uniqueArray(fc.constantFrom(...statementAttributes), { minLength: 1 }),
    amount: fc.integer(),
  })
  .map(({ source, attributes, amount, filedOn, ...content }) =>
    whole(
      {
        ...(content as Partial<FinancialStatementFact>),
        periodStart: `${content.periodEnd.slice(0, 4)}-01-01`,
        ...(filedOn === undefined ? {} : { filedOn }),
        amounts: attributes.map((attribute) => ({
          attribute,
          value: String(amount),
          unit: content.currency,
        })),
      },
      { sourceId: source },
    ),
  );
const inventory = fc.array(statement, { maxLength: 12 }).map(inventoryOf);
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const criteria: fc.Arbitrary<StatementCriteria> = fc.record({
  source_id: optional(fc.constantFrom(...sources)),
  currency: optional(fc.constantFrom(...currencies)),
  scope: optional(fc.constantFrom(...financialScopes)),
  basis: optional(fc.constantFrom(...financialBases)),
  attributes: optional(fc.uniqueArray(fc.constantFrom(...statementAttributes), { maxLength: 3 })),
});

/** A second implementation of the rules, written from the specification and not from the code. */
function missing(of: FinancialStatement, wanted: StatementCriteria): number {
  const plain = (["source_id", "currency", "scope", "basis"] as const).filter(
    (name) => wanted[name] !== undefined && wanted[name] !== of[name],
  );
  const absent = (wanted.attributes ?? []).filter(
    (name) => !of.observations.some(({ attribute }) => attribute === name),
  );
  return plain.length + absent.length;
}

describe("properties of a selection", () => {
  test("a selected statement meets every requirement and the period, whatever is preferred", () => {
    fc.assert(
      fc.property(
        inventory,
        criteria,
        criteria,
        fc.nat({ max: 4 }),
        (of, requirements, preferences, relative) => {
          const strict = of.statements.filter((one) => missing(one, requirements) === 0);
          const end = distinctEnds(strict)[relative];
          const { selected } = selectStatement(of, { relative_period: relative, requirements, preferences });
          expect(selected === null).toBe(end === undefined);
          if (selected === null) return;
          expect(missing(selected, requirements)).toBe(0);
          expect(selected.period_end).toBe(end);
        },
      ),
    );
  });

  test("of those that meet the requirements it has the fewest mismatches, then the latest filing, then the lowest id", () => {
    fc.assert(
      fc.property(
        inventory,
        fc.constantFrom(...ends),
        criteria,
        criteria,
        (of, period_end, requirements, preferences) => {
          const { selected, fallback_reasons } = selectStatement(of, {
            period_end,
            requirements,
            preferences,
          });
          const candidates = of.statements.filter(
            (one) => one.period_end === period_end && missing(one, requirements) === 0,
          );
          expect(selected === null).toBe(candidates.length === 0);
          if (selected === null) return;
          const key = (one: FinancialStatement) =>
            [missing(one, preferences), one.filed_on ?? "", one.statement_id] as const;
          const [missed, filed, id] = key(selected);
          for (const [otherMissed, otherFiled, otherId] of candidates.map(key)) {
            expect(missed).toBeLessThanOrEqual(otherMissed);
            if (otherMissed === missed) expect(filed >= otherFiled).toBe(true);
            if (otherMissed === missed && otherFiled === filed) expect(id <= otherId).toBe(true);
          }
          expect(fallback_reasons).toHaveLength(missed);
        },
      ),
    );
  });

  test("nothing selected always comes with a gap, and with no reason of a fallback", () => {
    fc.assert(
      fc.property(inventory, fc.constantFrom(...ends), criteria, (of, period_end, requirements) => {
        const { selected, gaps, fallback_reasons } = selectStatement(of, { period_end, requirements });
        if (selected !== null) return;
        expect(gaps[0]?.code).toMatch(/^(requirement_not_met|period_not_available)$/);
        expect(fallback_reasons).toEqual([]);
      }),
    );
  });

  test("the order of the facts changes neither the inventory nor the selection", () => {
    fc.assert(
      fc.property(fc.array(statement, { maxLength: 8 }), criteria, (facts, preferences) => {
        const [one, other] = [inventoryOf(facts), inventoryOf([...facts].reverse())];
        expect(new Set(one.statements.map((s) => s.statement_id)).size).toBeLessThanOrEqual(facts.length);
        expect(selectStatement(one, { relative_period: 0, preferences })).toEqual(
          selectStatement(other, { relative_period: 0, preferences }),
        );
      }),
    );
  });
});

const two = inventoryOf([
  whole({ periodStart: "2022-01-01", periodEnd: "2022-12-31", filedOn: "2023-05-01" }),
  whole({ currency: "NOK", scope: "consolidated_group" }),
]);

describe("cases", () => {
  test("relative periods count distinct ends after the requirements", () => {
    expect(selectStatement(two, { relative_period: 0 }).selected?.period_end).toBe("2023-12-31");
    expect(
      selectStatement(two, { relative_period: 0, requirements: { currency: "EUR" } }).selected?.period_end,
    ).toBe("2022-12-31");
    expect(selectStatement(two, { relative_period: 2 })).toMatchObject({
      selected: null,
      gaps: [{ code: "period_not_available" }, { code: "not_reported" }, {}, {}, {}, {}, {}],
    });
  });

  test("a preference that no statement of the period meets is a reason of fallback, never another period", () => {
    const { selected, fallback_reasons } = selectStatement(two, {
      relative_period: 0,
      preferences: { currency: "EUR", attributes: ["financials.cash"] },
    });
    expect(selected?.period_end).toBe("2023-12-31");
    expect(fallback_reasons).toEqual([
      { criterion: "currency", requested: "EUR", actual: "NOK" },
      { criterion: "attributes", requested: "financials.cash", actual: null },
    ]);
  });

  test("a requirement that is not met is named, and an id does not stand above it", () => {
    const { statement_id } = two.statements[0]!;
    const chosen = selectStatement(two, { statement_id, requirements: { currency: "EUR" } });
    expect(chosen).toMatchObject({
      selected: null,
      gaps: [{ code: "requirement_not_met", criterion: "currency" }, {}, {}, {}, {}, {}, {}],
    });
    expect(selectStatement(two, { statement_id }).selected?.statement_id).toBe(statement_id);
    expect(selectStatement(two, { statement_id: "stmt_x" }).gaps[0]?.code).toBe("statement_not_found");
  });
});
