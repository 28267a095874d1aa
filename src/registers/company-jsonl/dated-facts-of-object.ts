/** Dated statements of a company-jsonl line beside its names: addresses by role, identifiers and states. */
import { z } from "zod";
import type {
  AddressRole,
  FactContent,
  IdentifierFact,
  Period,
  StatedFact,
} from "../../domain/facts/fact.ts";
import {
  normaliseCik,
  normaliseDuns,
  normaliseIsin,
  normaliseLei,
} from "../../domain/identifiers/global-identifiers.ts";
import type { Identifier } from "../../domain/identifiers/identifier.ts";
import { issuer } from "../../domain/identifiers/issuer.ts";
import { registerIdentifiers } from "../../domain/identifiers/register-identifiers.ts";
import type { PostalAddress } from "../../domain/record.ts";
import { cleanText } from "../streaming/clean-text.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { presentFields } from "../streaming/present-fields.ts";

const text = z
  .string("must be text")
  .nullish()
  .transform((value) => cleanText(value ?? undefined));
const date = text.refine((value) => value === undefined || isIsoDate(value), "must be a date as YYYY-MM-DD");
const roles = ["registered", "headquarters", "service", "mailing"] as const satisfies readonly AddressRole[];
const schemes = ["lei", "cik", "isin", "bic", "duns", "ticker", "company_number"] as const;

/** A period that ends before it begins is an error of the line and would hold on no day. */
const isPeriod = ({
  valid_from: from,
  valid_to: to,
}: {
  valid_from?: string | undefined;
  valid_to?: string | undefined;
}) => from === undefined || to === undefined || from <= to;
const wrongPeriod = { message: "must not be before valid_from", path: ["valid_to"] };

const list = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry, "must be a list")
    .max(200, "must have at most 200 entries")
    .nullish()
    .transform((entries) => entries ?? []);

const address = z
  .object(
    {
      role: z.enum(roles, `must be one of ${roles.join(", ")}`),
      line1: text,
      line2: text,
      city: text,
      region: text,
      postal_code: text,
      country: text,
      valid_from: date,
      valid_to: date,
    },
    "must be an object",
  )
  .refine(isPeriod, wrongPeriod);

const identifier = z
  .object(
    {
      scheme: z.enum(schemes, `must be one of ${schemes.join(", ")}`),
      value: z.string("must be text"),
      jurisdiction: text,
      exchange: text,
      registration_status: text,
      successor: text,
      valid_from: date,
      valid_to: date,
    },
    "must be an object",
  )
  .refine(isPeriod, wrongPeriod)
  .refine((entry) => identifierOf(entry, entry.value) !== undefined, {
    message: "is no identifier of its scheme",
    path: ["value"],
  })
  .refine(
    ({ successor, ...entry }) => successor === undefined || identifierOf(entry, successor) !== undefined,
    {
      message: "is no identifier of the same scheme",
      path: ["successor"],
    },
  );

const status = z
  .object(
    { status: z.string("must be text").min(1, "is missing"), reason: text, valid_from: date, valid_to: date },
    "must be an object",
  )
  .refine(isPeriod, wrongPeriod);

export const datedKeys = { addresses: list(address), identifiers: list(identifier), statuses: list(status) };

interface Dated {
  readonly addresses: readonly z.output<typeof address>[];
  readonly identifiers: readonly z.output<typeof identifier>[];
  readonly statuses: readonly z.output<typeof status>[];
}

type Entry = Omit<StatedFact, "subject">;

/** The entries of a line as facts without their subject. */
export function datedFacts({ addresses, identifiers, statuses }: Dated): Entry[] {
  const fact = (
    content: FactContent,
    entry: { valid_from?: string | undefined; valid_to?: string | undefined },
  ) => ({
    content,
    period: presentFields<Period>({ validFrom: entry.valid_from, validTo: entry.valid_to }),
  });
  return [
    ...addresses.map(({ role, valid_from, valid_to, ...parts }) =>
      fact({ kind: "address", role, address: presentFields<PostalAddress>(parts) }, { valid_from, valid_to }),
    ),
    ...identifiers.map((entry) => fact(identifierFact(entry), entry)),
    ...statuses.map((entry) => {
      const words = entry.status
        .trim()
        .toLowerCase()
        .replaceAll(/[\s/-]+/g, "_");
      const { reason } = entry;
      return fact({ kind: "status", status: words, ...(reason === undefined ? {} : { reason }) }, entry);
    }),
  ];
}

type IdentifierEntry = z.output<typeof identifier>;

function identifierFact(entry: IdentifierEntry): IdentifierFact {
  const found = identifierOf(entry, entry.value)!;
  const after = entry.successor === undefined ? undefined : identifierOf(entry, entry.successor)!;
  const { jurisdiction, exchange, registration_status: registrationStatus } = entry;
  return presentFields<IdentifierFact>({
    kind: "identifier",
    scheme: found.scheme,
    value: found.value,
    qualifier:
      entry.scheme === "ticker" ? exchange : entry.scheme === "company_number" ? jurisdiction : undefined,
    registrationStatus,
    successor: after === undefined ? undefined : { scheme: after.scheme, value: after.value },
  });
}

interface Schemed {
  readonly scheme: (typeof schemes)[number];
  readonly jurisdiction?: string | undefined;
}

/** The identifier in normal form, checked by its check digit; undefined for a value outside its scheme. */
function identifierOf(
  { scheme, jurisdiction }: Schemed,
  value: string,
): Pick<Identifier, "scheme" | "value"> | undefined {
  const clean = cleanText(value);
  if (clean === undefined) return undefined;
  if (scheme === "ticker") return clean.length <= 16 ? { scheme, value: clean.toUpperCase() } : undefined;
  if (scheme === "bic")
    return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(clean)
      ? { scheme, value: clean }
      : undefined;
  const found = scheme === "company_number" ? numberOf(clean, jurisdiction) : GLOBAL[scheme](clean);
  return found?.wellFormed && found.strength !== "weak" ? found : undefined;
}

const GLOBAL = { lei: normaliseLei, cik: normaliseCik, isin: normaliseIsin, duns: normaliseDuns } as const;

function numberOf(number: string, jurisdiction: string | undefined): Identifier | undefined {
  if (jurisdiction === undefined) return undefined;
  return registerIdentifiers(number, issuer(jurisdiction, jurisdiction)).find(
    ({ strength, wellFormed }) => strength === "strong" && wellFormed,
  );
}
