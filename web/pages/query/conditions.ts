import type { QueryFilter } from "../../frame/client.ts";

type Field = QueryFilter["field"];
type Operator = QueryFilter["operator"];

/** A condition as it is typed. */
export interface Condition {
  readonly field: Field;
  readonly operator: Operator;
  /** Of `in` a value on each line; of a moment the local time of the browser. */
  readonly typed: string;
}

export const fieldNames: Readonly<Record<Field, string>> = {
  "identity.legal_name": "Legal name",
  "digital.domain": "Domain",
  "location.country": "Country",
  entity_id: "Entity id",
  created_at: "Created",
};

export const operatorNames: Readonly<Record<Operator, string>> = {
  eq: "is",
  in: "is one of",
  contains: "contains",
  gte: "at or after",
  lte: "at or before",
};

/** The operators that each field takes, as `GET /v1/reference/search-fields` lists them. */
export type Operators = ReadonlyMap<Field, readonly Operator[]>;

/** The filters of the conditions that have a value; others are left out. */
export function filtersOf(conditions: readonly Condition[]): QueryFilter[] {
  return conditions.flatMap(({ field, operator, typed }) => {
    const value = typedValue(operator, typed);
    // The page offers only the operators of the chosen field.
    return value === null ? [] : [{ field, operator, value } as QueryFilter];
  });
}

function typedValue(operator: Operator, typed: string): string | string[] | null {
  const text = typed.trim();
  if (text === "") return null;
  if (operator === "in")
    return text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
  if (operator === "eq" || operator === "contains") return text;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
