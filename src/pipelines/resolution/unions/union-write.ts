import type { MatchDecision } from "../../../domain/matching/decide/decide.ts";
import type { MatchingModel } from "../../../domain/matching/score/model.ts";
import type { UnionWrite } from "../../../storage/decisions/resolutions.ts";
import type { RegisterMember } from "../../register-install/installed-registers.ts";
import { summarise } from "../decision-summary.ts";
import { permittedRefs } from "../permitted-facts.ts";
import { type Acting, writeReceipt } from "../receipt.ts";

/** The service itself: no key asked for it, and it costs nothing. */
export const maintenanceActor = { keyId: null, surface: "maintenance" } as const;

interface UnionParts {
  readonly now: Date;
  /** How the words of the entity, or of the record that names both, were decided against the registers. */
  readonly verdict: MatchDecision;
  readonly model: MatchingModel;
  readonly decisionId: string;
  /** The newest member that the entity had before. */
  readonly recordId: string;
  readonly members: readonly RegisterMember[];
  readonly registerVersion: number | null;
  /** Sources of which the tenant is shown nothing. */
  readonly withheld: ReadonlySet<string>;
}

/** The decision that makes an entity and a register company one, with its receipt: it shows no other entity. */
export function unionWrite(parts: UnionParts): UnionWrite {
  const { verdict, model, withheld } = parts;
  const acting: Acting = { depth: "probabilistic", enrich: true, now: parts.now, actor: maintenanceActor };
  const [row] = permittedRefs(verdict.bound?.registerRefs ?? [], withheld);
  const receipt = writeReceipt(acting, {
    ...parts,
    verdict: summarise(model, verdict),
    rightRef: row ? `${row.source}:${row.sourceRecordId}` : null,
    members: parts.members.filter(({ company }) => !withheld.has(company.source)),
  });
  const candidates = receipt.candidates.filter(({ external }) => external);
  return {
    decision_id: parts.decisionId,
    record_id: parts.recordId,
    stage: verdict.stage,
    probability: verdict.probability,
    match_confidence: verdict.matchConfidence,
    receipt: JSON.stringify({ ...receipt, candidates }),
  };
}
