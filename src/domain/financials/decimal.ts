/** Exact arithmetic on amounts, which are decimal text such as `-1200.5`. */

const DECIMAL = /^(-?)(\d{1,30})(?:\.(\d{1,15}))?$/;

interface Scaled {
  readonly units: bigint;
  /** Digits behind the point. */
  readonly scale: number;
}

/** Whether the text is a decimal number of at most 30 digits before the point and 15 behind it. */
export function isDecimal(text: string): boolean {
  return DECIMAL.test(text);
}

/**
 * A number as decimal text; undefined for one that a double does not hold exactly (an integer above 2^53, or more than
 * 15 significant digits), since it may then be another amount than the publisher's.
 */
export function decimalOf(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined;
  if (Number.isInteger(value))
    return Number.isSafeInteger(value) ? String(value === 0 ? 0 : value) : undefined;
  const text = String(value);
  const digits = text.split("e")[0]!.replaceAll(/[-.]/g, "").replace(/^0+/, "").length;
  return digits <= 15 && isDecimal(text) ? text : undefined;
}

/** Sum of the amounts with their signs, as decimal text. Throws for text that is no decimal. */
export function sum(amounts: readonly { readonly sign: 1 | -1; readonly value: string }[]): string {
  const parts = amounts.map(({ sign, value }) => ({ sign: BigInt(sign), ...scaled(value) }));
  const scale = Math.max(0, ...parts.map((part) => part.scale));
  const units = parts.reduce(
    (total, part) => total + part.sign * part.units * 10n ** BigInt(scale - part.scale),
    0n,
  );
  return written({ units, scale });
}

/** The first amount less the second. */
export function difference(amount: string, less: string): string {
  return sum([
    { sign: 1, value: amount },
    { sign: -1, value: less },
  ]);
}

function scaled(text: string): Scaled {
  const [, minus, whole, fraction = ""] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) throw new Error("the amount is no decimal");
  const units = BigInt(whole + fraction);
  return { units: minus === "-" ? -units : units, scale: fraction.length };
}

function written({ units, scale }: Scaled): string {
  const minus = units < 0n ? "-" : "";
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/(?<!0)0+$/, "");
  return `${minus}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}
