import { elementAt, elementsAt, textAt } from "./json-leaf.ts";
import type { RelationshipRecord } from "./relationship-record.ts";

/** The level 2 record of one object of the JSON edition, with or without the wrapper `RelationshipRecord`. */
export function relationshipRecordOfJson(object: unknown): RelationshipRecord {
  const record = elementAt(object, "RelationshipRecord") ?? object;
  const relationship = elementAt(record, "Relationship");
  return {
    startNode: textAt(relationship, "StartNode", "NodeID"),
    startNodeType: textAt(relationship, "StartNode", "NodeIDType"),
    endNode: textAt(relationship, "EndNode", "NodeID"),
    endNodeType: textAt(relationship, "EndNode", "NodeIDType"),
    type: textAt(relationship, "RelationshipType"),
    status: textAt(relationship, "RelationshipStatus"),
    periods: elementsAt(relationship, "RelationshipPeriods", "RelationshipPeriod").map((period) => ({
      type: textAt(period, "PeriodType"),
      startDate: textAt(period, "StartDate"),
      endDate: textAt(period, "EndDate"),
    })),
    registrationStatus: textAt(record, "Registration", "RegistrationStatus"),
    lastUpdateDate: textAt(record, "Registration", "LastUpdateDate"),
    validationSources: textAt(record, "Registration", "ValidationSources"),
    validationReference: textAt(record, "Registration", "ValidationReference"),
    qualifiers: elementsAt(relationship, "RelationshipQualifiers", "RelationshipQualifier").map((one) => ({
      dimension: textAt(one, "QualifierDimension"),
      category: textAt(one, "QualifierCategory"),
    })),
    quantifiers: elementsAt(relationship, "RelationshipQuantifiers", "RelationshipQuantifier").map((one) => ({
      method: textAt(one, "MeasurementMethod"),
      amount: textAt(one, "QuantifierAmount"),
      units: textAt(one, "QuantifierUnits"),
    })),
  };
}
