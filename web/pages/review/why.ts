import { acceptanceFloor } from "../../components/probability.tsx";
import { guardWords, reasonWords } from "../../evidence/words.ts";
import type { ReviewItem } from "../../frame/client.ts";

/** Why an item waits. Where its probability is over the floor, a guard withheld the match: it is the reason. */
export function whyOf({
  reason,
  probability,
  decision,
}: Pick<ReviewItem, "reason" | "probability" | "decision">): string {
  const [guard] = decision.guards;
  const isOver = probability !== null && probability >= acceptanceFloor;
  if (!isOver || guard === undefined) return reasonWords(reason);
  const words = guardWords(guard.guard);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
