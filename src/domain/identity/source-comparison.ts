import type { Observation } from "../entities/observation.ts";
import { survivors } from "../entities/survivorship.ts";

/** Rule 8 in words: the order in which values of several sources survive. */
const survivorRule =
  "register or named reviewer, then filing, caller, own research, vendor, inferred; of equals the newest publisher's date, then the lower source id";

interface Comparing {
  /** Those that the reader may be shown. */
  readonly observations: readonly Observation[];
  readonly fields: readonly string[];
  /** Whether values that their sources give no more are shown. */
  readonly includeHistory: boolean;
  /** At most so many observations of a field. */
  readonly limit: number;
}

/** Every dated observation of each field, which of them survives, and whether sources disagree now. */
export function compareSources({ observations, fields, includeHistory, limit }: Comparing) {
  const best = survivors(observations);
  return fields.map((field) => {
    const all = observations.filter(({ attribute }) => attribute === field);
    const current = all.filter(({ valid_to }) => valid_to === null);
    const shown = (includeHistory ? all : current).toSorted(
      (a, b) =>
        Number(b === best.get(field)) - Number(a === best.get(field)) ||
        (a.last_checked_at < b.last_checked_at ? 1 : -1),
    );
    return {
      field,
      observations: shown.slice(0, limit).map((observation) => ({
        value: observation.value,
        source_id: observation.source_id,
        source_kind: observation.source_kind,
        provider_record_id: observation.provider_record_id,
        record_id: observation.record_id,
        observed_at: observation.last_checked_at,
        first_seen_at: observation.first_seen_at,
        source_as_of: observation.source_as_of,
        valid_from: observation.valid_from,
        valid_to: observation.valid_to,
        licence: observation.licence,
        survivor: observation === best.get(field),
      })),
      truncated: shown.length > limit,
      survivor_rule: survivorRule,
      disagreement: new Set(current.map(({ value }) => comparableValue(value))).size > 1,
    };
  });
}

/** Spelling of case and blanks is no disagreement. */
function comparableValue(value: unknown): string {
  const fold = (part: unknown): unknown => {
    if (typeof part === "string") return part.toLowerCase().replaceAll(/\s+/g, " ").trim();
    if (Array.isArray(part)) return part.map(fold).map(String).sort();
    if (typeof part !== "object" || part === null) return part;
    return Object.entries(part)
      .map(([key, inner]) => [key, fold(inner)])
      .sort();
  };
  return JSON.stringify(fold(value));
}
