import { REGISTER_SCHEMES } from "./register-schemes.ts";

/** Names of extra fields in which callers send identifiers, letters and digits only. */
const NAMES: Readonly<Record<string, string>> = {
  lei: "lei leicode legalentityidentifier",
  cik: "cik ciknumber cikcode seccik centralindexkey",
  isin: "isin isincode",
  duns: "duns dunsnumber dunsno",
  ticker: "ticker tickersymbol stocksymbol symbol",
  vat: "vat vatnumber vatid vatno ustid ustidnr umsatzsteuerid tva tvaintracommunautaire btw btwnummer partitaiva",
  register:
    "registrationnumber registernumber companynumber companyregistrationnumber companynr crn regno regnumber",
  "FR-SIREN": "siren sirennumber",
  "FR-SIRET": "siret siretnumber",
  "NL-KVK": "kvk kvknummer kvknumber",
  "BE-BCE_KBO": "kbo bce ondernemingsnummer enterprisenumber",
  "CH-UID": "chuid uidch che",
  "DE-HR": "hrb hra handelsregister handelsregisternummer hrnummer",
  "AT-FB": "fn firmenbuch firmenbuchnummer",
  "IT-CF": "codicefiscale",
  "IT-REA": "rea",
  "ES-NIF": "cif nifes",
  "PT-NIPC": "nipc",
  "GR-AFM": "afm",
  "GR-GEMI": "gemi",
  "DK-CVR": "cvr cvrnr cvrnumber",
  "NO-BRC": "orgnrno organisasjonsnummer",
  "SE-ON": "organisationsnummer",
  "FI-PRO": "ytunnus",
  "IS-KT": "kennitala",
  "EE-RIK": "registrikood",
  "PL-KRS": "krs numerkrs",
  "PL-NIP": "nip",
  "PL-REGON": "regon",
  "RO-CUI": "cui",
  "BG-EIK": "eik bulstat",
  "HR-OIB": "oib",
  "HR-MBS": "mbs",
  "UA-EDR": "edrpou",
  "RU-OGRN": "ogrn",
  "RU-INN": "inn",
  "BY-UNP": "unp",
  "MD-IDNO": "idno",
  "AZ-VOEN": "voen",
  "TR-VKN": "vkn",
  "TR-MERSIS": "mersis",
  "IN-CIN": "cin",
  "IN-GSTIN": "gstin gst",
  "IN-PAN": "pan pannumber",
  "IN-LLPIN": "llpin",
  "CN-USCC": "uscc usci unifiedsocialcreditcode",
  "TW-UBN": "ubn",
  "JP-JCN": "jcn corporatenumber houjinbangou hojinbango",
  "SG-UEN": "uen",
  "VN-MST": "mst",
  "ID-NPWP": "npwp",
  "AU-ABN": "abn",
  "AU-ACN": "acn",
  "NZ-NZBN": "nzbn",
  "US-EIN": "ein fein irsnumber",
  "BR-CNPJ": "cnpj",
  "AR-CUIT": "cuit",
  "CO-NIT": "nit",
  "MX-RFC": "rfc",
  "VE-RIF": "rif",
  "DO-RNC": "rnc",
};

const key = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

const byName = new Map<string, string>();
for (const scheme of REGISTER_SCHEMES) byName.set(key(scheme), scheme);
for (const [scheme, names] of Object.entries(NAMES))
  for (const name of names.split(" ")) byName.set(name, scheme);

/** The scheme (or `vat`, `register`, `ticker`, …) that the name of an extra field stands for; null for any other. */
export function schemeOfName(name: string): string | null {
  return byName.get(key(name.slice(0, 64))) ?? null;
}
