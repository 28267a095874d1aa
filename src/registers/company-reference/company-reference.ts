import { z } from "zod";
import type { StatedFact } from "../../domain/facts/fact.ts";
import { profileReference, referenceCountries } from "../../domain/facts/reference-profile.ts";
import { registrableDomain } from "../../domain/web/registrable-domain.ts";
import type { RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { readJsonLines } from "../streaming/json-lines.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";

const SOURCE = "company_reference";

const text = (max: number) => z.string().trim().min(1).max(max);
const date = z.string().refine(isIsoDate, "is no calendar date");

const header = z.strictObject({ company_reference: z.strictObject({ published_on: date }) });

const profile = z.strictObject({
  profile_id: text(200),
  name: text(500),
  domains: z.array(text(253)).min(1).max(50),
  country: z.enum(referenceCountries),
  address: z
    .strictObject({
      line1: text(300).optional(),
      line2: text(300).optional(),
      city: text(200).optional(),
      region: text(100).optional(),
      postal_code: text(32).optional(),
      country: text(64).optional(),
    })
    .optional(),
  source_url: z.url().max(2000).optional(),
  licence: text(200).optional(),
  as_of: date.optional(),
});

/**
 * A licensed snapshot that says which companies use a domain, one company per line. An optional first line
 * `{"company_reference": {"published_on": "2026-11-01"}}` dates the file. Its rows are profiles for lookups by
 * domain alone: they are no register companies, and become no part of an entity.
 */
export const companyReference: RegisterFormat = {
  name: "company-reference",
  describe:
    "Reference snapshot as JSON Lines: companies by domain (profile_id, name, domains, country GB or US, …)",
  defaults: {
    sourceId: SOURCE,
    registerId: "company-reference",
    sourceName: "Company reference",
    sourceUrl: null,
    licence: null,
    licencePermitsResale: false,
    publisher: null,
  },
  read: (input: RegisterInput) =>
    readParts(input, { readPart: (part) => readPart(part, input.source ?? SOURCE) }),
};

async function* readPart(part: RegisterFilePart, source: string): AsyncGenerator<RegisterRow> {
  for await (const { line, value, fault } of readJsonLines(part)) {
    const dated = header.safeParse(value);
    if (dated.success) yield { kind: "publisher_date", date: dated.data.company_reference.published_on };
    else yield rowOf(value, { line, fault, source });
  }
}

function rowOf(
  value: unknown,
  {
    line,
    fault,
    source,
  }: { readonly line: number; readonly fault: string | undefined; readonly source: string },
): RegisterRow {
  if (fault !== undefined) return { kind: "bad", line, reason: fault };
  const read = profile.safeParse(value);
  if (!read.success) {
    const { path, code } = read.error.issues[0]!;
    return { kind: "bad", line, reason: `${path.join(".") || "the line"}: ${code}` };
  }
  const { profile_id, domains, licence, as_of, source_url } = read.data;
  const own = {
    ...(as_of === undefined ? {} : { asOf: as_of }),
    ...(licence === undefined ? {} : { licence }),
    ...(source_url === undefined ? {} : { sourceUrl: source_url }),
  };
  const facts: StatedFact[] = domains.flatMap((domain) => {
    const stated = factOf(read.data, domain);
    return stated === null ? [] : [{ ...stated, ...own }];
  });
  if (facts.length === 0) return { kind: "bad", line, reason: "domains: none is a domain" };
  return { kind: "statement", line, facts: { source, sourceRecordId: profile_id, facts } };
}

function factOf(
  { name, country, address }: z.output<typeof profile>,
  domain: string,
): Pick<StatedFact, "subject" | "content"> | null {
  const normal = registrableDomain(domain);
  if (normal === null) return null;
  const { line1, line2, city, region, postal_code, country: placed } = address ?? {};
  const parts = { line1, line2, city, region, postal_code, country: placed };
  const given = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return {
    subject: profileReference(country, normal.domain),
    content: {
      ...{ kind: "reference_profile", name, domain, country },
      ...(address === undefined ? {} : { address: given }),
    },
  };
}
