/** The words of the interface for a person. */
import type { ListedOwnership, ScreeningResult } from "../../frame/client.ts";

export const topicWords = { sanctions: "Sanctions", pep: "PEP", adverse_media: "Adverse media" } as const;
export type Topic = keyof typeof topicWords;

export const resultWords: Readonly<Record<ScreeningResult["result"], string>> = {
  potential_matches: "Potential matches",
  clear: "Clear on the lists below",
  inconclusive: "Inconclusive",
};

export const reasonWords: Readonly<Record<NonNullable<ScreeningResult["reason"]>, string>> = {
  name_not_comparable: "A name has no letter or digit that can be compared.",
  coverage_missing: "A topic has no list installed.",
  coverage_stale: "A list is older than it may be.",
};

export const linkWords: Readonly<Record<ListedOwnership["link"], string>> = {
  ownership: "Owned to 50 per cent or more",
  possible_ownership: "Possibly owned to 50 per cent or more",
  control: "Controlled, or held with an unknown share",
  consolidation: "In consolidated accounts",
};

/** A code such as `registration_number` or `shared_information` as words. */
export function plain(code: string): string {
  return code.replaceAll("_", " ");
}
