import type { Identifier } from "./identifier.ts";
import { registerScheme } from "./register-schemes.ts";

/**
 * Whether two identifiers show that their holders are two companies: same scheme, unequal, both strong,
 * well-formed and with no failing check digit, in a scheme that gives a company exactly one at a time.
 *
 * Single-valued are the schemes with `single` in the tables: the national company and entity numbers, state
 * file numbers, LEI and CIK. Where a company may have one of each class, only numbers of one class disagree:
 * one court and register part (DE-HR), the old or the new form (MY-SSM, HK-CR), the kind of entry (GB-COH
 * beside FC/BR/OE, CY-DRCOR, MT-MBR, GG-RCE, JE-FSC, IM-CR), the kind of company (ZA-CIPC). Not
 * single-valued: establishments (FR-SIRET, BR-CNPJ), tax numbers per state or group (IN-GSTIN, `vat:*`),
 * numbers that change with seat, form or listing (IN-CIN, IT-REA, RO-ONRC, HU-CEG, LK-ROC, BD-RJSC), DUNS,
 * EIN, tickers, ISINs, and numbers of registers that the tables do not know (`ra:*`, `*-REG`). The caller
 * follows a successor LEI first.
 */
export function conflicting(a: Identifier, b: Identifier): boolean {
  if (a.scheme !== b.scheme || a.value === b.value) return false;
  const single = registerScheme(a.scheme)?.single;
  if (single === undefined || !decisive(a) || !decisive(b)) return false;
  return single === true || single(a.value) === single(b.value);
}

function decisive(identifier: Identifier): boolean {
  return identifier.strength === "strong" && identifier.wellFormed && identifier.checkDigit !== "bad";
}
