import { type Logger, pino } from "pino";

export type Log = Pick<Logger, "info" | "warn" | "error">;

/** Structured lines on standard error, so that standard output stays free for answers. Nothing secret is ever passed to it. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest: 2, sync: false }));
}
