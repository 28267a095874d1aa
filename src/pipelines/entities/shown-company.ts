import type { GoldenRecord } from "../../domain/entities/golden-record.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import { withheldSources } from "../resolution/permitted-facts.ts";
import type { EntityReader, Reader } from "./entity-reader.ts";
import { type CompanyLabel, labelOf } from "./reconciliation-candidates.ts";
import { isRegisterCompanyId } from "./register-company-id.ts";
import { viewRegisterCompany } from "./view-register-company.ts";

export interface ShownCompany extends CompanyLabel, GoldenRecord {
  readonly kind: "entity" | "register_company";
}

type Viewing = Pick<ResolutionDependencies, "database" | "registers" | "readiness">;

/** The company with this id, as the tenant may see it; null where there is none. */
export async function findShownCompany(
  { resolution, entities }: { readonly resolution: Viewing; readonly entities: EntityReader },
  reader: Reader,
  id: string,
): Promise<ShownCompany | null> {
  if (isRegisterCompanyId(id)) {
    const withheld = withheldSources(resolution, reader.tenantId);
    const view = await viewRegisterCompany(resolution, id, { withheld, unlicensed: true, now: reader.now });
    return view && { kind: "register_company", ...labelOf(view.record, id), ...view };
  }
  if (!id.startsWith("ent_")) return null;
  const [entity] = await entities.find(reader, [id]);
  if (!entity) return null;
  const { record, provenance } = entities.view(reader, entity);
  return { kind: "entity", ...labelOf(record, id), record, provenance };
}

/** The public view of a register company: rows that may be redistributed, of unrestricted sources. */
export async function findPublicCompany(
  deps: Viewing,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<ShownCompany | null> {
  const withheld = withheldSources(deps, NOBODY);
  const view = await viewRegisterCompany(deps, id, { withheld, unlicensed: false, now });
  return view && { kind: "register_company", ...labelOf(view.record, id), ...view };
}

/** No tenant has this id, so no restricted source is shown to it. */
const NOBODY = "";
