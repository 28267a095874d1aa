/** The notifications of webhook subscriptions: the types of event and the body of a notification. */
import { z } from "zod";
import { timestamp } from "./scalars.ts";

const batchEventTypes = [
  "batch.succeeded",
  "batch.failed",
  "batch.cancelled",
  "batch.reconciliation_required",
  "batch.erased",
] as const;

const entityEventType = "entity.intelligence_changed";

export const webhookEventTypes = [...batchEventTypes, entityEventType] as const;

type WebhookEventType = (typeof webhookEventTypes)[number];

const batchData = z.looseObject({
  job_id: z.string().meta({ description: "Prefix job_; the result is read with it." }),
  state: z.string().meta({ description: "The state in which the job has ended." }),
});

const entityData = z.looseObject({
  entity_id: z.string().meta({ description: "Prefix ent_; the values are read with it." }),
  event_ids: z.array(z.int()).meta({ description: "The entity's events that one check has found." }),
  categories: z
    .array(z.string())
    .meta({ description: "The kinds of change; `GET /v1/reference/event-categories` lists them." }),
  after_id: z.int().meta({ description: "Reading the entity's events after this id begins with the first." }),
});

/** The JSON body of a notification of this type. It has ids and kinds of change, and no values of a company. */
export function notificationSchema(type: WebhookEventType): z.ZodType {
  return z.looseObject({
    type: z.literal(type),
    timestamp: timestamp.meta({ description: "When the event happened." }),
    data: type === entityEventType ? entityData : batchData,
  });
}

const exampleData = {
  batch: { job_id: "job_a4k5d7w2q6t3mzny5rcjhb2xve" },
  entity: {
    entity_id: "ent_3oc6xlur6muiwmmtume3b7zpiz",
    event_ids: [124, 125],
    categories: ["contact", "digital"],
    after_id: 123,
  },
};

/** A notification of this type, for documentation. */
export function notificationExample(type: WebhookEventType): object {
  const data =
    type === entityEventType
      ? exampleData.entity
      : { ...exampleData.batch, state: type.slice("batch.".length) };
  return { type, timestamp: "2026-11-20T09:00:00.000Z", data };
}
