/** Country names in the languages of registers that `place-words.ts` does not hold: `code: names`, `_` for a space. */
export const COUNTRY_NAMES = `
AF: afghanistan
AL: albania shqiperi
AM: armenia
AO: angola
AZ: azerbaijan azerbaycan
BA: bosnia herzegovina
BB: barbados
BF: burkina_faso
BI: burundi
BJ: benin
BO: bolivia
BS: bahamas
BW: botswana
BZ: belize
CD: congo
CF: centrafrique central_african_republic
CI: cote_d_ivoire ivory_coast
CM: cameroon cameroun
CR: costa_rica
CU: cuba cubana
CV: cabo_verde cape_verde
CW: curacao
DJ: djibouti
DO: dominicana dominican_republic republica_dominicana
EC: ecuador
ER: eritrea
ET: ethiopia ethiopian
FJ: fiji
FO: faroe foroya foroyar
GA: gabon
GE: georgia georgian sakartvelo
GI: gibraltar
GL: greenland
GM: gambia
GN: guinea guinee
GQ: equatorial_guinea guinea_ecuatorial
GT: guatemala
GY: guyana
HN: honduras
HR: croatia hrvatska hrvatske
HT: haiti
JM: jamaica
KG: kyrgyzstan kyrgyz
KH: cambodia cambodge
KP: north_korea dprk
LA: laos
LI: liechtenstein
LR: liberia
LS: lesotho
LY: libya libyan libye ليبيا
MC: monaco
MD: moldova moldovei
ME: montenegro crna_gora
MG: madagascar malgache
MH: marshall_islands
MK: macedonia makedonija
ML: mali
MM: myanmar burma
MN: mongolia mongolian
MR: mauritania mauritanie
MT: malta
MU: mauritius maurice
MV: maldives
MW: malawi
MZ: mozambique mocambique
NA: namibia
NE: niger
NI: nicaragua
NP: nepal
PA: panama
PG: papua_new_guinea
PS: palestine palestinian فلسطين
PY: paraguay
RS: serbia srbija srbije beograd belgrade
RW: rwanda
SC: seychelles
SD: sudan soudan السودان
SI: slovenia slovenija ljubljana
SM: san_marino
SN: senegal dakar
SO: somalia
SR: suriname
SS: south_sudan
SV: el_salvador salvador
SZ: eswatini swaziland
TD: chad tchad
TG: togo
TJ: tajikistan
TL: timor_leste
TM: turkmenistan
TT: trinidad tobago
TZ: tanzania
UG: uganda
UY: uruguay
UZ: uzbekistan ozbekiston
VA: vatican
XK: kosovo kosova
YE: yemen اليمن
ZM: zambia
ZW: zimbabwe
`;
