/** Countries whose registers keep names mainly in a non-Latin script: they may hold no Latin name. */
const codes =
  "AE AF AM BD BG BH BT BY CN CY DZ EG ET GE ER GR HK IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK LY MA MK MM MN MO NP OM PK PS QA RS RU SA SD SY TH TJ TN TW UA YE";

const countries: ReadonlySet<string> = new Set(codes.split(" "));

/** Whether a company of this country (ISO 3166-1 alpha-2) is likely to be registered under a name that is not in Latin letters. */
export function writesAnotherScript(country: string): boolean {
  return countries.has(country);
}

/** Countries whose script no retrieval key can represent by sound: Khmer, Lao, Burmese. */
const unread: ReadonlySet<string> = new Set(["KH", "LA", "MM"]);

/** Whether a search by Latin name may miss the registered name of a company in this country. */
export function writesUnreadScript(country: string): boolean {
  return unread.has(country);
}
