import { type AnalysedAddress, analyseAddress } from "../../addresses/analyse-address.ts";
import { type PartialDate, parsePartialDate } from "../../dates/partial-date.ts";
import { companyIdentifiers } from "../../identifiers/company-identifiers.ts";
import type { Identifier } from "../../identifiers/identifier.ts";
import { identifierKey } from "../../identifiers/identifier-key.ts";
import { recordIdentifiers } from "../../identifiers/record-identifiers.ts";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import type { LegalFormMatch } from "../../names/analyse/analysed-name.ts";
import { legalPartOf } from "../../names/analyse/legal-part.ts";
import { ownNames } from "../../names/analyse/own-abbreviation.ts";
import { splitNames } from "../../names/analyse/split-names.ts";
import { withWordsApart } from "../../names/analyse/words-apart.ts";
import { legalFormOf } from "../../names/forms/legal-form-of.ts";
import { countryInField } from "../../places/country-field.ts";
import { parseJurisdiction } from "../../places/parse-jurisdiction.ts";
import type { CompanyRecord, PostalAddress } from "../../record.ts";
import type { RegisterCompany } from "../../register-company.ts";
import type { RetrievalSubject } from "../../retrieval/keys.ts";
import { domainKind } from "../../web/domain-kind.ts";
import { emailDomain } from "../../web/email-domain.ts";
import { normalisePhone } from "../../web/phone.ts";
import { registrableDomain } from "../../web/registrable-domain.ts";
import type { Comparable, ComparableDomain, ComparableName, NameKind } from "./comparable.ts";
import { otherReadings } from "./other-readings.ts";
import { isPlaceholderName } from "./placeholder-name.ts";

/** A caller's record, normalised for comparison. Total: unreadable values are left out. */
export function comparableOfRecord(record: CompanyRecord): Comparable {
  const country =
    countryOf(record.country) ??
    jurisdictionCountry(record.jurisdiction) ??
    countryOf(record.address?.country);
  const hints = hintsOf(country, record.jurisdiction);
  const names = [
    ...named(record.name ? [record.name] : [], "legal", hints),
    ...named(record.trading_names ?? [], "trading", hints),
    ...named(record.previous_names ?? [], "previous", hints),
    ...named(withWordsApart(record.name ?? ""), "legal", hints),
    ...named(legalPartOf(record.name ?? ""), "legal", hints),
    ...named(otherReadings(record.name ?? ""), "legal", hints),
  ];
  return {
    names: distinctNames(names),
    countries: country ? [country] : [],
    identifiers: recordIdentifiers(record),
    domains: ownDomains([record.domain, record.website], record.email),
    phones: phonesOf([record.phone], country),
    addresses: addressesOf([record.address], country),
    forms: formsOf(record.legal_form, country),
    incorporated: datesOf(record.incorporation_date),
    branch: names.some(({ analysed }) => analysed.forms.some((form) => form.class === "branch")),
  };
}

/** One register row, normalised for comparison. */
export function comparableOfCompany(company: RegisterCompany): Comparable {
  const country = company.country ?? company.address?.country ?? jurisdictionCountry(company.jurisdiction);
  const hints = hintsOf(country, company.jurisdiction);
  const others = (company.otherNames ?? []).flatMap((other) => named([other.name], other.kind, hints));
  return {
    names: distinctNames([...named([company.name], "legal", hints), ...others]),
    // The jurisdiction of a branch is its company's country; the branch itself may be in another country.
    countries:
      company.category === "branch" && country
        ? [country]
        : distinct([country, jurisdictionCountry(company.jurisdiction)]),
    identifiers: companyIdentifiers(company),
    domains: ownDomains([company.domain, company.website], company.email),
    phones: phonesOf([company.phone], country),
    addresses: addressesOf([company.address, company.headquartersAddress], country),
    forms: formsOf(company.legalForm, country),
    incorporated: datesOf(company.incorporatedOn),
    branch: company.category === "branch",
  };
}

/** Merges several descriptions of one company: every value once, in the order given. */
export function mergeComparables(parts: readonly Comparable[]): Comparable {
  if (parts.length === 1) return parts[0]!;
  const identifiers = new Map<string, Identifier>();
  for (const identifier of parts.flatMap((part) => part.identifiers)) {
    const key = identifierKey(identifier);
    if (!identifiers.has(key)) identifiers.set(key, identifier);
  }
  return {
    names: distinctNames(parts.flatMap((part) => part.names)),
    countries: distinct(parts.flatMap((part) => part.countries)),
    identifiers: [...identifiers.values()],
    domains: distinctBy(
      parts.flatMap((part) => part.domains),
      (domain) => domain.domain,
    ),
    phones: distinct(parts.flatMap((part) => part.phones)),
    addresses: distinctBy(
      parts.flatMap((part) => part.addresses),
      (address) => JSON.stringify(address),
    ),
    forms: distinctBy(
      parts.flatMap((part) => part.forms),
      (form) => form.form,
    ),
    incorporated: distinctBy(
      parts.flatMap((part) => part.incorporated),
      (date) => JSON.stringify(date),
    ),
    branch: parts.every((part) => part.branch),
  };
}

/** The parts of a comparable from which retrieval makes keys. */
export function retrievalSubject(subject: Comparable): RetrievalSubject {
  return {
    names: subject.names.map((name) => name.analysed),
    identifiers: subject.identifiers,
    domains: subject.domains,
    phones: subject.phones,
    addresses: subject.addresses,
    countries: subject.countries,
  };
}

interface Hints {
  readonly country?: string;
  readonly jurisdiction?: string;
}

function hintsOf(country: string | undefined, jurisdiction: string | undefined): Hints {
  const code = jurisdiction === undefined ? undefined : parseJurisdiction(jurisdiction)?.code;
  return { ...(country ? { country } : {}), ...(code ? { jurisdiction: code } : {}) };
}

// "X trading as Y" has two names: the main name has the field's kind, the other name the kind in the text.
function named(texts: readonly string[], kind: NameKind, hints: Hints): ComparableName[] {
  return texts.flatMap((text) => {
    const analysed = analyseName(text, hints);
    return [
      { kind, analysed },
      ...splitNames(text).map((mentioned) => ({
        kind: mentioned.kind,
        analysed: analyseName(mentioned.name, hints),
      })),
      ...ownNames(analysed).map((own) => ({
        kind: "alternative" as const,
        analysed: analyseName(own, hints),
      })),
    ];
  });
}

function distinctNames(names: readonly ComparableName[]): ComparableName[] {
  return distinctBy(
    names.filter((name) => name.analysed.core.length > 0),
    (name) => `${name.analysed.script}|${name.analysed.tokens.map((token) => token.text).join(" ")}`,
  );
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}

function distinctBy<T>(values: readonly T[], key: (value: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const value of values) {
    const k = key(value);
    if (!seen.has(k)) seen.set(k, value);
  }
  return [...seen.values()];
}

function countryOf(text: string | undefined): string | undefined {
  return text === undefined
    ? undefined
    : (countryInField(text) ?? parseJurisdiction(text)?.country ?? undefined);
}

function jurisdictionCountry(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (parseJurisdiction(text)?.country ?? undefined);
}

function ownDomains(texts: readonly (string | undefined)[], email: string | undefined): ComparableDomain[] {
  const found = texts.map((text) => (text === undefined ? null : registrableDomain(text)));
  if (email !== undefined) found.push(emailDomain(email));
  const own = found.filter(
    (domain) => domain !== null && domainKind(domain.domain) === "own",
  ) as ComparableDomain[];
  return distinctBy(own, (domain) => domain.domain).map(({ domain, brand }) => ({ domain, brand }));
}

function phonesOf(texts: readonly (string | undefined)[], country: string | undefined): string[] {
  return distinct(
    texts.map((text) => (text === undefined ? undefined : (normalisePhone(text, country) ?? undefined))),
  );
}

function addressesOf(
  addresses: readonly (PostalAddress | undefined)[],
  country: string | undefined,
): AnalysedAddress[] {
  return addresses
    .filter((address) => address !== undefined)
    .map((address) => analyseAddress(address, country));
}

function formsOf(text: string | undefined, country: string | undefined): LegalFormMatch[] {
  const found = text === undefined ? null : legalFormOf(text, country);
  return found ? [found] : [];
}

function datesOf(text: string | undefined): PartialDate[] {
  const date = text === undefined ? null : parsePartialDate(text);
  return date ? [date] : [];
}

/** A caller's record, normalised for comparison, without placeholder names ("N/A", "Test"). */
export function normalise(record: CompanyRecord): Comparable {
  const comparable = comparableOfRecord(record);
  return { ...comparable, names: comparable.names.filter((name) => !isPlaceholderName(name.analysed)) };
}
