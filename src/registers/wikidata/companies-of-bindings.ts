import type { OtherName, RegisterCompany } from "../../domain/register-company.ts";
import { distinctNames } from "../distinct-names.ts";
import { isObject, listOf, memberOf, objectOf, textOf } from "../live/live-json.ts";
import { presentFields } from "../streaming/present-fields.ts";

/** One row of an answer: the text of each variable that is bound. */
type Binding = ReadonlyMap<string, string>;

const ENTITY = /^https?:\/\/www\.wikidata\.org\/entity\/(Q[1-9]\d{0,14})$/;
/** Precisions of Wikidata's times: 9 a year, 10 a month, 11 a day. */
const LENGTHS: Readonly<Record<string, number>> = { "9": 4, "10": 7, "11": 10 };

/**
 * The companies of an answer of Wikidata's query service. An entity has one row for each of its
 * values, so the values of all its rows are gathered. One without a name is left out.
 * @throws SourceUnavailable where it is no such answer.
 */
export function companiesOfBindings(answer: unknown): readonly RegisterCompany[] {
  const rows = listOf(memberOf(objectOf(answer), "results").bindings);
  const entities = new Map<string, Binding[]>();
  for (const row of rows) {
    const binding = bindingOf(row);
    const id = ENTITY.exec(binding.get("c") ?? "")?.[1];
    if (id !== undefined) entities.set(id, [...(entities.get(id) ?? []), binding]);
  }
  return [...entities].flatMap(([id, bindings]) => companyOf(id, bindings) ?? []);
}

function bindingOf(row: unknown): Binding {
  const values = isObject(row) ? Object.entries(row) : [];
  return new Map(
    values.flatMap(([variable, value]): [string, string][] => {
      const text = textOf(memberOf({ value }, "value").value);
      return text === undefined ? [] : [[variable, text]];
    }),
  );
}

function companyOf(id: string, bindings: readonly Binding[]): RegisterCompany | undefined {
  const all = (variable: string): readonly string[] => [
    ...new Set(bindings.flatMap((binding) => binding.get(variable) ?? [])),
  ];
  const only = (variable: string): string | undefined => all(variable)[0];
  const name = only("official") ?? only("label");
  if (name === undefined) return undefined;
  const others = [...all("label"), ...all("official"), ...all("alias")];
  const numbers = [
    { number: only("coh"), country: "GB" },
    { number: only("siren"), country: "FR" },
    { number: only("orgnr"), country: "NO" },
  ];
  const registered = numbers.find(({ number }) => number !== undefined);
  const dissolvedOn = dateOf(bindings, "dis");
  return presentFields<RegisterCompany>({
    source: "wikidata",
    sourceRecordId: id,
    name,
    otherNames: distinctNames(
      others
        .filter((other) => other !== name)
        .map((other): OtherName => ({ name: other, kind: "alternative" })),
    ),
    country: registered?.country ?? only("country"),
    jurisdiction: registered?.country,
    registrationNumber: registered?.number,
    lei: matching(only("lei"), /^[A-Z0-9]{18}\d{2}$/),
    cik: matching(only("cik"), /^\d{1,10}$/),
    isin: matching(only("isin"), /^[A-Z]{2}[A-Z0-9]{9}\d$/),
    tickers: tickersOf(bindings),
    website: only("site"),
    status: dissolvedOn === undefined ? undefined : "dissolved",
    incorporatedOn: dateOf(bindings, "inc"),
    dissolvedOn,
    sourceUrl: `https://www.wikidata.org/wiki/${id}`,
  });
}

const matching = (text: string | undefined, form: RegExp): string | undefined =>
  text !== undefined && form.test(text) ? text : undefined;

/** Tickers of listings that have not ended. */
function tickersOf(bindings: readonly Binding[]): readonly string[] | undefined {
  const current = bindings.filter((binding) => !binding.has("tickerEnd"));
  const tickers = [...new Set(current.flatMap((binding) => binding.get("ticker") ?? []))];
  return tickers.length === 0 ? undefined : tickers;
}

function dateOf(bindings: readonly Binding[], variable: "inc" | "dis"): string | undefined {
  const dated = bindings.find((binding) => binding.has(variable));
  return dated && calendarDate(dated.get(variable)!, dated.get(`${variable}Precision`) ?? "11");
}

/** `+1952-01-01T00:00:00Z` to its precision; undefined before the year 1 and for coarser precisions. */
function calendarDate(time: string, precision: string): string | undefined {
  const day = /^\+?(\d{4}-\d{2}-\d{2})/.exec(time)?.[1];
  const length = LENGTHS[precision];
  return day === undefined || length === undefined ? undefined : day.slice(0, length);
}
