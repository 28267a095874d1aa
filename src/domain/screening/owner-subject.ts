import { factsOfKind } from "../facts/known-fact.ts";
import type { Owner } from "../ownership/holdings.ts";
import { publicReference } from "../ownership/public-reference.ts";
import { parseCountry } from "../places/parse-country.ts";
import type { SubjectNumber } from "./listed-numbers.ts";
import type { ScreeningSubject } from "./screen.ts";

/** Names of an owner that are screened: its sources may state hundreds. */
const MOST_NAMES = 12;

/** An owner as a subject of a screening: by every name and number that a source states of it. */
export function subjectOfOwner({ node, name, keys, fact }: Owner): ScreeningSubject {
  const stated = factsOfKind(node?.facts ?? [], "name").filter((one) => one.stated);
  const spelled = [name, fact?.content.object.name, ...stated.map(({ content }) => content.name)];
  const references = keys.map(publicReference);
  const places = references.flatMap(({ scheme, jurisdiction }) =>
    scheme === "company_number" && jurisdiction !== null ? [jurisdiction.slice(0, 2)] : [],
  );
  const registered = parseCountry(fact?.content.object.countryRegistered ?? "");
  return {
    names: [...new Set(spelled.filter((text) => text !== null && text !== undefined))].slice(0, MOST_NAMES),
    countries: [...new Set([...places, ...(registered === null ? [] : [registered])])],
    numbers: references.flatMap(({ scheme, value, jurisdiction }): SubjectNumber[] => {
      if (scheme === "lei") return [{ scheme: "lei", value }];
      if (scheme !== "company_number" || jurisdiction === null) return [];
      return [{ scheme: "registration", value, country: jurisdiction.slice(0, 2) }];
    }),
  };
}
