/**
 * A consonant skeleton that several romanisations of one word share: Tsentr, Centr and Zentr; Khimprom,
 * Himprom and Ximprom; Obshchestvo, Obščestvo and Obshestvo. Coarse: for retrieval, not for decisions.
 */
import { memoize } from "../../memoize.ts";
import { romanise } from "./romanise.ts";

const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/['’]/g, ""],
  [/^[yij](?=[aeou])/, ""],
  [/shch|sch|sc(?=[eiy])|tsch|tch|sh|sz|ch(?=[eity])/g, "s"],
  [/ph/g, "f"],
  [/kh|ks|x/g, "h"],
  [/ch|cz/g, "č"],
  [/ck|qu|cqu/g, "k"],
  [/ts|tz|zh|dz/g, "s"],
  [/th/g, "t"],
  [/wh/g, "v"],
  [/c(?=[eiy])/g, "s"],
  [/[cq]/g, "k"],
  [/z/g, "s"],
  [/w/g, "v"],
];

/**
 * The skeleton of one word: consonants in lower case with c/k/q, ph/f, w/v, z/s/ts/zh, kh/h/x and y/i/j made one,
 * double letters single, vowels dropped except a leading one. Words in scripts that stay native come back folded
 * and whole. At most 32 letters; "" for an empty word.
 */
export const skeleton = memoize((token) => reduce(romanise(token.slice(0, 64))));

function reduce(word: string): string {
  let text = word;
  for (const [pattern, replacement] of REWRITES) text = text.replace(pattern, replacement);
  const head = /^[yij]/.test(text) ? "i" : text.slice(0, 1);
  const tail = text.slice(1).replace(/[aeiouyj]/g, "");
  return (head + tail).replace(/(.)\1+/gu, "$1").slice(0, 32);
}
