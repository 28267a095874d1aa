/** What is known of a company that a page may be about: its names, and what tells it from others of the name. */
import type { CandidateFacts } from "../matching/comparable/candidate.ts";
import type { CompanyRecord } from "../record.ts";
import { domainKind } from "../web/domain-kind.ts";
import { emailDomain } from "../web/email-domain.ts";
import { normalisePhone } from "../web/phone.ts";
import { registrableDomain } from "../web/registrable-domain.ts";
import { domainStandsIn, numberStandsIn, wordsStandIn } from "./stands-in.ts";

/** One fact that names a company by more than its name. */
export type Mark =
  | { readonly kind: "number"; readonly value: string }
  | { readonly kind: "domain"; readonly value: string }
  | { readonly kind: "phone"; readonly value: string }
  | { readonly kind: "address"; readonly value: string; readonly city: string };

export interface KnownSubject {
  /** `record`, or the key of a candidate. */
  readonly about: string;
  readonly names: readonly string[];
  readonly marks: readonly Mark[];
}

export const RECORD = "record";

export function recordSubject(record: CompanyRecord): KnownSubject {
  const { name, trading_names = [], previous_names = [], address = {} } = record;
  const numbers = [record.registration_number, record.lei, record.vat_number, record.duns, record.cik];
  const domains = [record.domain, record.website].map((text) => (text ? registrableDomain(text) : null));
  const mail = record.email ? emailDomain(record.email) : null;
  return {
    about: RECORD,
    names: [...(name ? [name] : []), ...trading_names, ...previous_names],
    marks: marksOf({
      numbers,
      domains: [...domains, mail].map((domain) => domain?.domain),
      phone: record.phone ? normalisePhone(record.phone, record.country) : null,
      postalCode: address.postal_code,
      city: address.city,
    }),
  };
}

export function candidateSubject(
  about: string,
  facts: CandidateFacts,
  otherNames: readonly string[],
): KnownSubject {
  return {
    about,
    names: [...(facts.legalName === null ? [] : [facts.legalName]), ...otherNames],
    marks: marksOf({
      numbers: [facts.registrationNumber, facts.lei],
      domains: [facts.domain],
      phone: null,
      postalCode: facts.postalCode,
      city: facts.city,
    }),
  };
}

type Maybe = string | null | undefined;

function marksOf(parts: {
  readonly numbers: readonly Maybe[];
  readonly domains: readonly Maybe[];
  readonly phone: Maybe;
  readonly postalCode: Maybe;
  readonly city: Maybe;
}): Mark[] {
  const { numbers, domains, phone, postalCode, city } = parts;
  const has = (value: Maybe): value is string => typeof value === "string" && value !== "";
  return [
    ...numbers.filter(has).map((value) => ({ kind: "number", value }) as const),
    ...domains
      .filter(has)
      .filter((domain) => domainKind(domain) === "own")
      .map((value) => ({ kind: "domain", value }) as const),
    ...(has(phone) ? [{ kind: "phone", value: phone } as const] : []),
    ...(has(postalCode) && has(city) ? [{ kind: "address", value: postalCode, city } as const] : []),
  ];
}

/** Last digits of a telephone number that are compared: before them stand prefixes that are written or not. */
const PHONE_DIGITS = 7;

/** A text of a page, and the host that it stands on. */
export interface MarkedText {
  readonly text: string;
  readonly folded: string;
  /** Registrable domain of the page; null where it has none. */
  readonly domain: string | null;
}

export function markStandsIn(mark: Mark, { text, folded, domain }: MarkedText): boolean {
  switch (mark.kind) {
    case "number":
      return numberStandsIn(folded, mark.value);
    case "domain":
      return domain === mark.value || domainStandsIn(text, mark.value);
    case "phone":
      return folded.replaceAll(/\D/g, "").includes(mark.value.slice(-PHONE_DIGITS));
    case "address":
      return numberStandsIn(folded, mark.value) && wordsStandIn(folded, mark.city);
  }
}

/** The subjects without the marks that several candidates share: such a mark does not tell which is meant. */
export function toldApart(subjects: readonly KnownSubject[]): readonly KnownSubject[] {
  const candidates = subjects.filter(({ about }) => about !== RECORD);
  const holders = new Map<string, Set<KnownSubject>>();
  for (const subject of candidates) {
    // A register entry and the candidate with its number are one company.
    const company = candidates.find((other) => shareNumber(subject, other)) ?? subject;
    for (const mark of subject.marks) {
      const holding = holders.get(textOf(mark)) ?? new Set();
      holders.set(textOf(mark), holding.add(company));
    }
  }
  return subjects.map((subject) =>
    subject.about === RECORD
      ? subject
      : { ...subject, marks: subject.marks.filter((mark) => holders.get(textOf(mark))!.size === 1) },
  );
}

function shareNumber(left: KnownSubject, right: KnownSubject): boolean {
  const numbers = new Set(left.marks.filter(({ kind }) => kind === "number").map(textOf));
  return right.marks.some((mark) => mark.kind === "number" && numbers.has(textOf(mark)));
}

const textOf = ({ kind, value }: Mark): string => `${kind} ${value.toLowerCase()}`;
