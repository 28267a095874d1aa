import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Pick<Logger, "info" | "warn" | "error">;

// A database error's detail quotes the row that failed, hence customers' values.
function describe(error: Error): object {
  const { detail: _, ...described } = pino.stdSerializers.err(error) as pino.SerializedError & {
    detail?: unknown;
  };
  return described;
}

/**
 * Structured lines on standard error, so that standard output stays free for answers. No secret is passed to
 * it, and customers' data in errors is left out.
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describe },
  };
  return pino(options, destination);
}
