/**
 * House numbers of street lines. Other digits are removed first — letter boxes, floors and rooms, ordinals in
 * street names, motorways, postal codes, city districts — and the rest are house numbers. East Asian lines
 * keep block and building together ("2丁目5番2号" and "5-2, Marunouchi 2-chome" are 2-5-2).
 */
import { englishNumber, withPlainNumerals } from "./numerals.ts";

const MAX_NUMBERS = 6;

const BOX_WORDS =
  "p\\.?\\s?o\\.?\\s*box|post\\s?box|gpo box|locked bag|private bag|postfach|postbus|postboks|box|boîte postale|b\\.?p\\.?|apartado(?: postal| de correos| aereo)?|casilla(?: postal)?|caixa postal|casella postale|skr(?:ytka)?\\.? pocz\\w*\\.?|pl|pb|a\\/ya|ug";
const BOX = new RegExp(`(?<![\\p{L}\\d])(?:${BOX_WORDS})[\\s:.#]*(?:no\\.?\\s*)?(\\d[\\d-]*)`, "giu");

const UNIT_WORDS =
  "suite|ste|unit|units|floor|fl|flr|level|lvl|room|rooms|rm|flat|apt|apartment|appt|office|off|ofic|oficina|ofis|piso|planta|etage|étage|etaj|stock|og|top|tür|door|puerta|pta|escalera|esc|interior|int|piano|scala|kat|daire|kapı no|ic kapı no|iç kapı no|iç kapi no|kom|komn|pom|room|kv|kab|lok|lokal|em|emelet|ajtó|ép|lház|bus|bte|boîte|box|lot|shop|stall|desk|dept|tower|twr|torre|wing|phase|ward|zone|sector|km|gate|bay|hangar|warehouse|wh|sc|ap|p|bureau|bât|local|loc|lt|et|lit|litera|unidad|sala|conj|cj|andar|section|seksjon";
const UNIT_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:${UNIT_WORDS})(?![\\p{L}])[\\s.:°º#-]*(?:no\\.?|nos\\.?|number)?[\\s.:#]*(?:\\p{L}{1,2}-?)?\\d[\\d\\p{L}]*(?:(?:\\s*[-/&]\\s*|,)\\d+\\p{L}?(?![\\p{L}\\d])|,\\s*\\d+\\p{L}(?![\\p{L}\\d]))*`,
  "giu",
);
/** A block's own number; "Blok No: 173" is the number of the house. */
const BLOCK = /(?<![\p{L}\d])(?:bloc|block|blk|blok|bl)\.?\s*-?\d+\p{L}?(?![\p{L}\d])/giu;
const UNIT_AFTER =
  /(?<![\p{L}\d])\d{1,3}\s*(?:st|nd|rd|th|er|e|ème|eme|ª|º|°|\.)?\s*(?:\/?\s*f(?:loor|lr)?|fl|og|stock|étage|etage|piso|planta|andar|kat|emelet|em|ajtó|krs|tr|sal|этаж|층|호|階|樓|楼|層|层|室|f)(?![\p{L}\d])\.?/giu;
const EAST_ASIAN_UNIT =
  /(?<!\d)(?:\d+\s*(?:至|~|-|、|,)\s*)?\d+(?:之\d+)?\s*(?:階|樓|楼|層|层|室|棟|座|층|호|f)(?![a-z])/giu;
const ORDINAL = /(?<![\p{L}\d])\d+(?:st|nd|rd|th|ª|º)(?![\p{L}\d])/giu;
const NUMBERED_ROAD =
  /(?<![\p{L}\d])(?:highway|hwy|route|rte|interstate|county road|state road|state route|motorway|autostrada|km|kilometer|kilometre|mile|ul?ica nr)\.?\s*(?:no\.?\s*)?[a-z]?-?\d+(?:[.,]\d+)?/giu;
/** At the front of a part, the number of a numbered street, as in "Calle 46 No. 45A-38" or "Street 10". */
const NUMBERED_STREET =
  /(^|[,;]\s*)(?:calle|cll?|carrera|cra|kra|diagonal|transversal|avenida|av|street|avenue|road|jalan|soi|lane)\.?\s*\d+\p{L}?(?=[\s,#]+\S)/giu;
const DISTRICT =
  /(?<![\p{L}\d])(?:dublin|praha|prague|paris|wien|vienna|budapest|colombo|london|lyon|marseille|brno|oslo|riga|bratislava|plzen|ostrava)\s+\d{1,2}(?![\d\p{L}-])/giu;
const SINGAPORE_UNIT = /#\s*[\dB]\d*\s*-\s*\d+\p{L}?(?:\s*[/&-]\s*\d+)*/giu;
const LONG_NUMBER = /(?<!\d)\d{5,}(?!\d)/g;
const NUMBER = /(?<![\p{L}\d])\p{L}?\d{1,4}(?:\p{L}(?![\p{L}\d])|\s\p{L}(?=\s*(?:,|$)))?(?!\p{L}\p{L})/giu;

interface StreetNumbers {
  readonly houseNumbers: readonly string[];
  readonly poBox: string | null;
  /** The line without letter boxes, floors and rooms; the street's name is read from it. */
  readonly rest: string;
}

/** Numbers of street lines (joined by commas) in a country; at most six, lower case, without leading zeros. */
export function streetNumbers(lines: string, country: string | null): StreetNumbers {
  if (lines === "") return { houseNumbers: [], poBox: null, rest: "" };
  const plain = withPlainNumerals(lines).replace(/İ/g, "I");
  const poBox = BOX.exec(plain)?.[1] ?? null;
  BOX.lastIndex = 0;
  let rest = plain.replace(BOX, " ").replace(SINGAPORE_UNIT, " ").replace(EAST_ASIAN_UNIT, " ");
  rest = rest.replace(UNIT_AFTER, " ").replace(UNIT_BEFORE, " ").replace(BLOCK, " ");
  const composite = country === "JP" ? japaneseNumber(rest) : chineseNumber(rest);
  if (composite !== null) return { houseNumbers: [composite], poBox, rest };
  const cleaned = rest
    .replace(ORDINAL, " ")
    .replace(NUMBERED_ROAD, " ")
    .replace(NUMBERED_STREET, "$1")
    .replace(DISTRICT, " ")
    .replace(LONG_NUMBER, " ");
  const found = [...cleaned.matchAll(NUMBER)].map(([text]) =>
    text
      .toLowerCase()
      .replace(/\s/g, "")
      .replace(/^0+(?=\d)/, ""),
  );
  const spelled = found.length > 0 ? [] : spelledNumbers(cleaned);
  return { houseNumbers: [...new Set([...found, ...spelled])].slice(0, MAX_NUMBERS), poBox, rest };
}

function japaneseNumber(text: string): string | null {
  const chome = /(?<!\d)(\d+)\s*(?:-\s*)?(?:chome|cho-me|丁目)/iu.exec(text);
  const joined = text
    .replace(/〒?(?<!\d)\d{3}-\d{4}(?![\d-])/gu, " ")
    .replace(/(?<!\d)(\d+)\s*(?:-\s*)?(?:chome|cho-me)/giu, " ")
    .replace(/(?<!\d)(\d+)\s*(?:丁目|番地の?|番|号|の|ノ|−|‐|–|-)\s*(?=\d)/gu, "$1-");
  const number = /\d+(?:-\d+){0,3}/.exec(joined)?.[0];
  if (number === undefined) return chome?.[1] ?? null;
  const latin = chome !== null && /cho-?me/iu.test(chome[0]);
  return latin ? `${chome[1]}-${number}` : number;
}

/** The number before 號 or 号; lanes and alleys before it name the street. */
function chineseNumber(text: string): string | null {
  const match = /(?<!\d)(\d+)(?:\s*(?:之|-)\s*(\d+))?\s*[號号]/u.exec(text);
  return match === null ? null : match[2] === undefined ? `${match[1]}` : `${match[1]}-${match[2]}`;
}

function spelledNumbers(text: string): string[] {
  const numbers: string[] = [];
  for (const part of text.split(/[,;]/)) {
    const words = part.trim().toLowerCase().split(/\s+/);
    const value = words.length > 1 ? englishNumber(words[0] ?? "") : null;
    if (value !== null) numbers.push(String(value));
  }
  return numbers;
}
