/** The name under which a company is registered, in countries whose registers hold no name twice. */
import type { Comparable } from "../comparable/comparable.ts";
import type { PairEvidence } from "../compare/pair-evidence.ts";
import { disagreeingWeakSignals } from "./guards.ts";

/**
 * Countries in which the register refuses a company name that another company of the country has, ISO 3166-1 alpha-2.
 * By their Companies Acts: GB 2006, s. 66; IE 2014; SG 1967, s. 27; MY 2016, s. 26; HK Cap. 622, s. 100; IN 2013, s. 4;
 * PK 2017, s. 10; BD 1994, s. 11; LK 2007, s. 7; NZ 1993, s. 22; ZA 2008, s. 11; KE 2015; CY Cap. 113, s. 18; AU Corporations Act
 * 2001, s. 147; NG Companies and Allied Matters Act 2020, s. 852; PH Revised Corporation Code, s. 17; IL Companies Law 1999, s. 25-27.
 * By laws on names and registers: DK Selskabsloven, s. 2; NO Foretaksnavneloven, ch. 2; SE Lagen om företagsnamn 2018:1653, ch. 2;
 * FI Toiminimilaki, s. 2-3; EE Äriseadustik, s. 12; LV Komerclikums, s. 28; LT Civil Code, art. 2.39; CH Code of Obligations, art. 951;
 * ES Reglamento del Registro Mercantil, art. 407; PT Decreto-Lei 129/98, art. 33; BE Code of Companies, art. 2:3; CZ Civil Code, s. 424;
 * SK Commercial Code, s. 10; HU Act V of 2006, s. 3; RO Law 26/1990, art. 38-39; BG Commerce Act, art. 7; TH the registrar's
 * rules on names of partnerships and companies; ID Law 40/2007, art. 16; TW Company Act, art. 18; VN Law on Enterprises 2020, art. 38 and 41.
 * In other countries (US, CA, DE, FR, IT, JP, CN) companies of two states, towns or addresses may have one name.
 */
const ONE_OF_A_NAME: ReadonlySet<string> = new Set(
  "GB IE SG MY HK IN PK BD LK NZ ZA KE CY AU NG PH IL DK NO SE FI EE LV LT CH ES PT BE CZ SK HU RO BG TH ID TW VN".split(
    " ",
  ),
);

/**
 * Whether a company has the record's registered name, letter by letter with its legal form, in a country where one company has
 * it, and only the address differs: companies move, and a record may have the address of an office.
 */
export function hasRegisteredName(evidence: PairEvidence, { names, countries }: Comparable): boolean {
  const { name, form, country } = evidence;
  if (name === null || !name.verbatim || form !== "same" || country !== "equal") return false;
  if (name.queryKind !== "legal" || !(name.candidateKind === "legal" || name.candidateKind === "alternative"))
    return false;
  if (!countries.every((code) => ONE_OF_A_NAME.has(code)) || !isOfShares(names)) return false;
  const disagreeing = disagreeingWeakSignals(evidence);
  return disagreeing.length === 1 && disagreeing[0] === "location.registered_address";
}

/** Whether the record's name has the form of a company limited by shares: names of partnerships and traders are not kept apart. */
function isOfShares(names: Comparable["names"]): boolean {
  return names.some(
    ({ kind, analysed }) =>
      kind === "legal" && analysed.forms.some((form) => form.class === "limited" || form.class === "public"),
  );
}
