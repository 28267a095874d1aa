import type { PairEvidence } from "../compare/pair-evidence.ts";
import { tellingLeftOver } from "../words/unmatched-words.ts";

interface Finding {
  readonly guard: "legal_class_conflict" | "signal_conflict";
  readonly disagreeing: readonly string[];
  readonly detail: string;
}

/**
 * Fires where one name has a telling word that the other lacks and, besides, the legal forms of one country are of
 * different classes or the countries differ: a rare name, a group's web address or its head office is shared by
 * "EnQuest PLC" and "EnQuest Britain Limited", "Ternium S.A." and "Ternium Argentina S.A.". It also fires where the countries
 * differ and nothing but the name agrees ("Siemens Gamesa Renewable Energy S.A." of Spain, "… S.A.C." of Peru), and where one
 * of two insurers is a life insurer. An agreeing identifier answers for all.
 */
export function otherCompanyOfName(evidence: PairEvidence): Finding | null {
  const { name, form, country, identifiers } = evidence;
  if (name === null || identifiers.agreeing.length + identifiers.weaklyAgreeing.length > 0) return null;
  if (!name.crossScript && name.tellingWord() === "life")
    return {
      guard: "signal_conflict",
      disagreeing: ["identity.legal_name"],
      detail: "one of the two insurers is a life insurer",
    };
  // A union or a committee without a legal form is known in several countries under one long name.
  const isSameText = name.verbatim && form === "unknown";
  if (country === "different" && !isSameText && evidence.domain !== "same" && evidence.phone !== "same")
    return {
      guard: "signal_conflict",
      disagreeing: ["location.country"],
      detail: "another country, and nothing but the name agrees",
    };
  if (tellingLeftOver(name.queryUnmatched) + tellingLeftOver(name.candidateUnmatched) === 0) return null;
  if (country === "equal" && (form === "conflict" || form === "conversion"))
    return {
      guard: "legal_class_conflict",
      disagreeing: ["identity.legal_form"],
      detail: "legal forms of different classes, and one name has a word that the other lacks",
    };
  if (country === "different")
    return {
      guard: "signal_conflict",
      disagreeing: ["location.country"],
      detail: "another country, and one name has a word that the other lacks",
    };
  return null;
}
