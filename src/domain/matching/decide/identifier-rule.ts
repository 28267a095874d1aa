import type { Identifier } from "../../identifiers/identifier.ts";
import { identifierKey } from "../../identifiers/identifier-key.ts";
import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { Comparable } from "../comparable/comparable.ts";
import { isDecisive } from "../compare/pair-evidence.ts";
import type { GuardFinding } from "./guards.ts";
import type { UnresolvedReason } from "./unresolved-reason.ts";
import { unseenNamesake } from "./work-guard.ts";

/** The name of the rule by which an identifier decided. */
export interface IdentifierRule {
  readonly rule: `${IdentifierKind}_${"equal" | "not_held"}`;
  readonly scheme: string;
}

type IdentifierKind = "lei" | "company_number" | "cik" | "vat_number" | "duns";

type Outcome =
  | { readonly kind: "match"; readonly holder: ScoredCandidate; readonly rule: IdentifierRule }
  | { readonly kind: "withheld"; readonly reason: UnresolvedReason; readonly finding: GuardFinding };

/**
 * The deterministic stage: finds the companies that hold the record's decisive identifiers. One holder is a
 * match (rule 2), unless the name plainly and uniquely belongs to another company with another number;
 * several holders are withheld (rule 7). Null when no company holds any.
 * @param ranked every candidate, including those that a conflicting identifier refused.
 */
export function decisiveHolders(
  ranked: readonly ScoredCandidate[],
  scored: readonly ScoredCandidate[],
  query: Comparable,
): Outcome | null {
  const decisive = query.identifiers.filter(isDecisive);
  if (decisive.length === 0) return null;
  // A candidate with a human difference is never the holder, even where its number agrees.
  const holders = scored.filter(
    (candidate) => !candidate.humanDifference && candidate.evidence.identifiers.agreeing.length > 0,
  );
  if (holders.length === 0) return null;
  if (holders.length > 1) {
    const first = holders[0]!.evidence.identifiers.agreeing.map(
      (identifier) => identifier.scheme + identifier.value,
    );
    const same = holders.every((holder) =>
      holder.evidence.identifiers.agreeing.some((identifier) =>
        first.includes(identifier.scheme + identifier.value),
      ),
    );
    return {
      kind: "withheld",
      reason: same ? "indistinguishable_candidates" : "identifier_conflict",
      finding: {
        guard: same ? "indistinguishable_candidates" : "strong_identifier_conflict",
        disagreeing: [],
        detail: same
          ? "several companies carry the same decisive identifier"
          : "the identifiers belong to different companies",
      },
    };
  }
  const holder = holders[0]!;
  const own = holder.evidence.identifiers.conflicts;
  if (own.length > 0 || pointsElsewhere(holder, scored) || namesAnother(holder, ranked)) {
    return {
      kind: "withheld",
      reason: "identifier_conflict",
      finding: {
        guard: "strong_identifier_conflict",
        disagreeing: own.length > 0 ? ["registration.company_number"] : ["identity.legal_name"],
        detail:
          own.length > 0
            ? "one identifier agrees and another differs"
            : "the name is plainly another company's",
      },
    };
  }
  const unseen = hasAnotherName(holder)
    ? unseenNamesake(ranked.filter(({ key }) => key !== holder.key))
    : null;
  if (unseen) return { kind: "withheld", reason: "identifier_conflict", finding: unseen };
  return { kind: "match", holder, rule: ruleOf(holder.evidence.identifiers.agreeing[0]!, "equal") };
}

/** The rule by which a record is of an unknown company: no company holds the record's decisive identifier. */
export function notHeldRule(query: Comparable): IdentifierRule | null {
  const identifier = query.identifiers.find(isDecisive);
  return identifier === undefined ? null : ruleOf(identifier, "not_held");
}

// A number that is not decisive (a German one without its court) still counts where another company holds it.
function pointsElsewhere(holder: ScoredCandidate, scored: readonly ScoredCandidate[]): boolean {
  const own = new Set(holder.evidence.identifiers.weaklyAgreeing.map(identifierKey));
  return scored.some(
    (candidate) =>
      candidate.key !== holder.key &&
      candidate.evidence.identifiers.weaklyAgreeing.some(
        (identifier) =>
          identifier.strength === "weak" &&
          identifier.wellFormed &&
          identifier.checkDigit !== "bad" &&
          !own.has(identifierKey(identifier)),
      ),
  );
}

// Plainly: the same comparable name under another number. Uniquely: one company has that name. The holder's
// own name has to share little with the record's.
function namesAnother(holder: ScoredCandidate, ranked: readonly ScoredCandidate[]): boolean {
  if (!hasAnotherName(holder)) return false;
  const namesakes = ranked.filter(
    (candidate) =>
      candidate.key !== holder.key &&
      candidate.evidence.name?.exact === true &&
      candidate.evidence.country !== "different" &&
      candidate.evidence.identifiers.conflicts.length > 0,
  );
  return namesakes.length === 1;
}

function hasAnotherName({ evidence: { name } }: ScoredCandidate): boolean {
  return name !== null && !name.exact && !name.joinedEqual && name.overlap < 0.5 && !name.acronym;
}

function ruleOf({ scheme }: Identifier, outcome: "equal" | "not_held"): IdentifierRule {
  return { rule: `${kindOf(scheme)}_${outcome}`, scheme };
}

function kindOf(scheme: string): IdentifierKind {
  if (scheme === "lei" || scheme === "cik" || scheme === "duns") return scheme;
  return scheme.startsWith("vat:") ? "vat_number" : "company_number";
}
