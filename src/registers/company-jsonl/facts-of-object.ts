import { z } from "zod";
import { factsOfCompany } from "../../domain/facts/company-facts.ts";
import { type CompanyReference, rowReference } from "../../domain/facts/company-reference.ts";
import type { FactContent, FactKind, Period, StatedFact } from "../../domain/facts/fact.ts";
import type { RelatedOrganisation, RelationshipFact } from "../../domain/facts/relationship-facts.ts";
import { normaliseLei } from "../../domain/identifiers/global-identifiers.ts";
import { issuer } from "../../domain/identifiers/issuer.ts";
import { registerIdentifiers } from "../../domain/identifiers/register-identifiers.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { cleanText } from "../streaming/clean-text.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { presentFields } from "../streaming/present-fields.ts";
import { problemOf } from "./company-of-object.ts";
import { datedFacts, datedKeys } from "./dated-facts-of-object.ts";

const text = z
  .string("must be text")
  .nullish()
  .transform((value) => cleanText(value ?? undefined));
const date = text.refine((value) => value === undefined || isIsoDate(value), "must be a date as YYYY-MM-DD");
const bases = ["consolidation", "control", "ownership", "branch", "fund", "role"] as const;
const levels = ["direct", "ultimate", "indirect", "unknown"] as const;
const percent = z
  .number("must be a number")
  .min(0, "must be 0 to 100")
  .max(100, "must be 0 to 100")
  .nullish();

/** Organisations above the company, one per entry; a line describes no natural person. */
const statements = z.object({
  relationships: z
    .array(
      z.object(
        {
          basis: z.enum(bases, `must be one of ${bases.join(", ")}`),
          level: z.enum(levels, `must be one of ${levels.join(", ")}`).nullish(),
          type: text,
          name: text,
          lei: text,
          registration_number: text,
          jurisdiction: text,
          source_record_id: text,
          share_minimum: percent,
          share_maximum: percent,
          valid_from: date,
          valid_to: date,
        },
        "must be an object",
      ),
      "must be a list",
    )
    .nullish()
    .transform((list) => list ?? []),
  ...datedKeys,
});

type Relationship = z.output<typeof statements>["relationships"][number];

/**
 * The dated statements and relationships of a line as facts of its own row, or the fault of an entry with its
 * key.
 */
export function factsOfObject(value: unknown, company: RegisterCompany): readonly StatedFact[] | string {
  const parsed = statements.safeParse(value);
  if (!parsed.success) return problemOf(parsed.error);
  const { source, sourceRecordId, otherNames = [] } = company;
  const subject = rowReference(source, sourceRecordId);
  const isDated = otherNames.some(
    ({ validFrom, validTo }) => validFrom !== undefined || validTo !== undefined,
  );
  const dated = datedFacts(parsed.data).map((fact): StatedFact => ({ subject, ...fact }));
  const said = new Set(dated.map(({ content }) => canonicalText(content)));
  const kinds = new Set<FactKind>(dated.map(({ content }) => content.kind));
  const hasOwners = parsed.data.relationships.length > 0;
  if (isDated || hasOwners) kinds.add("name");
  // A walk of owners arrives by a number, and goes on by the facts of the row that has it.
  if (hasOwners) kinds.add("identifier");
  // The row's present values are added to its dated entries, unless an entry states the same value.
  const present = factsOfCompany(company, { subject }).filter(
    ({ content }) => kinds.has(content.kind) && !said.has(canonicalText(content)),
  );
  const related = parsed.data.relationships.map((entry): StatedFact => {
    const period = presentFields<Period>({ validFrom: entry.valid_from, validTo: entry.valid_to });
    return { subject, content: relationshipOf(entry, source), period };
  });
  return [...present, ...dated, ...related];
}

/** The comparable text of a fact. Qualifier and registration state do not make a number a different one. */
function canonicalText(content: FactContent): string {
  if (content.kind === "identifier") return JSON.stringify([content.scheme, content.value]);
  if (content.kind === "status") return content.kind + content.status;
  const entries = Object.entries(content).map(([key, value]) => [
    key,
    typeof value === "object" ? Object.entries(value as object).sort() : value,
  ]);
  return JSON.stringify(entries.sort());
}

function relationshipOf(entry: Relationship, source: string): RelationshipFact {
  const { basis, level, type, share_minimum: minimum, share_maximum: maximum } = entry;
  const hasShare = typeof minimum === "number" || typeof maximum === "number";
  return presentFields<RelationshipFact>({
    kind: "relationship",
    basis,
    level: level ?? "unknown",
    type: type ?? basis,
    object: presentFields<RelatedOrganisation>({
      name: entry.name,
      reference: referenceOf(entry, source),
      registrationNumber: entry.registration_number,
    }),
    shares: hasShare
      ? [
          {
            of: "shares",
            ...(typeof minimum === "number" && { minimum }),
            ...(typeof maximum === "number" && { maximum }),
          },
        ]
      : undefined,
  });
}

/** The reference by LEI, else by number and issuing place, else by row of the same source. */
function referenceOf(entry: Relationship, source: string): CompanyReference | undefined {
  const lei = entry.lei === undefined ? null : normaliseLei(entry.lei);
  if (lei?.strength === "strong") return { scheme: lei.scheme, value: lei.value };
  const { registration_number: number, jurisdiction } = entry;
  const [found] =
    number === undefined || jurisdiction === undefined
      ? []
      : registerIdentifiers(number, issuer(jurisdiction, jurisdiction)).filter(
          ({ strength, wellFormed }) => strength === "strong" && wellFormed,
        );
  if (found !== undefined) return { scheme: found.scheme, value: found.value };
  return entry.source_record_id === undefined ? undefined : rowReference(source, entry.source_record_id);
}
