import type { Clarification } from "../../domain/matching/clarify/clarification.ts";
import type { ReviewItemRow } from "../../storage/review/review.ts";
import type { ReceiptCandidate } from "../resolution/receipt.ts";

/** What a review item shows: the candidates of the abstention, best first, and what would have settled it. */
export interface Shortlist {
  readonly candidates: readonly ReceiptCandidate[];
  readonly clarification: Clarification | null;
}

export function shortlistOf(item: Pick<ReviewItemRow, "shortlist">): Shortlist {
  return JSON.parse(item.shortlist) as Shortlist;
}
