import { legalFormTable } from "./legal-form-table.ts";

/** The official name of an ISO 20275 code in its first local language, or null for a code that is not listed. */
export function legalFormName(elfCode: string): string | null {
  return legalFormTable().elf.get(elfCode)?.name ?? null;
}
