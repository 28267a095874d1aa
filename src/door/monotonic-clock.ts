/**
 * A clock for rates: it starts at the present time and advances by the elapsed time. A change of the system
 * clock neither fills a bucket nor keeps it empty.
 */
export function monotonicClock(): () => Date {
  const startedMs = Date.now() - performance.now();
  return () => new Date(startedMs + performance.now());
}
