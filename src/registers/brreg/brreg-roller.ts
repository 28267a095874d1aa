import type { CompanyReference } from "../../domain/facts/company-reference.ts";
import type { StatedFact } from "../../domain/facts/fact.ts";
import type { RegisterDefaults, RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import {
  brregPublisher,
  isObject,
  type Json,
  organisationNumber,
  readBrregRecords,
  textOf,
} from "./brreg-records.ts";
import { type Role, relationshipOfRole, rolesOf } from "./relationship-of-role.ts";

const defaults: RegisterDefaults = {
  ...brregPublisher,
  sourceId: "brreg_roller",
  registerId: "brreg-roller",
  sourceName: "Enhetsregisteret, roller",
  sourceUrl: "https://data.brreg.no/enhetsregisteret/api/roller/totalbestand",
};

/** Organisations with a role in a Norwegian unit, such as auditors. Persons are only counted. */
export const brregRoller: RegisterFormat = {
  name: "brreg-roller",
  describe: "Brønnøysund register of units, roles (roller), JSON: the bulk file or the roles of one unit",
  defaults,
  read(input: RegisterInput) {
    const source = input.source ?? defaults.sourceId;
    return readParts(input, { readPart: (part) => readPart(part, source) });
  },
};

async function* readPart(part: RegisterFilePart, source: string): AsyncGenerator<RegisterRow> {
  const hasRoles = (value: object) => "rollegrupper" in value;
  for await (const { line, value, fault } of readBrregRecords(part, hasRoles)) {
    if (value === undefined) yield { kind: "bad", line, reason: fault ?? "the record is not valid JSON" };
    else yield* rowsOf(value, { line, source });
  }
}

function* rowsOf(
  record: Json,
  { line, source }: { readonly line: number; readonly source: string },
): Generator<RegisterRow> {
  const number = organisationNumber(record.organisasjonsnummer ?? numberInLinks(record._links));
  if (number === undefined) {
    yield { kind: "bad", line, reason: "organisasjonsnummer is missing or is no organisation number" };
    return;
  }
  if (!Array.isArray(record.rollegrupper)) {
    yield { kind: "bad", line, reason: "rollegrupper is missing or is no list" };
    return;
  }
  const subject = { scheme: "NO-BRC", value: number };
  const roles = record.rollegrupper.filter(isObject).flatMap(rolesOf);
  const persons = roles.filter(({ role, ended }) => isObject(role.person) && !ended);
  for (const _ of persons) yield { kind: "natural_person", line, subject };
  const facts = roles.flatMap((role) => factOf(role, subject));
  if (facts.length > 0) yield { kind: "statement", line, facts: { source, sourceRecordId: number, facts } };
  else if (persons.length === 0) yield { kind: "skipped", line, reason: "nobody holds a role in the unit" };
}

function factOf(role: Role, subject: CompanyReference): StatedFact[] {
  const content = relationshipOfRole(role);
  if (content === undefined) return [];
  const { changedOn } = role;
  const sourceUrl = `https://data.brreg.no/enhetsregisteret/api/enheter/${subject.value}/roller`;
  return [{ subject, content, sourceUrl, ...(changedOn === undefined ? {} : { asOf: changedOn }) }];
}

/** An answer of the interface names its unit only in the links. */
function numberInLinks(links: unknown): string | undefined {
  if (!isObject(links)) return undefined;
  const addresses = [links.enhet, links.self].map((link) => (isObject(link) ? textOf(link.href) : undefined));
  return addresses.map((address) => /\/enheter\/(\d{9})(?:\/|$)/.exec(address ?? "")?.[1]).find(Boolean);
}
