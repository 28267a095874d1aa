import { memoize } from "../../../memoize.ts";

/** Names of the Latin letters in katakana, with variants; the longer first when one begins another. */
const NAMES = `エイチ h|エッチ h|ジェイ j|ジェー j|ダブリュー w|ダブル w|エックス x|ゼット z|キュー q|アール r|ティー t|ディー d
エー a|エイ a|ビー b|シー c|ティ t|ディ d|イー e|エフ f|ジー g|アイ i|ケー k|ケイ k|エル l|エム m|エヌ n|オー o|ピー p|エス s
ヱス s|ユー u|ブイ v|ヴィ v|ヴイ v|ワイ y|シイ c|シィ c|ジイ g|ジィ g|テー t|テイー t|テイ t`;

/** Each name in katakana with its letter. */
export const LETTER_NAMES: readonly (readonly [string, string])[] = NAMES.split(/[|\n]/).map((entry) => {
  const [kana = "", letter = ""] = entry.split(" ");
  return [kana, letter] as const;
});

/** Katakana of the longest name. */
export const LONGEST_LETTER_NAME = Math.max(...LETTER_NAMES.map(([kana]) => kana.length));

/** "and" between two letters, which a Latin name writes as "&": エイアンドティー is "A&T". */
const AND = "アンド";

/**
 * The letters that a katakana text spells out by their names (エヌティティ → "ntt", ヱスビー → "sb"), or null when the
 * text holds anything but letters and the word for "and" between them, or fewer than two letters.
 */
export const spelledLetters = memoize((kana): string | null => {
  let rest = kana.slice(0, 60);
  let letters = "";
  while (rest !== "") {
    const found = LETTER_NAMES.find(([name]) => rest.startsWith(name));
    if (found === undefined) return null;
    letters += found[1];
    rest = rest.slice(found[0].length);
    if (rest.startsWith(AND) && rest !== AND) rest = rest.slice(AND.length);
  }
  return letters.length >= 2 ? letters : null;
});

/** The letter whose name a katakana word is (ジェイ → "j"), or null. */
export function namedLetter(kana: string): string | null {
  return LETTER_NAMES.find(([name]) => name === kana)?.[1] ?? null;
}
