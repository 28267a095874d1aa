import { factsOfCompany } from "../../domain/facts/company-facts.ts";
import type { FactRow, StatedFact } from "../../domain/facts/fact.ts";
import type { PostalAddress } from "../../domain/record.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { presentFields } from "../streaming/present-fields.ts";
import { codeOf, dayOf, isObject, type Json, organisationNumber, textOf } from "./brreg-records.ts";

/** Establishments of another unit: they have numbers of their own and are no companies. */
export const ESTABLISHMENTS: ReadonlySet<string | undefined> = new Set(["BEDR", "AAFY"]);

type EnhetResult =
  | { readonly kind: "company"; readonly company: RegisterCompany; readonly facts: FactRow }
  | { readonly kind: "bad" | "skipped"; readonly reason: string };

/** The company of a record of the register of units (enhet). A deleted unit keeps only its number. */
export function companyOfEnhet(record: Json, source: string): EnhetResult {
  const number = organisationNumber(record.organisasjonsnummer);
  if (number === undefined)
    return { kind: "bad", reason: "organisasjonsnummer is missing or is no organisation number" };
  const form = codeOf(record.organisasjonsform);
  if (ESTABLISHMENTS.has(form))
    return { kind: "skipped", reason: "the unit is an establishment of another one" };
  const name = textOf(record.navn);
  // A unit that was removed for legal reasons has a number and nothing else.
  if (name === undefined) return { kind: "bad", reason: "navn is missing" };
  const company = presentFields<RegisterCompany>({
    source,
    sourceRecordId: number,
    name,
    country: "NO",
    jurisdiction: "NO",
    registrationNumber: number,
    registrationAuthority: "RA000472",
    vatNumber: record.registrertIMvaregisteret === true ? `NO${number}MVA` : undefined,
    website: textOf(record.hjemmeside),
    phone: textOf(record.telefon) ?? textOf(record.mobil),
    email: textOf(record.epostadresse),
    address: addressOf(record.forretningsadresse),
    legalForm: (isObject(record.organisasjonsform) && textOf(record.organisasjonsform.beskrivelse)) || form,
    status: statusOf(record),
    // The day of founding; `registreringsdatoEnhetsregisteret` is only the day of registration.
    incorporatedOn: dayOf(record.stiftelsesdato),
    dissolvedOn: dayOf(record.slettedato),
    category: form === "ENK" ? "sole_proprietor" : form === "NUF" ? "branch" : undefined,
    sourceUrl: `https://data.brreg.no/enhetsregisteret/api/enheter/${number}`,
  });
  return { kind: "company", company, facts: factsOf(record, company) };
}

/** The most serious state that the register marks; it has no word for a unit in good standing. */
function statusOf(record: Json): string {
  if (dayOf(record.slettedato) !== undefined) return "deleted";
  if (record.konkurs === true) return "bankruptcy";
  if (record.underTvangsavviklingEllerTvangsopplosning === true) return "compulsory_dissolution";
  if (record.underAvvikling === true) return "winding_up";
  return "active";
}

/** The first day of the state, where the register gives it. */
function statusSince(record: Json, status: string | undefined): string | undefined {
  if (status === "deleted") return dayOf(record.slettedato);
  if (status === "bankruptcy") return dayOf(record.konkursdato);
  if (status === "winding_up") return dayOf(record.underAvviklingDato);
  return undefined;
}

function factsOf(record: Json, company: RegisterCompany): FactRow {
  const { source, sourceRecordId } = company;
  const subject = { scheme: "NO-BRC", value: sourceRecordId };
  const since = statusSince(record, company.status);
  const stated = factsOfCompany(company, { subject }).map(
    (fact): StatedFact =>
      fact.content.kind === "status" && since !== undefined
        ? { ...fact, period: { validFrom: since } }
        : fact,
  );
  const mailing = addressOf(record.postadresse);
  const above = organisationNumber(record.overordnetEnhet);
  const further: StatedFact["content"][] = [
    ...(mailing === undefined ? [] : [{ kind: "address", role: "mailing", address: mailing } as const]),
    ...(above === undefined
      ? []
      : [
          {
            kind: "relationship",
            basis: "branch",
            type: "overordnetEnhet",
            level: "direct",
            object: { reference: { scheme: "NO-BRC", value: above } },
          } as const,
        ]),
  ];
  const { sourceUrl } = company;
  const common = { subject, ...(sourceUrl === undefined ? {} : { sourceUrl }) };
  return {
    source,
    sourceRecordId,
    facts: [...stated, ...further.map((content) => ({ ...common, content }))],
  };
}

/** Lines of an address may be null or blank. */
export function addressOf(value: unknown): PostalAddress | undefined {
  if (!isObject(value)) return undefined;
  const lines = (Array.isArray(value.adresse) ? value.adresse : []).flatMap((line) => textOf(line) ?? []);
  const address = presentFields<PostalAddress>({
    line1: lines[0],
    line2: lines.slice(1).join(", ") || undefined,
    city: textOf(value.poststed),
    region: textOf(value.kommune) === textOf(value.poststed) ? undefined : textOf(value.kommune),
    postal_code: textOf(value.postnummer),
    country: textOf(value.landkode),
  });
  return Object.keys(address).length === 0 ? undefined : address;
}
