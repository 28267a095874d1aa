import { parseCountry } from "../../domain/places/parse-country.ts";
import type { PostalAddress } from "../../domain/record.ts";
import type { OtherName, RegisterCompany } from "../../domain/register-company.ts";
import { distinctNames } from "../distinct-names.ts";
import { cleanText } from "../streaming/clean-text.ts";
import type { CsvColumns } from "../streaming/csv-columns.ts";
import { isoOfDayFirst } from "../streaming/iso-date.ts";
import { presentFields } from "../streaming/present-fields.ts";
import { companiesHouseRegister, companyNumber, isForeignNumber } from "./company-number.ts";

/** Far above the number of spellings of countries in a register; bounds memory for a damaged file. */
const MAX_REMEMBERED = 2000;

/** `parseCountry` with a cache: a register of millions of rows names a few hundred countries. */
export function rememberingCountries(): (name: string | undefined) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (name) => {
    if (name === undefined) return undefined;
    if (known.has(name)) return known.get(name);
    const country = parseCountry(name) ?? undefined;
    if (known.size < MAX_REMEMBERED) known.set(name, country);
    return country;
  };
}

type Fields = readonly string[];
type Read = (fields: Fields) => string | undefined;

/**
 * A reader for rows of BasicCompanyData with this header: the company, or the reason for an unreadable row
 * with its column. Industry codes, accounts and charges are ignored.
 *
 * Throws RegisterFileError when the name or the number has no column.
 */
export function basicDataReader(
  columns: CsvColumns,
  { fileName, source }: { readonly fileName: string; readonly source: string },
): (fields: Fields) => RegisterCompany | string {
  columns.require(["CompanyName", "CompanyNumber"], fileName);
  const column = (name: string): Read => columns.reader(name);
  const [companyName, number, category] = [
    column("CompanyName"),
    column("CompanyNumber"),
    column("CompanyCategory"),
  ];
  const [status, origin, uri] = [column("CompanyStatus"), column("CountryOfOrigin"), column("URI")];
  const [incorporated, dissolved] = [column("IncorporationDate"), column("DissolutionDate")];
  const previousNames = columns.numbered("PreviousName_#.CompanyName", (numbered) => ({
    name: column(numbered),
    changedOn: column(numbered.replace(".CompanyName", ".CONDATE")),
  }));
  const address = addressReader(column);
  const countryOf = rememberingCountries();
  return (fields) => {
    const sourceRecordId = companyNumber(number(fields));
    if (sourceRecordId === undefined) {
      return number(fields) === undefined
        ? "CompanyNumber is missing"
        : "CompanyNumber is not a company number";
    }
    const name = cleanText(companyName(fields));
    if (name === undefined) return "CompanyName is missing";
    const registered = address(fields);
    const register = companiesHouseRegister(sourceRecordId);
    const formedIn = countryOf(origin(fields));
    const isForeign = (formedIn !== undefined && formedIn !== "GB") || isForeignNumber(sourceRecordId);
    return presentFields<RegisterCompany>({
      source,
      sourceRecordId,
      name,
      otherNames: previousNamesOf(fields, previousNames, name),
      country: countryOf(registered?.country) ?? formedIn ?? "GB",
      jurisdiction: isForeign ? formedIn : register.jurisdiction,
      registrationNumber: sourceRecordId,
      registrationAuthority: register.authority,
      address: registered,
      legalForm: cleanText(category(fields)),
      status: cleanText(status(fields)),
      incorporatedOn: isoOfDayFirst(incorporated(fields)),
      dissolvedOn: isoOfDayFirst(dissolved(fields)),
      category: sourceRecordId.startsWith("BR") ? "branch" : undefined,
      sourceUrl: webAddress(uri(fields)),
    });
  };
}

interface PreviousName {
  readonly name: Read;
  /** The day on which the company replaced this name. */
  readonly changedOn: Read;
}

/** The newest name comes first: each name ended at its own change and began at that of the next entry. */
function previousNamesOf(
  fields: Fields,
  reads: readonly PreviousName[],
  present: string,
): readonly OtherName[] | undefined {
  const names = reads.flatMap((read) => {
    const name = cleanText(read.name(fields));
    return name === undefined ? [] : [{ name, validTo: isoOfDayFirst(read.changedOn(fields)) }];
  });
  const dated = names.map(({ name, validTo }, index) =>
    presentFields<OtherName>({ name, kind: "previous", validFrom: names[index + 1]?.validTo, validTo }),
  );
  return distinctNames(dated.filter(({ name }) => name !== present));
}

/** The first day of the present name: the newest change of name. */
export function nameSinceOf({ otherNames }: RegisterCompany): string | undefined {
  const changes = (otherNames ?? []).flatMap(({ kind, validTo }) =>
    kind === "previous" && validTo !== undefined ? [validTo] : [],
  );
  return changes.sort().at(-1);
}

/** The street comes first: care-of and PO box are instructions for mail, not the place of the office. */
function addressReader(column: (name: string) => Read): (fields: Fields) => PostalAddress | undefined {
  const [line1, line2] = [column("RegAddress.AddressLine1"), column("RegAddress.AddressLine2")];
  const [careOf, poBox] = [column("RegAddress.CareOf"), column("RegAddress.POBox")];
  const [town, county] = [column("RegAddress.PostTown"), column("RegAddress.County")];
  const [country, postCode] = [column("RegAddress.Country"), column("RegAddress.PostCode")];
  return (fields) => {
    const lines = [
      cleanText(line1(fields)),
      cleanText(line2(fields)),
      labelled("PO Box", cleanText(poBox(fields)), /^(p\.?\s?o\.?\s?)?box\b/i),
      labelled("c/o", cleanText(careOf(fields)), /^c[/.]?\s?o\b/i),
    ].filter((line) => line !== undefined);
    const [first, ...others] = lines;
    const address = presentFields<PostalAddress>({
      line1: first,
      line2: others.length === 0 ? undefined : others.join(", "),
      city: cleanText(town(fields)),
      region: cleanText(county(fields)),
      postal_code: cleanText(postCode(fields)),
      country: cleanText(country(fields)),
    });
    return Object.keys(address).length === 0 ? undefined : address;
  };
}

function labelled(label: string, text: string | undefined, alreadyLabelled: RegExp): string | undefined {
  return text === undefined || alreadyLabelled.test(text) ? text : `${label} ${text}`;
}

function webAddress(text: string | undefined): string | undefined {
  const uri = cleanText(text);
  return uri !== undefined && /^https?:\/\/\S+$/i.test(uri) ? uri : undefined;
}
