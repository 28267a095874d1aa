/** Cities in a form that can be compared, whatever language, script or district the address used. */
import { distance } from "fastest-levenshtein";
import { romanise } from "../names/transliteration/romanise.ts";
import { foldPlace } from "../places/fold-place.ts";
import { cityTable } from "./city-names.ts";

/** Counties that British records give as the town: they are read as a region, never as a different town. */
const britishCounties: ReadonlySet<string> = new Set(
  `avon|bedfordshire|beds|berkshire|berks|buckinghamshire|bucks|cambridgeshire|cambs|cheshire|cleveland|cornwall|county durham|co durham|
cumbria|derbyshire|devon|dorset|east sussex|east yorkshire|east riding of yorkshire|essex|gloucestershire|glos|greater london|
greater manchester|hampshire|hants|herefordshire|hertfordshire|herts|humberside|isle of wight|kent|lancashire|lancs|leicestershire|leics|
lincolnshire|lincs|merseyside|middlesex|middx|norfolk|north humberside|north yorkshire|northamptonshire|northants|northumberland|
nottinghamshire|notts|oxfordshire|oxon|rutland|shropshire|salop|somerset|south humberside|south yorkshire|staffordshire|staffs|suffolk|
surrey|sussex|tyne and wear|warwickshire|west midlands|west sussex|west yorkshire|wiltshire|wilts|worcestershire|worcs|yorkshire|
clwyd|dyfed|gwent|gwynedd|mid glamorgan|south glamorgan|west glamorgan|powys|pembrokeshire|carmarthenshire|ceredigion|flintshire|
denbighshire|monmouthshire|vale of glamorgan|aberdeenshire|angus|argyll|ayrshire|north ayrshire|south ayrshire|east ayrshire|banffshire|
berwickshire|caithness|clackmannanshire|dumfriesshire|dunbartonshire|east lothian|fife|inverness shire|kincardineshire|kinross shire|
lanarkshire|north lanarkshire|south lanarkshire|midlothian|moray|morayshire|nairnshire|peeblesshire|perthshire|renfrewshire|
roxburghshire|scottish borders|selkirkshire|stirlingshire|sutherland|west lothian|wigtownshire|county antrim|co antrim|county armagh|
co armagh|county down|co down|county fermanagh|county londonderry|county tyrone|co tyrone|england|scotland|wales|northern ireland|uk|united kingdom`
    .replace(/\n/g, "")
    .split("|"),
);

/** City states: the whole territory has one city name, so that districts there are no other city. */
const CITY_STATES: Readonly<Record<string, string>> = {
  HK: "hong kong",
  SG: "singapore",
  MO: "macau",
  MC: "monaco",
  GI: "gibraltar",
  VA: "vatican city",
};

const DISTRICT_SUFFIX =
  / (?:\d{1,3}|[ivx]{1,5}|(?:e|ec|n|nw|se|sw|w|wc)\d{1,2}[a-z]?|cedex(?: \d+)?|city|shi|si|gun|gu|ku|municipality|district|metro|province|county|municipiality|c)$/;
const PREFIX =
  /^(?:(?:city|town|municipality|port|village) of|greater|metropolitan|gorod|g|d|kota|kab|kabupaten|thanh pho|tp) (?=.{3})/;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const WORDS: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "saint",
  sankt: "saint",
  sainte: "saint",
  sint: "saint",
  mt: "mount",
  ft: "fort",
};
const NO_CITY = /^(?:n a|na|not applicable|none|unknown|other|null|tbc|tba|various|x+)$/;

let table: ReadonlyMap<string, string> | undefined;

export type CityLevel = "same" | "similar" | "different";

/**
 * Comparable form of a city: folded, romanised where the script goes cleanly, without district numbers, main
 * cities under one canonical name ("Köln" → "cologne", "東京都" → "tokyo"). Null when nothing is left.
 */
export function comparableCity(city: string, country: string | null): string | null {
  if (country !== null && CITY_STATES[country] !== undefined) return CITY_STATES[country];
  let name = foldCity(city);
  for (let step = 0; step < 4; step++) {
    const known = knownCity(name);
    if (known !== null) return known;
    const shorter = name.replace(step % 2 === 0 ? DISTRICT_SUFFIX : PREFIX, "");
    if (shorter !== "") name = shorter;
  }
  const native = EAST_ASIAN.test(name) ? name.replace(/(?<=.)[市区區县縣町村]$/u, "") : name;
  return native === "" || NO_CITY.test(native) || !/\p{L}/u.test(native) ? null : native;
}

/** Canonical name of a main city, or null when the folded text is none of them. */
export function knownCity(folded: string): string | null {
  table ??= cityTable(foldCity);
  return table.get(folded) ?? table.get(withoutGenitive(folded)) ?? null;
}

const SHORTEST_GENITIVE = 7;

/** "Københavns Universitet", "Göteborgs kommun". */
function withoutGenitive(folded: string): string {
  return folded.length >= SHORTEST_GENITIVE && folded.endsWith("s") && !folded.endsWith("ss")
    ? folded.slice(0, -1)
    : folded;
}

/** Whether a British address gives a county as its town. */
export function isBritishCounty(text: string): boolean {
  return britishCounties.has(foldPlace(text));
}

/** The folding that `knownCity` expects. */
export function foldCity(text: string): string {
  const folded = foldPlace(romanise(text.slice(0, 120)));
  return folded.replace(/(?<=^| )(?:st|ste|sankt|sainte|sint|mt|ft)(?= )/g, (word) => WORDS[word] ?? word);
}

/**
 * How two comparable cities agree: `similar` for a short and a long form of one name or a slip of spelling.
 * Null when one is in Latin letters and the reading of the other's script is unknown.
 */
export function compareCities(a: string, b: string): CityLevel | null {
  if (a === b || undoDigraphs(a) === undoDigraphs(b)) return "same";
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  const native = EAST_ASIAN.test(a);
  if (isLatin(a) !== isLatin(b)) return null;
  if (native && longer.includes(shorter)) return "similar";
  if (longer.startsWith(`${shorter} `) || longer.endsWith(` ${shorter}`)) return "similar";
  if (longer.replaceAll(" ", "") === shorter.replaceAll(" ", "")) return "same";
  const slips = shorter.length >= 9 ? 2 : shorter.length >= 5 ? 1 : 0;
  return !native && distance(a, b) <= slips ? "similar" : "different";
}

function undoDigraphs(name: string): string {
  return name.replace(/([aou])e/g, "$1");
}

function isLatin(name: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name);
}
