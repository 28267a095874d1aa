const NATIVE_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}ー々〆]+/gu;
const MAX_BIGRAMS = 60;

/**
 * Overlapping pairs of characters of the runs that are written without spaces (Han, kana, Thai, Lao, Khmer), where
 * words cannot be told apart without a dictionary; a run of one character gives itself.
 */
export function nativeBigrams(text: string): readonly string[] {
  const bigrams: string[] = [];
  for (const [run] of text.matchAll(NATIVE_RUN)) {
    const characters = [...run];
    if (characters.length === 1) bigrams.push(run);
    for (let index = 1; index < characters.length; index++)
      bigrams.push(characters[index - 1]! + characters[index]!);
  }
  return bigrams.slice(0, MAX_BIGRAMS);
}
