import { distance } from "fastest-levenshtein";

// Room for the longest names so far, as every pair of a query's shortlist comes here.
let usedRight = new Uint8Array(256);
let matchedLeft = new Int32Array(256);

/**
 * Jaro–Winkler similarity of two strings, 0..1 (Winkler 1990: prefix scale 0.1, at most four characters).
 * Used as one feature among many, never as a decision.
 */
export function jaroWinkler(left: string, right: string): number {
  if (left === right) return left.length > 0 ? 1 : 0;
  if (left.length === 0 || right.length === 0) return 0;
  const reach = Math.max(0, Math.floor(Math.max(left.length, right.length) / 2) - 1);
  if (right.length > usedRight.length) usedRight = new Uint8Array(2 * right.length);
  if (left.length > matchedLeft.length) matchedLeft = new Int32Array(2 * left.length);
  usedRight.fill(0, 0, right.length);
  let matches = 0;
  for (let i = 0; i < left.length; i++) {
    const end = Math.min(right.length - 1, i + reach);
    for (let j = Math.max(0, i - reach); j <= end; j++) {
      if (usedRight[j] === 0 && left.charCodeAt(i) === right.charCodeAt(j)) {
        usedRight[j] = 1;
        matchedLeft[matches++] = i;
        break;
      }
    }
  }
  if (matches === 0) return 0;
  let transposed = 0;
  let k = 0;
  for (let match = 0; match < matches; match++) {
    while (usedRight[k] === 0) k++;
    if (left.charCodeAt(matchedLeft[match]!) !== right.charCodeAt(k)) transposed++;
    k++;
  }
  const jaro = (matches / left.length + matches / right.length + (matches - transposed / 2) / matches) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < left.length && left.charCodeAt(prefix) === right.charCodeAt(prefix)) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}

/** 1 − edit distance ÷ longer length, 0..1. */
export function editRatio(left: string, right: string): number {
  const longer = Math.max(left.length, right.length);
  return longer === 0 ? 0 : 1 - distance(left, right) / longer;
}

/**
 * How well one word spells another, 0..1, with a cliff: more edits than log₂.₃₅(shorter − 2) make two words of
 * it (Boston and Atlanta, Bowne and Brown), and words of up to three letters tolerate none.
 */
export function misspelling(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  if (shorter < 4 || Math.abs(left.length - right.length) > 3) return 0;
  const allowed = Math.log(Math.max(shorter - 2, 1)) / Math.log(2.35);
  const edits = distance(left, right);
  return edits > allowed ? 0 : 1 - edits / Math.max(left.length, right.length);
}

/**
 * Whether `short` abbreviates `long`: a prefix of three letters or more ("res" for "resources"), or its first
 * letter followed by consonants of it in order ("mgmt", "svcs"). Whole words only.
 */
export function abbreviates(short: string, long: string): boolean {
  if (short.length < 2 || short.length >= long.length || short[0] !== long[0]) return false;
  if (short.length >= 3 && long.startsWith(short)) return true;
  if (short.length < 3 || /[aeiou]/.test(short.slice(1))) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}
