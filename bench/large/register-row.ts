/** A row in the form of `company-jsonl`, as far as it is read here. */
export interface RegisterRow {
  readonly source: string;
  readonly source_record_id: string;
  readonly name: string;
  readonly other_names?: readonly { readonly name: string }[];
  readonly country?: string;
  readonly jurisdiction?: string;
  readonly lei?: string;
  readonly cik?: string;
  readonly registration_number?: string;
  readonly tickers?: readonly string[];
  readonly address?: unknown;
  readonly legal_form?: string;
  readonly licence?: string;
}
