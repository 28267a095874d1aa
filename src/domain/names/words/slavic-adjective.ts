/**
 * Adjectives of Slavic names that end in "-sk-" in any romanisation: "Moskovskiy", "Moskovskaya" and "Moskovskogo" are forms of one
 * adjective, which agrees with the gender and case of its noun; "Novolipetskiy" is of "Novolipetsk", "Zelenogradsky" of "Zelenograd".
 */
const ADJECTIVE =
  /^(.{3,})sk(?:iy|ii|ij|yi|yy|yj|y|i|aya|aia|aja|a|oye|oie|oje|oe|o|iye|iie|ije|ie|ye|e|ogo|ago|oho|oy|oi|oj|omu|im|ym|om|ikh|yh|ih|uyu|uiu|u)$/;
const TOWN = /^(.{3,})sk$/;
const SHORTEST = 5;
const ALIKE = 3;

/** The word that such an adjective is made of, without the "sk" of a town: "novolipet", "zelenograd"; null for other words. */
export function slavicBase(word: string): string | null {
  return ADJECTIVE.exec(word)?.[1] ?? null;
}

/** Whether two different words are forms of one such adjective, or the adjective and the name that it is made of. */
export function areSlavicForms(left: string, right: string): boolean {
  if (Math.min(left.length, right.length) < SHORTEST || !right.startsWith(left.slice(0, ALIKE))) return false;
  const [own, other] = [slavicBase(left), slavicBase(right)];
  if (own === null && other === null) return false;
  return (own ?? withoutTown(left)) === (other ?? withoutTown(right));
}

function withoutTown(name: string): string {
  return TOWN.exec(name)?.[1] ?? name;
}
