import { listingOf } from "../../domain/entities/listing.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import { survivors } from "../../domain/entities/survivorship.ts";
import type { CandidateFacts } from "../../domain/matching/comparable/candidate.ts";

/** The facts that a shortlist shows of an entity; the name is empty where no observation has one. */
export function entityFacts(observations: readonly Observation[]): CandidateFacts {
  const golden = survivors(observations);
  const textOf = (attribute: string): string | null => {
    const value = golden.get(attribute)?.value;
    return typeof value === "string" ? value : null;
  };
  const { legalName, domain, country } = listingOf(observations);
  const address = golden.get("location.registered_address")?.value as
    | { city?: string; postal_code?: string }
    | undefined;
  return {
    legalName: legalName ?? "",
    domain,
    legalStatus: textOf("registration.status"),
    country,
    city: address?.city ?? null,
    postalCode: address?.postal_code ?? null,
    registrationNumber: textOf("registration.company_number"),
    jurisdiction: textOf("registration.jurisdiction"),
    lei: textOf("registration.lei"),
    incorporatedOn: textOf("registration.incorporated_on"),
    legalForm: textOf("identity.legal_form"),
  };
}
