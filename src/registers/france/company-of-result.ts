import type { PostalAddress } from "../../domain/record.ts";
import type { OtherName, RegisterCompany } from "../../domain/register-company.ts";
import { distinctNames } from "../distinct-names.ts";
import { dayOf, type LiveObject, memberOf, textOf } from "../live/live-json.ts";
import { presentFields } from "../streaming/present-fields.ts";
import legalCategories from "./legal-categories.json" with { type: "json" };

const { categories } = legalCategories;

/**
 * The company of one result of recherche-entreprises; undefined where it has no SIREN or no name, or where its
 * holder has asked not to be published (`statut_diffusion` P). Managers and figures are not read: they come from
 * another register, under other terms.
 */
export function companyOfResult(result: LiveObject): RegisterCompany | undefined {
  const siren = textOf(result.siren);
  const name = textOf(result.nom_raison_sociale) ?? textOf(result.nom_complet);
  if (siren === undefined || !/^\d{9}$/.test(siren) || name === undefined) return undefined;
  if (textOf(result.statut_diffusion) === "P") return undefined;
  const seat = memberOf(result, "siege");
  const state = textOf(result.etat_administratif);
  const [vat] = Array.isArray(result.tva) ? result.tva : [];
  const isTrader = memberOf(result, "complements").est_entrepreneur_individuel === true;
  return presentFields<RegisterCompany>({
    source: "recherche_entreprises",
    sourceRecordId: siren,
    name,
    otherNames: otherNamesOf(result, seat, name),
    country: "FR",
    jurisdiction: "FR",
    registrationNumber: siren,
    registrationAuthority: "RA000192",
    vatNumber: textOf(vat),
    address: addressOf(seat),
    legalForm: legalFormOf(textOf(result.nature_juridique)),
    status: state === "A" ? "active" : state === "C" ? "ceased" : state,
    incorporatedOn: dayOf(result.date_creation),
    dissolvedOn: dayOf(result.date_fermeture),
    category: isTrader ? "sole_proprietor" : undefined,
    sourceUrl: `https://annuaire-entreprises.data.gouv.fr/entreprise/${siren}`,
    asOf: dayOf(result.date_mise_a_jour_insee),
  });
}

/** The words of INSEE's legal category; a code that is not on the list stays as it is. */
function legalFormOf(code: string | undefined): string | undefined {
  const words: Readonly<Record<string, string>> = categories;
  return code !== undefined && Object.hasOwn(words, code) ? words[code] : code;
}

function otherNamesOf(result: LiveObject, seat: LiveObject, name: string): readonly OtherName[] | undefined {
  const signs: readonly unknown[] = Array.isArray(seat.liste_enseignes) ? seat.liste_enseignes : [];
  const trading = [seat.nom_commercial, ...signs].flatMap((text) => textOf(text) ?? []);
  const acronym = textOf(result.sigle);
  const names: OtherName[] = [
    ...trading.map((text): OtherName => ({ name: text, kind: "trading" })),
    ...(acronym === undefined ? [] : [{ name: acronym, kind: "alternative" } as const]),
  ];
  return distinctNames(names.filter((other) => other.name !== name));
}

function addressOf(seat: LiveObject): PostalAddress | undefined {
  const street = [seat.numero_voie, seat.indice_repetition, seat.type_voie, seat.libelle_voie]
    .flatMap((part) => textOf(part) ?? [])
    .join(" ");
  const foreign = textOf(seat.libelle_pays_etranger);
  const address = presentFields<PostalAddress>({
    line1: street === "" ? undefined : street,
    line2: textOf(seat.complement_adresse),
    city: textOf(seat.libelle_commune) ?? textOf(seat.libelle_commune_etranger),
    postal_code: textOf(seat.code_postal),
    country: foreign ?? "FR",
  });
  return Object.keys(address).length === 1 && foreign === undefined ? undefined : address;
}
