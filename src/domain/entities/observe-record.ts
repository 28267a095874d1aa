import { countryInField } from "../places/country-field.ts";
import type { CompanyRecord } from "../record.ts";
import { domainKind } from "../web/domain-kind.ts";
import { registrableDomain } from "../web/registrable-domain.ts";
import { confidenceOfKind, type Observation } from "./observation.ts";

/**
 * The values of a caller's record as observations: unverified, attributed to that record.
 * @param at ISO 8601 time of submission.
 */
export function observeRecord(record: CompanyRecord, recordId: string, at: string): Observation[] {
  const observations: Observation[] = [];
  const say = (attribute: string, value: unknown) => {
    if (value === undefined || value === null || value === "") return;
    if (Array.isArray(value) && value.length === 0) return;
    observations.push({
      attribute,
      value,
      source_kind: "caller",
      source_id: "caller",
      source_url: null,
      provider_record_id: null,
      record_id: recordId,
      licence: "caller-supplied",
      licence_permits_resale: false,
      retrieved_at: at,
      source_as_of: null,
      confidence: confidenceOfKind.caller,
      first_seen_at: at,
      last_checked_at: at,
      checks: 1,
      valid_from: null,
      valid_to: null,
    });
  };
  say("identity.legal_name", record.name?.trim());
  say("identity.trading_names", record.trading_names);
  say("identity.previous_names", record.previous_names);
  say("identity.legal_form", record.legal_form);
  say("registration.company_number", record.registration_number);
  say("registration.jurisdiction", record.jurisdiction);
  say("registration.lei", record.lei?.toUpperCase());
  say("registration.cik", record.cik);
  say(
    "registration.tickers",
    record.ticker === undefined ? undefined : [listing(record.ticker, record.exchange)],
  );
  say("registration.isin", record.isin);
  say("registration.vat_number", record.vat_number);
  say("registration.duns", record.duns);
  say("registration.incorporated_on", record.incorporation_date);
  say("digital.domain", ownDomain(record.domain ?? record.website ?? ""));
  say("digital.website", record.website);
  say("contact.phone", record.phone);
  say("contact.email", record.email);
  say(
    "location.registered_address",
    record.address && Object.keys(record.address).length > 0 ? record.address : undefined,
  );
  say(
    "location.country",
    record.country === undefined ? undefined : (countryInField(record.country) ?? record.country),
  );
  return observations;
}

function listing(ticker: string, exchange: string | undefined): string {
  return exchange === undefined ? ticker : `${exchange}:${ticker}`;
}

function ownDomain(text: string): string | undefined {
  const found = text === "" ? null : registrableDomain(text);
  return found && domainKind(found.domain) === "own" ? found.domain : undefined;
}
