/** The company of a screening: as a request names it, or as the tenant has stored it. */
import type { Call } from "../../contract/operation.ts";
import { companyKeys } from "../../domain/facts/company-keys.ts";
import { identifierKey } from "../../domain/identifiers/identifier-key.ts";
import { recordIdentifiers } from "../../domain/identifiers/record-identifiers.ts";
import { countryInField } from "../../domain/places/country-field.ts";
import { parseJurisdiction } from "../../domain/places/parse-jurisdiction.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import type { SubjectNumber } from "../../domain/screening/listed-numbers.ts";
import type { ScreeningSubject } from "../../domain/screening/screen.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";

export interface Subject extends ScreeningSubject {
  /** Identifier keys under which registers state owners of the company. */
  readonly keys: readonly string[];
}

interface NamedSubject {
  readonly name?: string | undefined;
  readonly country?: string | undefined;
  readonly jurisdiction?: string | undefined;
  readonly registration_number?: string | undefined;
  readonly lei?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
}

/** The company that a request names. */
export function namedSubject({
  name,
  aliases = [],
  country,
  jurisdiction,
  registration_number,
  lei,
}: NamedSubject): Subject {
  const law = jurisdiction === undefined ? undefined : parseJurisdiction(jurisdiction)?.country;
  const seat = country === undefined ? undefined : (countryInField(country) ?? undefined);
  return {
    names: [name ?? "", ...aliases],
    countries: [...new Set([seat, law].filter((code) => code !== undefined))],
    numbers: numbersOf({ registration_number, lei, country: law ?? seat }),
    keys: recordIdentifiers(recordOf({ registration_number, lei, jurisdiction, country: seat }))
      .filter(({ strength, wellFormed }) => strength === "strong" && wellFormed)
      .map(identifierKey),
  };
}

function recordOf(fields: Readonly<Record<string, string | undefined>>): CompanyRecord {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as CompanyRecord;
}

function numbersOf({
  registration_number,
  lei,
  country,
}: Pick<NamedSubject, "registration_number" | "lei" | "country">): readonly SubjectNumber[] {
  const registered: SubjectNumber[] =
    registration_number === undefined
      ? []
      : [
          {
            scheme: "registration",
            value: registration_number,
            ...(country === undefined ? {} : { country }),
          },
        ];
  return lei === undefined ? registered : [...registered, { scheme: "lei", value: lei }];
}

/** Names, country and numbers of a tenant's entity, as the tenant may see them; null without one. */
export async function storedSubject(
  entities: EntityReader,
  call: Call,
  entityId: string,
): Promise<Subject | null> {
  const reader = { tenantId: call.caller.tenantId!, now: call.now };
  const [entity] = await entities.find(reader, [entityId]);
  if (entity === undefined) return null;
  const { record } = entities.view(reader, entity);
  const textOf = (attribute: string) => {
    const value = record[attribute];
    return typeof value === "string" ? value : undefined;
  };
  const textsOf = (attribute: string) => {
    const value = record[attribute];
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  };
  const names = [
    textOf("identity.legal_name"),
    ...textsOf("identity.trading_names"),
    ...textsOf("identity.previous_names"),
  ].filter((name) => name !== undefined);
  const law = parseJurisdiction(textOf("registration.jurisdiction") ?? "")?.country;
  const seat = textOf("location.country");
  return {
    names,
    countries: [...new Set([seat, law].filter((code) => code !== undefined))],
    numbers: numbersOf({
      registration_number: textOf("registration.company_number"),
      lei: textOf("registration.lei"),
      country: law ?? seat,
    }),
    keys: companyKeys(entities.visible(reader, entity)),
  };
}
