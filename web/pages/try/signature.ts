/** Reads company data from an e-mail signature or a letterhead. Rules of thumb: a person checks the result. */
import { hasLegalForm, isCountry, isLei } from "../../../src/tables/content-shapes.ts";

export type SignatureFields = Readonly<Record<string, string>>;

/** Mail providers, whose domains identify no company. */
const mailProviders: ReadonlySet<string> = new Set(
  "gmail.com,googlemail.com,outlook.com,hotmail.com,live.com,yahoo.com,yahoo.co.uk,icloud.com,me.com,aol.com,gmx.de,gmx.net,web.de,t-online.de,proton.me,protonmail.com,mail.com,qq.com,163.com".split(
    ",",
  ),
);

/** The longest signature, and the longest line of one. */
const MOST_CHARACTERS = 5_000;
const MOST_IN_LINE = 300;

/** @returns fields of a record by their path in a request; fields that were not found are absent. */
export function fieldsOfSignature(text: string): SignatureFields {
  const lines = text
    .slice(0, MOST_CHARACTERS)
    .split(/\r?\n|[|•·]/)
    .map((line) => line.trim().slice(0, MOST_IN_LINE))
    .filter((line) => line !== "" && line !== "--");
  const found: Record<string, string> = {};
  const take = (path: string, value: string | undefined) => {
    if (value !== undefined && value !== "") found[path] ??= value.trim();
  };
  for (const line of lines) for (const [path, value] of factsOf(line)) take(path, value);
  const nameLine = lines.find((line) => hasLegalForm(nameOf(line)) && !isContact(line));
  take("name", nameLine === undefined ? undefined : nameOf(nameLine));
  for (const [path, value] of addressOf(lines, nameLine)) take(path, value);
  for (const line of lines)
    for (const part of line.split(",")) if (isCountry(part.trim())) take("country", part);
  return found;
}

type Facts = [path: string, value: string | undefined][];

/** The data that one line gives by itself. */
function factsOf(line: string): Facts {
  const facts: Facts = [];
  const mail = /[\w.+-]{1,64}@([\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/.exec(line);
  if (mail) {
    const domain = mail[1]!.toLowerCase();
    facts.push(["email", mail[0]]);
    if (!mailProviders.has(domain)) facts.push(["domain", domain]);
  }
  const site = /(?:https?:\/\/|www\.)[^\s,;<>]{3,300}/i.exec(line);
  if (site) facts.push(["website", site[0]]);
  const phone = /\+?\(?\d[\d ()./-]{6,24}\d/.exec(line.replace(/\(0\)/, ""));
  const isPhone = /\b(tel|phone|t|p|m|mob|mobile|telefon|fon|office|direct|switchboard)\b\s?[.:]?/i.test(
    line,
  );
  if (phone && (phone[0].startsWith("+") || isPhone) && !/\b(fax|f)\b\s?[.:]/i.test(line))
    facts.push(["phone", phone[0]]);
  const lei = /\b[A-Z0-9]{18}\d{2}\b/.exec(line)?.[0];
  if (lei !== undefined && isLei(lei)) facts.push(["lei", lei]);
  facts.push(...numbersOf(line));
  return facts;
}

/** Register and tax numbers after the words that announce them. */
function numbersOf(line: string): Facts {
  const facts: Facts = [];
  const vat = /\b(?:vat|ust|mwst|tva|iva|btw|uid)[^\d\n]{0,24}?([A-Z]{2,3}[ -]?[\dA-Z. ]{6,14}\d)/i.exec(
    line,
  );
  if (vat) facts.push(["vat_number", vat[1]]);
  const german = /\b(HR[AB])\s?(?:Nr\.?\s?)?(\d{1,7}(?:\s[A-Z]{1,2})?)\b/.exec(line);
  if (german) facts.push(["registration_number", `${german[1]} ${german[2]}`], ["jurisdiction", "DE"]);
  const french = /\b(?:SIREN|RCS)[^\d\n]{0,24}(\d{3} ?\d{3} ?\d{3})\b/.exec(line);
  if (french) facts.push(["registration_number", french[1]], ["jurisdiction", "FR"]);
  const english = /\b(?:company|registered|registration|reg)[^\d\n]{0,60}?\b((?:SC|NI|OC)?\d{6,8})\b/i.exec(
    line,
  );
  if (english) facts.push(["registration_number", english[1]]);
  if (/\b(england|wales|scotland|northern ireland)\b/i.test(line) && english)
    facts.push(["jurisdiction", "GB"]);
  return facts;
}

const isContact = (line: string): boolean => /@|https?:|www\.|\b(tel|phone|fax)\b/i.test(line);

/** The company's name in a line: "Jane Doe, Acme Ltd" and "Acme Ltd is registered in …" give Acme Ltd. */
function nameOf(line: string): string {
  const [before] = line.split(/ (?:is )?(?:a company )?registered (?:in|office|no)/i);
  const parts = before!.split(/,\s|\s[-–]\s/);
  return (parts.find(hasLegalForm) ?? before!).trim();
}

/** The address: the line with a postal code, and the line before it. */
function addressOf(lines: readonly string[], nameLine: string | undefined): Facts {
  for (const [at, line] of lines.entries()) {
    const parts = postalPartsOf(line);
    if (parts === null || isContact(line)) continue;
    const [street, ...rest] =
      parts.before === "" ? [] : parts.before.split(/,\s?/).filter((part) => part !== "");
    const above = lines[at - 1];
    const line1 =
      (parts.city === "" ? undefined : street) ??
      (above !== undefined && above !== nameLine && !isContact(above) ? above : undefined);
    const city = parts.city === "" ? (rest.at(-1) ?? street) : parts.city;
    return [
      ["address.postal_code", parts.code],
      ["address.city", city],
      ["address.region", parts.region],
      ["address.line1", line1 !== city ? line1 : undefined],
    ];
  }
  return [];
}

interface PostalParts {
  readonly before: string;
  readonly code: string;
  readonly city: string;
  readonly region?: string;
}

function postalPartsOf(line: string): PostalParts | null {
  const american = /^(.{0,120}?)([A-Za-z .'-]{2,40}), ?([A-Z]{2}) (\d{5}(?:-\d{4})?)\b/.exec(line);
  if (american)
    return { before: american[1]!, city: american[2]!.trim(), region: american[3]!, code: american[4]! };
  const british = /^(.{0,120}?)\b([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/.exec(line);
  if (british) {
    const before = british[1]!.replace(/[,\s]+$/, "").split(/,\s?/);
    return { before: before.slice(0, -1).join(", "), city: before.at(-1)!, code: british[2]! };
  }
  const dutch = /^(.{0,120}?)\b(\d{4} ?[A-Z]{2}) ([A-Z][A-Za-z' -]{1,40})/.exec(line);
  const other = dutch ?? /^(.{0,120}?)\b(?:[A-Z]{1,2}-)?(\d{4,5}) (\p{Lu}[\p{L}' -]{1,40})/u.exec(line);
  if (!other) return null;
  return { before: other[1]!.replace(/[,\s]+$/, ""), code: other[2]!, city: other[3]!.trim() };
}
