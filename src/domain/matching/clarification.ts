import type { CompanyRecord } from "../record.ts";
import type { CandidateFacts } from "./candidate.ts";
import type { RankedCandidate } from "./decide.ts";

/** As much of a candidate as a question is made of. */
type Leader = Pick<RankedCandidate, "entityId" | "registerRefs" | "facts" | "probability" | "refused">;

/** One question whose answer would do most to settle an abstention. */
export interface Clarification {
  readonly attribute: string;
  readonly question: string;
  /** Unverified alternatives; none when any value would help. */
  readonly options: readonly string[];
  readonly answer_by: "resubmission" | "review";
  readonly answer_fields: readonly AnswerField[];
  readonly candidate_clues: readonly CandidateClue[];
}

export interface AnswerField {
  /** A field of the resolve request. */
  readonly field: string;
  readonly type: "string" | "date" | "array";
  readonly format: string | null;
  readonly max_length: number | null;
  readonly required: boolean;
  readonly note: string;
}

export interface CandidateClue {
  /** Equals an entry of `options`. */
  readonly option: string;
  readonly entity_id: string | null;
  readonly external: boolean;
  readonly attribute: string;
  readonly clue: string;
  readonly source_id: string | null;
  readonly as_of: string | null;
}

interface Askable {
  readonly attribute: string;
  readonly question: string;
  readonly missing: (record: CompanyRecord) => boolean;
  readonly value: (facts: CandidateFacts) => string | null;
  readonly fields: readonly AnswerField[];
  /** How likely a caller knows it and how surely it settles, 0..1: multiplies the information. */
  readonly worth: number;
}

const stringField = (field: string, maxLength: number, note: string): AnswerField => ({
  field,
  type: "string",
  format: null,
  max_length: maxLength,
  required: true,
  note,
});

const askables: readonly Askable[] = [
  {
    attribute: "registration.company_number",
    question: "What is the company's register number, and where was it issued?",
    missing: (record) => record.registration_number === undefined && record.lei === undefined,
    value: (facts) => facts.registrationNumber,
    fields: [
      stringField("registration_number", 64, "The number in its own register."),
      stringField("jurisdiction", 32, "Where it was issued: an ISO code or a name."),
    ],
    worth: 0.9,
  },
  {
    attribute: "location.country",
    question: "In which country is the company registered?",
    missing: (record) => record.country === undefined,
    value: (facts) => facts.country,
    fields: [stringField("country", 64, "Country name or ISO code.")],
    worth: 1,
  },
  {
    attribute: "location.city",
    question: "In which city is the company registered?",
    missing: (record) => record.address?.city === undefined,
    value: (facts) => facts.city,
    fields: [stringField("address.city", 128, "City of the registered address.")],
    worth: 0.95,
  },
  {
    attribute: "location.postal_code",
    question: "What is the postal code of the registered address?",
    missing: (record) => record.address?.postal_code === undefined,
    value: (facts) => facts.postalCode,
    fields: [stringField("address.postal_code", 32, "Postal code of the registered address.")],
    worth: 0.85,
  },
  {
    attribute: "digital.domain",
    question: "What is the company's own web address?",
    missing: (record) => record.domain === undefined && record.website === undefined,
    value: (facts) => facts.domain,
    fields: [stringField("domain", 253, "A domain that the company itself uses.")],
    worth: 0.9,
  },
  {
    attribute: "registration.incorporated_on",
    question: "When was the company incorporated?",
    missing: (record) => record.incorporation_date === undefined,
    value: (facts) => facts.incorporatedOn,
    fields: [
      {
        field: "incorporation_date",
        type: "date",
        format: "date",
        max_length: 10,
        required: true,
        note: "YYYY-MM-DD.",
      },
    ],
    worth: 0.6,
  },
  {
    attribute: "registration.lei",
    question: "What is the company's Legal Entity Identifier?",
    missing: (record) => record.lei === undefined,
    value: (facts) => facts.lei,
    fields: [stringField("lei", 20, "Twenty characters.")],
    worth: 0.5,
  },
];

const CONSIDERED = 5;
/** Who has less than this share of the likeliest one's probability is nobody that the answer could point to. */
const PLAUSIBLE_SHARE = 0.05;

/**
 * The question with the most expected information between the leading candidates: the entropy of its answer
 * under the posterior, times how likely the caller can give it. Clues describe candidates; they never select one.
 * @returns null when no field would tell the candidates apart: then a person has to look.
 */
export function clarify(record: CompanyRecord, ranked: readonly Leader[]): Clarification | null {
  const standing = ranked.filter((candidate) => !candidate.refused).slice(0, CONSIDERED);
  const least = PLAUSIBLE_SHARE * Math.max(0, ...standing.map(({ probability }) => probability));
  const leaders = standing.filter(({ probability }) => probability >= least);
  const open = askables.filter((askable) => askable.missing(record));
  if (open.length === 0) return null;
  const scored = open.map((askable) => ({
    askable,
    gain: expectedInformation(askable, leaders) * askable.worth,
  }));
  scored.sort((a, b) => b.gain - a.gain);
  const chosen = scored[0]!.gain > 0 ? scored[0]!.askable : (open[0] as Askable);
  return describe(chosen, leaders);
}

// A candidate whose value is not known answers nothing, so it carries no weight in the entropy.
function expectedInformation(askable: Askable, leaders: readonly Leader[]): number {
  const mass = new Map<string, number>();
  let known = 0;
  let all = 0;
  for (const leader of leaders) {
    const weight = Math.max(leader.probability, 0.02);
    all += weight;
    const value = askable.value(leader.facts);
    if (value === null) continue;
    known += weight;
    mass.set(value, (mass.get(value) ?? 0) + weight);
  }
  if (known === 0) return 0;
  let entropy = 0;
  for (const weight of mass.values()) entropy -= (weight / known) * Math.log(weight / known);
  // Even one candidate is told apart from "none of these" by a value that can be confirmed.
  return (entropy + 0.1) * (known / all);
}

function describe(askable: Askable, leaders: readonly Leader[]): Clarification {
  const options: string[] = [];
  const clues: CandidateClue[] = [];
  for (const leader of leaders) {
    const value = askable.value(leader.facts);
    if (value === null) continue;
    if (!options.includes(value)) options.push(value);
    clues.push({
      option: value,
      entity_id: leader.entityId,
      external: leader.entityId === null,
      attribute: askable.attribute,
      clue: clueFor(leader.facts, askable.attribute),
      source_id: leader.registerRefs[0]?.source ?? null,
      as_of: null,
    });
  }
  return {
    attribute: askable.attribute,
    question: askable.question,
    options,
    answer_by: "resubmission",
    answer_fields: askable.fields,
    candidate_clues: clues,
  };
}

function clueFor(facts: CandidateFacts, asked: string): string {
  const parts = [
    facts.legalName,
    asked === "location.city" ? null : facts.city,
    asked === "location.country" ? null : facts.country,
    asked === "registration.incorporated_on" || !facts.incorporatedOn
      ? null
      : `incorporated ${facts.incorporatedOn.slice(0, 4)}`,
  ];
  return parts.filter((part) => part !== null).join(", ");
}
