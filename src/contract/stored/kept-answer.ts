/** Answers that are stored under an idempotency key, and returned unchanged. */
import { z } from "zod";
import { usage } from "../usage.ts";
import { storedJson, storedValue } from "./stored-json.ts";

/** @throws StoredJsonError */
export const storedBody = storedJson("idempotency.body", z.record(z.string(), z.unknown()));

/** @throws StoredJsonError */
export const storedHeaders = storedJson("idempotency.headers", z.record(z.string(), z.string()));

/** @throws StoredJsonError */
export const storedUsage = storedJson("idempotency.usage", z.record(z.string(), z.unknown()));

/** The charge of a stored answer. @throws StoredJsonError */
export const storedCharge = storedJson("idempotency.usage", usage.pick({ credits_charged: true }));

/** The kept answer of a webhook's creation: its secret is sealed. @throws StoredJsonError */
export const storedWebhookAnswer = storedValue(
  "idempotency.body",
  z.object({ id: z.string(), secret: z.string() }),
);

/** The fields of a stored resolution that a crosswalk needs. @throws StoredJsonError */
export const storedResolution = storedValue(
  "idempotency.body",
  z.object({ record_id: z.string(), entity: z.object({ entity_id: z.string() }).nullable() }),
);
