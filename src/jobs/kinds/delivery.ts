import { z } from "zod";
import { DELIVERY_KIND } from "../../storage/webhooks/webhook-deliveries.ts";
import type { JobKind } from "../job-kind.ts";
import { type DeliveryDependencies, type DeliveryPayload, deliver } from "../webhooks/deliver-attempt.ts";

const payload = z.strictObject({ webhook_id: z.string(), event_id: z.string() });

/**
 * Notifications: the attempts of one event at one subscription. A lane is a host. A tenant has a quarter of a process's
 * slots, so that receivers that hang leave room to every other tenant.
 */
export function deliveryKind(deps: DeliveryDependencies): JobKind<DeliveryPayload> {
  return {
    ...{ name: DELIVERY_KIND, slots: 32, perTenant: 8, perLane: 4, payload },
    run: (job) => deliver(deps, job),
  };
}
