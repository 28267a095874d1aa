import type { OtherName } from "../domain/register-company.ts";

/** Each name once for each of its periods; an undated entry is kept only if the name has no other entry. */
export function distinctNames(names: readonly OtherName[]): readonly OtherName[] | undefined {
  const isDated = ({ validFrom, validTo }: OtherName) => validFrom !== undefined || validTo !== undefined;
  const dated = new Set(names.filter(isDated).map(({ name }) => name));
  const kept = names.filter((other) => isDated(other) || !dated.has(other.name));
  const once = new Map(kept.map((other) => [JSON.stringify(other), other]));
  return once.size === 0 ? undefined : [...once.values()];
}
