import { storedShortlist } from "../../contract/stored/receipt.ts";
import type { Clarification } from "../../domain/matching/clarify/clarification.ts";
import type { RegisterRef } from "../../domain/matching/comparable/candidate.ts";
import type { ReviewItemRow } from "../../storage/review/review.ts";
import type { ReceiptCandidate } from "../resolution/receipt.ts";

/** The content of a review item: the candidates of the abstention, best first, and its clarification. */
export interface Shortlist {
  readonly candidates: readonly ReceiptCandidate[];
  /** By candidate, the rows of a company that only a step outside knew; absent where there is none. */
  readonly live_rows?: readonly (readonly RegisterRef[])[];
  readonly clarification: Clarification | null;
}

export function shortlistOf(item: Pick<ReviewItemRow, "shortlist">): Shortlist {
  return storedShortlist(item.shortlist);
}
