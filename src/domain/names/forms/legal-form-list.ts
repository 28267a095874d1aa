import type { LegalFormClass } from "../analyse/analysed-name.ts";
import { legalFormTable } from "./legal-form-table.ts";

export interface ListedLegalForm {
  /** ISO 20275. */
  readonly code: string;
  readonly name: string;
  readonly class: LegalFormClass;
  /** ISO 3166-1 or -2 codes. */
  readonly jurisdictions: readonly string[];
}

/** Every ISO 20275 legal form that the name analysis knows, in order of its code. */
export function legalFormList(): ListedLegalForm[] {
  return [...legalFormTable().elf]
    .map(([code, { form, name }]) => ({
      code,
      name,
      class: form.class,
      jurisdictions: form.jurisdictions.filter((jurisdiction) => jurisdiction !== "*"),
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}
