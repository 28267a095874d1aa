import type { CsvColumns } from "../streaming/csv-columns.ts";
import type { RelationshipRecord } from "./relationship-record.ts";

type Fields = readonly string[];

/**
 * A reader for the rows of the level 2 golden copy's CSV edition with this header.
 *
 * Throws RegisterFileError when a column that names the ends, the type or the status is missing.
 */
export function relationshipRecordReader(
  columns: CsvColumns,
  fileName: string,
): (fields: Fields) => RelationshipRecord {
  const required = [
    "Relationship.StartNode.NodeID",
    "Relationship.EndNode.NodeID",
    "Relationship.RelationshipType",
    "Relationship.RelationshipStatus",
  ];
  columns.require(required, fileName);
  const startNode = columns.reader("Relationship.StartNode.NodeID");
  const startNodeType = columns.reader("Relationship.StartNode.NodeIDType");
  const endNode = columns.reader("Relationship.EndNode.NodeID");
  const endNodeType = columns.reader("Relationship.EndNode.NodeIDType");
  const type = columns.reader("Relationship.RelationshipType");
  const status = columns.reader("Relationship.RelationshipStatus");
  const registrationStatus = columns.reader("Registration.RegistrationStatus");
  const periods = columns.numbered("Relationship.Period.#.startDate", (start) => ({
    type: columns.reader(start.replace("startDate", "periodType")),
    startDate: columns.reader(start),
    endDate: columns.reader(start.replace("startDate", "endDate")),
  }));
  const lastUpdateDate = columns.reader("Registration.LastUpdateDate");
  const validationSources = columns.reader("Registration.ValidationSources");
  const validationReference = columns.reader("Registration.ValidationReference");
  const qualifiers = columns.numbered("Relationship.Qualifiers.#.QualifierDimension", (dimension) => ({
    dimension: columns.reader(dimension),
    category: columns.reader(dimension.replace("Dimension", "Category")),
  }));
  const quantifiers = columns.numbered("Relationship.Quantifiers.#.MeasurementMethod", (method) => ({
    method: columns.reader(method),
    amount: columns.reader(method.replace("MeasurementMethod", "QuantifierAmount")),
    units: columns.reader(method.replace("MeasurementMethod", "QuantifierUnits")),
  }));
  return (fields) => ({
    lastUpdateDate: lastUpdateDate(fields),
    validationSources: validationSources(fields),
    validationReference: validationReference(fields),
    qualifiers: qualifiers.map((one) => ({
      dimension: one.dimension(fields),
      category: one.category(fields),
    })),
    quantifiers: quantifiers.map((one) => ({
      method: one.method(fields),
      amount: one.amount(fields),
      units: one.units(fields),
    })),
    startNode: startNode(fields),
    startNodeType: startNodeType(fields),
    endNode: endNode(fields),
    endNodeType: endNodeType(fields),
    type: type(fields),
    status: status(fields),
    registrationStatus: registrationStatus(fields),
    periods: periods.map((period) => ({
      type: period.type(fields),
      startDate: period.startDate(fields),
      endDate: period.endDate(fields),
    })),
  });
}
