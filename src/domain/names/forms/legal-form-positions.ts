/** The allowed positions of each spelling of a legal form, and of official names, in a company name. */
import type { Word } from "../analyse/tokenise.ts";
import { lookUp } from "../words/lexicon.ts";

/** The position in a name at which a spelling may be a legal form. */
export type Where = "anywhere" | "edges" | "after" | "end" | "native" | "weak";

/** From the narrowest position to the freest; of several lines with one spelling, the freest applies. */
export const FREEDOM: readonly Where[] = ["weak", "native", "end", "edges", "after", "anywhere"];

/** Letters of the scripts that stay native. */
export const NATIVE_LETTERS =
  /[\u0600-\u06ff\u0590-\u05ff\u0900-\u0dff\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

/** Single words of three letters or fewer that are a form anywhere after the first word. */
const SHORT_AND_CLEAR = new Set(
  `ltd llc inc plc llp bv nv ag kft asa sia uab pty pte pvt bhd sdn tbk oyj abp aps doo ood ooo zao oao pao jsc sro dac
srl gbr pcl wll mbh`.split(/\s+/),
);

/** Single words that also stand before the name that they belong to. */
const LEADING = new Set(
  `jsc ojsc cjsc pjsc prjsc llc ooo oao zao pao too aktiebolaget aktieselskabet ctcp fgup fsue gup mup sarl eurl sprl
sarlu shps shirkat sharikat sharikah sharika sherkat sherkate ctcp perum persero koperasi osauhing uab sia spolka kommanditgesellschaft
aktiengesellschaft aktsiaselts fze kft zrt nyrt doo dooel ad eood ead ood borisat mmc asc qsc zat tov vat tzov dp gmbh
fgbu fgbou gbu gku rup chup odo ano`.split(/\s+/),
);

const PLACES: Readonly<Record<string, Where>> = {
  weak: "weak",
  end: "end",
  front: "edges",
  native: "native",
};

/** Classes whose official names of several words are pure forms; the others are half a name ("credit union"). */
const PURE_CLASSES = new Set(["limited", "public", "partnership", "limited_partnership", "sole_proprietor"]);

/** The position of an everyday spelling: `place` from its line, else derived from the words. */
export function everydayWhere(place: string, words: readonly string[], spelling: string): Where {
  const given = PLACES[place];
  if (given !== undefined) return given;
  if (words.length > 1 || NATIVE_LETTERS.test(spelling)) return "anywhere";
  const word = words[0]!;
  const clear = word.length > 3 || SHORT_AND_CLEAR.has(word);
  if (spelling.includes(" ") && !clear) return "native";
  if (LEADING.has(word)) return clear ? "anywhere" : "edges";
  return clear ? "after" : "end";
}

/** The position of an official name; names of an activity, a place or market words alone are too ordinary. */
export function officialWhere(words: readonly string[], spelling: string, kind: string): Where | null {
  const letters = words.join("").length;
  if (letters < 2 || !PURE_CLASSES.has(kind)) return null;
  const entries = words.map(lookUp);
  if (entries.some((entry) => entry?.tag === "activity" || entry?.tag === "place")) return null;
  if (entries.every((entry) => entry !== null)) return null;
  if (words.length === 1) return letters <= 6 && /[.\p{Lu}]/u.test(spelling) ? "native" : null;
  return letters >= 10 ? "anywhere" : "native";
}

/** Whether a spelling may be a form between other words; `first` is its first word. */
export function mayStandInside(where: Where, first: Word): boolean {
  if (where === "anywhere" || where === "after") return true;
  return (
    where !== "weak" && (first.dotted ? first.text.length > 1 : where === "native" && first.text.length >= 6)
  );
}
