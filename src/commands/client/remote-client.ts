import {
  ApiError,
  Assay,
  AssayError,
  AuthenticationError,
  ConnectionError,
  operations,
} from "../../client/index.ts";
import { CommandError } from "../command-error.ts";
import type { Answer, Client } from "./client.ts";

export interface RemoteOptions {
  /** Address of the service, without a slash at its end. */
  readonly url: string;
  readonly apiKey: string;
  /** For tests: waits so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** A 429 answer is no failure, so it is retried for longer. */
const RATE_LIMIT_RETRIES = 29;

/** Sends requests to a running service, as any other program does. */
export function remoteClient({ url, apiKey, wait }: RemoteOptions): Client {
  const service = new Assay({
    baseUrl: url,
    apiKey,
    maxRateLimitRetries: RATE_LIMIT_RETRIES,
    ...(wait === undefined ? {} : { wait }),
  });
  return {
    async ask({ name }, input, { idempotencyKey } = {}) {
      const operation = Object.entries(operations).find(([known]) => known === name)?.[1];
      if (operation === undefined) throw new TypeError(`${name} is not offered over REST`);
      const key = idempotencyKey === undefined || !operation.keyed ? {} : { idempotencyKey };
      try {
        return { ok: true, body: await service.call(operation, (input ?? {}) as object, key) };
      } catch (error) {
        return refused(url, error);
      }
    },
    countsRequests: true,
    close: async () => undefined,
  };
}

/** Returns a failure as the answer; throws where the next request would fail in the same way. */
function refused(url: string, error: unknown): Answer {
  if (error instanceof ConnectionError)
    throw new CommandError(error.message.replace(/^the service/, `the service at ${url}`));
  if (error instanceof AuthenticationError)
    throw new CommandError("unauthorized: the service does not accept the key in ASSAY_API_KEY");
  if (!(error instanceof ApiError))
    throw error instanceof AssayError ? new CommandError(error.message) : error;
  const { code, description: message, correlationId, details } = error;
  if (code === "unexpected_answer") throw new CommandError(`${url}: ${message}`);
  const id = correlationId === null ? {} : { correlation_id: correlationId };
  return { ok: false, error: { code, message, ...id, details } };
}
