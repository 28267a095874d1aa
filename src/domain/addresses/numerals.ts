const HAN_DIGITS = "〇一二三四五六七八九";
const HAN_NUMBER =
  /(?<![〇零一二三四五六七八九十百])[〇零一二三四五六七八九十百]+(?=(?:丁目|番地|番|號|号|樓|楼|階|巷|弄|段|層|层|室|之|の))/gu;

const ENGLISH = new Map(
  "one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, index) => [word, index + 1] as const),
);

/** Han numerals before a counter of East Asian addresses in plain digits: "二丁目5番十二号" → "2丁目5番12号". */
export function withPlainNumerals(text: string): string {
  return text.normalize("NFKC").replace(HAN_NUMBER, (numeral) => String(numeralValue(numeral)));
}

/** Value of an English number word up to twelve ("One Canada Square"), or null. */
export function englishNumber(word: string): number | null {
  return ENGLISH.get(word) ?? null;
}

/** Up to 999: hundreds, tens, ones; without 十 and 百 the digits are read one by one, as in a telephone number. */
function numeralValue(numeral: string): number {
  const text = numeral.replace(/零/g, "〇");
  if (!/[十百]/.test(text)) return Number([...text].map((digit) => HAN_DIGITS.indexOf(digit)).join(""));
  let total = 0;
  let pending = 0;
  for (const digit of text) {
    const unit = digit === "百" ? 100 : digit === "十" ? 10 : 0;
    if (unit === 0) {
      pending = HAN_DIGITS.indexOf(digit);
    } else {
      total += Math.max(pending, 1) * unit;
      pending = 0;
    }
  }
  return total + pending;
}
