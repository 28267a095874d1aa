/** The answer on how two companies are connected: paths of cited statements, and what may be missing. */
import { citeFact } from "../facts/cite-fact.ts";
import type { UnusedReason } from "./connection-graph.ts";
import { naturesView, shareView } from "./ownership-views.ts";
import { publicReference } from "./public-reference.ts";
import type { PathStep, StepConnection } from "./shortest-paths.ts";

type GapReason =
  | UnusedReason
  | "no_company_identifier"
  | "same_company"
  | "too_many_relationships"
  | "reading_limit"
  | "natural_persons_excluded"
  | "withheld_by_licence";

/** A reason for which statements may be missing from the paths, and how often it applies. */
export interface PathGap {
  readonly reason: GapReason;
  readonly explanation: string;
  /** Statements or companies that it concerns. */
  readonly count: number;
  /** The company that it concerns, where it is one. */
  readonly entity_id: string | null;
  readonly identifier: ReturnType<typeof publicReference> | null;
}

const explanations: Readonly<Record<GapReason, string>> = {
  no_identifier: "A statement names the other organisation without an identifier that can be read.",
  ambiguous_identifier: "A statement leads to a number that several companies are stated to have.",
  name_number_disagree: "A number was typed in by a filer, and the company that has it bears another name.",
  not_installed: "A number was typed in by a filer, and no installed register states a name for it.",
  no_company_identifier: "The entity has no identifier under which relationships are stated.",
  same_company: "The two entities have an identifier in common: they are one company.",
  too_many_relationships:
    "The company has more relationships than are read of one; a path that leaves it may be missing.",
  reading_limit: "The search read as many companies as it may; a path through others may be missing.",
  natural_persons_excluded: "Statements that name natural persons are left out.",
  withheld_by_licence: "Statements of sources that a licence withholds are left out.",
};

export function gap(
  reason: GapReason,
  count: number,
  company: { readonly key: string; readonly entityId: string | null } | null = null,
): PathGap {
  return {
    reason,
    explanation: explanations[reason],
    count,
    entity_id: company?.entityId ?? null,
    identifier: company === null ? null : publicReference(company.key),
  };
}

interface View {
  readonly now: Date;
  /** The tenant's entity that a company is, by the name of the company; null where it has none. */
  readonly entityIdOf: (company: string) => string | null;
}

/** A path as it is shown: companies that the tenant does not own have their public identifier alone. */
export function pathView(steps: readonly PathStep[], view: View) {
  return { length: steps.length, hops: steps.map((step) => hopView(step, view)) };
}

function hopView({ from, to, connections }: PathStep, view: View) {
  const [first, ...others] = connections;
  const ends = {
    from_entity_id: view.entityIdOf(from),
    to_entity_id: view.entityIdOf(to),
    from_ref: publicReference(from),
    to_ref: publicReference(to),
  };
  return {
    ...ends,
    ...statementView(first!, view),
    also_stated: others.map((one) => statementView(one, view)),
  };
}

function statementView({ fact, isForward }: StepConnection, { now }: View) {
  return {
    stated_of: isForward ? ("from" as const) : ("to" as const),
    relationship: fact.content.type,
    basis: fact.content.basis,
    level: fact.content.level,
    ...naturesView(fact),
    ...shareView(fact),
    valid_from: fact.validFrom,
    valid_to: fact.validTo,
    provenance: citeFact(fact, now),
  };
}
