import type { Identifier } from "./identifier.ts";
import { normaliseRegisterNumber } from "./normalise-register-number.ts";
import { compact } from "./number-text.ts";
import { registerScheme } from "./register-schemes.ts";

/**
 * An identifier of a known register scheme from a number as written; null when it has not the scheme's shape.
 * A failing check digit leaves it well-formed and `weak`. A German number without its court is `weak`.
 */
export function schemeIdentifier(scheme: string, raw: string): Identifier | null {
  const { normal, wellFormed, checkDigit } = normaliseRegisterNumber(scheme, raw);
  if (!wellFormed) return null;
  const weak = checkDigit === "bad" || scheme === "US-EIN" || (scheme === "DE-HR" && !normal.includes(":"));
  return { scheme, value: normal, checkDigit, wellFormed, strength: weak ? "weak" : "strong" };
}

/**
 * The identifier and its derived identifiers, so that sources with different numbers still match: the company
 * of an establishment (SIRET, CNPJ, branch codes), ABN and ACN of each other, the part of an Indian CIN that
 * outlives a listing, a German number without its court, a state's number without its state.
 */
export function withDerived(identifier: Identifier): Identifier[] {
  const { scheme, value, strength } = identifier;
  const derived: Identifier[] = [];
  const company = registerScheme(scheme)?.company?.(compact(value)) ?? null;
  if (company?.scheme === scheme) {
    // Both numbers have the same scheme: the long one is the branch, the short one is the company.
    const whole = { ...identifier, value: company.value };
    return [whole, { ...identifier, scheme: `${scheme}-UNIT`, strength: "weak" }];
  }
  if (company) derived.push({ ...identifier, ...company });
  if (scheme === "AU-ACN" && strength === "strong") derived.push(abnOf(value));
  if (scheme === "AU-ABN" && strength === "strong") {
    const acn = schemeIdentifier("AU-ACN", value.slice(2));
    if (acn?.checkDigit === "ok") derived.push(acn);
  }
  if (scheme === "IN-CIN") derived.push(clue("IN-CIN-CORE", `${value.slice(8, 12)}-${value.slice(15)}`));
  if (scheme === "DE-HR" && value.includes(":")) {
    derived.push({ ...identifier, value: value.slice(value.indexOf(":") + 1), strength: "weak" });
  }
  const country = /^(US|CA)-[A-Z]{2}(?:-REG)?$/.exec(scheme)?.[1];
  if (country && scheme !== "CA-BN" && scheme !== "CA-CC") {
    derived.push(clue(`${country}-REG`, value.replace(/^[A-Z]?0*(?=\d)/, "")));
  }
  return [identifier, ...derived];
}

/** An identifier that helps to find a company but proves nothing. */
export function clue(scheme: string, value: string): Identifier {
  return { scheme, value, checkDigit: "none", wellFormed: false, strength: "weak" };
}

/** A company's ABN is its ACN behind two check digits, chosen so that the whole satisfies the ABN's mod 89. */
function abnOf(acn: string): Identifier {
  // From above: where 10 and 99 both satisfy it, 99 is issued.
  for (let check = 99; check >= 10; check--) {
    const abn = schemeIdentifier("AU-ABN", `${check}${acn}`);
    if (abn?.checkDigit === "ok") return abn;
  }
  return clue("AU-ABN", acn);
}
