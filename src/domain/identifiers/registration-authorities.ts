/**
 * GLEIF registration authority codes (`RA000585`) and the schemes of their numbers. Each listed register is
 * confirmed: by the shape and check digit of numbers in LEI records, or by GLEIF's own list. Any other code
 * has a scheme of its own (`ra:RA000xxx`): a match may be missed but is never wrong.
 */

/** Authorities whose numbers are of known schemes. */
const SCHEMES: Readonly<Record<string, readonly string[]>> = {
  RA000009: ["AR-CUIT"],
  RA000013: ["AU-ABN"],
  RA000014: ["AU-ACN"],
  RA000017: ["AT-FB"],
  RA000025: ["BE-BCE_KBO"],
  RA000072: ["CA-CC"],
  RA000078: ["CA-NS"],
  RA000079: ["CA-ON"],
  RA000093: ["CO-NIT"],
  RA000156: ["HR-MBS"],
  RA000161: ["CY-DRCOR"],
  RA000163: ["CZ-ICO"],
  RA000170: ["DK-CVR"],
  RA000181: ["EE-RIK"],
  RA000188: ["FI-PRO"],
  RA000189: ["FR-SIREN", "FR-SIRET"],
  RA000192: ["FR-SIREN", "FR-SIRET"],
  RA000388: ["HK-CR"],
  RA000389: ["HK-CR"],
  RA000391: ["HU-CEG"],
  RA000394: ["IN-CIN", "IN-LLPIN"],
  RA000402: ["IE-CRO"],
  RA000407: ["IT-CF", "IT-REA"],
  RA000423: ["LV-RE"],
  RA000430: ["LT-RC"],
  RA000432: ["LU-RCS"],
  RA000443: ["MT-MBR"],
  RA000447: ["MU-CBRD"],
  RA000449: ["MX-RFC"],
  RA000451: ["MD-IDNO"],
  RA000463: ["NL-KVK"],
  RA000466: ["NZ-NZBN", "NZ-CN"],
  RA000469: ["NG-CAC"],
  RA000472: ["NO-BRC"],
  RA000473: ["NO-BRC"],
  RA000484: ["PL-KRS"],
  RA000486: ["PL-NIP"],
  RA000487: ["PT-NIPC"],
  RA000497: ["RO-ONRC", "RO-CUI"],
  RA000517: ["RS-APR"],
  RA000523: ["SG-UEN"],
  RA000526: ["SK-ICO"],
  RA000531: ["ZA-CIPC"],
  RA000535: ["ES-NIF"],
  RA000544: ["SE-ON"],
  RA000546: ["SE-ON"],
  RA000548: ["CH-UID"],
  RA000549: ["CH-UID"],
  RA000567: ["UA-EDR"],
  RA000585: ["GB-COH"],
  RA000586: ["GB-COH"],
  RA000587: ["GB-COH"],
  RA000681: ["BR-CNPJ"],
  RA000685: ["GR-GEMI"],
  RA000689: ["PE-RUC"],
  RA000719: ["RO-CUI"],
  RA000754: ["IN-GSTIN"],
  RA000776: ["IT-CF"],
  RA000950: ["MD-IDNO"],
  RA000951: ["MD-IDNO"],
  RA001026: ["UA-EDR"],
  RA001027: ["UA-EDR"],
  RA001075: ["JP-JCN"],
};

/** GLEIF numbers the registers of the US states in the order of their postal codes. */
const FIRST_US_STATE = 594;
const US_STATES =
  `AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV
  NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY`.split(/\s+/);

/** Authorities that are a jurisdiction's company register but have no scheme in these tables. */
const JURISDICTIONS: Readonly<Record<string, string>> = {
  RA000020: "BS",
  RA000028: "BM",
  RA000063: "VG",
  RA000073: "CA-AB",
  RA000074: "CA-BC",
  RA000075: "CA-MB",
  RA000076: "CA-NB",
  RA000077: "CA-NL",
  RA000080: "CA-PE",
  RA000081: "CA-QC",
  RA000082: "CA-SK",
  RA000086: "KY",
  RA000474: "OM",
  RA000478: "PA",
  RA000493: "PR",
  RA000502: "KN",
  RA000513: "SA",
  RA000992: "VC",
  ...Object.fromEntries(US_STATES.map((state, index) => [`RA000${FIRST_US_STATE + index}`, `US-${state}`])),
};

/** Codes that mean that there is no listed authority. */
const NO_AUTHORITY = new Set(["RA777777", "RA888888", "RA999999"]);

/** The meaning of a code; null for the codes without an authority and for text that is not a code. */
export function registrationAuthority(
  code: string,
): { readonly code: string; readonly schemes?: readonly string[]; readonly jurisdiction?: string } | null {
  const upper = code.trim().toUpperCase();
  if (!/^RA\d{6}$/.test(upper) || NO_AUTHORITY.has(upper)) return null;
  const schemes = SCHEMES[upper];
  const jurisdiction = JURISDICTIONS[upper];
  return { code: upper, ...(schemes && { schemes }), ...(jurisdiction && { jurisdiction }) };
}
