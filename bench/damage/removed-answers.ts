/** Companies of every country asked under their registered names, with one field more, while they are not in the register. */
import type { MatchDecision } from "../../src/domain/matching/decide/decide.ts";
import type { MatchingModel } from "../../src/domain/matching/score/model.ts";
import type { CompanyRecord } from "../../src/domain/record.ts";
import type { RegistersVersion } from "../../src/pipelines/register-install/registers-version.ts";
import { prepareList } from "../../src/training/candidate-lists.ts";
import { decideList } from "../held-out/answers.ts";

/** The fields beside name and country. */
export const fields = ["none", "town", "postal code", "web address"] as const;
type Field = (typeof fields)[number];

export interface RemovedAnswer {
  readonly field: Field;
  readonly country: string;
  readonly asked: string;
  readonly decision: MatchDecision["decision"];
  /** The company that the answer is about. */
  readonly leader: string | null;
}

/** The answers about one company that is taken off the list; without the fields that its rows do not state. */
export function answersWithout(
  { catalogue, model }: { readonly catalogue: RegistersVersion; readonly model: MatchingModel },
  ordinal: number,
): RemovedAnswer[] {
  const { groupId, facts } = catalogue.candidate(ordinal);
  const { legalName, country, city, postalCode, domain } = facts;
  const within = { country: country! };
  const more: Readonly<Record<Field, CompanyRecord | null>> = {
    none: {},
    town: city === null ? null : { address: { ...within, city } },
    "postal code": postalCode === null ? null : { address: { ...within, postal_code: postalCode } },
    "web address": domain === null ? null : { domain },
  };
  return fields.flatMap((field) => {
    const stated = more[field];
    if (stated === null) return [];
    const list = prepareList(catalogue, { ...within, name: legalName!, ...stated });
    const candidates = list.candidates.filter((one) => one.groupId !== groupId);
    const { decision, bound, ranked } = decideList(model, { ...list, candidates }, catalogue.coverage);
    const leader = (bound ?? ranked[0])?.facts.legalName ?? null;
    return { field, country: country!, asked: legalName!, decision, leader };
  });
}
