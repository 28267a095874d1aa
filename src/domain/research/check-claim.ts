/** Whether a claim of the research agent stands: the stored page decides, and not what the agent says of it. */
import { findQuote } from "../claims/find-quote.ts";
import { registrableDomain } from "../web/registrable-domain.ts";
import { type KnownSubject, type Mark, type MarkedText, markStandsIn } from "./known-subject.ts";
import { domainStandsIn, folded, nameStandsIn, numberStandsIn, wordsStandIn } from "./stands-in.ts";
import type { ClaimField, StatedValue } from "./stated-value.ts";

/** A claim as the agent reports it. */
export interface ReportedClaim extends StatedValue {
  /** `record`, or the key of a candidate. */
  readonly about: string;
  readonly quote: string;
  /** The agent's own reading; it weighs nothing. */
  readonly stance: "supports" | "contradicts";
}

/**
 * Why a claim does not stand. `company_not_named`: the company's name does not stand near the quote.
 * `named_by_name_alone`: nothing near the quote but the name says which company is meant.
 */
export const claimFaults = [
  "unknown_page",
  "unknown_company",
  "quote_not_found",
  "value_not_in_quote",
  "company_not_named",
  "named_by_name_alone",
] as const;

export type ClaimFault = (typeof claimFaults)[number];

/** UTF-16 units of a page before and after a quote that are read with it: a directory lists others beyond. */
const NEAR = 600;

/**
 * Checks a claim against the text of its page.
 * @param subject the company that it is about, with the marks that tell it from the other candidates.
 * @returns null where the claim stands.
 */
export function claimFault(
  claim: ReportedClaim,
  page: { readonly text: string; readonly url: string },
  subject: KnownSubject | undefined,
): ClaimFault | null {
  if (!subject) return "unknown_company";
  const place = findQuote(page.text, claim.quote);
  if (place === null) return "quote_not_found";
  const quote = page.text.slice(place.start, place.end);
  if (!valueStandsIn(claim, quote)) return "value_not_in_quote";
  const text = page.text.slice(Math.max(0, place.start - NEAR), place.end + NEAR);
  const near: MarkedText = {
    text,
    folded: folded(text),
    domain: registrableDomain(page.url)?.domain ?? null,
  };
  if (!subject.names.some((name) => nameStandsIn(near.folded, name))) return "company_not_named";
  const others = subject.marks.filter((mark) => !isValueOf(claim, mark));
  return others.some((mark) => markStandsIn(mark, near)) ? null : "named_by_name_alone";
}

const numbers: ReadonlySet<ClaimField> = new Set(["registration_number", "lei", "vat_number"]);

function valueStandsIn({ field, value }: StatedValue, quote: string): boolean {
  if (field === "domain") {
    const domain = registrableDomain(value)?.domain;
    return domain !== undefined && domainStandsIn(quote, domain);
  }
  const text = folded(quote);
  if (numbers.has(field) || field === "postal_code") return numberStandsIn(text, value);
  if (field === "phone") {
    const digits = value.replaceAll(/\D/g, "");
    return digits.length > 0 && quote.replaceAll(/\D/g, "").includes(digits);
  }
  if (field === "incorporation_date") return wordsStandIn(text, value.slice(0, YEAR));
  return wordsStandIn(text, value);
}

const YEAR = 4;

/** What of a value counts: pages write dates in many ways, and only the year is checked in the quote. */
export function checkedValue({ field, value }: StatedValue): StatedValue {
  return { field, value: field === "incorporation_date" ? value.slice(0, YEAR) : value };
}

/** A value does not name the company that it is claimed of. */
function isValueOf({ field, value }: StatedValue, mark: Mark): boolean {
  const plain = folded(value).replaceAll(" ", "");
  if (field === "domain") return mark.kind === "domain" && registrableDomain(value)?.domain === mark.value;
  return folded(mark.value).replaceAll(" ", "") === plain;
}
