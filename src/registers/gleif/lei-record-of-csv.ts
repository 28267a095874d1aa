import type { CsvColumns } from "../streaming/csv-columns.ts";
import type { LeiAddress, LeiEvent, LeiName, LeiRecord } from "./lei-record.ts";

type Fields = readonly string[];

/**
 * A reader for the rows of the golden copy's CSV edition with this header. Only LEI and LegalName are
 * required: exports with fewer columns are read too, and give fewer facts.
 *
 * Throws RegisterFileError when one of the two is missing.
 */
export function leiRecordReader(columns: CsvColumns, fileName: string): (fields: Fields) => LeiRecord {
  columns.require(["LEI", "Entity.LegalName"], fileName);
  const names = [
    ...nameReaders(columns, "Entity.OtherEntityNames.OtherEntityName.#"),
    ...nameReaders(columns, "Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName.#"),
  ];
  const successors = columns.numbered("Entity.SuccessorEntity.#.SuccessorLEI", (name) =>
    columns.reader(name),
  );
  const successorNames = columns.numbered("Entity.SuccessorEntity.#.SuccessorEntityName", (name) =>
    columns.reader(name),
  );
  const events = eventReaders(columns);
  const legalAddress = addressReader(columns, "Entity.LegalAddress");
  const headquartersAddress = addressReader(columns, "Entity.HeadquartersAddress");
  const lei = columns.reader("LEI");
  const legalName = columns.reader("Entity.LegalName");
  const registrationAuthority = columns.reader("Entity.RegistrationAuthority.RegistrationAuthorityID");
  const registeredAs = columns.reader("Entity.RegistrationAuthority.RegistrationAuthorityEntityID");
  const jurisdiction = columns.reader("Entity.LegalJurisdiction");
  const category = columns.reader("Entity.EntityCategory");
  const legalFormCode = columns.reader("Entity.LegalForm.EntityLegalFormCode");
  const otherLegalForm = columns.reader("Entity.LegalForm.OtherLegalForm");
  const entityStatus = columns.reader("Entity.EntityStatus");
  const creationDate = columns.reader("Entity.EntityCreationDate");
  const expirationDate = columns.reader("Entity.EntityExpirationDate");
  const expirationReason = columns.reader("Entity.EntityExpirationReason");
  const registrationStatus = columns.reader("Registration.RegistrationStatus");
  const lastUpdateDate = columns.reader("Registration.LastUpdateDate");
  return (fields) => ({
    lei: lei(fields)?.trim(),
    legalName: legalName(fields),
    otherNames: names.map((read) => read(fields)).filter((name) => name !== undefined),
    legalAddress: legalAddress(fields),
    headquartersAddress: headquartersAddress(fields),
    registrationAuthority: registrationAuthority(fields),
    registeredAs: registeredAs(fields),
    jurisdiction: jurisdiction(fields),
    category: category(fields),
    legalFormCode: legalFormCode(fields),
    otherLegalForm: otherLegalForm(fields),
    entityStatus: entityStatus(fields),
    creationDate: creationDate(fields),
    expirationDate: expirationDate(fields),
    expirationReason: expirationReason(fields),
    successorLeis: successors.map((read) => read(fields)).filter((successor) => successor !== undefined),
    successorNames: successorNames.map((read) => read(fields)).filter((name) => name !== undefined),
    events: events.map((read) => read(fields)).filter(({ type }) => type !== undefined),
    registrationStatus: registrationStatus(fields),
    lastUpdateDate: lastUpdateDate(fields),
  });
}

function nameReaders(
  columns: CsvColumns,
  numbered: string,
): readonly ((fields: Fields) => LeiName | undefined)[] {
  return columns.numbered(numbered, (column) => {
    const name = columns.reader(column);
    const type = columns.reader(`${column}.type`);
    const lang = columns.reader(`${column}.xmllang`);
    return (fields) => {
      const value = name(fields);
      return value === undefined ? undefined : { name: value, type: type(fields), lang: lang(fields) };
    };
  });
}

function eventReaders(columns: CsvColumns): readonly ((fields: Fields) => LeiEvent)[] {
  const first = "Entity.LegalEntityEvents.LegalEntityEvent.#.LegalEntityEventType";
  return columns.numbered(first, (column) => {
    const event = column.replace(".LegalEntityEventType", "");
    const type = columns.reader(column);
    const status = columns.reader(`${event}.event_status`);
    const effectiveDate = columns.reader(`${event}.LegalEntityEventEffectiveDate`);
    const recordedDate = columns.reader(`${event}.LegalEntityEventRecordedDate`);
    const affected = columns.numbered(`${event}.AffectedFields.AffectedField.#`, (field) => ({
      value: columns.reader(field),
      path: columns.reader(`${field}.field_xpath`),
    }));
    return (fields) => ({
      type: type(fields),
      status: status(fields),
      effectiveDate: effectiveDate(fields),
      recordedDate: recordedDate(fields),
      affected: affected.flatMap((field) => {
        const path = field.path(fields);
        const formerValue = field.value(fields);
        return path === undefined || formerValue === undefined ? [] : [{ field: path, formerValue }];
      }),
    });
  });
}

function addressReader(columns: CsvColumns, address: string): (fields: Fields) => LeiAddress {
  const firstLine = columns.reader(`${address}.FirstAddressLine`);
  const additional = columns.numbered(`${address}.AdditionalAddressLine.#`, (name) => columns.reader(name));
  const city = columns.reader(`${address}.City`);
  const region = columns.reader(`${address}.Region`);
  const country = columns.reader(`${address}.Country`);
  const postalCode = columns.reader(`${address}.PostalCode`);
  return (fields) => ({
    firstLine: firstLine(fields),
    additionalLines: additional.map((read) => read(fields)).filter((line) => line !== undefined),
    city: city(fields),
    region: region(fields),
    country: country(fields),
    postalCode: postalCode(fields),
  });
}
