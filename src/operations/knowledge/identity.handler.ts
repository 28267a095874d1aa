import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import type { StoredEntity } from "../../domain/entities/project.ts";
import { survivorRule } from "../../domain/entities/survivorship.ts";
import { factsOfKind } from "../../domain/facts/known-fact.ts";
import { fieldKinds, fieldOfFact } from "../../domain/identity/fact-fields.ts";
import { corrections, sourcedIdentifiers } from "../../domain/identity/identifier-history.ts";
import { identityOf } from "../../domain/identity/identity-of.ts";
import { compareSources } from "../../domain/identity/source-comparison.ts";
import { statementsAbout, successionOf } from "../../domain/identity/succession.ts";
import { derivedId } from "../../ids/opaque-id.ts";
import type { Reader } from "../../pipelines/entities/entity-reader.ts";
import type { CompanyKnowledge, KnownCompany } from "../../pipelines/facts/company-knowledge.ts";
import { answerOrCapture, type DataSelections } from "../../pipelines/selections/data-selections.ts";
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
    const identifiers = factsOfKind(facts, "identifier");
    const later = statementsAbout(await knowledge.successors(reader, identifiers));
    const events = corrections(company.observations, company.entity.createdAt);
    const to = after + limit;
    return {
      entity_id,
      identifiers: sourcedIdentifiers(identifiers, now),
      succession: successionOf(identifiers, { later, now }),
      corrections: {
        events: events.slice(after, to),
        next_cursor: to < events.length ? to : null,
      },
    };
  };
}

const OBSERVATIONS_OF_A_FIELD = 100;

export function compareEntitySourcesHandler({
  knowledge,
  selections,
}: {
  readonly knowledge: CompanyKnowledge;
  readonly selections: DataSelections;
}): Handler<typeof compareEntitySources> {
  return async (call, { entity_id, fields, include_history = false, ...asked }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const wanted = [...new Set(fields)];
    let company: KnownCompany | null = null;
    const find = async () => {
      company = await knowledge.find(reader, entity_id);
      return company === null ? new Failure("not_found") : [company.entity];
    };
    const evaluate = async (restsOn: readonly StoredEntity[]) => {
      const comparing = { company: company!, fields: wanted, includeHistory: include_history };
      const compared = await comparedSources(knowledge, reader, comparing);
      const result = { entity_id, ...compared };
      const gaps = compared.withheld_by_licence.map((place) => ({ code: "withheld_by_licence", ...place }));
      return { restsOn, result, fallbacks: [], gaps };
    };
    const request = { entity_id, fields: [...wanted].sort(), include_history };
    const reading = { find, evaluate };
    const kind = "source_comparison";
    return answerOrCapture(selections, call, {
      ...{ kind, request, rule: survivorRule, asOf: null, asked, reading },
    });
  };
}

interface Comparing {
  readonly company: KnownCompany;
  readonly fields: readonly string[];
  readonly includeHistory: boolean;
}

async function comparedSources(
  knowledge: CompanyKnowledge,
  reader: Reader,
  { company, fields, includeHistory }: Comparing,
) {
  const { observations, entity } = company;
  const shown = new Set(observations);
  const withheld = entity.observations.filter(
    (observation) => !shown.has(observation) && fields.includes(observation.attribute),
  );
  const { shown: facts, withheld: hiddenFacts } = await knowledge.allFactsOf(reader, company, fieldKinds);
  const hidden = [
    ...withheld.map(({ attribute, source_id }) => ({ field: attribute, source_id })),
    ...hiddenFacts.flatMap((fact) => {
      const field = fieldOfFact(fact)?.field;
      return field !== undefined && fields.includes(field) ? [{ field, source_id: fact.sourceId }] : [];
    }),
  ];
  const limit = OBSERVATIONS_OF_A_FIELD;
  const day = reader.now.toISOString().slice(0, 10);
  return {
    fields: compareSources({ observations, facts, day, fields, includeHistory, limit }),
    bounds: {
      observations_per_field: OBSERVATIONS_OF_A_FIELD,
      as_of: reader.now.toISOString(),
      note: "The sources that this deployment has installed and what callers sent; nothing else was asked.",
    },
    withheld_by_licence: eachOnce(hidden),
    coverage_complete: false as const,
  };
}

function eachOnce<Named extends { readonly field: string; readonly source_id: string }>(
  named: readonly Named[],
): Named[] {
  return [...new Map(named.map((one) => [`${one.field} ${one.source_id}`, one])).values()];
}
