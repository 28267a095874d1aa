/**
 * Profiles of companies by domain: from reference snapshots, and from the installed registers that give a
 * company's domain. Local reads; nothing of it becomes a part of an entity.
 */
import { storedFact } from "../../contract/stored/fact-content.ts";
import type { ReferenceLookup } from "../../domain/company-reference/reference-row.ts";
import type { SourceReadiness } from "../../domain/entities/project.ts";
import {
  profileReference,
  type ReferenceCountry,
  referenceCountries,
} from "../../domain/facts/reference-profile.ts";
import { identifierKey } from "../../domain/identifiers/identifier-key.ts";
import type { PostalAddress } from "../../domain/record.ts";
import { registrableDomain } from "../../domain/web/registrable-domain.ts";
import type { Database } from "../../storage/engine/database.ts";
import { type ProfileRow, profilesInForce } from "../../storage/registers/reference-profiles.ts";
import { registerCompanyId } from "../entities/register-company-id.ts";
import type { InstalledRegisters, RegisterMember } from "../register-install/installed-registers.ts";

export interface ReferenceProfile {
  readonly profile_id: string;
  readonly name: string;
  readonly domain: string;
  readonly country: ReferenceCountry;
  readonly address: PostalAddress | null;
  /** The version that the profile was read from. */
  readonly snapshot_version: string;
  readonly source_id: string;
  readonly licence: string;
  readonly verified: false;
}

/** The profiles of one lookup: at most as many as were asked for, and whether there are more. */
export interface FoundProfiles {
  readonly candidates: readonly ReferenceProfile[];
  readonly truncated: boolean;
}

interface Dependencies {
  readonly database: Database;
  readonly registers: Pick<InstalledRegisters, "current" | "loadGroup">;
  readonly readiness: SourceReadiness;
}

/** Companies of the registers that are read for one domain. */
const MOST_COMPANIES = 50;
/** Profiles of a snapshot that are read for one domain in one country. */
const MOST_PROFILES = 50;

export async function findProfiles(
  { database, registers, readiness }: Dependencies,
  {
    tenantId,
    lookup,
    limit,
  }: { readonly tenantId: string; readonly lookup: ReferenceLookup; readonly limit: number },
): Promise<FoundProfiles> {
  const withheld = readiness.withheldFrom?.(tenantId) ?? new Set<string>();
  const subjects = lookup.countries.map((country) => identifierKey(profileReference(country, lookup.domain)));
  const rows = await profilesInForce(database, subjects, MOST_PROFILES);
  const found = [...rows.map(ofSnapshot), ...(await ofRegisters(registers, lookup))]
    .filter(({ source_id }) => !withheld.has(source_id))
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  return { candidates: found.slice(0, limit), truncated: found.length > limit };
}

const orderOf = ({ source_id, profile_id, domain }: ReferenceProfile): string =>
  JSON.stringify([source_id, profile_id, domain]);

function ofSnapshot(row: ProfileRow): ReferenceProfile {
  const content = storedFact(row.content);
  if (content.kind !== "reference_profile") throw new TypeError("a profile of another kind was read");
  const { name, domain, country, address } = content;
  return {
    profile_id: row.source_record_id,
    ...{ name, domain, country, address: address ?? null },
    snapshot_version: `${row.register_id}@${row.version}`,
    source_id: row.source,
    licence: row.licence ?? "unknown",
    verified: false,
  };
}

/** The rows of installed registers that give the domain themselves, in one of the countries. */
async function ofRegisters(
  registers: Dependencies["registers"],
  { domain, countries }: ReferenceLookup,
): Promise<ReferenceProfile[]> {
  const version = registers.current();
  if (version === null) return [];
  return version.during(async () => {
    const key = { key: `u:${domain}`, field: "domain", boost: 10 } as const;
    const { candidates } = version.search([key], { limit: MOST_COMPANIES });
    const groups = candidates.map(({ ordinal }) => version.candidate(ordinal).groupId);
    const members = await Promise.all(groups.map((group) => registers.loadGroup(group)));
    return members
      .flat()
      .flatMap((member) => ofMember(member, { domain, countries, version: version.version }) ?? []);
  });
}

function ofMember(
  { company, snapshot }: RegisterMember,
  {
    domain,
    countries,
    version,
  }: { readonly domain: string; readonly countries: readonly ReferenceCountry[]; readonly version: number },
): ReferenceProfile | null {
  const given = [company.domain, company.website].find(
    (text) => text !== undefined && registrableDomain(text)?.domain === domain,
  );
  const country = referenceCountries.find((code) => code === company.country);
  if (given === undefined || country === undefined || !countries.includes(country)) return null;
  return {
    profile_id: registerCompanyId(company),
    name: company.name,
    ...{ domain: given, country },
    address: company.address ?? company.headquartersAddress ?? null,
    snapshot_version: `registers@${version}`,
    source_id: company.source,
    licence: company.licence ?? snapshot.licence ?? "unknown",
    verified: false,
  };
}
