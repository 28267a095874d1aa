import { withPlainNumerals } from "./numerals.ts";

/** Chinese, Japanese and Taiwanese lines run from the large to the small, without spaces or commas. */

export interface EastAsianLine {
  readonly prefecture: string | null;
  readonly city: string | null;
  /** The text between the municipality and the first number, cut into districts. */
  readonly districts: readonly string[];
}

const JAPANESE =
  /^(東京都|北海道|(?:大阪|京都)府|\p{Script=Han}{2,3}県)?(?:\p{L}{1,4}郡)?(\p{L}{1,6}?[市区町村])?/u;
const CHINESE = /^(\p{Script=Han}{2,8}?(?:省|自治区))?(\p{Script=Han}{2,4}?[市州縣县巿])?/u;

/** Parts of a line in Han or kana; null for lines in other scripts. `country` JP reads Japanese divisions. */
export function eastAsianLine(line: string, country: string | null): EastAsianLine | null {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line)) return null;
  const text = withPlainNumerals(line)
    .replace(/^[\s〒()（）\d-]+/u, "")
    .replace(/\s+/gu, "")
    .replace(/^(?:日本国?|中国|中國|台灣|臺灣)(?=\p{L})/u, "");
  const match = (country === "JP" ? JAPANESE : CHINESE).exec(text);
  const rest = text.slice(match?.[0].length ?? 0).replace(/^\d{3,6}(?=\p{L})/u, "");
  const named = /^[^\d]*/u.exec(rest)?.[0] ?? "";
  const districts = named
    .split(/(?<=[市区區縣县町村鎮镇鄉乡路街])/u)
    .map((part) => part.replace(/[^\p{L}]/gu, ""));
  const prefecture = match?.[1] ?? null;
  const municipality = match?.[2]?.replace(/巿$/u, "市") ?? null;
  const city = prefecture === "東京都" && municipality?.endsWith("区") !== false ? "東京都" : municipality;
  return { prefecture, city, districts: districts.filter((part) => part !== "") };
}
