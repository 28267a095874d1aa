import type { Observation } from "../entities/observation.ts";
import type { Identifier } from "../identifiers/identifier.ts";
import { identifierKey } from "../identifiers/identifier-key.ts";
import { recordIdentifiers } from "../identifiers/record-identifiers.ts";
import type { CompanyRecord } from "../record.ts";
import { rowReference } from "./company-reference.ts";

/**
 * The keys of facts about an entity: its register rows, and the numbers that identify one company alone. A
 * number that only a caller claims counts when no register gives the entity a number of the same scheme.
 * @param observations the observations that the reader may see.
 */
export function companyKeys(observations: readonly Observation[]): string[] {
  const present = observations.filter(({ valid_to }) => valid_to === null);
  const register = present.filter(({ source_kind }) => source_kind === "register");
  const registered = identifiersSaid(register);
  const schemes = new Set(registered.map(({ scheme }) => scheme));
  const claimed = identifiersSaid(present.filter(({ source_kind }) => source_kind !== "register")).filter(
    ({ scheme }) => !schemes.has(scheme),
  );
  const rows = register.flatMap(({ source_id, provider_record_id }) =>
    provider_record_id === null ? [] : [identifierKey(rowReference(source_id, provider_record_id))],
  );
  return [...new Set([...[...registered, ...claimed].map(identifierKey), ...rows])];
}

/** Strong, well-formed numbers of each row or record: a number belongs to the place that its source gives. */
function identifiersSaid(observations: readonly Observation[]): Identifier[] {
  const rows = Map.groupBy(observations, ({ source_id, provider_record_id, record_id }) =>
    JSON.stringify([source_id, provider_record_id, record_id]),
  );
  return [...rows.values()].flatMap((row) => {
    const textOf = (attribute: string): string | undefined => {
      const value = row.find((observation) => observation.attribute === attribute)?.value;
      return typeof value === "string" ? value : undefined;
    };
    const said = {
      lei: textOf("registration.lei"),
      cik: textOf("registration.cik"),
      registration_number: textOf("registration.company_number"),
      jurisdiction: textOf("registration.jurisdiction"),
      country: textOf("location.country"),
    };
    const record = Object.fromEntries(
      Object.entries(said).filter(([, value]) => value !== undefined),
    ) as CompanyRecord;
    return recordIdentifiers(record).filter(
      ({ strength, wellFormed }) => strength === "strong" && wellFormed,
    );
  });
}
