/**
 * Decoding of internationalised domain labels (`xn--mnchen-3ya` → `münchen`). Method: Bootstring with the
 * parameters of Punycode, RFC 3492 section 6.2. Encoding is left to the platform's URL parser.
 */

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const MAX_LABEL = 63;

/** Unicode form of one domain label; a label that is not well-formed Punycode comes back as it was. */
export function decodeLabel(label: string): string {
  if (!/^xn--./.test(label) || label.length > MAX_LABEL) return label;
  return decode(label.slice(4)) ?? label;
}

function decode(input: string): string | null {
  const split = input.lastIndexOf("-");
  const output = split > 0 ? [...input.slice(0, split)].map((letter) => letter.codePointAt(0) ?? 0) : [];
  let codePoint = 128;
  let index = 0;
  let bias = 72;
  let position = split > 0 ? split + 1 : 0;
  while (position < input.length) {
    const start = index;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitValue(input.charCodeAt(position++));
      if (digit === null) return null;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = output.length + 1;
    bias = adapt(index - start, length, start === 0);
    codePoint += Math.floor(index / length);
    index %= length;
    if (codePoint > 0x10ffff || (codePoint >= 0xd800 && codePoint <= 0xdfff)) return null;
    output.splice(index++, 0, codePoint);
  }
  return String.fromCodePoint(...output);
}

/** Value of a base-36 digit by its character code; null for anything else, the end of the text included. */
function digitValue(code: number): number | null {
  if (code >= 97 && code <= 122) return code - 97;
  if (code >= 65 && code <= 90) return code - 65;
  if (code >= 48 && code <= 57) return code - 48 + 26;
  return null;
}

function adapt(delta: number, points: number, first: boolean): number {
  let rest = Math.floor(delta / (first ? 700 : 2));
  rest += Math.floor(rest / points);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + 38));
}
