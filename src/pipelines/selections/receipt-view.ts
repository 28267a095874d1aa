import { mapRights } from "../../contract/receipt-fingerprint.ts";
import { storedRights, storedSelection } from "../../contract/stored/data-selection.ts";
import type { SourceReadiness } from "../../domain/entities/project.ts";
import type { FrozenSelection } from "../../domain/selections/frozen-selection.ts";
import { valuesShown, type Withheld } from "../../domain/selections/rights-today.ts";
import { citedSources } from "../../domain/selections/source-dates.ts";
import type { LiveSelectionRow } from "../../storage/selections/data-selections.ts";
import type { InstalledSources } from "../register-install/installed-sources.ts";

export interface RightsDependencies {
  readonly readiness: SourceReadiness;
  readonly sources: InstalledSources;
}

/** The uses of the values that are permitted to the reader today. */
export interface Redistribution {
  /** ISO 8601. */
  readonly as_of: string;
  readonly sources: readonly {
    readonly source_id: string;
    readonly licence_permits_resale: boolean;
    /** `current`: of the installed source. `at_capture`: no such source is installed now. */
    readonly basis: "current" | "at_capture";
    readonly withheld: boolean;
  }[];
  readonly withheld: readonly Withheld[];
  /** Whether every frozen value is shown, so that the fingerprint can be computed from what is shown. */
  readonly complete: boolean;
  readonly note: string;
}

export interface ReceiptView extends FrozenSelection {
  readonly fingerprint: string;
  readonly redistribution: Redistribution;
}

const wholeNote = "Every captured value is shown. The fingerprint can be computed from this copy.";
const partialNote =
  "Values that were captured are withheld, because a licence forbids showing them to this tenant now. The fingerprint is that of the whole receipt; it cannot be computed from this copy.";

/** A stored receipt under the rights that its reader has now. */
export function viewReceipt(
  { readiness, sources }: RightsDependencies,
  { tenantId, now }: { readonly tenantId: string; readonly now: Date },
  row: Pick<LiveSelectionRow, "content" | "rights" | "fingerprint">,
): ReceiptView {
  const frozen = storedSelection(row.content);
  const { resale, identifierSources } = storedRights(row.rights);
  const withheld = readiness.withheldFrom?.(tenantId) ?? new Set<string>();
  const { entities, result, left } = valuesShown(frozen, { withheld, identifierSources });
  const installed = new Map(sources.all().map((source) => [source.sourceId, source.permitsResale]));
  const permits = (sourceId: string | null): boolean => {
    if (sourceId === null || withheld.has(sourceId)) return false;
    return installed.get(sourceId) ?? resale[sourceId] ?? false;
  };
  const { entities: captured, result: answer } = frozen;
  return {
    ...frozen,
    ...mapRights({ entities, result }, permits),
    fingerprint: row.fingerprint,
    redistribution: {
      as_of: now.toISOString(),
      sources: citedSources({ captured, answer }).map(({ sourceId }) => ({
        source_id: sourceId,
        licence_permits_resale: permits(sourceId),
        basis: installed.has(sourceId) ? ("current" as const) : ("at_capture" as const),
        withheld: withheld.has(sourceId),
      })),
      withheld: left,
      complete: left.length === 0,
      note: left.length === 0 ? wholeNote : partialNote,
    },
  };
}
