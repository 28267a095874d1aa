import type { CompanyReference } from "../../domain/facts/company-reference.ts";
import type { FactContent, FactRow, Period, StatedFact } from "../../domain/facts/fact.ts";
import type {
  RelatedOrganisation,
  RelationshipFact,
  ReportingExceptionFact,
} from "../../domain/facts/relationship-facts.ts";
import { registerIdentifiers } from "../../domain/identifiers/register-identifiers.ts";
import { cleanText } from "../streaming/clean-text.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { presentFields } from "../streaming/present-fields.ts";
import { companyNumber } from "./company-number.ts";
import { natureOfControl, sentence, shareBandOf } from "./natures-of-control.ts";

type Document = Readonly<Record<string, unknown>>;

export type PscResult =
  | { readonly kind: "statement"; readonly facts: FactRow }
  | { readonly kind: "natural_person"; readonly subject: CompanyReference }
  | { readonly kind: "bad" | "skipped"; readonly reason: string };

/** Reads the country in a filer's own spelling. */
type CountryOf = (name: string | undefined) => string | undefined;

/**
 * The statements of a line of the snapshot of persons with significant control. A natural person is only
 * counted. A super-secure person, a statement and an exemption explain an unnamed controller: never that
 * there is none.
 */
export function factsOfPsc(line: unknown, source: string, countryOf: CountryOf): PscResult {
  const data = isObject(line) && isObject(line.data) ? line.data : undefined;
  if (data === undefined) return { kind: "bad", reason: "data is missing or no object" };
  const kind = textOf(data.kind) ?? "";
  if (kind.startsWith("totals#")) return { kind: "skipped", reason: "the line counts the snapshot" };
  const number = companyNumber(textOf((line as Document).company_number) ?? numberInLink(data));
  if (number === undefined)
    return { kind: "bad", reason: "company_number is missing or is no company number" };
  const subject = { scheme: "GB-COH", value: number };
  if (kind.startsWith("individual-")) return { kind: "natural_person", subject };
  const facts = statementsOf(data, { kind, subject, countryOf });
  if (typeof facts === "string") return { kind: facts.startsWith("the ") ? "skipped" : "bad", reason: facts };
  const sourceRecordId = linkOf(data) ?? `/company/${number}/${textOf(data.etag) ?? kind}`;
  return { kind: "statement", facts: { source, sourceRecordId, facts } };
}

interface Said {
  readonly kind: string;
  readonly subject: CompanyReference;
  readonly countryOf: CountryOf;
}

/** The statements, or the reason for having none. */
function statementsOf(data: Document, { kind, subject, countryOf }: Said): StatedFact[] | string {
  const sourceUrl = `https://find-and-update.company-information.service.gov.uk/company/${subject.value}/persons-with-significant-control`;
  const fact = (content: FactContent, period: Period = periodOf(data)): StatedFact => ({
    subject,
    content,
    sourceUrl,
    ...(Object.keys(period).length === 0 ? {} : { period }),
  });
  if (/^(corporate-entity|legal-person)-/.test(kind)) {
    const relationship = relationshipOf(data, kind, countryOf);
    return relationship === undefined ? "data.name is missing" : [fact(relationship)];
  }
  if (kind.startsWith("super-secure-")) {
    if (data.ceased === true) return "the super-secure person has ceased, on a day that is not told";
    return [fact(exceptionOf("super-secure-person-with-significant-control", "withheld"))];
  }
  if (kind === "persons-with-significant-control-statement") {
    const statement = textOf(data.statement);
    return statement === undefined
      ? "data.statement is missing"
      : [fact(exceptionOf(statement, meaningOf(statement)))];
  }
  if (kind === "exemptions") return exemptionsOf(data, fact);
  return "data.kind is not a kind of the snapshot";
}

function relationshipOf(data: Document, kind: string, countryOf: CountryOf): RelationshipFact | undefined {
  const name = textOf(data.name);
  if (name === undefined) return undefined;
  const codes = Array.isArray(data.natures_of_control)
    ? data.natures_of_control.map(textOf).filter((code) => code !== undefined)
    : [];
  const shares = codes.map(shareBandOf).filter((band) => band !== undefined);
  return presentFields<RelationshipFact>({
    kind: "relationship",
    basis: "control",
    type: kind,
    level: "unknown",
    object: ownerOf(name, isObject(data.identification) ? data.identification : {}, countryOf),
    natures: codes.length === 0 ? undefined : codes.map(natureOfControl),
    shares: shares.length === 0 ? undefined : shares,
  });
}

/** A filer typed in the number, which may be of any register: the country beside the number decides. */
function ownerOf(name: string, identification: Document, countryOf: CountryOf): RelatedOrganisation {
  const registrationNumber = textOf(identification.registration_number);
  const countryRegistered = textOf(identification.country_registered);
  const placeRegistered = textOf(identification.place_registered);
  const country =
    countryOf(countryRegistered) ?? (/companies house/i.test(placeRegistered ?? "") ? "GB" : undefined);
  return presentFields<RelatedOrganisation>({
    name,
    reference: referenceOf(registrationNumber, country),
    selfReported: true,
    registrationNumber,
    countryRegistered,
    placeRegistered,
    legalForm: textOf(identification.legal_form),
    legalAuthority: textOf(identification.legal_authority),
  });
}

function referenceOf(number: string | undefined, country: string | undefined): CompanyReference | undefined {
  if (number === undefined || country === undefined) return undefined;
  if (country === "GB") {
    const value = companyNumber(number);
    return value === undefined ? undefined : { scheme: "GB-COH", value };
  }
  const [found] = registerIdentifiers(number, { country }).filter(
    ({ strength, wellFormed }) => strength === "strong" && wellFormed,
  );
  return found === undefined ? undefined : { scheme: found.scheme, value: found.value };
}

function exemptionsOf(data: Document, fact: (content: FactContent, period: Period) => StatedFact) {
  const exemptions = isObject(data.exemptions) ? Object.values(data.exemptions) : [];
  const facts = exemptions.filter(isObject).flatMap((exemption) => {
    const type = textOf(exemption.exemption_type);
    const items = Array.isArray(exemption.items) ? exemption.items.filter(isObject) : [];
    if (type === undefined) return [];
    return items.map((item) =>
      fact(
        exceptionOf(type, "exempt"),
        presentFields<Period>({ validFrom: dateOf(item.exempt_from), validTo: dateOf(item.exempt_to) }),
      ),
    );
  });
  return facts.length === 0 ? "data.exemptions has no exemption" : facts;
}

function exceptionOf(reason: string, meaning: ReportingExceptionFact["meaning"]): ReportingExceptionFact {
  return {
    kind: "reporting_exception",
    basis: "control",
    level: "unknown",
    reason,
    label: sentence(reason),
    meaning,
  };
}

/** `no-individual-or-entity-with-signficant-control`, in the register's spelling: there is none. */
function meaningOf(statement: string): ReportingExceptionFact["meaning"] {
  return /^no-individual-or-entity-with-signi?fi?cant-control/.test(statement) ? "no_such_person" : "unknown";
}

function periodOf(data: Document): Period {
  return presentFields<Period>({ validFrom: dateOf(data.notified_on), validTo: dateOf(data.ceased_on) });
}

/** A date, or a timestamp as some extracts write it. */
function dateOf(value: unknown): string | undefined {
  const date = textOf(value)?.slice(0, 10);
  return date !== undefined && isIsoDate(date) ? date : undefined;
}

function linkOf(data: Document): string | undefined {
  return isObject(data.links) ? textOf(data.links.self) : undefined;
}

function numberInLink(data: Document): string | undefined {
  return /^\/company\/([0-9A-Za-z]+)\//.exec(linkOf(data) ?? "")?.[1];
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? cleanText(value) : undefined;
}

function isObject(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
