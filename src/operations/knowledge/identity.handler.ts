import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { factsOfKind } from "../../domain/facts/known-fact.ts";
import { corrections, sourcedIdentifiers } from "../../domain/identity/identifier-history.ts";
import { identityOf } from "../../domain/identity/identity-of.ts";
import { compareSources } from "../../domain/identity/source-comparison.ts";
import { derivedId } from "../../ids/opaque-id.ts";
import type { CompanyKnowledge } from "../../pipelines/facts/company-knowledge.ts";
import type { compareEntitySources, getEntityIdentity, getIdentifierHistory } from "./identity.contract.ts";

export function getEntityIdentityHandler({
  knowledge,
}: {
  readonly knowledge: CompanyKnowledge;
}): Handler<typeof getEntityIdentity> {
  return async (call, { entity_id, as_of }) => {
    const { now } = call;
    const reader = { tenantId: call.caller.tenantId!, now };
    const company = await knowledge.find(reader, entity_id);
    if (company === null) return new Failure("not_found");
    const facts = await knowledge.factsOf(reader, company, ["identifier", "name", "address"]);
    const day = as_of ?? now.toISOString().slice(0, 10);
    const publicId = (scheme: string, value: string) => derivedId("reg", [scheme, value]);
    return { entity_id, ...identityOf({ facts, observations: company.observations, day, now, publicId }) };
  };
}

export function getIdentifierHistoryHandler({
  knowledge,
}: {
  readonly knowledge: CompanyKnowledge;
}): Handler<typeof getIdentifierHistory> {
  return async (call, { entity_id, limit = 100, after = 0 }) => {
    const { now } = call;
    const reader = { tenantId: call.caller.tenantId!, now };
    const company = await knowledge.find(reader, entity_id);
    if (company === null) return new Failure("not_found");
    const facts = await knowledge.factsOf(reader, company, ["identifier"]);
    const events = corrections(company.observations, company.entity.createdAt);
    const to = after + limit;
    return {
      entity_id,
      identifiers: sourcedIdentifiers(factsOfKind(facts, "identifier"), now),
      corrections: {
        events: events.slice(after, to),
        next_after: to < events.length ? to : null,
      },
    };
  };
}

const OBSERVATIONS_OF_A_FIELD = 100;

export function compareEntitySourcesHandler({
  knowledge,
}: {
  readonly knowledge: CompanyKnowledge;
}): Handler<typeof compareEntitySources> {
  return async (call, { entity_id, fields, include_history: includeHistory = false }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const company = await knowledge.find(reader, entity_id);
    if (company === null) return new Failure("not_found");
    const { observations, entity } = company;
    const shown = new Set(observations);
    const wanted = [...new Set(fields)];
    const withheld = entity.observations.filter(
      (observation) => !shown.has(observation) && wanted.includes(observation.attribute),
    );
    const hidden = new Map(
      withheld.map(({ attribute, source_id }) => [
        `${attribute} ${source_id}`,
        { field: attribute, source_id },
      ]),
    );
    return {
      entity_id,
      fields: compareSources({
        observations,
        fields: wanted,
        includeHistory,
        limit: OBSERVATIONS_OF_A_FIELD,
      }),
      bounds: {
        observations_per_field: OBSERVATIONS_OF_A_FIELD,
        as_of: call.now.toISOString(),
        note: "The sources that this deployment has installed and what callers sent; nothing else was asked.",
      },
      withheld_by_licence: [...hidden.values()],
      coverage_complete: false as const,
      receipt_id: null,
    };
  };
}
