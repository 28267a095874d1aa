import type {
  RelatedOrganisation,
  RelationshipBasis,
  RelationshipFact,
  ShareBand,
} from "../../domain/facts/relationship-facts.ts";
import { presentFields } from "../streaming/present-fields.ts";
import { codeOf, dayOf, isObject, type Json, organisationNumber, textOf } from "./brreg-records.ts";

/** A role of a group of roles. */
export interface Role {
  readonly role: Json;
  /** Whether the holder has left or the role was removed; the register gives no day. */
  readonly ended: boolean;
  /** Day of the last change in the group; it is not the date of a single role. */
  readonly changedOn: string | undefined;
}

/** Roles that are a share in the unit; HFOR is a foreign enterprise's head office. All others are offices. */
const BASES: Readonly<Record<string, RelationshipBasis | undefined>> = {
  DTPR: "ownership",
  DTSO: "ownership",
  KOMP: "ownership",
  EIKM: "ownership",
  HFOR: "branch",
};

export function rolesOf(group: Json): Role[] {
  const changedOn = dayOf(group.sistEndret);
  const roles: readonly unknown[] = Array.isArray(group.roller) ? group.roller : [];
  return roles
    .filter(isObject)
    .map((role) => ({ role, ended: role.fratraadt === true || role.avregistrert === true, changedOn }));
}

/** The relationship to the organisation with the role; undefined for a natural person or a vacant role. */
export function relationshipOfRole({ role, ended }: Role): RelationshipFact | undefined {
  const { enhet } = role;
  const code = codeOf(role.type);
  if (!isObject(enhet) || code === undefined) return undefined;
  const number = organisationNumber(enhet.organisasjonsnummer);
  const names = Array.isArray(enhet.navn) ? enhet.navn.flatMap((name) => textOf(name) ?? []) : [];
  const name = names.join(" ") || textOf(enhet.navn);
  if (number === undefined && name === undefined) return undefined;
  const share = textOf(role.ansvarsandel);
  const band = share === undefined ? undefined : shareOf(share);
  const label = isObject(role.type) ? textOf(role.type.beskrivelse) : undefined;
  const elected = isObject(role.valgtAv) ? textOf(role.valgtAv.beskrivelse) : undefined;
  const qualifiers: Record<string, string> = {
    ...(share !== undefined && { ansvarsandel: share }),
    ...(enhet.erSlettet === true && { deleted: "true" }),
    ...(elected !== undefined && { elected_by: elected }),
  };
  return presentFields<RelationshipFact>({
    kind: "relationship",
    basis: BASES[code] ?? "role",
    type: code,
    level: "direct",
    object: presentFields<RelatedOrganisation>({
      name,
      reference: number === undefined ? undefined : { scheme: "NO-BRC", value: number },
      registrationNumber: number,
      legalForm: codeOf(enhet.organisasjonsform),
    }),
    natures: label === undefined ? undefined : [{ code, label }],
    shares: band === undefined ? undefined : [band],
    status: ended ? "inactive" : undefined,
    qualifiers: Object.keys(qualifiers).length === 0 ? undefined : qualifiers,
  });
}

/** `50%`, `33,3 %` or `1/4`; undefined for other text. A fraction without an exact per cent gives a band. */
function shareOf(text: string): ShareBand | undefined {
  const [, percent] = /^(\d{1,3}(?:[.,]\d{1,6})?) ?%$/.exec(text) ?? [];
  const [, part, whole] = /^(\d{1,6}) ?\/ ?(\d{1,6})$/.exec(text) ?? [];
  const share =
    percent === undefined ? (100 * Number(part)) / Number(whole) : Number(percent.replace(",", "."));
  if (!(share >= 0 && share <= 100)) return undefined;
  const [minimum, maximum] = [Math.floor(share * 1e4) / 1e4, Math.ceil(share * 1e4) / 1e4];
  return percent === undefined
    ? { of: "unspecified", minimum, maximum }
    : { of: "unspecified", minimum: share, maximum: share };
}
