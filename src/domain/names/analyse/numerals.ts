/** Roman numerals, ordinals and spelled numbers as plain decimals. */

/**
 * Latin spellings, and those of the English words in katakana, and in Hangul as `romanise` writes them. フォー is left out because it means
 * "for" as often as "four".
 */
const SPELLED: ReadonlyMap<string, string> = new Map(
  `1 one uno 一|2 two deux zwei 二|3 three trois drei tres tre 三|4 four quatre vier cuatro quattro 四
5 five cinq funf cinco cinque 五|6 six sechs seis 六|7 seven sept sieben siete sette 七|8 eight huit acht ocho 八
9 nine neuf neun nueve 九|10 ten dix zehn diez 十|11 eleven onze|12 twelve zwolf douze doce|13 thirteen|14 fourteen
15 fifteen|16 sixteen|17 seventeen|18 eighteen|19 nineteen|20 twenty vingt zwanzig veinte|30 thirty|40 forty|50 fifty
60 sixty|70 seventy|80 eighty|90 ninety|100 hundred|1000 thousand|1 第一|2 第二|3 第三|4 第四|5 第五|6 第六|7 第七|8 第八|9 第九|10 第十
1 ワン ウノ|2 ツー|3 スリー|5 ファイブ|6 シックス|7 セブン|8 エイト|9 ナイン|10 テン|11 イレブン|12 トゥエルブ|31 サーティワン サーティーワン
20 トゥエンティ トゥエンティー|100 ハンドレッド
5 paibeu|6 sikseu|7 sebeun`
    .split(/[|\n]/)
    .flatMap((line) => {
      const [value = "", ...words] = line.split(" ");
      return words.map((word) => [word, value] as const);
    }),
);

/** Ordinals that are ordinary words of bank names, so their figures are these words too. */
const FIRST_ORDINALS: ReadonlyMap<string, string> = new Map([
  ["1st", "first"],
  ["2nd", "second"],
]);

/** The word of "1st" and "2nd": "1st Source Bank" is the First Source Bank. Other texts are given back. */
export function withOrdinalWord(text: string): string {
  return FIRST_ORDINALS.get(text) ?? text;
}

/** Ordinal words; "first" and "second" stay out. */
const ORDINALS: ReadonlyMap<string, string> = new Map(
  `third 3|fourth 4|fifth 5|sixth 6|seventh 7|eighth 8|ninth 9|tenth 10|eleventh 11|twelfth 12|thirteenth 13
fourteenth 14|fifteenth 15|sixteenth 16|seventeenth 17|eighteenth 18|nineteenth 19|twentieth 20|thirtieth 30
fortieth 40|fiftieth 50|dritte 3|vierte 4|funfte 5|troisieme 3`
    .split(/[|\n]/)
    .map((pair) => pair.split(" ") as [string, string]),
);

const ROMAN = /^(?=[ivxlc])(c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const ORDINAL_FIGURE = /^(\d{1,6})(?:st|nd|rd|th|er|re|eme|e|ste|de|ter|o|a|i|ja)$/;
const FIGURE = /^\p{Nd}+$/u;

/** Words after which a lone I, V or X is a numeral. */
const COUNTED = new Set(
  `fund funds fonds fondo fondi fundo series serie class tranche phase section part unit lot portfolio holdings holding
trust spv no nr number chapter volume vol vintage partners capital opportunities growth equity ventures venture credit
acquisition invest investment investments investors income co bidco topco midco finco propco immobilien clo lp corp
llc gmbh feeder program reit plan wohnen objekt solar windpark solarpark energie`.split(/\s+/),
);

/** The decimal of digits in any script, without leading zeros. At most 40 digits are read. */
function plainDecimal(text: string): string | null {
  if (!FIGURE.test(text)) return null;
  let digits = "";
  for (const character of text.slice(0, 80)) {
    const point = character.codePointAt(0)!;
    digits += point < 0x80 ? character : digitValue(point);
  }
  return digits.replace(/^0+(?=\d)/, "").slice(0, 40);
}

/** Decimal digits stand in runs of ten code points that start at a zero. */
function digitValue(point: number): string {
  let zero = point;
  while (point - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}

/** The value of a roman numeral up to 399, or null. */
function romanValue(text: string): number | null {
  if (text.length > 12 || !ROMAN.test(text)) return null;
  let total = 0;
  for (let index = 0; index < text.length; index++) {
    const value = ROMAN_VALUES[text[index]!]!;
    const next = ROMAN_VALUES[text[index + 1] ?? ""] ?? 0;
    total += value < next ? -value : value;
  }
  return total;
}

/** The position of a word in the name, for words that are a number only in some positions. */
interface NumberContext {
  /** The word before this word, or "". */
  readonly previous: string;
  /** True for the first word that is neither a form nor a connecting word. */
  readonly first: boolean;
  /** True when only forms, connecting words and bracketed words follow. */
  readonly last: boolean;
}

/** The decimal of a numeral at its position in the name, or null. A lone C or L is never a numeral. */
export function numberOf(text: string, context: NumberContext): string | null {
  const decimal = plainDecimal(text);
  if (decimal !== null) return decimal;
  const ordinal = ORDINAL_FIGURE.exec(text);
  if (ordinal !== null) return plainDecimal(ordinal[1]!);
  const spelled = SPELLED.get(text) ?? ORDINALS.get(text);
  if (spelled !== undefined) return spelled;
  return romanInPlace(text, context);
}

function romanInPlace(text: string, { previous, first, last }: NumberContext): string | null {
  const value = romanValue(text);
  if (value === null || first || text === "c" || text === "l") return null;
  const counted = last || COUNTED.has(previous);
  if (text.length === 1) return counted ? String(value) : null;
  if (/^[ivx]+$/.test(text)) return text === "xx" && !counted ? null : String(value);
  return counted && text.length > 2 ? String(value) : null;
}

const ENGLISH: ReadonlyMap<string, string> = new Map(
  "one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, index) => [String(index + 1), word] as const),
);

/** The English word for a decimal from 1 to 12; null for others. */
export function englishNumeral(decimal: string): string | null {
  return ENGLISH.get(decimal) ?? null;
}

const JAPANESE_ORDINALS: ReadonlyMap<string, string> = new Map(
  "1 daiichi|2 daini|3 daisan|5 daigo|7 dainana|10 daiju"
    .split("|")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** The Japanese ordinal of a decimal that is common in names (第一, "Dai-ichi"); null for others. */
export function japaneseOrdinal(decimal: string): string | null {
  return JAPANESE_ORDINALS.get(decimal) ?? null;
}
