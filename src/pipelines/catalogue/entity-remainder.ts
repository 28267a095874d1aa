/**
 * The remainder of an entity when some of its records leave. Observations name the record that stated them,
 * so the observations of those records are removed. The comparable is built again from the remaining records
 * and from the entity's register rows; rows that are no longer installed are rebuilt from their observations.
 */

import { storedObservations } from "../../contract/stored/observations.ts";
import { storedCompany } from "../../contract/stored/register-company.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import { survivors } from "../../domain/entities/survivorship.ts";
import type { RegisterRef } from "../../domain/matching/comparable/candidate.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import {
  comparableOfCompany,
  comparableOfRecord,
  mergeComparables,
  normalise,
} from "../../domain/matching/comparable/comparable-of.ts";
import { unpackCandidate } from "../../domain/matching/packed/packed-candidate.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import type { EntityWrite } from "../../storage/decisions/resolutions.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import type { EntityRow } from "../../storage/entities/catalogue.ts";
import {
  companiesByRefs,
  memberRecords,
  type RecordRow,
  registerRefsOf,
} from "../../storage/records/detach.ts";
import type { Former } from "./entity-change.ts";
import { entityWrite } from "./entity-write.ts";
import { describedBy } from "./submitted-record.ts";

export interface Remainder {
  readonly members: readonly RecordRow[];
  readonly observations: readonly Observation[];
  readonly comparable: Comparable;
  readonly refs: readonly RegisterRef[];
  readonly groupId: number;
  readonly write: EntityWrite;
}

/** The records that leave an entity, and the reason. */
export interface Departure {
  /** Ids of the records that leave. */
  readonly leaving: ReadonlySet<string>;
  /** null where no record leaves and only the entity's derived data is written. */
  readonly change: Omit<Former, "row"> | null;
}

/** The entity without these records; it has no members where all of them leave. */
export async function remainderOf(
  db: Queryable,
  tenantId: string,
  row: EntityRow,
  { leaving, change }: Departure,
): Promise<Remainder> {
  const members = (await memberRecords(db, tenantId, row.entity_id)).filter(
    ({ record_id }) => !leaving.has(record_id),
  );
  const observations = storedObservations(row.observations).filter(
    ({ record_id }) => record_id === null || !leaving.has(record_id),
  );
  const held = await registerRefsOf(db, tenantId, row.entity_id);
  const refs = held.map((ref) => ({ source: ref.source, sourceRecordId: ref.source_record_id }));
  const companies = (await companiesByRefs(db, held)).map(storedCompany);
  const comparable = mergeComparables([
    ...companies.map(comparableOfCompany),
    ...absentRows(observations, companies).map(comparableOfRecord),
    ...members.map(({ submitted }) => normalise(describedBy(submitted))),
  ]);
  const { groupId } = unpackCandidate(row.comparable);
  const write = entityWrite({
    entityId: row.entity_id,
    isNew: false,
    former: change && { ...change, row },
    observations,
    comparable,
    groupId,
    refs,
    registerVersion: row.register_version,
  });
  return { members, observations, comparable, refs, groupId, write };
}

const rowKey = (source: string, id: string | null): string => `${source}\n${id ?? ""}`;

function absentRows(
  observations: readonly Observation[],
  installed: readonly RegisterCompany[],
): CompanyRecord[] {
  const present = new Set(installed.map((company) => rowKey(company.source, company.sourceRecordId)));
  const absent = observations.filter(
    ({ source_kind, source_id, provider_record_id }) =>
      source_kind === "register" && !present.has(rowKey(source_id, provider_record_id)),
  );
  const rows = Map.groupBy(absent, (one) => rowKey(one.source_id, one.provider_record_id));
  return [...rows.values()].map(recordOf);
}

const fieldOfAttribute = {
  "identity.legal_name": "name",
  "identity.trading_names": "trading_names",
  "identity.previous_names": "previous_names",
  "identity.legal_form": "legal_form",
  "registration.company_number": "registration_number",
  "registration.jurisdiction": "jurisdiction",
  "registration.lei": "lei",
  "registration.cik": "cik",
  "registration.isin": "isin",
  "registration.vat_number": "vat_number",
  "registration.duns": "duns",
  "registration.incorporated_on": "incorporation_date",
  "digital.domain": "domain",
  "digital.website": "website",
  "contact.phone": "phone",
  "contact.email": "email",
  "location.registered_address": "address",
  "location.country": "country",
} as const satisfies Readonly<Record<string, keyof CompanyRecord>>;

// Rebuilds a register row as a record from its observations: less than the row stated, but the only source
// left.
function recordOf(observations: readonly Observation[]): CompanyRecord {
  const values = survivors(observations);
  const said = Object.entries(fieldOfAttribute).flatMap(([attribute, field]) => {
    const observation = values.get(attribute);
    return observation ? [[field, observation.value]] : [];
  });
  return Object.fromEntries(said) as CompanyRecord;
}
