/** Finds the field of a column by its heading. */
import { recordFields } from "./record-fields.ts";

/** A heading without case, accents and punctuation: "Company_Name *" and "companyName" are both "company name". */
export function headingKey(heading: string): string {
  return heading
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Removes spaces: some tables write a heading in one word, others in two. */
const joined = (heading: string): string => headingKey(heading).replaceAll(" ", "");

const fieldOf = new Map<string, string>();
for (const { path, label, headings } of recordFields)
  for (const name of [path, label, ...headings])
    if (!fieldOf.has(joined(name))) fieldOf.set(joined(name), path);

/** The field that a heading names, by its path in a request; null where it names none. */
export function fieldOfHeading(heading: string): string | null {
  return fieldOf.get(joined(heading)) ?? null;
}
