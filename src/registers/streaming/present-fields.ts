type MaybeAbsent<T> = { readonly [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] };

/** The same object without the optional fields that are undefined: an absent fact has no key. */
export function presentFields<T extends object>(fields: MaybeAbsent<T>): T {
  const present: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) present[key] = value;
  return present as T;
}
