/** What the work gives, or `otherwise` where it takes longer: then it goes on by itself. Infinity: it is waited for. */
export async function inTime<T>(work: Promise<T>, patienceMs: number, otherwise: T): Promise<T> {
  if (patienceMs === Number.POSITIVE_INFINITY) return work;
  const { promise: over, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(otherwise), patienceMs);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
