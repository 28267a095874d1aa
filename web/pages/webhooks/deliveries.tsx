import { Fault, sentenceOf } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { Moment } from "../../components/moment.tsx";
import { toast } from "../../components/toast.tsx";
import { client, type WebhookDelivery } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { may } from "../../frame/session.ts";

const causes: Readonly<Record<NonNullable<WebhookDelivery["error_class"]>, string>> = {
  dns: "its host name was not found",
  blocked_address: "its host name leads to an address that is not public",
  connect: "no connection could be made",
  tls: "its certificate was not accepted",
  timeout: "it did not answer within 15 seconds",
  redirect: "it sent elsewhere, which is not followed",
  http_status: "it refused",
};

const badges: Readonly<Record<WebhookDelivery["status"], string>> = {
  pending: "",
  succeeded: "good",
  retrying: "caution",
  failed: "bad",
};

/** The latest attempts of a subscription. The service repeats a failed one four times. */
export function Deliveries({ id, active }: { readonly id: string; readonly active: boolean }) {
  const mayRepeat = active && may("resolve");
  const { data, error, reload } = useQuery(["deliveries", id], () => client.webhooks.listDeliveries(id));
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  if (data.deliveries.length === 0) return <p class="soft">Nothing has been sent yet.</p>;
  return (
    <>
      <FiguresTable
        caption="Attempts to deliver"
        head={["Event", "Attempt", "State", "Answer", "Took", "At", "Next attempt", "Actions"]}
        numeric={[1, 4]}
        rows={data.deliveries.map((delivery) => [
          <span key="event">
            {delivery.event_type} <code>{delivery.event_id}</code>
          </span>,
          delivery.attempt,
          <span key="state" class={`badge ${badges[delivery.status]}`}>
            {delivery.status}
          </span>,
          answerOf(delivery),
          delivery.duration_ms === null ? "" : `${delivery.duration_ms.toLocaleString()} ms`,
          delivery.attempted_at === null ? "" : <Moment iso={delivery.attempted_at} />,
          delivery.next_attempt_at === null ? "" : <Moment iso={delivery.next_attempt_at} />,
          mayRepeat && isLast(data.deliveries, delivery) ? (
            <Again key="again" id={id} delivery={delivery} reload={reload} />
          ) : (
            ""
          ),
        ])}
      />
      <div>
        <button class="button small" type="button" onClick={reload}>
          Read the log again
        </button>
      </div>
    </>
  );
}

/** Whether it is the newest attempt of its event, and none waits. */
function isLast(
  deliveries: readonly WebhookDelivery[],
  { event_id, attempt, status }: WebhookDelivery,
): boolean {
  const attempts = deliveries.filter((one) => one.event_id === event_id).map((one) => one.attempt);
  return attempt === Math.max(...attempts) && status !== "pending";
}

function Again(props: {
  readonly id: string;
  readonly delivery: WebhookDelivery;
  readonly reload: () => void;
}) {
  const { id, delivery, reload } = props;
  const again = () =>
    client.webhooks.redeliverEvent(id, delivery.event_id).then(
      () => {
        toast("The event is sent again.");
        reload();
      },
      (error) => toast(sentenceOf(error), { bad: true }),
    );
  return (
    <button
      class="button small"
      type="button"
      onClick={() => void again()}
      aria-label={`Send again: ${delivery.event_id}`}
    >
      Send again
    </button>
  );
}

function answerOf({ response_status: status, error_class: cause }: WebhookDelivery): string {
  if (cause === null) return status === null ? "" : `${status}`;
  return status === null ? causes[cause] : `${causes[cause]} (${status})`;
}
