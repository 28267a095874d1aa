// A licence text permits resale only when it names a known licence that permits it. A condition anywhere in
// the text (a non-commercial edition, a share-alike clause, an upstream on test terms) forbids resale.

const CONDITIONS: readonly RegExp[] = [
  /\bby[- ]?(nc|sa|nd)\b/,
  /non[- ]?commercial/,
  /share[- ]?alike/,
  /no[- ]?deriv/,
  /\bodbl\b|open database licen[cs]e/,
  /\b(no|without( a)?|unknown|proprietary|restricted) licen[cs]e\b/,
  /\b(proprietary|confidential|restricted)\b/,
  /\b(test|internal|personal|research|evaluation|academic|editorial) (use|purposes|evaluation)\b|\bevaluation only\b/,
  /\bnot\b|\bexcept\b/,
  /all rights reserved|\(c\)|©/,
];

const PERMISSIONS: readonly RegExp[] = [
  /\bcc[- ]?0\b|\bcc[- ]zero\b/,
  /\bpublic domain\b|\bpddl\b/,
  /\bogl\b|\bopen government licen[cs]e\b/,
  /\bnlod\b|\bnorwegian licen[cs]e for open government data\b/,
  /\blicence ouverte\b|\betalab\b/,
  /\bcc[- ]by\b|\bcreative commons attribution\b/,
];

/**
 * Whether data under this licence may be resold, with attribution. True for CC0, the public domain, OGL,
 * NLOD, Licence Ouverte and CC BY without conditions; false for share-alike (ODbL, CC BY-SA), non-commercial,
 * test or evaluation terms, and for an absent or unknown text.
 */
export function licencePermitsResale(licence: string | undefined): boolean {
  if (licence === undefined) return false;
  const text = licence
    .slice(0, 1000)
    .toLowerCase()
    .replace(/[\s_]+/g, " ");
  if (CONDITIONS.some((condition) => condition.test(text))) return false;
  return PERMISSIONS.some((permission) => permission.test(text));
}
