/**
 * Romanisation of the scripts that go into Latin letter by letter: Cyrillic (close to BGN/PCGN), Greek (close
 * to ELOT 743), and Armenian, Georgian and Hangul through the any-ascii tables. Han, kana, Arabic, Hebrew,
 * Thai and the Indic scripts stay as they are: their letters do not show how they are read.
 */
import anyAscii from "any-ascii";
import { scriptOfCodePoint } from "../analyse/script-of.ts";
import { withOneScript } from "./one-script.ts";

const CYRILLIC =
  pairs(`а a|б b|в v|г g|д d|е e|ё e|ж zh|з z|и i|й y|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f
х kh|ц ts|ч ch|ш sh|щ shch|ъ |ы y|ь |э e|ю yu|я ya|і i|ї i|є ye|ґ g|ў u|ђ dj|ј j|љ lj|њ nj|ћ c|џ dz|ѓ g|ќ k|ѕ dz
ә a|ғ g|қ k|ң n|ө o|ұ u|ү u|һ h|ӣ i|ӯ u|ҳ h|ҷ j|ҝ g|ҹ j|ӧ o|ӱ u|ӓ a|җ j|ҡ k|ҫ s|ҙ z|ѣ e|ѳ f|ѵ i|ѐ e|ѝ i|ӑ a|ӗ e`);

const GREEK =
  pairs(`α a|β v|γ g|δ d|ε e|ζ z|η i|θ th|ι i|κ k|λ l|μ m|ν n|ξ x|ο o|π p|ρ r|σ s|ς s|τ t|υ y|φ f|χ ch
ψ ps|ω o`);

const GREEK_DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/ου/g, "ou"],
  [/(?<=^|[^\p{L}])μπ/gu, "b"],
  [/(?<=^|[^\p{L}])ντ/gu, "d"],
  [/(?<=^|[^\p{L}])γκ/gu, "g"],
  [/γγ/g, "ng"],
  [/αυ(?=[θκξπσςτφχψ])/g, "af"],
  [/ευ(?=[θκξπσςτφχψ])/g, "ef"],
  [/αυ/g, "av"],
  [/ευ/g, "ev"],
];

/** Latin letters that Unicode decomposition leaves unchanged. */
const LATIN =
  pairs(`ß ss|ẞ ss|ø o|æ ae|œ oe|ł l|đ d|ð d|þ th|ħ h|ŋ n|ŧ t|ı i|ĸ k|ŀ l|ſ s|ə e|ɛ e|ɔ o|ƒ f|ɓ b|ɗ d|ɖ d
ƙ k|ƴ y|ǥ g|ʉ u|ɨ i|ɫ l|ɣ g|ƀ b|ȡ d|ɲ n|ʻ |ʼ |ʹ |ʺ |ª a|º o|ơ o|ư u`);

/** Armenian letters that any-ascii writes by another standard than companies do: ու is u, and ե opens a word as "ye" (BGN/PCGN). */
const ARMENIAN_DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/ու/g, "u"],
  [/(?<=^|[^\p{L}])(?:և|եւ)/gu, "yev"],
  [/և|եւ/g, "ev"],
  [/(?<=^|[^\p{L}])ե/gu, "ye"],
  [/(?<=^|[^\p{L}])ո/gu, "vo"],
];
/** In Bulgarian ъ is a vowel, which stands before a consonant; elsewhere it is a silent sign (Bulgarian Transliteration Act, 2009). */
const BULGARIAN_VOWEL = /ъ(?=[бвгджзйклмнпрстфхцчшщ])/g;

const MARKS = /\p{M}+/gu;
const HAS_ARMENIAN = /[\u0531-\u058f]/;
const HAS_GREEK = /[\u0370-\u03ff\u1f00-\u1fff]/;

const cache = new Map<string, string>();

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(/[|\n]/).map((pair) => {
      const [from = "", to = ""] = pair.split(" ");
      return [from, to] as const;
    }),
  );
}

function stripMarks(text: string): string {
  return text.normalize("NFD").replace(MARKS, "");
}

function romaniseCharacter(lower: string): string {
  const latin = LATIN.get(lower);
  if (latin !== undefined) return latin;
  switch (scriptOfCodePoint(lower.codePointAt(0)!)) {
    case "latin":
      return stripMarks(lower);
    case "cyrillic":
      return CYRILLIC.get(lower) ?? CYRILLIC.get(stripMarks(lower)) ?? anyAscii(lower).toLowerCase();
    case "greek": {
      const bare = stripMarks(lower);
      return GREEK.get(bare) ?? bare;
    }
    case "armenian":
    case "georgian":
    case "hangul":
      return anyAscii(lower).toLowerCase();
    default:
      return lower;
  }
}

/**
 * A text in lower case, without Latin, Greek or Cyrillic marks, with Cyrillic, Greek, Armenian, Georgian and
 * Hangul in Latin letters. Other scripts, digits, signs and white space are kept. Total: any string is accepted.
 */
export function romanise(text: string): string {
  let lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  lower = withOneScript(lower.normalize("NFC"));
  lower = lower.replace(BULGARIAN_VOWEL, "а");
  if (HAS_GREEK.test(lower)) lower = spellGreekDigraphs(lower);
  if (HAS_ARMENIAN.test(lower))
    lower = ARMENIAN_DIGRAPHS.reduce((text, [digraph, spelled]) => text.replace(digraph, spelled), lower);
  let result = "";
  for (const character of lower) {
    if (character < "\u0080") {
      result += character;
      continue;
    }
    let spelled = cache.get(character);
    if (spelled === undefined) {
      const point = character.codePointAt(0)!;
      spelled = point >= 0x300 && point <= 0x36f ? "" : romaniseCharacter(character);
      if (cache.size < 20_000) cache.set(character, spelled);
    }
    result += spelled;
  }
  return result;
}

function spellGreekDigraphs(lower: string): string {
  let text = lower
    .normalize("NFD")
    .replace(/(?<=[\u0370-\u03ff])[\u0300\u0301\u0313\u0314\u0342\u0345]/g, "");
  for (const [digraph, spelled] of GREEK_DIGRAPHS) text = text.replace(digraph, spelled);
  return text.normalize("NFC");
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 0x7f) return false;
  return true;
}
