import { type CompanyReference, rowReference } from "../../domain/facts/company-reference.ts";
import type { FactContent, FactRow, NameRole, Period, StatedFact } from "../../domain/facts/fact.ts";
import type { RelationshipFact, ShareBand } from "../../domain/facts/relationship-facts.ts";
import { normaliseLei } from "../../domain/identifiers/global-identifiers.ts";
import type { Identifier } from "../../domain/identifiers/identifier.ts";
import { issuer } from "../../domain/identifiers/issuer.ts";
import { registerIdentifiers } from "../../domain/identifiers/register-identifiers.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { presentFields } from "../streaming/present-fields.ts";
import { isObject, textOf } from "./facts-of-bods.ts";

type Properties = Readonly<Record<string, unknown>>;

type FtmResult =
  | { readonly kind: "statement"; readonly facts: FactRow }
  | { readonly kind: "natural_person"; readonly subject: CompanyReference }
  | { readonly kind: "bad" | "skipped"; readonly reason: string };

/** Schemata of organisations. A `LegalEntity` may be a person, so no data of it is kept. */
const ORGANISATIONS: ReadonlySet<string> = new Set(["Company", "Organization", "PublicBody"]);

/**
 * The facts about organisations in a FollowTheMoney entity. An edge may name several ends, each of which is a
 * statement. An edge of control or holding is never read as consolidation, whatever its source.
 */
export function factsOfFtm(
  value: unknown,
  source: string,
  isPerson: (id: string) => boolean,
): readonly FtmResult[] {
  if (!isObject(value)) return [{ kind: "bad", reason: "the line is not a JSON object" }];
  const id = textOf(value.id);
  const schema = textOf(value.schema);
  if (id === undefined || schema === undefined) return [{ kind: "bad", reason: "id or schema is missing" }];
  const properties = isObject(value.properties) ? value.properties : {};
  if (ORGANISATIONS.has(schema)) return [organisationRow(id, source, properties)];
  if (schema === "Ownership") return ownershipRows(id, { source, properties, isPerson });
  return [{ kind: "skipped", reason: "the entity is no organisation and no ownership" }];
}

const NAMES: readonly (readonly [property: string, role: NameRole])[] = [
  ["alias", "alternative"],
  ["previousName", "previous"],
];

function organisationRow(id: string, source: string, properties: Properties): FtmResult {
  const subject = rowReference(source, id);
  const fact = (content: FactContent): StatedFact => ({ subject, content });
  const [name, ...others] = textsAt(properties, "name");
  const facts = [
    ...(name === undefined ? [] : [fact({ kind: "name", role: "legal", name })]),
    ...others.map((other) => fact({ kind: "name", role: "alternative", name: other })),
    ...NAMES.flatMap(([property, role]) =>
      textsAt(properties, property).map((other) => fact({ kind: "name", role, name: other })),
    ),
    ...identifiersOf(properties).map(({ scheme, value }) => fact({ kind: "identifier", scheme, value })),
  ];
  return facts.length === 0
    ? { kind: "skipped", reason: "the organisation has no name and no number" }
    : { kind: "statement", facts: { source, sourceRecordId: id, facts } };
}

function identifiersOf(properties: Properties): Identifier[] {
  const [jurisdiction] = textsAt(properties, "jurisdiction");
  const [country] = textsAt(properties, "country");
  const where = issuer(jurisdiction, country ?? jurisdiction);
  const found = [
    ...textsAt(properties, "leiCode").map((lei) => normaliseLei(lei)),
    ...textsAt(properties, "registrationNumber").map(
      (number) => registerIdentifiers(number, where)[0] ?? null,
    ),
  ];
  return found.filter(
    (identifier): identifier is Identifier => identifier?.strength === "strong" && identifier.wellFormed,
  );
}

interface Edge {
  readonly source: string;
  readonly properties: Properties;
  readonly isPerson: (id: string) => boolean;
}

function ownershipRows(id: string, { source, properties, isPerson }: Edge): readonly FtmResult[] {
  const assets = textsAt(properties, "asset").filter((asset) => !isPerson(asset));
  const owners = textsAt(properties, "owner");
  if (assets.length === 0 || owners.length === 0)
    return [{ kind: "skipped", reason: "the ownership names no owner or no organisation that is owned" }];
  const period = presentFields<Period>({
    validFrom: dateAt(properties, "startDate"),
    validTo: dateAt(properties, "endDate"),
  });
  const organisations = owners.filter((owner) => !isPerson(owner));
  const facts = assets.flatMap((asset) =>
    organisations.map(
      (owner): StatedFact => ({
        subject: rowReference(source, asset),
        content: ownershipOf(properties, rowReference(source, owner)),
        period,
      }),
    ),
  );
  const persons = owners.length - organisations.length;
  return [
    ...(facts.length === 0
      ? []
      : [{ kind: "statement" as const, facts: { source, sourceRecordId: id, facts } }]),
    ...assets.flatMap((asset) =>
      Array.from({ length: persons }, () => ({
        kind: "natural_person" as const,
        subject: rowReference(source, asset),
      })),
    ),
  ];
}

function ownershipOf(properties: Properties, reference: CompanyReference): RelationshipFact {
  const [role] = [...textsAt(properties, "role"), ...textsAt(properties, "ownershipType")];
  const band = shareOf(textsAt(properties, "percentage")[0]);
  return presentFields<RelationshipFact>({
    kind: "relationship",
    basis: "ownership",
    type: "Ownership",
    level: "unknown",
    object: { reference },
    natures: role === undefined ? undefined : [{ code: role, label: role }],
    shares: band === undefined ? undefined : [band],
  });
}

/** `51.5`, `51,5 %` or a band as `25-50`. */
function shareOf(text: string | undefined): ShareBand | undefined {
  const [, from, to] = /^(\d{1,3}(?:[.,]\d+)?)(?:\s?-\s?(\d{1,3}(?:[.,]\d+)?))?\s?%?$/.exec(text ?? "") ?? [];
  if (from === undefined) return undefined;
  const minimum = Number(from.replace(",", "."));
  const maximum = Number((to ?? from).replace(",", "."));
  return minimum > maximum || maximum > 100 ? undefined : { of: "unspecified", minimum, maximum };
}

function textsAt(properties: Properties, key: string): string[] {
  const value = Object.hasOwn(properties, key) ? properties[key] : undefined;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.map(textOf).filter((text) => text !== undefined);
}

function dateAt(properties: Properties, key: string): string | undefined {
  const date = textsAt(properties, key)[0]?.slice(0, 10);
  return date !== undefined && isIsoDate(date) ? date : undefined;
}
