/** Suggests the next look-ups that may find more owners of a company. It only plans; it makes no look-up. */

import { citeFact } from "../facts/cite-fact.ts";
import type { CompanyRecord } from "../record.ts";
import type { Relationship } from "./ownership-graph.ts";
import type { OwnershipQuestion } from "./ownership-of.ts";
import { publicReference } from "./public-reference.ts";
import { walk } from "./walk.ts";

/** A resolve request that is valid as it stands. */
type SuggestedRequest = Pick<
  CompanyRecord,
  "name" | "country" | "lei" | "registration_number" | "jurisdiction"
>;

interface Step {
  readonly step: number;
  readonly kind: "read_crosswalk" | "resolve_parent" | "register_lookup";
  readonly reason: string;
  readonly entity_id: string | null;
  readonly identifier: ReturnType<typeof publicReference> | null;
  readonly citations: readonly ReturnType<typeof citeFact>[];
  readonly suggested_request: SuggestedRequest | null;
  readonly billed: boolean;
  readonly executed: false;
}

const LOOKED_UP: ReadonlySet<string> = new Set([
  "not_installed",
  "ambiguous_identifier",
  "name_number_disagree",
  "no_identifier",
]);

/** The body of an ownership-plan answer without the entity's id. */
export function ownershipPlan(question: OwnershipQuestion) {
  const { view, day, maxHops, graph } = question;
  const upward = walk({
    ...question,
    follows: ({ content: { basis } }) => basis !== "branch" && basis !== "fund" && basis !== "role",
  });
  const reached = new Map<
    string,
    { readonly fact: Relationship; readonly hop: (typeof upward)["paths"][number]["hops"][number] }
  >();
  for (const { hops } of upward.paths) {
    for (const hop of hops) {
      const key = hop.to?.keys[0] ?? JSON.stringify(hop.fact.content.object);
      if (hop.to !== graph.start && !reached.has(key)) reached.set(key, { fact: hop.fact, hop });
    }
  }
  const steps: Omit<Step, "step">[] = [];
  for (const { fact, hop } of reached.values()) {
    const entityId = hop.to?.keys.map((key) => view.entityIds.get(key)).find((id) => id !== undefined);
    const identifier = identifierOf(fact, hop.to?.keys ?? []);
    const common = { identifier, citations: [citeFact(fact, view.now)], executed: false as const };
    if (entityId !== undefined) {
      const reason = "The company is one of the tenant's own entities: its crosswalk can be read.";
      steps.push({
        kind: "read_crosswalk",
        reason,
        entity_id: entityId,
        suggested_request: null,
        billed: false,
        ...common,
      });
      continue;
    }
    const request = requestOf(fact, { keys: hop.to?.keys ?? [], name: hop.toName });
    if (request === null) continue;
    const reason = "The company is none of the tenant's entities: resolving it makes it one.";
    steps.push({
      kind: "resolve_parent",
      reason,
      entity_id: null,
      suggested_request: request,
      billed: true,
      ...common,
    });
  }
  for (const stop of upward.notTraversed) {
    if (!LOOKED_UP.has(stop.reason) && stop.reason !== "reporting_exception") continue;
    steps.push({
      kind: "register_lookup",
      reason: LOOKUP_REASONS[stop.reason] ?? "",
      entity_id: null,
      identifier: publicReference(stop.identifier ?? stop.from),
      citations: stop.fact === null ? [] : [citeFact(stop.fact, view.now)],
      suggested_request: null,
      billed: false,
      executed: false,
    });
  }
  const complete = upward.notTraversed.length === 0 && !upward.truncated;
  return {
    as_of: day,
    max_hops: maxHops,
    steps: steps.map((step, index) => ({ step: index + 1, ...step })),
    complete,
  };
}

const LOOKUP_REASONS: Readonly<Record<string, string>> = {
  not_installed:
    "No installed register states anything of the identifier: look it up in its register, or install that.",
  ambiguous_identifier:
    "Several companies are stated to have the number: the register that issued it can tell which.",
  name_number_disagree:
    "The number that a filer typed in belongs to a company of another name: look up both.",
  no_identifier:
    "The owner is named without an identifier: look for it by name in the register of its country.",
  reporting_exception: "The publisher names no parent and says why: the filings of the company may name it.",
};

function identifierOf(fact: Relationship, keys: readonly string[]): Step["identifier"] {
  const { reference } = fact.content.object;
  if (reference !== undefined) return publicReference(`${reference.scheme}=${reference.value}`);
  return keys[0] === undefined ? null : publicReference(keys[0]);
}

/** The request by LEI where there is one, as an LEI is decisive; else by number and place; else by name. */
function requestOf(
  fact: Relationship,
  { keys, name }: { readonly keys: readonly string[]; readonly name: string | null },
): SuggestedRequest | null {
  const { object } = fact.content;
  const own = object.reference === undefined ? [] : [`${object.reference.scheme}=${object.reference.value}`];
  const all = [...own, ...keys].map(publicReference);
  const lei = all.find(({ scheme }) => scheme === "lei");
  const number = all.find(({ scheme, jurisdiction }) => scheme === "company_number" && jurisdiction !== null);
  const said = {
    ...(name === null ? {} : { name: name.slice(0, 500) }),
    ...(lei === undefined ? {} : { lei: lei.value }),
    ...(number === undefined
      ? {}
      : { registration_number: number.value, jurisdiction: number.jurisdiction! }),
  };
  return Object.keys(said).length === 0 ? null : said;
}
