/** An identifier in its normal form. Equality of two identifiers is equality of `scheme` and `value`, never of the bare number. */
export interface Identifier {
  /** e.g. `lei`, `cik`, `isin`, `duns`, `ticker`, `vat:DE`, or a register scheme such as `GB-COH`, `FR-SIREN`. */
  readonly scheme: string;
  readonly value: string;
  /** Whether the scheme's check digit holds; `none` where the scheme has none. */
  readonly checkDigit: "ok" | "bad" | "none";
  /** Whether the value has the scheme's shape. A value of another shape is a weak clue, never an identity. */
  readonly wellFormed: boolean;
  /** `strong`: one company (a register number, an LEI); `listing`: a ticker or ISIN; `weak`: anything less. */
  readonly strength: "strong" | "listing" | "weak";
}
