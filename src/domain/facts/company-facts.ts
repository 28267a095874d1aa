import { normaliseCik, normaliseIsin, normaliseLei } from "../identifiers/global-identifiers.ts";
import type { Identifier } from "../identifiers/identifier.ts";
import { issuer, one } from "../identifiers/issuer.ts";
import { registerIdentifiers } from "../identifiers/register-identifiers.ts";
import type { RegisterCompany } from "../register-company.ts";
import type { CompanyReference } from "./company-reference.ts";
import type { FactContent, IdentifierFact, Period, StatedFact } from "./fact.ts";

/** Facts of a row that the company's own fields do not hold. */
export interface RowStatement {
  readonly subject: CompanyReference;
  /** First day of the present legal name, if the publisher gives it. */
  readonly nameSince?: string;
  /** State of the register's own record, which is not the state of the company. */
  readonly registrationStatus?: string;
  /** The identifier scheme of that state and of the successor. */
  readonly registrationScheme?: string;
}

/** The names, addresses, numbers and state of a row as facts about `subject`. */
export function factsOfCompany(company: RegisterCompany, row: RowStatement): StatedFact[] {
  const common = {
    subject: row.subject,
    ...(company.asOf === undefined ? {} : { asOf: company.asOf }),
    ...(company.sourceUrl === undefined ? {} : { sourceUrl: company.sourceUrl }),
    ...(company.licence === undefined ? {} : { licence: company.licence }),
  };
  const fact = (content: FactContent, period: Period = {}): StatedFact => ({
    ...common,
    content,
    ...(Object.keys(period).length === 0 ? {} : { period }),
  });
  return [
    fact(
      { kind: "name", role: "legal", name: company.name },
      row.nameSince === undefined ? {} : { validFrom: row.nameSince },
    ),
    ...(company.otherNames ?? []).map(({ name, kind: role, lang, ...period }) =>
      fact({ kind: "name", role, name, ...(lang === undefined ? {} : { lang }) }, period),
    ),
    ...(company.address ? [fact({ kind: "address", role: "registered", address: company.address })] : []),
    ...(company.headquartersAddress
      ? [fact({ kind: "address", role: "headquarters", address: company.headquartersAddress })]
      : []),
    ...identifiersOf(company, row).map((content) => fact(content)),
    ...(company.status === undefined ? [] : [statusFact(company, fact)]),
  ];
}

function statusFact(
  { status = "", dissolvedOn }: RegisterCompany,
  fact: (content: FactContent, period?: Period) => StatedFact,
): StatedFact {
  const words = status
    .trim()
    .toLowerCase()
    .replaceAll(/[\s/-]+/g, "_");
  return fact({ kind: "status", status: words }, dissolvedOn === undefined ? {} : { validFrom: dissolvedOn });
}

function identifiersOf(company: RegisterCompany, row: RowStatement): IdentifierFact[] {
  const { registrationNumber, registrationAuthority } = company;
  const place = issuer(company.jurisdiction, company.country ?? company.address?.country);
  const where = { ...place, ...(registrationAuthority && { registrationAuthority }) };
  const numbers = registrationNumber === undefined ? [] : registerIdentifiers(registrationNumber, where);
  const stated = [
    ...one(normaliseLei, company.lei),
    ...one(normaliseCik, company.cik),
    ...one(normaliseIsin, company.isin),
    ...numbers.filter(({ strength, wellFormed }) => strength === "strong" && wellFormed).slice(0, 1),
  ];
  return [
    ...stated.map((identifier) => identifierFact(identifier, { company, row, place })),
    ...(company.tickers ?? []).map(
      (value): IdentifierFact => ({
        kind: "identifier",
        scheme: "ticker",
        value,
        ...(company.exchange === undefined ? {} : { qualifier: company.exchange }),
      }),
    ),
  ];
}

function identifierFact(
  { scheme, value }: Identifier,
  {
    company,
    row,
    place,
  }: {
    readonly company: RegisterCompany;
    readonly row: RowStatement;
    readonly place: { readonly jurisdiction?: string; readonly country?: string };
  },
): IdentifierFact {
  const isOwn = scheme === row.registrationScheme;
  const qualifier = GLOBAL.has(scheme) ? undefined : (place.jurisdiction ?? place.country);
  return {
    kind: "identifier",
    scheme,
    value,
    ...(qualifier === undefined ? {} : { qualifier }),
    ...(isOwn && row.registrationStatus !== undefined ? { registrationStatus: row.registrationStatus } : {}),
    ...(scheme === "lei" && company.successorLei !== undefined
      ? { successor: { scheme: "lei", value: company.successorLei } }
      : {}),
  };
}

const GLOBAL: ReadonlySet<string> = new Set(["lei", "cik", "isin"]);
