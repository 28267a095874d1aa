/** An identifier in normal form, or the row of a source (`rowReference`). Equal when scheme and value are equal. */
export interface CompanyReference {
  readonly scheme: string;
  readonly value: string;
}

/** The reference of a company by its row in a source, for sources that may give no other identifier. */
export function rowReference(source: string, sourceRecordId: string): CompanyReference {
  return { scheme: `row:${encodeURIComponent(source)}`, value: sourceRecordId };
}
