/**
 * A clock for what counts rates: it shows the time as it was when it was made, and from then on what has passed. One
 * that is set in between neither fills a bucket nor keeps it empty.
 */
export function monotonicClock(): () => Date {
  const startedMs = Date.now() - performance.now();
  return () => new Date(startedMs + performance.now());
}
