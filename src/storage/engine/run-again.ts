import { isRetryable } from "./errors.ts";

/** How often work may lose to others before its caller is told. */
const ATTEMPTS = 8;

/** Runs work again from its start where it lost to other work (`isRetryable`) and so had no effect. */
export async function runAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}
