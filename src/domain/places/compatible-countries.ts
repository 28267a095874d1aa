/** Country codes that may mean one place, and seats that are weak evidence of a company's place of work. */

export type CountryRelation = "equal" | "compatible" | "different";

/**
 * Territory → the country that records often name instead of it. The offshore seats of the Crown (KY, BM, VG
 * …) are left out: records do not write GB for them, and a company there is not its namesake in Britain.
 */
const PARENT: Readonly<Record<string, string>> = {
  PR: "US",
  GU: "US",
  VI: "US",
  AS: "US",
  MP: "US",
  UM: "US",
  GG: "GB",
  JE: "GB",
  IM: "GB",
  GI: "GB",
  FK: "GB",
  SH: "GB",
  PN: "GB",
  GS: "GB",
  IO: "GB",
  HK: "CN",
  MO: "CN",
  TW: "CN",
  GF: "FR",
  RE: "FR",
  GP: "FR",
  MQ: "FR",
  YT: "FR",
  PM: "FR",
  BL: "FR",
  MF: "FR",
  NC: "FR",
  PF: "FR",
  WF: "FR",
  TF: "FR",
  MC: "FR",
  GL: "DK",
  FO: "DK",
  AX: "FI",
  SJ: "NO",
  BV: "NO",
  AW: "AN",
  CW: "AN",
  SX: "AN",
  BQ: "AN",
  AN: "NL",
  CC: "AU",
  CX: "AU",
  NF: "AU",
  HM: "AU",
  CK: "NZ",
  NU: "NZ",
  TK: "NZ",
  XK: "RS",
  EH: "MA",
  VA: "IT",
  SM: "IT",
  LI: "CH",
  PS: "IL",
};

const offshore = new Set(
  "KY BM VG BS BB PA MH LR SC MU WS VU CK NR NU AI TC BZ AG KN VC LC DM GD GI CW JE GG IM LI".split(" "),
);

/**
 * How two ISO 3166-1 alpha-2 codes agree: `compatible` when one is a territory of the other, at any depth
 * (PR and US, AN and CW); two territories of one country (JE and GG) are `different`.
 */
export function compatibleCountries(a: string, b: string): CountryRelation {
  if (a === b) return "equal";
  return belongsTo(a, b) || belongsTo(b, a) ? "compatible" : "different";
}

/** Whether companies choose the country as a seat for its law and usually work elsewhere. */
export function isOffshore(code: string): boolean {
  return offshore.has(code);
}

function belongsTo(territory: string, country: string): boolean {
  for (let parent = PARENT[territory]; parent !== undefined; parent = PARENT[parent]) {
    if (parent === country) return true;
  }
  return false;
}
