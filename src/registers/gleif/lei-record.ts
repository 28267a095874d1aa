/** An address of a LEI record, in the publisher's parts. */
export interface LeiAddress {
  readonly firstLine?: string | undefined;
  readonly additionalLines: readonly string[];
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  readonly country?: string | undefined;
  readonly postalCode?: string | undefined;
}

export interface LeiName {
  readonly name: string;
  readonly type?: string | undefined;
  readonly lang?: string | undefined;
}

/** An event of the entity, in the publisher's codes (LEI-CDF 3.1 `LegalEntityEvent`). */
export interface LeiEvent {
  readonly type?: string | undefined;
  readonly status?: string | undefined;
  readonly effectiveDate?: string | undefined;
  readonly recordedDate?: string | undefined;
  /** Elements that the event changed, by their XPath, each with its former value. */
  readonly affected: readonly { readonly field: string; readonly formerValue: string }[];
}

/**
 * The fields of a LEI record that Assay uses, in the publisher's words (LEI-CDF 3.1), for all file types.
 * `entityStatus` is the company's status, `registrationStatus` is that of the record about the company.
 */
export interface LeiRecord {
  readonly lei?: string | undefined;
  readonly legalName?: string | undefined;
  readonly otherNames: readonly LeiName[];
  readonly legalAddress: LeiAddress;
  readonly headquartersAddress: LeiAddress;
  readonly registrationAuthority?: string | undefined;
  readonly registeredAs?: string | undefined;
  readonly jurisdiction?: string | undefined;
  readonly category?: string | undefined;
  readonly legalFormCode?: string | undefined;
  readonly otherLegalForm?: string | undefined;
  readonly entityStatus?: string | undefined;
  readonly creationDate?: string | undefined;
  readonly expirationDate?: string | undefined;
  readonly expirationReason?: string | undefined;
  readonly successorLeis: readonly string[];
  /** Names of successors, which may have no LEI. */
  readonly successorNames: readonly string[];
  readonly events: readonly LeiEvent[];
  readonly registrationStatus?: string | undefined;
  readonly lastUpdateDate?: string | undefined;
}

const LEI = /^[A-Z0-9]{18}\d{2}$/;

/** Whether the text has the shape of a LEI (ISO 17442); the check digits are not verified. */
export function isLei(text: string | undefined): text is string {
  return text !== undefined && LEI.test(text);
}
