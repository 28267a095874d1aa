/**
 * The check digit rules of company numbers. Every function takes the bare number, already of the scheme's shape
 * (letters upper case, no punctuation), and tells whether its check digit holds. Rules as the registers publish
 * them; a right check digit shows a well-formed number, never an existing company.
 */

const digitsOf = (number: string): number[] => Array.from(number, Number);

/** Sum of each digit times its weight; digits beyond the weights do not count. */
export function weighted(number: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0);
}

const last = (number: string): number => Number(number.at(-1));

/** Luhn (ISO/IEC 7812-1). */
export function luhn(number: string): boolean {
  const sum = digitsOf(number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = index % 2 === 1 ? digit * 2 : digit;
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Check digit = (11 − sum mod 11) mod 11 over all but the last digit; 10 is never issued. */
export function mod11(weights: readonly number[]): (number: string) => boolean {
  return (number) => (11 - (weighted(number, weights) % 11)) % 11 === last(number);
}

/** As `mod11`, but a 10 is written as 0 (and an 11 as `eleven`, 0 or 1). */
export function mod11Zero(weights: readonly number[], eleven: 0 | 1 = 0): (number: string) => boolean {
  return (number) => {
    const check = 11 - (weighted(number, weights) % 11);
    return (check === 11 ? eleven : check % 10) === last(number);
  };
}

/** Check digit = sum mod 11 mod 10. */
export function plainMod11(weights: readonly number[]): (number: string) => boolean {
  return (number) => (weighted(number, weights) % 11) % 10 === last(number);
}

/** Check digit = sum mod 11; a 10 is weighed again with the second weights, and then written as 0. */
export function twoPass(first: readonly number[], second: readonly number[]): (number: string) => boolean {
  return (number) => {
    const once = weighted(number, first) % 11;
    const check = once === 10 ? (weighted(number, second) % 11) % 10 : once;
    return check === Number(number[first.length]);
  };
}

/** The weighted sum over the whole number, its check digit included, is a multiple of the modulus. */
export function divisible(weights: readonly number[], modulus: number): (number: string) => boolean {
  return (number) => weighted(number, weights) % modulus === 0;
}

/** Remainder of a decimal string of any length. */
export function remainder(number: string, modulus: number): number {
  return digitsOf(number).reduce((rest, digit) => (rest * 10 + digit) % modulus, 0);
}

/** ISO 7064 MOD 97-10 over letters (A = 10 … Z = 35) and digits, as in the LEI (ISO 17442). */
export function mod97(number: string): boolean {
  return remainder(Array.from(number, (sign) => String(Number.parseInt(sign, 36))).join(""), 97) === 1;
}

/** ISO 7064 MOD 11,10 (German VAT number, Croatian OIB). */
export function mod1110(number: string): boolean {
  const product = digitsOf(number.slice(0, -1)).reduce((carry, digit) => {
    const sum = (digit + carry) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - product) % 10 === last(number);
}

/** Luhn over the digits that letters expand to (ISO 6166). */
export function isinCheck(isin: string): boolean {
  return luhn(Array.from(isin, (sign) => String(Number.parseInt(sign, 36))).join(""));
}
