import type { PostalAddress } from "../../domain/record.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { type LiveObject, objectOf, textOf } from "../live/live-json.ts";
import type { LiveFetch, LiveLookup, LiveSource } from "../live/live-source.ts";
import { SourceUnavailable } from "../live/live-source.ts";
import { byIdentifier, questionBy } from "../live/lookups.ts";
import { isIsoDateTime } from "../streaming/iso-date.ts";
import { presentFields } from "../streaming/present-fields.ts";

/** Prefixes of VAT numbers that VIES answers for: the member states, and Northern Ireland. */
const PREFIXES: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI".split(" "),
);

const COUNTRY_OF_PREFIX: Readonly<Record<string, string>> = { EL: "GR", XI: "GB" };

/** Codes by which VIES says that it, or the member state, is too busy. */
const BUSY = /_MAX_CONCURRENT_REQ(_TIME)?$/;

/** Withheld: Germany and Spain give neither name nor address. */
const WITHHELD = "---";

/**
 * The European Commission's check of VAT numbers: only by VAT number, only for now. Every answer but VALID and
 * INVALID says nothing about the number.
 */
export const liveVies: LiveSource = {
  id: "vies",
  name: "VIES VAT number validation",
  publisher: "European Commission",
  licence: "European Commission reuse terms (Decision 2011/833/EU)",
  licencePermitsResale: false,
  url: "https://ec.europa.eu/taxation_customs/vies/rest-api",
  limits: {
    burst: 3,
    perSecond: 1,
    connections: 2,
    deadlineMs: 10_000,
    cacheMs: 3_600_000,
    answerBytes: 256 * 1024,
  },
  lookups: (question) =>
    byIdentifier(question, (scheme) => scheme.startsWith("vat:") && PREFIXES.has(scheme.slice(4))),
  lookupOfRow: (id) => ({ by: "identifier", scheme: `vat:${id.slice(0, 2)}`, value: id.slice(2) }),
  ask: askVies,
  probe: questionBy({ scheme: "vat:IE", value: "6388047V" }, "IE"),
};

async function askVies(lookup: LiveLookup, fetch: LiveFetch): Promise<readonly RegisterCompany[]> {
  if (lookup.by === "name") return [];
  const prefix = lookup.scheme.slice(4);
  // The number stands without its prefix: with it VIES would call a valid number invalid.
  const path = `/ms/${prefix}/vat/${encodeURIComponent(lookup.value)}`;
  const answer = objectOf(await fetch({ path }));
  const said = textOf(answer.userError) ?? (answer.isValid === true ? "VALID" : undefined);
  if (said === "INVALID") return [];
  if (said !== "VALID") {
    if (said === undefined) throw new SourceUnavailable("unreadable");
    throw new SourceUnavailable(BUSY.test(said) ? "rate_limited" : "publisher_error", said);
  }
  const name = shown(answer.name);
  return name === undefined ? [] : [companyOf({ prefix, number: lookup.value, name }, answer)];
}

const shown = (value: unknown): string | undefined => {
  const text = textOf(value);
  return text === WITHHELD ? undefined : text;
};

function companyOf(
  { prefix, number, name }: { readonly prefix: string; readonly number: string; readonly name: string },
  answer: LiveObject,
): RegisterCompany {
  const country = COUNTRY_OF_PREFIX[prefix] ?? prefix;
  const requested = textOf(answer.requestDate);
  return presentFields<RegisterCompany>({
    source: "vies",
    sourceRecordId: `${prefix}${number}`,
    name,
    country,
    vatNumber: `${prefix}${number}`,
    address: addressOf(answer.address, country),
    sourceUrl: `${liveVies.url}/ms/${prefix}/vat/${number}`,
    asOf: isIsoDateTime(requested ?? "") ? requested : undefined,
  });
}

/** Each member state writes addresses in its own way: lines, of which the last usually is postal code and town. */
function addressOf(value: unknown, country: string): PostalAddress | undefined {
  if (typeof value !== "string" || shown(value) === undefined) return undefined;
  const lines = value.split("\n").flatMap((line) => textOf(line) ?? []);
  const last = /^(\d[\d -]{2,6}\d) (\D.*)$/.exec(lines.at(-1) ?? "");
  const street = last === null ? lines : lines.slice(0, -1);
  return presentFields<PostalAddress>({
    line1: street[0],
    line2: street.slice(1).join(", ") || undefined,
    city: last?.[2],
    postal_code: last?.[1],
    country,
  });
}
