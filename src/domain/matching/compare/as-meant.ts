import type { NumberLevel } from "../words/name-numbers.ts";
import type { Alignment } from "../words/token-alignment.ts";
import { allLeftOver, remaining, type UnmatchedWords } from "../words/unmatched-words.ts";

/** The results of a comparison that words with slips change. */
interface Meant {
  readonly queryUnmatched: UnmatchedWords;
  readonly candidateUnmatched: UnmatchedWords;
  readonly shared: number;
  readonly sharedIdentifying: number;
  readonly overlap: number;
  readonly numbers: NumberLevel;
}

/**
 * How two names agree where their words that differ are the same words, misspelt: these count as shared, in so far as the slips
 * are sure.
 * @param sure 0..1, from `misspelt`.
 */
export function asMeant(
  { queryUnmatched, candidateUnmatched, numbers }: Omit<Meant, "shared" | "sharedIdentifying" | "overlap">,
  alignment: Pick<Alignment, "shared" | "identifying" | "fuzzyLoss">,
  sure: number,
): Meant {
  const ours = remaining(queryUnmatched, 1 - sure);
  const theirs = remaining(candidateUnmatched, 1 - sure);
  const shared = alignment.shared + sure * allLeftOver(candidateUnmatched);
  const { word, place } = candidateUnmatched;
  return {
    queryUnmatched: ours,
    candidateUnmatched: theirs,
    shared,
    sharedIdentifying: alignment.identifying + sure * (word + place),
    overlap: shared / (shared + alignment.fuzzyLoss + allLeftOver(ours) + allLeftOver(theirs)),
    // A figure that is misread as a letter is no number.
    numbers: numbers === "equal" ? "equal" : "none",
  };
}
