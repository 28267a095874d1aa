/** Companies of Companies House's public data interface: a profile, or an item of a search. */
import type { PostalAddress } from "../../domain/record.ts";
import type { OtherName, RegisterCompany } from "../../domain/register-company.ts";
import { distinctNames } from "../distinct-names.ts";
import { dayOf, type LiveObject, memberOf, objectsIn, textOf } from "../live/live-json.ts";
import { presentFields } from "../streaming/present-fields.ts";
import { companiesHouseRegister, companyNumber, isForeignNumber } from "./company-number.ts";
import { rememberingCountries } from "./company-of-basic-data.ts";

const SOURCE = "companies_house";

/** The register's words for each type of company, by the codes of the interface (its enumeration `company_type`). */
const COMPANY_TYPES: Readonly<Record<string, string>> = {
  "private-unlimited": "Private unlimited company",
  ltd: "Private limited company",
  plc: "Public limited company",
  "old-public-company": "Old public company",
  "private-limited-guarant-nsc-limited-exemption":
    "Private company limited by guarantee, exempt from using Limited",
  "limited-partnership": "Limited partnership",
  "private-limited-guarant-nsc": "Private company limited by guarantee without share capital",
  "private-unlimited-nsc": "Private unlimited company without share capital",
  "private-limited-shares-section-30-exemption": "Private limited company, exempt from using Limited",
  "protected-cell-company": "Protected cell company",
  "assurance-company": "Assurance company",
  "oversea-company": "Overseas company",
  eeig: "European economic interest grouping",
  "eeig-establishment": "Establishment of a European economic interest grouping",
  ukeig: "United Kingdom economic interest grouping",
  "icvc-securities": "Investment company with variable capital",
  "icvc-warrant": "Investment company with variable capital",
  "icvc-umbrella": "Investment company with variable capital",
  "investment-company-with-variable-capital": "Investment company with variable capital",
  "registered-society-non-jurisdictional": "Registered society",
  "industrial-and-provident-society": "Industrial and provident society",
  "northern-ireland": "Northern Ireland company",
  "northern-ireland-other": "Credit union (Northern Ireland)",
  llp: "Limited liability partnership",
  "royal-charter": "Royal charter company",
  "unregistered-company": "Unregistered company",
  "european-public-limited-liability-company-se": "European public limited liability company (SE)",
  "united-kingdom-societas": "United Kingdom Societas",
  "uk-establishment": "UK establishment",
  "scottish-partnership": "Scottish qualifying partnership",
  "charitable-incorporated-organisation": "Charitable incorporated organisation",
  "scottish-charitable-incorporated-organisation": "Scottish charitable incorporated organisation",
  "further-education-or-sixth-form-college-corporation":
    "Further education or sixth form college corporation",
  "registered-overseas-entity": "Overseas entity",
};

/** Types that are a part of a company abroad. */
const BRANCHES: ReadonlySet<string | undefined> = new Set(["uk-establishment", "eeig-establishment"]);

/** The company of a profile; undefined where it has no number or no name. */
export function companyOfProfile(profile: LiveObject): RegisterCompany | undefined {
  return companyOf(profile, textOf(profile.company_name), memberOf(profile, "registered_office_address"));
}

/** The company of an item of a search, which has fewer facts than its profile: no former names. */
export function companyOfSearchItem(item: LiveObject): RegisterCompany | undefined {
  return companyOf(item, textOf(item.title), memberOf(item, "address"));
}

function companyOf(
  facts: LiveObject,
  name: string | undefined,
  office: LiveObject,
): RegisterCompany | undefined {
  const number = companyNumber(textOf(facts.company_number));
  if (number === undefined || name === undefined) return undefined;
  const countryOf = rememberingCountries();
  const address = addressOf(office);
  const type = textOf(facts.type) ?? textOf(facts.company_type);
  const { authority, jurisdiction } = companiesHouseRegister(number);
  const abroad = memberOf(facts, "foreign_company_details");
  const formedIn = countryOf(textOf(memberOf(abroad, "originating_registry").country));
  return presentFields<RegisterCompany>({
    source: SOURCE,
    sourceRecordId: number,
    name,
    otherNames: previousNamesOf(facts.previous_company_names, name),
    country: countryOf(address?.country) ?? formedIn ?? "GB",
    jurisdiction: isForeignNumber(number) ? formedIn : jurisdiction,
    registrationNumber: number,
    registrationAuthority: authority,
    address,
    legalForm: type === undefined ? undefined : (COMPANY_TYPES[type] ?? type),
    status: textOf(facts.company_status),
    incorporatedOn: dayOf(facts.date_of_creation),
    dissolvedOn: dayOf(facts.date_of_cessation),
    category: number.startsWith("BR") || BRANCHES.has(type) ? "branch" : undefined,
    sourceUrl: `https://find-and-update.company-information.service.gov.uk/company/${number}`,
  });
}

function previousNamesOf(names: unknown, present: string): readonly OtherName[] | undefined {
  const previous = objectsIn(names).flatMap((entry): OtherName[] => {
    const name = textOf(entry.name);
    if (name === undefined || name === present) return [];
    const period = { validFrom: dayOf(entry.effective_from), validTo: dayOf(entry.ceased_on) };
    return [presentFields<OtherName>({ name, kind: "previous", ...period })];
  });
  return distinctNames(previous);
}

/** The premises stand before the street: "4", "Azerley Grove" is one line; "Suite 2", "5 St Vincent Street" two. */
function addressOf(office: LiveObject): PostalAddress | undefined {
  const premises = textOf(office.premises);
  const street = textOf(office.address_line_1);
  const isNumber = premises !== undefined && /^\d+[A-Za-z]?$/.test(premises);
  const first = isNumber && street !== undefined ? `${premises} ${street}` : (premises ?? street);
  const second = isNumber || premises === undefined ? undefined : street;
  const box = textOf(office.po_box);
  const [line1, ...others] = [
    first,
    second,
    textOf(office.address_line_2),
    box === undefined ? undefined : `PO Box ${box}`,
  ].filter((line) => line !== undefined);
  const address = presentFields<PostalAddress>({
    line1,
    line2: others.length === 0 ? undefined : others.join(", "),
    city: textOf(office.locality),
    region: textOf(office.region),
    postal_code: textOf(office.postal_code),
    country: textOf(office.country),
  });
  return Object.keys(address).length === 0 ? undefined : address;
}
