import { elementAt, elementsAt, textAt } from "./json-leaf.ts";
import type { LeiAddress, LeiName, LeiRecord } from "./lei-record.ts";

/**
 * The LEI record of one object (`data`, or an entry of it) of an answer of GLEIF's interface, version 1, without its
 * events.
 */
export function leiRecordOfApi(object: unknown): LeiRecord {
  const attributes = elementAt(object, "attributes");
  const entity = elementAt(attributes, "entity");
  const successors = [...elementsAt(entity, "successorEntities"), ...elementsAt(entity, "successorEntity")];
  return {
    lei: textAt(attributes, "lei"),
    legalName: textAt(entity, "legalName", "name"),
    otherNames: [...namesAt(entity, "otherNames"), ...namesAt(entity, "transliteratedOtherNames")],
    legalAddress: addressAt(entity, "legalAddress"),
    headquartersAddress: addressAt(entity, "headquartersAddress"),
    registrationAuthority: textAt(entity, "registeredAt", "id"),
    registeredAs: textAt(entity, "registeredAs"),
    jurisdiction: textAt(entity, "jurisdiction"),
    category: textAt(entity, "category"),
    legalFormCode: textAt(entity, "legalForm", "id"),
    otherLegalForm: textAt(entity, "legalForm", "other"),
    entityStatus: textAt(entity, "status"),
    creationDate: textAt(entity, "creationDate"),
    expirationDate: textAt(entity, "expiration", "date"),
    expirationReason: textAt(entity, "expiration", "reason"),
    successorLeis: textsAt(successors, "lei"),
    successorNames: textsAt(successors, "name"),
    events: [],
    registrationStatus: textAt(attributes, "registration", "status"),
    lastUpdateDate: textAt(attributes, "registration", "lastUpdateDate"),
  };
}

function textsAt(nodes: readonly unknown[], name: string): readonly string[] {
  return [...new Set(nodes.flatMap((node) => textAt(node, name) ?? []))];
}

function namesAt(entity: unknown, list: string): readonly LeiName[] {
  return elementsAt(entity, list).flatMap((node) => {
    const name = textAt(node, "name");
    return name === undefined ? [] : [{ name, type: textAt(node, "type"), lang: textAt(node, "language") }];
  });
}

function addressAt(entity: unknown, name: string): LeiAddress {
  const address = elementAt(entity, name);
  const [firstLine, ...additionalLines] = elementsAt(address, "addressLines").flatMap(
    (line) => textAt(line) ?? [],
  );
  return {
    firstLine,
    additionalLines,
    city: textAt(address, "city"),
    region: textAt(address, "region"),
    country: textAt(address, "country"),
    postalCode: textAt(address, "postalCode"),
  };
}
