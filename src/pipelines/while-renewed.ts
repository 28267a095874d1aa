/** A lease, and the interval at which its holder renews it. */
export interface Renewal {
  readonly everyMs: number;
  /** A failed renewal is tried again after the next interval: a lease outlasts several intervals. */
  readonly renew: () => Promise<unknown>;
}

/** Does the work and renews its lease meanwhile. The renewal timer does not keep the process alive. */
export async function whileRenewed<T>({ everyMs, renew }: Renewal, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renew().catch(() => undefined), everyMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
