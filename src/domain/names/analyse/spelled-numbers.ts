/** Numbers that are spelled with several words, or with tens and units in one: "Twenty-One", "vingt et un", "einundzwanzig". */
import type { Word } from "./tokenise.ts";

interface Language {
  readonly tens: ReadonlyMap<string, number>;
  readonly units: ReadonlyMap<string, number>;
  /** The word between tens and units; null in languages without one. */
  readonly and: string | null;
}

const LANGUAGES: readonly Language[] = [
  {
    tens: counted("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
    units: new Map([
      ...counted("one two three four five six seven eight nine", 1, 1),
      ...counted("first second third fourth fifth sixth seventh eighth ninth", 1, 1),
    ]),
    and: null,
  },
  {
    tens: counted("vingt trente quarante cinquante soixante", 20, 10),
    units: counted("un deux trois quatre cinq six sept huit neuf", 1, 1),
    and: "et",
  },
  {
    tens: counted("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", 20, 10),
    units: counted("uno dos tres cuatro cinco seis siete ocho nueve", 1, 1),
    and: "y",
  },
  {
    tens: counted("vinte trinta quarenta cinquenta sessenta setenta oitenta noventa", 20, 10),
    units: counted("um dois tres quatro cinco seis sete oito nove", 1, 1),
    and: "e",
  },
];

/** Tens and units written together. */
const TOGETHER: ReadonlyMap<string, string> = new Map(
  [
    ...pairsOf(LANGUAGES[0]!, (ten, unit) => ten + unit),
    ...pairsOf(
      {
        tens: counted("zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig", 20, 10),
        units: counted("ein zwei drei vier funf sechs sieben acht neun", 1, 1),
        and: null,
      },
      (ten, unit) => `${unit}und${ten}`,
    ),
    ...counted("veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete", 21, 1),
    ...counted("veintiocho veintinueve", 28, 1),
    ...counted("ventuno ventidue ventitre ventiquattro venticinque ventisei ventisette ventotto", 21, 1),
    ["ventinove", 29] as const,
  ].map(([word, value]) => [word, String(value)] as const),
);

function counted(words: string, from: number, step: number): Map<string, number> {
  return new Map(words.split(" ").map((word, index) => [word, from + index * step] as const));
}

function pairsOf(
  { tens, units }: Language,
  spell: (ten: string, unit: string) => string,
): [string, number][] {
  return [...tens].flatMap(([ten, value]) =>
    [...units].map(([unit, more]): [string, number] => [spell(ten, unit), value + more]),
  );
}

/** The words of a name, with each spelled number, of one word or several, replaced by its digits. */
export function withSpelledNumbers(words: readonly Word[]): readonly Word[] {
  let joined: Word[] | null = null;
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    const [figures, length] = spelledAt(words, index);
    if (figures === null) joined?.push(word);
    else {
      joined ??= words.slice(0, index);
      joined.push({ ...word, text: figures });
      index += length - 1;
    }
  }
  return joined ?? words;
}

function spelledAt(words: readonly Word[], index: number): [figures: string | null, length: number] {
  const { text } = words[index]!;
  const together = TOGETHER.get(text);
  if (together !== undefined) return [together, 1];
  for (const { tens, units, and } of LANGUAGES) {
    const ten = tens.get(text);
    if (ten === undefined) continue;
    const linked = and !== null && words[index + 1]?.text === and && isNear(words[index + 1]);
    const last = words[index + (linked ? 2 : 1)];
    const unit = last && isNear(last) ? units.get(last.text) : undefined;
    if (unit !== undefined) return [String(ten + unit), linked ? 3 : 2];
  }
  return [null, 1];
}

function isNear(word: Word | undefined): boolean {
  return word !== undefined && /^(?:-| )$/.test(word.before);
}
