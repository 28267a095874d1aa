import { figureCitation, figureValue } from "../financials/figure.ts";
import { legalFormName } from "../names/forms/legal-form-name.ts";
import type { RegisterCompany } from "../register-company.ts";
import { domainKind } from "../web/domain-kind.ts";
import { registrableDomain } from "../web/registrable-domain.ts";
import { confidenceOfKind, type Observation } from "./observation.ts";

/** The installed snapshot that holds a register row; every citation of the row repeats these fields. */
export interface SnapshotCitation {
  readonly sourceUrl: string | null;
  readonly licence: string | null;
  readonly licencePermitsResale: boolean;
  /** ISO 8601; null when the publisher gives no date. */
  readonly asOf: string | null;
  /** ISO 8601 time of installation. */
  readonly retrievedAt: string;
}

/** A register's row as observations, each with the row's own citation. */
export function observeCompany(company: RegisterCompany, snapshot: SnapshotCitation): Observation[] {
  const observations: Observation[] = [];
  const licence = company.licence ?? snapshot.licence ?? "unknown";
  const say = (attribute: string, value: unknown, own: Partial<Observation> = {}) => {
    if (value === undefined || value === null || value === "") return;
    if (Array.isArray(value) && value.length === 0) return;
    observations.push({
      attribute,
      value,
      source_kind: "register",
      source_id: company.source,
      source_url: company.sourceUrl ?? snapshot.sourceUrl,
      provider_record_id: company.sourceRecordId,
      record_id: null,
      licence,
      licence_permits_resale: snapshot.licencePermitsResale,
      retrieved_at: snapshot.retrievedAt,
      source_as_of: company.asOf ?? snapshot.asOf,
      confidence: confidenceOfKind[own.source_kind ?? "register"],
      first_seen_at: snapshot.retrievedAt,
      last_checked_at: snapshot.retrievedAt,
      checks: 1,
      valid_from: null,
      valid_to: null,
      ...own,
    });
  };
  const named = (kinds: readonly string[]) => [
    ...new Set(
      (company.otherNames ?? []).filter((other) => kinds.includes(other.kind)).map((other) => other.name),
    ),
  ];
  say("identity.legal_name", company.name);
  say("identity.trading_names", named(["trading"]));
  say("identity.previous_names", named(["previous"]));
  say("identity.alternative_names", named(["alternative", "transliteration"]));
  say(
    "identity.legal_form",
    company.legalForm && (legalFormName(company.legalForm) ?? wordsOf(company.legalForm)),
  );
  say("registration.company_number", company.registrationNumber);
  say(
    "registration.jurisdiction",
    company.registrationNumber ? (company.jurisdiction ?? company.country) : company.jurisdiction,
  );
  say("registration.lei", company.lei);
  say("registration.cik", company.cik);
  say("registration.tickers", company.tickers);
  say("registration.isin", company.isin);
  say("registration.vat_number", company.vatNumber);
  say("registration.status", statusOf(company.status));
  say("registration.incorporated_on", company.incorporatedOn);
  say("registration.dissolved_on", company.dissolvedOn);
  say("digital.domain", ownDomain(company));
  say("digital.website", company.website);
  say("contact.phone", company.phone);
  say("contact.email", company.email);
  say("location.registered_address", present(company.address));
  say("location.headquarters_address", present(company.headquartersAddress));
  say("location.country", company.country ?? company.address?.country);
  say("hierarchy.direct_parent_lei", company.parentLei);
  say("hierarchy.ultimate_parent_lei", company.ultimateParentLei);
  for (const figure of company.financials ?? [])
    say(figure.attribute, figureValue(figure), {
      // A filed value ranks below the register's own fields, and a derived value below its inputs.
      source_kind: figure.basis === "derived" ? "inferred" : "filing",
      ...figureCitation(figure),
    });
  return observations;
}

// ELF 8888 and 9999 mean that there is no code or no form, so no value is shown.
function wordsOf(legalForm: string): string | undefined {
  return /^[0-9A-Z]{4}$/.test(legalForm) && /\d/.test(legalForm) ? undefined : legalForm;
}

function statusOf(status: string | undefined): string | undefined {
  return status
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\s/-]+/g, "_");
}

function ownDomain(company: RegisterCompany): string | undefined {
  const text = company.domain ?? company.website;
  const found = text === undefined ? null : registrableDomain(text);
  return found && domainKind(found.domain) === "own" ? found.domain : undefined;
}

function present<T extends object>(value: T | undefined): T | undefined {
  return value && Object.keys(value).length > 0 ? value : undefined;
}
