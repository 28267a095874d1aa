/** The notifications of a subscription in OpenAPI 3.1: requests by the service to a receiver. */
import { jsonSchemaOf } from "../../contract/json-schema.ts";
import { notificationExample, notificationSchema, webhookEventTypes } from "../../contract/notifications.ts";

export const notificationsTag = "Webhooks";

const header = (name: string, schema: object, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string", ...schema },
});

/** The headers of Standard Webhooks 1.0. */
const headers = [
  header(
    "webhook-id",
    { pattern: "^evt_", maxLength: 64 },
    "The event; the same for each attempt, so that a receiver can tell repeats.",
  ),
  header(
    "webhook-timestamp",
    { pattern: "^[0-9]+$", maxLength: 20 },
    "Of the attempt, in seconds since 1970; refuse one more than five minutes off.",
  ),
  header(
    "webhook-signature",
    { pattern: "^v1,", maxLength: 100 },
    "`v1,` and the base64 of HMAC-SHA256 over id, timestamp and raw body, joined by dots, under the subscription's secret.",
  ),
];

const responses = {
  "2XX": { description: "Delivered. Answer at once and work afterwards." },
  "410": { description: "The receiver is gone: the subscription is disabled." },
  default: {
    description: "Not delivered: tried again after 5, 30, 120 and 600 seconds. Redirects are not followed.",
  },
};

/** The value of the document's `webhooks`: a path item for each type of event. */
export function notificationPaths(): Readonly<Record<string, object>> {
  return Object.fromEntries(
    webhookEventTypes.map((type) => [
      type,
      {
        post: {
          operationId: `notify_${type.replaceAll(".", "_")}`,
          tags: [notificationsTag],
          summary: `Notification of ${type}.`,
          security: [],
          parameters: headers,
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: jsonSchemaOf(notificationSchema(type), "output"),
                example: notificationExample(type),
              },
            },
          },
          responses,
        },
      },
    ]),
  );
}
