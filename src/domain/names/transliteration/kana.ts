/** Kana to Hepburn romaji, long vowels written once: セブン → sebun, トヨタ → toyota, ソフトウェア → sofutowea. */
import { memoize } from "../../memoize.ts";

const SYLLABLES = `あ a い i う u え e お o か ka き ki く ku け ke こ ko さ sa し shi す su せ se そ so た ta ち chi つ tsu
て te と to な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho ま ma み mi む mu め me も mo や ya ゆ yu よ yo
ら ra り ri る ru れ re ろ ro わ wa ゐ i ゑ e を o ん n が ga ぎ gi ぐ gu げ ge ご go ざ za じ ji ず zu ぜ ze ぞ zo
だ da ぢ ji づ zu で de ど do ば ba び bi ぶ bu べ be ぼ bo ぱ pa ぴ pi ぷ pu ぺ pe ぽ po ゔ vu ぁ a ぃ i ぅ u ぇ e ぉ o
ゃ ya ゅ yu ょ yo ゎ wa きゃ kya きゅ kyu きょ kyo しゃ sha しゅ shu しょ sho しぇ she ちゃ cha ちゅ chu ちょ cho ちぇ che
にゃ nya にゅ nyu にょ nyo ひゃ hya ひゅ hyu ひょ hyo みゃ mya みゅ myu みょ myo りゃ rya りゅ ryu りょ ryo ぎゃ gya ぎゅ gyu
ぎょ gyo じゃ ja じゅ ju じょ jo じぇ je びゃ bya びゅ byu びょ byo ぴゃ pya ぴゅ pyu ぴょ pyo ふぁ fa ふぃ fi ふぇ fe ふぉ fo
ふゅ fyu てぃ ti でぃ di でゅ dyu とぅ tu どぅ du うぃ wi うぇ we うぉ wo ゔぁ va ゔぃ vi ゔぇ ve ゔぉ vo つぁ tsa つぃ tsi
つぇ tse つぉ tso くぁ kwa くぃ kwi くぇ kwe くぉ kwo いぇ ye てゅ tyu ゔゅ vyu ゕ ka ゖ ga っ q ー -`;

const ROMAJI: ReadonlyMap<string, string> = new Map(
  [...SYLLABLES.matchAll(/(?<!\S)(\S+) (\S+)/g)].map((match) => [match[1]!, match[2]!] as const),
);

/** Between the code points of a hiragana and its katakana. */
const TO_KATAKANA = 0x60;
const KANA_ONLY = /^[\u3041-\u309f\u30a1-\u30ff]+$/;

/** A doubled next consonant (ッ), and a vowel drawn out (ー), among the morae of a word. */
export const DOUBLED = "q";
export const DRAWN_OUT = "-";

/**
 * The morae of a word that is wholly kana, each in romaji (キャッスル → kya, q, su, ru), else null. Signs without
 * a sound are left out.
 */
export function moraeOf(word: string): string[] | null {
  if (!KANA_ONLY.test(word)) return null;
  const hiragana = word.replace(/[\u30a1-\u30f6]/g, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) - TO_KATAKANA),
  );
  const morae: string[] = [];
  for (let index = 0; index < hiragana.length; ) {
    const pair = index + 1 < hiragana.length ? ROMAJI.get(hiragana.slice(index, index + 2)) : undefined;
    const mora = pair ?? ROMAJI.get(hiragana[index]!);
    if (mora !== undefined) morae.push(mora);
    index += pair === undefined ? 1 : 2;
  }
  return morae;
}

/** The romaji of a word that is wholly kana, else null. The sokuon doubles the next consonant. */
export const readKana = memoize((word): string | null => {
  const morae = moraeOf(word);
  if (morae === null) return null;
  let reading = "";
  let doubled = false;
  for (const mora of morae) {
    if (mora === DOUBLED) doubled = true;
    else if (mora !== DRAWN_OUT) {
      reading += doubled ? doubleConsonant(mora) : mora;
      doubled = false;
    }
  }
  return reading
    .replace(/ou|oo/g, "o")
    .replace(/uu/g, "u")
    .replace(/n(?=[bmp])/g, "m");
});

function doubleConsonant(romaji: string): string {
  if (romaji.startsWith("ch")) return `t${romaji}`;
  return /^[aeiou]/.test(romaji) ? romaji : romaji.slice(0, 1) + romaji;
}

/** A text that is wholly hiragana in katakana, and one that is wholly katakana in hiragana; any other text unchanged. */
export function inOtherKana(text: string): string {
  const shift = /^[\u3041-\u3096ー]{2,}$/.test(text)
    ? TO_KATAKANA
    : /^[\u30a1-\u30f6ー]{2,}$/.test(text)
      ? -TO_KATAKANA
      : 0;
  if (shift === 0) return text;
  return text.replace(/[^ー]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + shift));
}

const SMALL_KANA = "ァィゥェォッャュョヮヵヶ";
const LARGE_KANA = "アイウエオツヤユヨワカケ";
/** ヴァイオリン and バイオリン: both spellings stand in the Cabinet notice "外来語の表記" of 1991. */
const V_SOUNDS: Readonly<Record<string, string>> = {
  ヴァ: "バ",
  ヴィ: "ビ",
  ヴェ: "ベ",
  ヴォ: "ボ",
  ヴ: "ブ",
};

/**
 * A text with its kana in one spelling: katakana of full size, as キヤノン is registered and キャノン is written, ヴ as ブ. The sign for
 * a long vowel stays.
 */
export function foldKana(text: string): string {
  if (!/[\u3041-\u30f6]/.test(text)) return text;
  return text
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
    .replace(/ヴ[ァィェォ]?/g, (sound) => V_SOUNDS[sound]!)
    .replace(/[ァィゥェォッャュョヮヵヶ]/g, (kana) => LARGE_KANA[SMALL_KANA.indexOf(kana)]!);
}
