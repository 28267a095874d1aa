/**
 * What the list of translated country names leaves out (`translated-country-names.ts`): short names, parts and former spellings of
 * names, adjectives, and capitals of small countries. `code: names`, `_` for a space.
 */
export const COUNTRY_NAMES = `
BA: bosnia herzegovina
CD: congo
CF: centrafrique
CI: cote_d_ivoire
CU: cuba cubana
DO: dominicana
ET: ethiopian
FJ: fiji
FO: faroe foroya foroyar
GE: georgian sakartvelo
HR: hrvatske
KG: kyrgyz
KP: dprk
LA: laos
LY: libyan
MD: moldovei
MG: malgache
MK: makedonija
ML: mali
MN: mongolian
MU: maurice
PS: palestinian
RS: srbije
SI: ljubljana
SN: dakar
TD: chad
TG: togo
TT: trinidad tobago
UZ: ozbekiston
VA: vatican
`;
