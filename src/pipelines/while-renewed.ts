/** A lease, and how often whoever holds it says that it is alive. */
export interface Renewal {
  readonly everyMs: number;
  /** One that fails is tried again at the next time: a lease outlasts several. */
  readonly renew: () => Promise<unknown>;
}

/** Does the work and renews its lease meanwhile. The renewal keeps no process alive. */
export async function whileRenewed<T>({ everyMs, renew }: Renewal, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renew().catch(() => undefined), everyMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
