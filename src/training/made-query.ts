/** A query that training makes of a company: the record, and its shortlist with what stays known of the company. */
import { mayBeInAnotherScript } from "../domain/matching/comparable/comparable.ts";
import { normalise, retrievalSubject } from "../domain/matching/comparable/comparable-of.ts";
import { externalCandidate, registerCandidate } from "../domain/matching/comparable/register-candidate.ts";
import { comparePair } from "../domain/matching/compare/pair-evidence.ts";
import type { CompanyRecord } from "../domain/record.ts";
import type { RegisterCompany } from "../domain/register-company.ts";
import { retrievalKeys } from "../domain/retrieval/keys.ts";
import type { RegistersVersion } from "../pipelines/register-install/registers-version.ts";
import { bestSourceFirst } from "../pipelines/register-install/source-order.ts";
import type { PreparedQuery } from "./candidate-lists.ts";

// Callers send a name and a country, and sometimes a city, a postal code or a web address.
export function describe(company: RegisterCompany, turn: number, name: string): CompanyRecord {
  const address = company.address ?? company.headquartersAddress;
  const fields = (turn >>> 8) % 4;
  return {
    name,
    ...(company.country && (turn >>> 4) % 12 !== 0 ? { country: company.country } : {}),
    ...(fields === 1 && address?.city
      ? { address: { city: address.city, ...(company.country ? { country: company.country } : {}) } }
      : {}),
    ...(fields === 2 && address?.city && address.postal_code
      ? { address: { city: address.city, postal_code: address.postal_code } }
      : {}),
    ...(fields === 3 && company.domain ? { domain: company.domain } : {}),
    ...((turn >>> 12) % 6 === 0 ? identifierOf(company) : {}),
  };
}

function identifierOf(company: RegisterCompany): CompanyRecord {
  if (company.lei) return { lei: company.lei };
  const jurisdiction = company.jurisdiction ?? company.country;
  return company.registrationNumber && jurisdiction
    ? { registration_number: company.registrationNumber, jurisdiction }
    : {};
}

export interface MadeQuery {
  readonly id: string;
  readonly record: CompanyRecord;
  readonly groupId: number;
  /** The company's rows in all registers. */
  readonly members: readonly RegisterCompany[];
  /** The rows of the company that stay known; none when it is removed. */
  readonly known: readonly RegisterCompany[];
}

/** Retrieves and compares as `prepareQuery` does, with only the known rows of the company. */
export function prepareMade(catalogue: RegistersVersion, plan: MadeQuery): PreparedQuery {
  const comparable = normalise(plan.record);
  const found = catalogue.search(retrievalKeys(retrievalSubject(comparable), "query"), {
    limit: 50,
    thorough: mayBeInAnotherScript(comparable),
  });
  const registers = new Set(plan.members.map(({ source }) => source));
  const candidates: PreparedQuery["candidates"][number][] = [];
  for (const { ordinal, score } of found.candidates) {
    const stored = catalogue.candidate(ordinal);
    const own = stored.groupId === plan.groupId;
    if (own && plan.known.length === 0) continue;
    const company = own ? registerCandidate(plan.groupId, bestSourceFirst([...plan.known])) : stored;
    const evidence = comparePair(comparable, company.comparable);
    // An equal name elsewhere may be the same company, unlinked, so it is no evidence.
    const namesake = evidence.name?.exact === true && evidence.country !== "different";
    // A register holds a company once, so a second row is another company; elsewhere it may be unlinked.
    const apart = stored.refs.some(({ source }) => registers.has(source));
    const truth = own ? "target" : namesake ? "grey" : apart ? "other" : "elsewhere";
    candidates.push({ ...externalCandidate(company, score), evidence, score: 0, truth });
  }
  return {
    query: {
      id: plan.id,
      slice: `R-${plan.id.split(":")[0]}`,
      stratum: "name_country",
      script_pair: "latin",
      record: plan.record,
      truth:
        plan.known.length > 0 ? { kind: "present", targets: [plan.id] } : { kind: "absent", targets: [] },
      why: "made from the registers",
    },
    comparable,
    candidates,
    adequate: found.adequate,
    outscored: found.outscored,
    sources: [...registers],
    countries: plan.members.flatMap(({ country }) => country ?? []),
  };
}
