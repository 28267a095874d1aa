import type { Script } from "./analysed-name.ts";

/** First code point, last code point, script: the blocks that company names are written in. */
const BLOCKS: readonly (readonly [number, number, Script])[] = [
  [0x41, 0x5a, "latin"],
  [0x61, 0x7a, "latin"],
  [0xaa, 0xaa, "latin"],
  [0xba, 0xba, "latin"],
  [0xc0, 0xd6, "latin"],
  [0xd8, 0xf6, "latin"],
  [0xf8, 0x2af, "latin"],
  [0x370, 0x3ff, "greek"],
  [0x400, 0x52f, "cyrillic"],
  [0x531, 0x58f, "armenian"],
  [0x591, 0x5f4, "hebrew"],
  [0x600, 0x77f, "arabic"],
  [0x8a0, 0x8ff, "arabic"],
  [0x900, 0xdff, "indic"],
  [0xe01, 0xe7f, "thai"],
  [0x10a0, 0x10ff, "georgian"],
  [0x1100, 0x11ff, "hangul"],
  [0x1c80, 0x1c8f, "cyrillic"],
  [0x1c90, 0x1cbf, "georgian"],
  [0x1e00, 0x1eff, "latin"],
  [0x1f00, 0x1fff, "greek"],
  [0x2de0, 0x2dff, "cyrillic"],
  [0x2e80, 0x2fdf, "han"],
  [0x3005, 0x3007, "han"],
  [0x3041, 0x309f, "kana"],
  [0x30a1, 0x30fa, "kana"],
  [0x30fc, 0x30ff, "kana"],
  [0x3131, 0x318e, "hangul"],
  [0x31f0, 0x31ff, "kana"],
  [0x3400, 0x4dbf, "han"],
  [0x4e00, 0x9fff, "han"],
  [0xac00, 0xd7a3, "hangul"],
  [0xf900, 0xfaff, "han"],
  [0xfb13, 0xfb17, "armenian"],
  [0xfb1d, 0xfb4f, "hebrew"],
  [0xfb50, 0xfdff, "arabic"],
  [0xfe70, 0xfefc, "arabic"],
  [0xff21, 0xff5a, "latin"],
  [0xff66, 0xff9d, "kana"],
  [0x20000, 0x323af, "han"],
];

const LETTER = /\p{L}/u;

/** The script of one code point, or null when it is no letter (digits, marks and signs belong to every script). */
export function scriptOfCodePoint(point: number): Script | null {
  if (point < 0x80) {
    const lower = point | 0x20;
    return lower >= 0x61 && lower <= 0x7a ? "latin" : null;
  }
  let low = 0;
  let high = BLOCKS.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const block = BLOCKS[middle]!;
    if (point < block[0]) high = middle - 1;
    else if (point > block[1]) low = middle + 1;
    else return block[2];
  }
  return LETTER.test(String.fromCodePoint(point)) ? "other" : null;
}

/**
 * The script that carries most of a text's letters; `other` when there are none. Han next to kana is Japanese
 * and counts for the larger of the two; a tie goes to the script that was met first.
 */
export function scriptOf(text: string): Script {
  const counts = new Map<Script, number>();
  for (const character of text) {
    const script = scriptOfCodePoint(character.codePointAt(0)!);
    if (script !== null) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  let best: Script = "other";
  let most = 0;
  for (const [script, count] of counts) {
    if (count > most) {
      best = script;
      most = count;
    }
  }
  return best;
}
