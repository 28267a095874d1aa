/**
 * Natures of control in Companies House's own codes, and the band of shares or votes of a code. A part held
 * through a trust or a firm is not the owner's own and gives no band; voting rights are separate from shares.
 * Exactly 75 per cent is in the upper band, as in the register's labels ("75% or more", "less than 75%").
 */
import type { NatureOfControl, ShareBand } from "../../domain/facts/relationship-facts.ts";

const BANDED =
  /^(ownership-of-shares|voting-rights|right-to-share-surplus-assets|part-right-to-share-surplus-assets)-(25-to-50|50-to-75|75-to-100|more-than-25)-percent(.*)$/;

const AXES: Readonly<Record<string, ShareBand["of"]>> = {
  "ownership-of-shares": "shares",
  "voting-rights": "voting_rights",
  "right-to-share-surplus-assets": "surplus_assets",
  "part-right-to-share-surplus-assets": "surplus_assets",
};

const BANDS: Readonly<Record<string, Omit<ShareBand, "of">>> = {
  "25-to-50": { minimum: 25, maximum: 50, exclusiveMinimum: true },
  "50-to-75": { minimum: 50, maximum: 75, exclusiveMinimum: true, exclusiveMaximum: true },
  "75-to-100": { minimum: 75, maximum: 100 },
  "more-than-25": { minimum: 25, maximum: 100, exclusiveMinimum: true },
};

const BAND_WORDS: Readonly<Record<string, string>> = {
  "25-to-50": "more than 25% but not more than 50%",
  "50-to-75": "more than 50% but less than 75%",
  "75-to-100": "75% or more",
  "more-than-25": "more than 25%",
};

export function natureOfControl(code: string): NatureOfControl {
  const [, axis, band = "", suffix = ""] = BANDED.exec(code) ?? [];
  if (axis === undefined) return { code, label: sentence(code) };
  return { code, label: `${sentence(axis)}: ${BAND_WORDS[band] ?? ""}${words(suffix)}` };
}

/** The band of a code that names the owner's own part; undefined for every other code. */
export function shareBandOf(code: string): ShareBand | undefined {
  const [, axis = "", band = "", suffix = ""] = BANDED.exec(code) ?? [];
  const of = AXES[axis];
  const bounds = BANDS[band];
  if (of === undefined || bounds === undefined || suffix.includes("-as-")) return undefined;
  return { of, ...bounds };
}

/** A code of the register in plain words. */
export function sentence(code: string): string {
  const text = words(code).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function words(code: string): string {
  return code.replaceAll("-", " ").replaceAll(/\s+/g, " ");
}
