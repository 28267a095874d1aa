import { Failure } from "../../contract/errors.ts";
import { companyReferenceLimits } from "../../contract/limits.ts";
import type { Handler } from "../../contract/operation.ts";
import { lookupOf, type ReferenceLookup } from "../../domain/company-reference/reference-row.ts";
import { admitLookups, type Tokens } from "../../pipelines/company-reference/admit-lookups.ts";
import { lookUpAll, type Unavailable } from "../../pipelines/company-reference/look-up-all.ts";
import type { FoundProfiles } from "../../pipelines/company-reference/reference-profiles.ts";
import type { lookupCompanyReferenceBatch } from "./lookup-company-reference.contract.ts";

export interface ReferenceDependencies extends Tokens {
  /** Finds the profiles of one lookup: the reading of the source. */
  readonly findProfiles: (wanted: {
    readonly tenantId: string;
    readonly lookup: ReferenceLookup;
    readonly limit: number;
  }) => Promise<FoundProfiles>;
  /** The time for all lookups and for one, in milliseconds. */
  readonly bounds?: { readonly budgetMs: number; readonly lookupMs: number };
}

const none = { reason: null, candidates: [], truncated: false };

export function lookupCompanyReferenceHandler(
  deps: ReferenceDependencies,
): Handler<typeof lookupCompanyReferenceBatch> {
  const { budgetMs, lookupMs } = deps.bounds ?? companyReferenceLimits;
  return async (call, { records, limit = companyReferenceLimits.candidates.default }) => {
    const tenantId = call.caller.tenantId!;
    const asked = records.map((record) => ({ record, lookup: lookupOf(record) }));
    const distinct = new Map(
      asked.flatMap(({ lookup }) => (typeof lookup === "string" ? [] : [[lookup.key, lookup] as const])),
    );
    const refused = await admitLookups(deps, call.caller, distinct.size);
    if (refused instanceof Failure) return refused;
    const budget = AbortSignal.any([call.signal, AbortSignal.timeout(budgetMs)]);
    const found = await lookUpAll(
      [...distinct.values()],
      (lookup) => deps.findProfiles({ tenantId, lookup, limit }),
      { atOnce: companyReferenceLimits.lookupsAtOnce, budget, lookupMs },
    );
    return {
      rows: asked.map(({ record, lookup }, at) => ({
        row_number: at + 1,
        client_ref: record.client_ref ?? null,
        input: record,
        ...(typeof lookup === "string" ? { status: lookup, ...none } : outcomeOf(found.get(lookup.key)!)),
      })),
    };
  };
}

function outcomeOf(found: FoundProfiles | Unavailable) {
  if (typeof found === "string") return { ...none, status: "unavailable" as const, reason: found };
  const { candidates, truncated } = found;
  const status = candidates.length === 0 ? ("no_candidates" as const) : ("candidates" as const);
  return { status, reason: null, candidates, truncated };
}
