import { type CompanyReference, rowReference } from "../../domain/facts/company-reference.ts";
import type { FactContent, FactRow, Period, StatedFact } from "../../domain/facts/fact.ts";
import type {
  RelationshipFact,
  ReportingExceptionFact,
  ShareBand,
} from "../../domain/facts/relationship-facts.ts";
import { schemeIdentifier } from "../../domain/identifiers/derived-identifiers.ts";
import { normaliseLei } from "../../domain/identifiers/global-identifiers.ts";
import type { Identifier } from "../../domain/identifiers/identifier.ts";
import { registerScheme } from "../../domain/identifiers/register-schemes.ts";
import type { PostalAddress } from "../../domain/record.ts";
import { cleanText } from "../streaming/clean-text.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { presentFields } from "../streaming/present-fields.ts";

type Document = Readonly<Record<string, unknown>>;

type StatementResult =
  | { readonly kind: "statement"; readonly facts: FactRow }
  | { readonly kind: "natural_person"; readonly subject: CompanyReference }
  | { readonly kind: "bad" | "skipped"; readonly reason: string };

/** Facts about organisations in a BODS 0.4 statement. Validity, statement and retrieval differ in date. */
export function factsOfStatement(
  value: unknown,
  source: string,
  isPerson: (recordId: string) => boolean,
): StatementResult {
  if (!isObject(value)) return { kind: "bad", reason: "the line is not a JSON object" };
  const recordId = textOf(value.recordId);
  if (recordId === undefined) return { kind: "bad", reason: "recordId is missing" };
  if (!isObject(value.recordDetails)) return { kind: "bad", reason: "recordDetails is missing" };
  const said: Said = { source, recordId, details: value.recordDetails, closedOn: closedOn(value) };
  const asOf = dateOf(value.statementDate);
  if (value.recordType === "person") return { kind: "skipped", reason: "the record is a natural person's" };
  if (value.recordType === "entity") return rowOf(said, asOf, entityFacts(said));
  if (value.recordType === "relationship") return relationshipRow(said, asOf, isPerson);
  return { kind: "bad", reason: "recordType is not one of BODS 0.4" };
}

interface Said {
  readonly source: string;
  readonly recordId: string;
  readonly details: Document;
  /** Day of the statement that closed the record. */
  readonly closedOn: string | undefined;
}

function closedOn({ recordStatus, statementDate }: Document): string | undefined {
  return recordStatus === "closed" ? dateOf(statementDate) : undefined;
}

function rowOf({ source, recordId }: Said, asOf: string | undefined, facts: StatedFact[]): StatementResult {
  if (facts.length === 0) return { kind: "skipped", reason: "the record says nothing that is kept" };
  const dated = facts.map((fact) => (asOf === undefined ? fact : { ...fact, asOf }));
  return { kind: "statement", facts: { source, sourceRecordId: recordId, facts: dated } };
}

function entityFacts({ source, recordId, details, closedOn: validTo }: Said): StatedFact[] {
  const subject = rowReference(source, recordId);
  const period = presentFields<Period>({ validTo });
  const fact = (content: FactContent): StatedFact => ({ subject, content, period });
  const name = textOf(details.name);
  return [
    ...(name === undefined ? [] : [fact({ kind: "name", role: "legal", name })]),
    ...textsOf(details.alternateNames).map((other) =>
      fact({ kind: "name", role: "alternative", name: other }),
    ),
    ...objectsOf(details.identifiers)
      .flatMap(identifierOf)
      .map(({ scheme, value }) => fact({ kind: "identifier", scheme, value })),
    ...objectsOf(details.addresses).flatMap((address) => {
      const role = ADDRESS_ROLES.get(textOf(address.type));
      const postal = addressOf(address);
      return role === undefined || postal === undefined
        ? []
        : [fact({ kind: "address", role, address: postal })];
    }),
  ];
}

const ADDRESS_ROLES: ReadonlyMap<string | undefined, "registered" | "headquarters" | "service"> = new Map([
  ["registered", "registered"],
  ["business", "headquarters"],
  ["service", "service"],
]);

function addressOf(address: Document): PostalAddress | undefined {
  const country = isObject(address.country) ? address.country : {};
  const parts = presentFields<PostalAddress>({
    line1: textOf(address.address),
    postal_code: textOf(address.postCode),
    country: textOf(country.code) ?? textOf(country.name),
  });
  return Object.keys(parts).length === 0 ? undefined : parts;
}

/** Schemes are codes of org-id.guide, where `XI-LEI` is the LEI; an unknown scheme gives no identifier. */
function identifierOf(identifier: Document): Identifier[] {
  const scheme = textOf(identifier.scheme);
  const id = textOf(identifier.id);
  if (scheme === undefined || id === undefined) return [];
  if (scheme === "XI-LEI") return strong(normaliseLei(id));
  return registerScheme(scheme) === undefined ? [] : strong(schemeIdentifier(scheme, id));
}

function strong(identifier: Identifier | null): Identifier[] {
  return identifier?.strength === "strong" && identifier.wellFormed ? [identifier] : [];
}

function relationshipRow(
  said: Said,
  asOf: string | undefined,
  isPerson: (recordId: string) => boolean,
): StatementResult {
  const { details, source } = said;
  const subjectId = textOf(details.subject);
  if (subjectId === undefined)
    return { kind: "skipped", reason: "the subject of the relationship is not specified" };
  const subject = rowReference(source, subjectId);
  const party = details.interestedParty;
  if (isObject(party)) return rowOf(said, asOf, [exceptionFact(subject, party, said)]);
  const partyId = textOf(party);
  if (partyId === undefined) return { kind: "bad", reason: "interestedParty is missing" };
  if (isPerson(partyId)) return { kind: "natural_person", subject };
  const reference = rowReference(source, partyId);
  const interests = objectsOf(details.interests);
  const facts = (interests.length === 0 ? [{}] : interests).map((interest): StatedFact => {
    const period = presentFields<Period>({
      validFrom: dateOf(interest.startDate),
      validTo: dateOf(interest.endDate) ?? said.closedOn,
    });
    return { subject, content: interestOf(interest, reference), period };
  });
  return rowOf(said, asOf, facts);
}

function interestOf(interest: Document, reference: CompanyReference): RelationshipFact {
  const code = textOf(interest.type) ?? "unknownInterest";
  const share = shareOf(interest.share, code);
  const level = textOf(interest.directOrIndirect);
  return presentFields<RelationshipFact>({
    kind: "relationship",
    basis: code === "shareholding" ? "ownership" : "control",
    type: code,
    level: level === "direct" || level === "indirect" ? level : "unknown",
    object: { reference },
    natures: [{ code, label: labelOf(code) }],
    shares: share === undefined ? undefined : [share],
  });
}

const AXES: Readonly<Record<string, ShareBand["of"]>> = {
  shareholding: "shares",
  votingRights: "voting_rights",
  rightsToSurplusAssetsOnDissolution: "surplus_assets",
};

function shareOf(value: unknown, code: string): ShareBand | undefined {
  if (!isObject(value)) return undefined;
  const number = (key: string) => (typeof value[key] === "number" ? value[key] : undefined);
  const exact = number("exact");
  const [above, below] = [number("exclusiveMinimum"), number("exclusiveMaximum")];
  const band = presentFields<Omit<ShareBand, "of">>({
    minimum: exact ?? number("minimum") ?? above,
    maximum: exact ?? number("maximum") ?? below,
    exclusiveMinimum: above === undefined || number("minimum") !== undefined ? undefined : true,
    exclusiveMaximum: below === undefined || number("maximum") !== undefined ? undefined : true,
  });
  return Object.keys(band).length === 0 ? undefined : { of: AXES[code] ?? "unspecified", ...band };
}

const MEANINGS: Readonly<Record<string, ReportingExceptionFact["meaning"]>> = {
  noBeneficialOwners: "no_such_person",
  subjectExemptFromDisclosure: "exempt",
  interestedPartyExemptFromDisclosure: "withheld",
};

function exceptionFact(subject: CompanyReference, party: Document, { closedOn: validTo }: Said): StatedFact {
  const reason = textOf(party.reason) ?? "unknown";
  return {
    subject,
    period: presentFields<Period>({ validTo }),
    content: {
      kind: "reporting_exception",
      basis: "control",
      level: "unknown",
      reason,
      label: labelOf(reason),
      meaning: MEANINGS[reason] ?? "unknown",
    },
  };
}

/** `appointmentOfBoard` in words: "Appointment of board". */
function labelOf(code: string): string {
  const words = code.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function dateOf(value: unknown): string | undefined {
  const date = textOf(value)?.slice(0, 10);
  return date !== undefined && isIsoDate(date) ? date : undefined;
}

export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? cleanText(value) : undefined;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter((text) => text !== undefined) : [];
}

function objectsOf(value: unknown): Document[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function isObject(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
