/** Countries whose registers keep names mainly in another script than Latin: a Latin name may stand there unread. */
const codes =
  "AE AF AM BD BG BH BT BY CN CY DZ EG ET GE ER GR HK IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK LY MA MK MM MN MO NP OM PK PS QA RS RU SA SD SY TH TJ TN TW UA YE";

const countries: ReadonlySet<string> = new Set(codes.split(" "));

/** Whether a company of this country (ISO 3166-1 alpha-2) is likely to be registered under a name that is not in Latin letters. */
export function writesAnotherScript(country: string): boolean {
  return countries.has(country);
}

/** … in a script whose sound no retrieval key gives: Khmer, Lao, Burmese. */
const unread: ReadonlySet<string> = new Set(["KH", "LA", "MM"]);

/** Whether a Latin name of this country may be registered under one that a search by it cannot find. */
export function writesUnreadScript(country: string): boolean {
  return unread.has(country);
}
