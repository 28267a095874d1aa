/**
 * Compares two statements. A delta is the right amount less the left one, and is given only where currency,
 * scope, basis and definition are the same on both sides and flows cover periods of the same length.
 */
import { decimalOf, difference } from "./decimal.ts";
import { isFlow, type StatementAttribute, statementAttributes } from "./metrics.ts";
import type { FinancialGap, FinancialObservation, FinancialStatement } from "./statement.ts";

export type NotComparable =
  | "missing"
  | "currency"
  | "scope"
  | "basis"
  | "frequency"
  | "definition"
  | "precision";

export interface StatementDifference {
  readonly attribute: StatementAttribute;
  readonly left: number | null;
  readonly right: number | null;
  readonly delta: number | null;
  readonly comparable: boolean;
  /** The reasons for the missing delta. */
  readonly reasons: readonly NotComparable[];
}

export interface StatementComparison {
  readonly differences: readonly StatementDifference[];
  readonly gaps: readonly FinancialGap[];
}

const details: Readonly<Record<Exclude<NotComparable, "missing">, string>> = {
  currency: "the currencies differ or are not known; nothing is converted",
  scope: "the scopes differ, or two sources leave them open; nothing is consolidated",
  basis: "the bases differ, or two sources leave them open",
  frequency: "the periods differ in length: flows are not set off against each other",
  definition: "the figures are of different definitions",
  precision: "an amount has too many digits for an exact difference",
};

export function compareStatements(left: FinancialStatement, right: FinancialStatement): StatementComparison {
  const across = acrossStatements(left, right);
  const differences = statementAttributes.flatMap((attribute) => {
    const [ofLeft, ofRight] = [observed(left, attribute), observed(right, attribute)];
    return ofLeft || ofRight ? [differenceOf({ attribute, ofLeft, ofRight, across })] : [];
  });
  return { differences, gaps: [...across.map(statementGap), ...differences.flatMap(differenceGaps)] };
}

function observed(
  { observations }: FinancialStatement,
  attribute: StatementAttribute,
): FinancialObservation | undefined {
  return observations.find((observation) => observation.attribute === attribute);
}

function acrossStatements(left: FinancialStatement, right: FinancialStatement): NotComparable[] {
  const across: NotComparable[] = [];
  const sameSource = left.source_id === right.source_id;
  // Two unknown values of one source may be the same; unknown values of two sources count as different.
  const differ = (a: string, b: string) => a !== b || (a === "unknown" && !sameSource);
  if (left.currency === null || left.currency !== right.currency) across.push("currency");
  if (differ(left.scope, right.scope)) across.push("scope");
  if (differ(left.basis, right.basis)) across.push("basis");
  if (left.frequency !== right.frequency) across.push("frequency");
  return across;
}

function differenceOf({
  attribute,
  ofLeft,
  ofRight,
  across,
}: {
  readonly attribute: StatementAttribute;
  readonly ofLeft: FinancialObservation | undefined;
  readonly ofRight: FinancialObservation | undefined;
  readonly across: readonly NotComparable[];
}): StatementDifference {
  const values = { left: ofLeft?.value ?? null, right: ofRight?.value ?? null };
  if (!ofLeft || !ofRight)
    return { attribute, ...values, delta: null, comparable: false, reasons: ["missing"] };
  const reasons = across.filter((reason) => reason !== "frequency" || isFlow(attribute));
  if (ofLeft.unit !== ofRight.unit && !reasons.includes("currency")) reasons.push("currency");
  if (ofLeft.basis !== ofRight.basis && !reasons.includes("basis")) reasons.push("basis");
  if (ofLeft.includes !== ofRight.includes) reasons.push("definition");
  const amounts = [decimalOf(ofLeft.value), decimalOf(ofRight.value)] as const;
  if (amounts[0] === undefined || amounts[1] === undefined) reasons.push("precision");
  const comparable = reasons.length === 0;
  const delta = comparable ? Number(difference(amounts[1]!, amounts[0]!)) : null;
  return { attribute, ...values, delta, comparable, reasons };
}

function statementGap(reason: NotComparable): FinancialGap {
  return {
    code: "not_comparable",
    criterion: reason,
    detail: details[reason as Exclude<NotComparable, "missing">],
  };
}

function differenceGaps({ attribute, left, reasons }: StatementDifference): FinancialGap[] {
  return reasons.flatMap((reason): FinancialGap[] => {
    if (reason === "missing")
      return [
        {
          code: "not_reported",
          detail: `the ${left === null ? "left" : "right"} statement does not have this figure; it is not zero`,
          attribute,
        },
      ];
    return reason === "definition" || reason === "precision"
      ? [{ code: "not_comparable", criterion: reason, detail: details[reason], attribute }]
      : [];
  });
}
