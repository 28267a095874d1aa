/** Finds the listed organisations that a company may be. Pure: equal input and model, equal answer. */
import { logit } from "../matching/score/model.ts";
import { splitNames } from "../names/analyse/split-names.ts";
import { analyseScreened, otherwiseRomanised, withoutStrayLatin } from "./analyse-screened.ts";
import { agreeInIdentity } from "./identifying-words.ts";
import { numberKey, type SubjectNumber, sameIssuer } from "./listed-numbers.ts";
import type { ListedIdentifier, ListedName, ScreeningTopic } from "./listed-organisation.ts";
import {
  commonCountry,
  compareScreened,
  type ScreenedName,
  type ScreenedPair,
} from "./screening-features.ts";
import type { CandidateName, ListedEntry, ScreeningIndex } from "./screening-index.ts";
import type { Contribution, ScreeningScorer } from "./screening-model.ts";
import { withLettersTogether } from "./spaced-letters.ts";

/** An equal register number or LEI decides, even if the names differ. */
const NUMBER_SCORE = 0.99;
/** Lowest score for a strong listed name with the same words, regardless of legal form and word order. */
const EQUAL_SCORE = 0.9;
/** A weak alias is broad or vague ("HERON"): a match on it gets this share of a strong alias's score. */
const WEAK_SHARE = 0.8;
/** Names in one script that share a place, a trade and a form, and no word that identifies, get this share: under 0.7. */
const UNIDENTIFIED_SHARE = 0.65;
/** The least threshold of a screening: lower scores are not looked at again. */
const LEAST_SHOWN = 0.5;
/** Contributions that an answer shows. */
const SHOWN_CONTRIBUTIONS = 8;

export interface ScreeningSubject {
  /** The name and its aliases; at least one. */
  readonly names: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly numbers: readonly SubjectNumber[];
}

/** The part of the subject that agrees with the listed organisation. */
export type MatchedOn =
  | "name"
  | "alias"
  | "former_name"
  | "weak_alias"
  | "country"
  | "registration_number"
  | "lei";

export interface ScreeningMatch<Source> {
  readonly entry: ListedEntry<Source>;
  /** The listed name with the best match. */
  readonly name: ListedName;
  /** 0..1; a similarity, not a probability. */
  readonly score: number;
  readonly matchedOn: readonly MatchedOn[];
  readonly contributions: readonly Contribution[];
}

export interface ScreeningOptions {
  readonly topics: readonly ScreeningTopic[];
  readonly threshold: number;
  readonly limit: number;
  /** ISO 8601 date of the screening: an organisation that was delisted before this date is no match. */
  readonly today: string;
}

/** Matches at or over the threshold, best first; each organisation once, by its best name. */
export function screen<Source>(
  subject: ScreeningSubject,
  lists: {
    readonly index: ScreeningIndex<Source>;
    readonly scorer: ScreeningScorer;
  },
  { topics, threshold, limit, today }: ScreeningOptions,
): readonly ScreeningMatch<Source>[] {
  const wanted = ({ organisation }: ListedEntry<Source>) =>
    organisation.topics.some((topic) => topics.includes(topic)) &&
    (organisation.delistedOn === undefined || organisation.delistedOn > today);
  const best = new Map<ListedEntry<Source>, Found<Source>>();
  const keep = (match: Found<Source>) => {
    const known = best.get(match.entry);
    if (known === undefined || known.score < match.score) best.set(match.entry, match);
  };
  for (const name of namesOf(subject)) {
    for (const listed of lists.index.candidates(name.name, subject.countries)) {
      if (wanted(listed.entry)) keep(matchOf(name, listed, lists));
    }
  }
  for (const match of numberMatches(subject, lists.index)) {
    if (!wanted(match.entry)) continue;
    const byName = best.get(match.entry);
    keep(byName === undefined ? match : withNumber(byName, match));
  }
  return [...best.values()]
    .filter(({ score }) => score >= threshold)
    .sort((a, b) => b.score - a.score || compareIds(a, b))
    .slice(0, limit)
    .map((match) => {
      const { pair: _pair, unidentified: _unidentified, ...shown } = match;
      return { ...shown, contributions: contributionsOf(match, lists.scorer) };
    });
}

/** A match before its explanation, which only the matches of the answer need. */
interface Found<Source> extends Omit<ScreeningMatch<Source>, "contributions"> {
  readonly pair: ScreenedPair | null;
  /** That no word agrees that identifies, as a contribution; null where one does. */
  readonly unidentified: Contribution | null;
}

function contributionsOf<Source>(
  { pair, unidentified }: Found<Source>,
  scorer: ScreeningScorer,
): readonly Contribution[] {
  if (pair === null) return [];
  const first = unidentified === null ? [] : [unidentified];
  return [...first, ...scorer.contributions(pair)]
    .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution))
    .slice(0, SHOWN_CONTRIBUTIONS);
}

/** Whether every name of the subject, and at least one, has a letter or digit that can be compared. */
export function isComparable({ names }: ScreeningSubject): boolean {
  return names.length > 0 && names.every((text) => analyseScreened(text, {}).core.length > 0);
}

function namesOf({ names, countries }: ScreeningSubject): readonly ScreenedName[] {
  const country = countries[0];
  const hints = country === undefined ? {} : { country };
  return names
    .flatMap((text) => [text, ...splitNames(text).map(({ name }) => name)])
    .flatMap((text) => withOther(text, withLettersTogether(text)))
    .flatMap((text) => withOther(text, withoutStrayLatin(text)))
    .flatMap((text) => withOther(text, otherwiseRomanised(text)))
    .map((text) => ({ name: analyseScreened(text, hints), countries }))
    .filter(({ name }) => name.core.length > 0);
}

function withOther(text: string, other: string | null): readonly string[] {
  return other === null ? [text] : [text, other];
}

function matchOf<Source>(
  subject: ScreenedName,
  { entry, listed, analysed, lettersAlike }: CandidateName<Source>,
  { index, scorer }: { readonly index: ScreeningIndex<Source>; readonly scorer: ScreeningScorer },
): Found<Source> {
  const { countries } = entry.organisation;
  const pair = compareScreened(
    subject,
    { name: analysed, countries },
    {
      rarityInList: (word) => index.rarityOf(word),
      rarityOfCountry: (country) => scorer.rarityOfCountry(country),
      lettersAlike,
    },
  );
  const alike = Math.max(scorer.score(pair), pair.values[0] === 1 ? EQUAL_SCORE : 0);
  const identified = alike < LEAST_SHOWN || pair.acrossScripts || agreeInIdentity(subject.name, analysed);
  const similarity = identified ? alike : alike * UNIDENTIFIED_SHARE;
  const common = commonCountry(subject.countries, countries);
  return {
    entry,
    name: listed,
    score: listed.quality === "weak" ? similarity * WEAK_SHARE : similarity,
    matchedOn: [kindOf(listed), ...(common ? (["country"] as const) : [])],
    pair,
    unidentified: identified
      ? null
      : {
          feature: "identifying_words_differ",
          value: 1,
          contribution: logit(similarity) - logit(alike),
        },
  };
}

function kindOf({ kind, quality }: ListedName): MatchedOn {
  if (quality === "weak") return "weak_alias";
  return kind === "primary" ? "name" : kind === "former" ? "former_name" : "alias";
}

function* numberMatches<Source>(
  { numbers, countries }: ScreeningSubject,
  index: ScreeningIndex<Source>,
): Generator<Found<Source>> {
  for (const number of numbers) {
    const key = numberKey(number.scheme, number.value);
    if (key === null) continue;
    for (const entry of index.withNumber(key)) {
      const { organisation } = entry;
      const carries = (listed: ListedIdentifier) =>
        numberKey(listed.scheme, listed.value) === key && sameIssuer(number, listed, organisation.countries);
      if (!organisation.identifiers.some(carries)) continue;
      const common = commonCountry(countries, organisation.countries);
      yield {
        entry,
        name: organisation.names[0]!,
        score: NUMBER_SCORE,
        matchedOn: [
          number.scheme === "lei" ? "lei" : "registration_number",
          ...(common ? (["country"] as const) : []),
        ],
        pair: null,
        unidentified: null,
      };
    }
  }
}

function withNumber<Source>(byName: Found<Source>, byNumber: Found<Source>): Found<Source> {
  return {
    ...byName,
    score: Math.max(byName.score, byNumber.score),
    matchedOn: [...new Set([...byNumber.matchedOn, ...byName.matchedOn])],
  };
}

function compareIds<Source>(a: Found<Source>, b: Found<Source>): number {
  const [left, right] = [a.entry.organisation.recordId, b.entry.organisation.recordId];
  return left < right ? -1 : left > right ? 1 : 0;
}
