import { receiptText } from "../../../contract/stored/shortened-receipt.ts";
import type { MatchDecision } from "../../../domain/matching/decide/decide.ts";
import type { MatchingModel } from "../../../domain/matching/score/model.ts";
import type { UnionWrite } from "../../../storage/decisions/resolutions.ts";
import type { RegisterMember } from "../../register-install/installed-registers.ts";
import { summarise } from "../decision-summary.ts";
import { permittedRefs } from "../permitted-facts.ts";
import { type Acting, writeReceipt } from "../receipt.ts";

/** The service itself: no API key requested the act, and it costs nothing. */
export const maintenanceActor = { keyId: null, surface: "maintenance" } as const;

interface UnionParts {
  readonly now: Date;
  /** The decision on the words of the entity, or of the record that names both, against the registers. */
  readonly verdict: MatchDecision;
  readonly model: MatchingModel;
  readonly decisionId: string;
  /** The newest earlier member of the entity. */
  readonly recordId: string;
  readonly members: readonly RegisterMember[];
  readonly registerVersion: number | null;
  /** Sources whose values the tenant is not shown. */
  readonly withheld: ReadonlySet<string>;
}

/** The decision that unites an entity and a register company; its receipt shows no other entity. */
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
    receipt: receiptText({ ...receipt, candidates }),
  };
}
