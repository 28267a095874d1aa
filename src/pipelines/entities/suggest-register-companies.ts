import { foldSearchText } from "../../domain/entities/listing.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import { withheldSources } from "../resolution/permitted-facts.ts";
import { judgeRecord } from "./rank-entities.ts";
import { registerLabel } from "./reconciliation-candidates.ts";

/**
 * Register companies for a text that a person types: those that a record of this name would find, whose name
 * contains the text, and without an entity of the tenant. Whole words find them, and the first five letters
 * of a name.
 */
export async function suggestRegisterCompanies(
  deps: ResolutionDependencies,
  tenantId: string,
  { typed, limit }: { readonly typed: string; readonly limit: number },
) {
  const text = foldSearchText(typed);
  if (text === "" || limit <= 0) return [];
  const { ranked } = await judgeRecord(deps, { tenantId, record: { name: typed } }, { lookIn: "both" });
  const withheld = withheldSources(deps, tenantId);
  return ranked
    .flatMap((candidate) => (candidate.entityId === null ? (registerLabel(candidate, withheld) ?? []) : []))
    .filter(({ name }) => foldSearchText(name).includes(text))
    .slice(0, limit);
}
