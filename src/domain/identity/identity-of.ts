import { citeObservation } from "../entities/golden-record.ts";
import type { Observation } from "../entities/observation.ts";
import { citeFact } from "../facts/cite-fact.ts";
import type { AddressFact, IdentifierFact, NameFact } from "../facts/fact.ts";
import { factsOfKind, type KnownFact } from "../facts/known-fact.ts";
import { hasBegun, withoutRevised } from "../facts/validity.ts";
import { identifierKey } from "../identifiers/identifier-key.ts";
import { publicReference } from "../ownership/public-reference.ts";

export interface IdentityQuestion {
  readonly facts: readonly KnownFact[];
  readonly observations: readonly Observation[];
  /** `YYYY-MM-DD`: facts with a later start are left out; facts that ended before the day stay as history. */
  readonly day: string;
  readonly now: Date;
  /** The public id of a registry identifier: the same for every tenant, and no key for access. */
  readonly publicId: (scheme: string, value: string) => string;
}

/** The attributes of observations that hold names, with the kind of each name. */
const NAME_ATTRIBUTES: Readonly<Record<string, "legal" | "trading" | "previous">> = {
  "identity.legal_name": "legal",
  "identity.trading_names": "trading",
  "identity.previous_names": "previous",
};

const ADDRESS_ATTRIBUTES: Readonly<Record<string, string>> = {
  "location.registered_address": "registered",
  "location.headquarters_address": "headquarters",
};

/** The body of an identity answer without the entity's id. */
export function identityOf(question: IdentityQuestion) {
  const { day } = question;
  const known = withoutRevised(question.facts).filter(({ validFrom }) => hasBegun(validFrom, day));
  return {
    as_of: day,
    registry_references: references(question, factsOfKind(known, "identifier")),
    names: names(question, factsOfKind(known, "name")),
    addresses: addresses(question, factsOfKind(known, "address")),
  };
}

function references({ now, publicId }: IdentityQuestion, facts: readonly KnownFact<IdentifierFact>[]) {
  return facts
    .filter(({ content: { scheme } }) => !["isin", "ticker", "bic"].includes(scheme))
    .map((fact) => {
      const { scheme, value, jurisdiction } = publicReference(identifierKey(fact.content));
      return {
        public_id: publicId(fact.content.scheme, fact.content.value),
        scheme,
        value,
        jurisdiction: fact.content.qualifier ?? jurisdiction,
        status: fact.content.registrationStatus ?? null,
        valid_from: fact.validFrom,
        valid_to: fact.validTo,
        stated: fact.stated,
        provenance: citeFact(fact, now),
      };
    })
    .sort((a, b) => compare(referenceOrder(a), referenceOrder(b)));
}

/** The LEI first, then numbers in order of their scheme, each with its newest period last. */
function referenceOrder({
  scheme,
  valid_from,
  value,
}: {
  scheme: string;
  valid_from: string | null;
  value: string;
}) {
  return `${scheme === "lei" ? 0 : 1} ${scheme} ${valid_from ?? "9999"} ${value}`;
}

function names({ observations, now, day }: IdentityQuestion, facts: readonly KnownFact<NameFact>[]) {
  const dated = facts.map((fact) => ({
    name: fact.content.name,
    kind: fact.content.role,
    lang: fact.content.lang ?? null,
    valid_from: fact.validFrom,
    valid_to: fact.validTo,
    stated: fact.stated,
    provenance: citeFact(fact, now),
  }));
  const said = new Set(dated.map(({ name, provenance }) => `${provenance.source_id} ${name}`));
  const undated = observations.flatMap((observation) => {
    const kind = NAME_ATTRIBUTES[observation.attribute];
    if (kind === undefined || observation.first_seen_at.slice(0, 10) > day) return [];
    const values: readonly unknown[] = Array.isArray(observation.value)
      ? observation.value
      : [observation.value];
    return values.flatMap((name) =>
      typeof name !== "string" || said.has(`${observation.source_id} ${name}`)
        ? []
        : [
            {
              name,
              kind,
              lang: null,
              valid_from: null,
              valid_to: null,
              stated: observation.valid_to === null,
              provenance: citeObservation(observation, now),
            },
          ],
    );
  });
  return [...dated, ...undated].sort((a, b) => compare(orderOf(a), orderOf(b)));
}

function addresses({ observations, now, day }: IdentityQuestion, facts: readonly KnownFact<AddressFact>[]) {
  const dated = facts.map((fact) => ({
    role: fact.content.role as string,
    address: fact.content.address as unknown,
    valid_from: fact.validFrom,
    valid_to: fact.validTo,
    stated: fact.stated,
    provenance: citeFact(fact, now),
  }));
  const said = new Set(dated.map(({ role, provenance }) => `${provenance.source_id} ${role}`));
  const undated = observations.flatMap((observation) => {
    const role = ADDRESS_ATTRIBUTES[observation.attribute];
    if (role === undefined || said.has(`${observation.source_id} ${role}`)) return [];
    if (observation.first_seen_at.slice(0, 10) > day) return [];
    return [
      {
        role,
        address: observation.value,
        valid_from: null,
        valid_to: null,
        stated: observation.valid_to === null,
        provenance: citeObservation(observation, now),
      },
    ];
  });
  return [...dated, ...undated].sort((a, b) =>
    compare(
      `${ROLES.indexOf(a.role)} ${a.valid_from ?? "9999"}`,
      `${ROLES.indexOf(b.role)} ${b.valid_from ?? "9999"}`,
    ),
  );
}

const ROLES = ["registered", "headquarters", "service", "mailing"];

const KINDS = ["legal", "trading", "previous", "alternative", "transliteration"];

function orderOf({
  kind,
  valid_from,
  name,
}: {
  kind: string;
  valid_from: string | null;
  name: string;
}): string {
  return `${KINDS.indexOf(kind)} ${valid_from ?? "9999"} ${name}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
