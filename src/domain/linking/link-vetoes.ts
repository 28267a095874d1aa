import { identifierKey } from "../identifiers/identifier-key.ts";
import { recordKey } from "./link-keys.ts";
import type { LinkSubject } from "./link-subject.ts";
import type { PairFacts } from "./pair-facts.ts";

type LinkVeto =
  | "same_source"
  | "identifier_conflict"
  | "number_mismatch"
  | "branch_of_company"
  | "parent_and_subsidiary"
  | "fund_and_company"
  | "different_domains";

/**
 * The reason why two rows may not be in one group, whatever evidence links them; null when there is none.
 *
 * @param isListings whether a source is an exchange's list, where two rows may be one company.
 */
export function linkVeto(facts: PairFacts, isListings: (source: string) => boolean): LinkVeto | null {
  const { a, b, pair, agreeing } = facts;
  if (recordKey(a) === recordKey(b)) return null;
  if (facts.isTwice) return null;
  if (a.source === b.source) {
    if (!isListings(a.source)) return "same_source";
    if (pair.domain === "different") return "different_domains";
  }
  if (isParent(a, b) || isParent(b, a)) return "parent_and_subsidiary";
  if (a.category && b.category && (a.category === "fund") !== (b.category === "fund"))
    return "fund_and_company";
  if (isBranch(a) !== isBranch(b)) return "branch_of_company";
  if (pair.identifiers.conflicts.length > 0 && agreeing.length === 0) return "identifier_conflict";
  const numbers = pair.name?.numbers;
  const global = agreeing.some(({ scheme }) => scheme === "lei" || scheme === "cik");
  if (!global && numbers === "conflict") return "number_mismatch";
  return null;
}

/** Whether the register or the legal name marks the row as a branch ("Acme Ltd, organizační složka"). */
function isBranch({ comparable }: LinkSubject): boolean {
  const legal = comparable.names.filter(({ kind }) => kind === "legal");
  return (
    comparable.branch || legal.some(({ analysed }) => analysed.forms.some((form) => form.class === "branch"))
  );
}

function isParent(child: LinkSubject, parent: LinkSubject): boolean {
  const leis = parent.comparable.identifiers.filter(({ scheme }) => scheme === "lei").map(identifierKey);
  return child.parentLeis.some((lei) =>
    leis.includes(identifierKey({ scheme: "lei", value: lei.toUpperCase() })),
  );
}
