import type { AttributeChange } from "../entities/attribute-changes.ts";
import { type ChangeCategory, categoryOf } from "../entities/change-categories.ts";
import { changesBetween, type Standing } from "./standing.ts";

/** A change row: the attributes whose golden values one commit has changed. */
export interface News {
  /** ISO 8601. */
  readonly at: string;
  readonly attributes: readonly string[];
}

/** The change of one attribute of a watched entity since the last check. */
export interface CompanyEvent extends AttributeChange {
  readonly category: ChangeCategory;
  /** ISO 8601: the last commit since that check that changed the attribute. */
  readonly observed_at: string;
}

/**
 * The events of an entity for a check: one for each attribute that a commit has changed since the baseline
 * and whose value differs from then. A value that changed and changed back gives no event.
 */
export function companyEvents(
  before: Standing,
  after: Standing,
  { news, withheld }: { readonly news: readonly News[]; readonly withheld: ReadonlySet<string> },
): CompanyEvent[] {
  const latest = new Map<string, string>();
  for (const { at, attributes } of news) for (const attribute of attributes) latest.set(attribute, at);
  return changesBetween(before, after, { withheld, attributes: latest.keys() }).flatMap((change) => {
    const category = categoryOf(change.attribute);
    return category === null ? [] : [{ ...change, category, observed_at: latest.get(change.attribute)! }];
  });
}
