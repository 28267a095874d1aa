import { elementAt, elementsAt, textAt } from "./json-leaf.ts";
import type { LeiAddress, LeiEvent, LeiName, LeiRecord } from "./lei-record.ts";

/** The LEI record of one object of the golden copy's JSON edition. A value of another type is absent. */
export function leiRecordOfJson(object: unknown): LeiRecord {
  const entity = elementAt(object, "Entity");
  const registration = elementAt(object, "Registration");
  return {
    lei: textAt(object, "LEI"),
    legalName: textAt(entity, "LegalName"),
    otherNames: [
      ...namesAt(entity, "OtherEntityNames", "OtherEntityName"),
      ...namesAt(entity, "TransliteratedOtherEntityNames", "TransliteratedOtherEntityName"),
    ],
    legalAddress: addressAt(entity, "LegalAddress"),
    headquartersAddress: addressAt(entity, "HeadquartersAddress"),
    registrationAuthority: textAt(entity, "RegistrationAuthority", "RegistrationAuthorityID"),
    registeredAs: textAt(entity, "RegistrationAuthority", "RegistrationAuthorityEntityID"),
    jurisdiction: textAt(entity, "LegalJurisdiction"),
    category: textAt(entity, "EntityCategory"),
    legalFormCode: textAt(entity, "LegalForm", "EntityLegalFormCode"),
    otherLegalForm: textAt(entity, "LegalForm", "OtherLegalForm"),
    entityStatus: textAt(entity, "EntityStatus"),
    creationDate: textAt(entity, "EntityCreationDate"),
    expirationDate: textAt(entity, "EntityExpirationDate"),
    expirationReason: textAt(entity, "EntityExpirationReason"),
    successorLeis: elementsAt(entity, "SuccessorEntity")
      .map((successor) => textAt(successor, "SuccessorLEI"))
      .filter((lei) => lei !== undefined),
    successorNames: elementsAt(entity, "SuccessorEntity")
      .map((successor) => textAt(successor, "SuccessorEntityName"))
      .filter((name) => name !== undefined),
    events: elementsAt(entity, "LegalEntityEvents", "LegalEntityEvent").map(eventOf),
    registrationStatus: textAt(registration, "RegistrationStatus"),
    lastUpdateDate: textAt(registration, "LastUpdateDate"),
  };
}

function namesAt(entity: unknown, list: string, element: string): readonly LeiName[] {
  return elementsAt(entity, list, element).flatMap((node) => {
    const name = textAt(node);
    if (name === undefined) return [];
    return [{ name, type: textAt(node, "@type"), lang: textAt(node, "@xml:lang") }];
  });
}

function eventOf(node: unknown): LeiEvent {
  return {
    type: textAt(node, "LegalEntityEventType"),
    status: textAt(node, "@event_status"),
    effectiveDate: textAt(node, "LegalEntityEventEffectiveDate"),
    recordedDate: textAt(node, "LegalEntityEventRecordedDate"),
    affected: elementsAt(node, "AffectedFields", "AffectedField").flatMap((field) => {
      const path = textAt(field, "@field_xpath");
      const formerValue = textAt(field);
      return path === undefined || formerValue === undefined ? [] : [{ field: path, formerValue }];
    }),
  };
}

function addressAt(entity: unknown, element: string): LeiAddress {
  const address = elementAt(entity, element);
  return {
    firstLine: textAt(address, "FirstAddressLine"),
    additionalLines: elementsAt(address, "AdditionalAddressLine")
      .map((line) => textAt(line))
      .filter((line) => line !== undefined),
    city: textAt(address, "City"),
    region: textAt(address, "Region"),
    country: textAt(address, "Country"),
    postalCode: textAt(address, "PostalCode"),
  };
}
