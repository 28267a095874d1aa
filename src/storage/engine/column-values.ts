/**
 * The JavaScript value of each column, from the text that PostgreSQL prints: one table for both engines.
 * Type numbers are those of `pg_type.dat`, fixed since PostgreSQL 8.
 */
export type ColumnParser = (text: string) => unknown;

const safeInteger: ColumnParser = (text) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
};

const boolean: ColumnParser = (text) => text === "t";

const bytes: ColumnParser = (text) => Buffer.from(text.slice(2), "hex");

const json: ColumnParser = (text): unknown => JSON.parse(text);

const timestampText = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?([+-]\d\d(?::\d\d){0,2})$/;

/** ISO 8601 in UTC; microseconds are cut, not rounded. Infinity, BC and years of five digits stay as printed. */
const instant: ColumnParser = (text) => {
  const match = timestampText.exec(text);
  if (!match) return text;
  const [, date, time, fraction = "", offset = "+00"] = match;
  const local = `${date}T${time}.${fraction.padEnd(3, "0").slice(0, 3)}`;
  if (offset === "+00") return `${local}Z`;
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(":").map(Number);
  const shiftMs = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  const utcMs = Date.parse(`${local}Z`) - (offset.startsWith("-") ? -shiftMs : shiftMs);
  return new Date(utcMs).toISOString();
};

const asPrinted: ColumnParser = (text) => text;

const scalarParsers: ReadonlyMap<number, ColumnParser> = new Map([
  [16, boolean],
  [17, bytes],
  [20, safeInteger],
  [21, Number],
  [23, Number],
  [26, Number],
  [114, json],
  [700, Number],
  [701, Number],
  [1184, instant],
  [3802, json],
]);

/** Array type → element type, for the types above and the texts that products keep in arrays. */
const arrayElements: readonly (readonly [array: number, element: number])[] = [
  [1000, 16],
  [1001, 17],
  [1016, 20],
  [1005, 21],
  [1007, 23],
  [1028, 26],
  [199, 114],
  [1021, 700],
  [1022, 701],
  [1185, 1184],
  [3807, 3802],
  [1009, 25],
  [1015, 1043],
  [1014, 1042],
  [1002, 18],
  [1003, 19],
  [1231, 1700],
  [2951, 2950],
  [1182, 1082],
  [1115, 1114],
  [1183, 1083],
  [1270, 1266],
  [1187, 1186],
];

const nullElement = /^null$/i;

/** Reads `{1,NULL,"a b",{…}}`, with the optional `[0:2]=` of arrays whose bounds do not start at 1. */
function parseArray(text: string, parseElement: ColumnParser): unknown[] {
  const root: unknown[] = [];
  const open: unknown[][] = [];
  let at = text.indexOf("{");
  while (at < text.length) {
    const character = text[at];
    if (character === "{") {
      const list: unknown[] = open.length === 0 ? root : [];
      open.at(-1)?.push(list);
      open.push(list);
      at += 1;
    } else if (character === "}") {
      open.pop();
      at += 1;
    } else if (character === ",") {
      at += 1;
    } else if (character === '"') {
      const end = closingQuote(text, at + 1);
      open.at(-1)?.push(parseElement(text.slice(at + 1, end).replace(/\\(.)/gs, "$1")));
      at = end + 1;
    } else {
      const end = bareEnd(text, at);
      const bare = text.slice(at, end);
      open.at(-1)?.push(nullElement.test(bare) ? null : parseElement(bare));
      at = end;
    }
  }
  return root;
}

function closingQuote(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}

function bareEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== "," && text[at] !== "}") at += 1;
  return at;
}

const parsers: ReadonlyMap<number, ColumnParser> = new Map([
  ...scalarParsers,
  ...arrayElements.map(([array, element]): [number, ColumnParser] => {
    const parseElement = scalarParsers.get(element) ?? asPrinted;
    return [array, (text) => parseArray(text, parseElement)];
  }),
]);

/** The parser of a column by its type's number; types that are not listed come back as printed. */
export function columnParser(typeId: number): ColumnParser {
  return parsers.get(typeId) ?? asPrinted;
}
