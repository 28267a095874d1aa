/**
 * Words that British and American English spell differently, as one spelling. Endings count behind stems that have both
 * spellings alone: "labour" is "labor", but "flour" is not "flor", and Grey and Gray are two surnames.
 */
import { memoize } from "../../memoize.ts";

const SHORTEST = 4;
/** A word of this length that ends in "-ise" may be a verb; shorter ones are other words ("noise"). */
const SHORTEST_VERB = 7;
const MOST_LETTERS_MORE = 2;

type Rule = readonly [spelling: RegExp, one: string];

const VERB: Rule = [/(?<=[iy])s(?=e[drs]?$|ers$|ing$|ation(?:s|al)?$|able$)/, "z"];

const RULES: readonly Rule[] = [
  [
    /(?<=lab|harb|col|fav|flav|hon|neighb|hum|arm|vap|parl|behavi|sav|rum|vig|endeav|splend|tum|glam|val)our/,
    "or",
  ],
  [/(?<=cent|theat|met|lit|spect|calib|fib|sab|lust)re(?=s?$)/, "er"],
  [/(?<=def|off|lic|pret)ence(?=s?$)/, "ense"],
  [/jewell?e?ry$/, "jewelry"],
  [/(?<=jewe|trave|mode|labe|counse|cance|channe|signa|fue|pane|leve|tunne)ll(?=[eo]rs?$|ing$|ed$)/, "l"],
  [/(?<=fulfi|enro|insta|insti|ski|wi)ll(?=ments?$|ful$)/, "l"],
  [/marvellous$/, "marvelous"],
  [/woollen(?=s?$)/, "woolen"],
  [/(?<=^p|orthop|encyclop)aed/, "ed"],
  [/aesth/, "esth"],
  [/(?<=^gyn|^arch|^pal)ae/, "e"],
  [/^haem/, "hem"],
  [/^foet/, "fet"],
  [/mediaeval/, "medieval"],
  [/sulph/, "sulf"],
  [/aluminium/, "aluminum"],
  [/programme(?=s?$)/, "program"],
  [/(?<=catal|dial|anal)ogue(?=s?$)/, "og"],
  [/^tyre(?=s?$)/, "tire"],
  [/^mould/, "mold"],
  [/^plough/, "plow"],
  [/^aeroplane/, "airplane"],
  [/^yoghurt/, "yogurt"],
  [/^ageing$/, "aging"],
  [/^artefact/, "artifact"],
];

const spelling = memoize((word: string): string => {
  const rules = word.length >= SHORTEST_VERB ? [VERB, ...RULES] : RULES;
  return rules.reduce((text, [other, one]) => text.replace(other, one), word);
});

/** Whether two words are one word in British and in American spelling: "labour" and "labor", "organisation" and "organization". */
export function sameInEnglish(left: string, right: string): boolean {
  return (
    Math.min(left.length, right.length) >= SHORTEST &&
    Math.abs(left.length - right.length) <= MOST_LETTERS_MORE &&
    spelling(left) === spelling(right)
  );
}
