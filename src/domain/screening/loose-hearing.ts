/**
 * Reads Latin words in Chinese names: by sound, 阿尔科斯 (a-er-ke-si) is "Arcos"; by meaning, 芯 is "Chip"; by initials of its
 * syllables, 日新 (ri-xin) is "RX". One name may be read in several ways: 芯购 is "Chipgoo". Chinese writes a foreign word in
 * syllables of its own, so the consonants agree in kind and the vowels hardly. A match so loose serves a screening, where a
 * person looks at it.
 */
import type { AnalysedName, NameToken } from "../names/analyse/analysed-name.ts";
import { type Heard, readingsOf } from "./chinese-readings.ts";

/** Endings of the name of a place, which stand before the company's own name: 深圳市亿路发. */
const PLACE_END = /^[市省县縣区區]$/u;

export interface LooselyHeard {
  /** The Chinese name with Latin words in place of the stretches that sound like them. */
  readonly name: AnalysedName;
  /** The least sureness of a replaced stretch, 0..1. */
  readonly sureness: number;
}

/** Null where no word of the Latin name is read in the Chinese name. */
export function hearLoosely(chinese: AnalysedName, latin: AnalysedName): LooselyHeard | null {
  const taken = readingsOf(chinese, latin);
  if (taken.length === 0) return null;
  return {
    name: rewritten(chinese, taken),
    sureness: Math.min(...taken.map(({ sureness }) => sureness)),
  };
}

function rewritten(name: AnalysedName, taken: readonly Heard[]): AnalysedName {
  const tokens = name.tokens.flatMap((token, at) => {
    const own = taken
      .filter(({ stretch }) => stretch.token === at)
      .sort((a, b) => a.stretch.from - b.stretch.from);
    if (own.length === 0) return [token];
    const characters = [...token.text];
    const parts: NameToken[] = [];
    let behind = 0;
    for (const { stretch, tokens: said } of own) {
      parts.push(...restOf(token, characters, behind, stretch.from), ...said);
      behind = stretch.to;
    }
    return [...parts, ...restOf(token, characters, behind, characters.length)];
  });
  const core = tokens.filter(({ tag }) => tag !== "form" && tag !== "stop").map(({ text }) => text);
  return { ...name, tokens, core, joined: core.join("") };
}

function restOf(token: NameToken, characters: readonly string[], from: number, to: number): NameToken[] {
  const text = characters.slice(from, to).join("");
  if (text === "" || PLACE_END.test(text)) return [];
  return [{ ...token, text, information: (token.information * (to - from)) / characters.length }];
}
