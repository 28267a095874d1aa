/** Recognises values by a shape that only one field has. */

/** ISO 17442: 20 letters and digits whose number, letters as 10 to 35, leaves 1 when divided by 97. */
export function isLei(value: string): boolean {
  if (!/^[A-Z0-9]{18}\d\d$/.test(value)) return false;
  let rest = 0;
  for (const character of value)
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

const isoCodes =
  "AD AE AF AG AI AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GD GE GG GH GI GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG UK US UY UZ VC VE VG VI VN VU WS XK YE ZA ZM ZW";
const regionCodes: ReadonlySet<string> = new Set(isoCodes.split(" "));
const countryNames: ReadonlySet<string> = new Set(
  "united kingdom,great britain,england,scotland,wales,northern ireland,united states,united states of america,usa,germany,deutschland,france,spain,españa,italy,italia,netherlands,nederland,belgium,austria,österreich,switzerland,schweiz,suisse,ireland,poland,polska,portugal,sweden,norway,denmark,finland,czech republic,czechia,slovakia,hungary,romania,bulgaria,greece,luxembourg,estonia,latvia,lithuania,croatia,slovenia,malta,cyprus,canada,australia,new zealand,japan,china,india,brazil,brasil,mexico,south africa,singapore,hong kong,south korea,turkey,türkiye,israel,united arab emirates,saudi arabia,argentina,chile,colombia,日本,中国,ukraine,russia".split(
    ",",
  ),
);

/** An ISO 3166 code in capitals, or a name that the countries with most companies go by. */
export const isCountry = (value: string): boolean =>
  regionCodes.has(value) || countryNames.has(value.toLowerCase());

const legalForms =
  "ltd,limited,plc,llp,lp,inc,incorporated,corp,corporation,llc,co,company,gmbh,ag,kg,ohg,ug,se,sa,sas,sarl,srl,spa,sl,slu,bv,nv,ab,as,asa,aps,oy,oyj,kft,zrt,doo,dd,sro,spzoo,pty,pte,sdnbhd,kk";
const legalFormWords: ReadonlySet<string> = new Set(legalForms.split(","));

/** Whether a text ends as names of companies do: "Acme Ltd.", "Müller GmbH & Co. KG". */
export function hasLegalForm(value: string): boolean {
  const words = value
    .toLowerCase()
    .replaceAll(".", "")
    .split(/[\s,]+/);
  if (words.length < 2) return false;
  return words.slice(-2).some((word) => legalFormWords.has(word)) || /株式会社|有限公司|有限会社/.test(value);
}
