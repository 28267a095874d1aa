import { schemeIdentifier, withDerived } from "./derived-identifiers.ts";
import type { Identifier } from "./identifier.ts";
import { sortedUnique } from "./identifier-order.ts";
import { compact, foldNumberText, withoutLabels } from "./number-text.ts";
import { isPlaceholderNumber } from "./placeholder-number.ts";
import { VAT_RULES } from "./vat-rules.ts";

const PREFIX_OF_COUNTRY: Readonly<Record<string, string>> = { GR: "EL", UK: "GB", IM: "GB" };
const LABEL =
  /^(?:VAT(?:ID|REG|NO|NR)*|UST(?:ID)?(?:NR)?|UID|TVA(?:INTRA)?|BTW(?:NR)?|IVA|MOMS(?:NR)?|NIF|TAXID)+(?=[A-Z]{0,3}\d)/;

/**
 * The VAT number as `vat:<prefix>` (`EL` for Greece) and, where it contains the company's register number, that
 * number too. `country` (ISO 3166-1 alpha-2) is used where the number has no prefix of its own; a prefix in the
 * number wins. A failing check digit or a shape that does not fit gives a `weak` identifier; an unknown country
 * or a placeholder gives nothing. EU members, GB, XI, CH and NO. Never throws.
 */
export function normaliseVat(raw: string, country?: string): Identifier[] {
  if (isPlaceholderNumber(raw)) return [];
  const folded = foldNumberText(raw);
  const home = country?.trim().toUpperCase();
  // "NO" and "SE" may be labels or countries: the text is read both ways, first unchanged.
  const reads = [folded, withoutLabels(folded)]
    .map((text) => split(compact(text).replace(LABEL, ""), home))
    .filter((read) => read !== null && !isPlaceholderNumber(read.number));
  const read =
    reads.find((each) => each && VAT_RULES[each.prefix]!.pattern.test(each.number)) ?? reads.at(-1);
  if (!read) return [];
  const { prefix, number } = read;
  const rule = VAT_RULES[prefix]!;
  if (!rule.pattern.test(number)) {
    return [
      {
        scheme: `vat:${prefix}`,
        value: number.slice(0, 40),
        checkDigit: "none",
        wellFormed: false,
        strength: "weak",
      },
    ];
  }
  const holds = rule.check(number);
  const vat: Identifier = {
    scheme: `vat:${prefix}`,
    value: number,
    checkDigit: holds === null ? "none" : holds ? "ok" : "bad",
    wellFormed: true,
    strength: holds === false ? "weak" : "strong",
  };
  const inside = rule.register?.(number);
  const register = inside ? schemeIdentifier(inside.scheme, inside.number) : null;
  return sortedUnique([vat, ...(register ? withDerived(register) : [])]);
}

/** Prefix and number: the number's own prefix when the rest fits it, else the prefix of the country. */
function split(text: string, country: string | undefined): { prefix: string; number: string } | null {
  const prefix = prefixOf(text.slice(0, 2));
  const home = country === undefined || country === "" ? null : prefixOf(country.slice(0, 2));
  if (prefix !== null) {
    const number = tidy(prefix, text.slice(2));
    if (VAT_RULES[prefix]!.pattern.test(number)) return { prefix, number };
  }
  if (home !== null) {
    const number = tidy(home, text);
    if (VAT_RULES[home]!.pattern.test(number) || prefix === null) return { prefix: home, number };
  }
  return prefix === null ? null : { prefix, number: tidy(prefix, text.slice(2)) };
}

function prefixOf(code: string): string | null {
  const prefix = PREFIX_OF_COUNTRY[code] ?? code;
  return Object.hasOwn(VAT_RULES, prefix) ? prefix : null;
}

/** Removes optional endings and zeros. */
function tidy(prefix: string, number: string): string {
  if (prefix === "CH") return number.replace(/(?:MWST|TVA|IVA)$/, "").replace(/^(?:CH)?E?(?=\d{9}$)/, "E");
  if (prefix === "NO") return number.replace(/MVA$/, "");
  if (prefix === "BE") return number.replace(/^(\d{9})$/, "0$1");
  if (prefix === "EL") return number.replace(/^(\d{8})$/, "0$1");
  if (prefix === "FI") return number.replace(/^(\d{7})$/, "0$1");
  if (prefix === "AT") return number.replace(/^(\d{8})$/, "U$1");
  // Three more digits are a branch of the trader.
  if (prefix === "GB" || prefix === "XI") return number.replace(/^(\d{9})\d{3}$/, "$1");
  if (prefix === "SE") return number.replace(/^(\d{10})$/, (_, digits: string) => `${digits}01`);
  return number;
}
