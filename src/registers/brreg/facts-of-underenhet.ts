import type { FactRow, Period, StatedFact } from "../../domain/facts/fact.ts";
import { codeOf, dayOf, type Json, organisationNumber, textOf } from "./brreg-records.ts";
import { addressOf, ESTABLISHMENTS } from "./company-of-enhet.ts";

type UnderenhetResult =
  | { readonly kind: "statement"; readonly facts: FactRow }
  | { readonly kind: "bad" | "skipped"; readonly reason: string };

/**
 * The statements of the register on an establishment (underenhet): its number, name, places and state, the unit that it
 * belongs to, and that this unit trades under its name. A deleted establishment names its unit no more.
 */
export function factsOfUnderenhet(record: Json, source: string): UnderenhetResult {
  const number = organisationNumber(record.organisasjonsnummer);
  if (number === undefined)
    return { kind: "bad", reason: "organisasjonsnummer is missing or is no organisation number" };
  if (!ESTABLISHMENTS.has(codeOf(record.organisasjonsform)))
    return { kind: "skipped", reason: "the record is a unit, not an establishment of one" };
  const name = textOf(record.navn);
  if (name === undefined) return { kind: "bad", reason: "navn is missing" };
  const own = { scheme: "NO-BRC", value: number };
  const sourceUrl = `https://data.brreg.no/enhetsregisteret/api/underenheter/${number}`;
  const open = periodOf(record);
  const stated = (content: StatedFact["content"], period?: Period, subject = own): StatedFact => ({
    ...{ subject, content, sourceUrl },
    ...(period === undefined || Object.keys(period).length === 0 ? {} : { period }),
  });
  const place = addressOf(record.beliggenhetsadresse);
  const mailing = addressOf(record.postadresse);
  const facts: StatedFact[] = [
    stated({ kind: "identifier", ...own, qualifier: "NO" }, open),
    stated({ kind: "name", role: "trading", name }, open),
    stated({ kind: "status", status: stateOf(record) }),
    ...(place === undefined ? [] : [stated({ kind: "address", role: "headquarters", address: place })]),
    ...(mailing === undefined ? [] : [stated({ kind: "address", role: "mailing", address: mailing })]),
    ...factsOfUnit({ record, name, own, stated }),
  ];
  return { kind: "statement", facts: { source, sourceRecordId: number, facts } };
}

function factsOfUnit(given: {
  readonly record: Json;
  readonly name: string;
  readonly own: { readonly scheme: string; readonly value: string };
  readonly stated: (
    content: StatedFact["content"],
    period?: Period,
    subject?: StatedFact["subject"],
  ) => StatedFact;
}): StatedFact[] {
  const { record, name, own, stated } = given;
  const unit = organisationNumber(record.overordnetEnhet);
  if (unit === undefined || unit === own.value) return [];
  const reference = { scheme: "NO-BRC", value: unit };
  // An establishment that was sold belongs to its unit since the sale, and existed before.
  const since = dayOf(record.datoEierskifte) ?? dayOf(record.oppstartsdato);
  const until = closedOn(record);
  const period = {
    ...(since !== undefined && { validFrom: since }),
    ...(until !== undefined && { validTo: until }),
  };
  return [
    stated(
      {
        kind: "relationship",
        basis: "branch",
        type: "overordnetEnhet",
        level: "direct",
        object: { reference },
      },
      period,
    ),
    stated({ kind: "name", role: "trading", name }, period, reference),
  ];
}

/** Since it began its activity, until it was closed or deleted. */
function periodOf(record: Json): Period {
  const from = dayOf(record.oppstartsdato);
  const to = closedOn(record);
  return { ...(from !== undefined && { validFrom: from }), ...(to !== undefined && { validTo: to }) };
}

/** The day of closing, which precedes that of deletion. */
function closedOn(record: Json): string | undefined {
  return dayOf(record.nedleggelsesdato) ?? dayOf(record.slettedato);
}

function stateOf(record: Json): string {
  if (dayOf(record.slettedato) !== undefined) return "deleted";
  return dayOf(record.nedleggelsesdato) === undefined ? "active" : "closed";
}
