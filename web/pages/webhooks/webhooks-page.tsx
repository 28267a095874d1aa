import { useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { confirmed } from "../../components/dialog.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault, sentenceOf } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { type Secret, ShownOnce } from "../../components/shown-once.tsx";
import { toast } from "../../components/toast.tsx";
import { client, type Webhook } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { may } from "../../frame/session.ts";
import { CreateWebhook } from "./create-webhook.tsx";
import { Deliveries } from "./deliveries.tsx";

/** The subscriptions to notifications, and the results of their deliveries. */
function WebhooksPage() {
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<Secret | null>(null);
  const { data, error, reload } = useQuery(["webhooks"], () => client.webhooks.list());
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  const show = (made: Secret) => {
    setSecret(made);
    reload();
  };
  return (
    <>
      <PageHead
        title="Webhooks"
        lead="An address that is told of events. A notification has ids and no values."
      >
        {may("resolve") ? (
          <button class="button primary" type="button" onClick={() => setMaking(true)}>
            Create a webhook
          </button>
        ) : null}
      </PageHead>
      {data.webhooks.length === 0 ? (
        <Empty title="Nobody is told">
          <p>
            Instead of asking again and again whether a job has ended or a company has changed, let the
            service call a public https address of yours.
          </p>
        </Empty>
      ) : (
        data.webhooks.map((webhook) => <Subscription key={webhook.id} webhook={webhook} reload={reload} />)
      )}
      {making ? <CreateWebhook onClose={() => setMaking(false)} onMade={show} /> : null}
      {secret === null ? null : <ShownOnce secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

function Subscription({ webhook, reload }: { readonly webhook: Webhook; readonly reload: () => void }) {
  const { status, disabled_reason: why } = webhook;
  const end = async () => {
    const agreed = await confirmed({
      title: "End the subscription?",
      text: "Nothing is sent to the address any more, and attempts that are waiting are given up. Its log stays.",
      agree: "End it",
      danger: true,
    });
    if (!agreed) return;
    await client.webhooks.delete(webhook.id).then(
      () => {
        toast("The subscription has ended.");
        reload();
      },
      (error) => toast(sentenceOf(error), { bad: true }),
    );
  };
  return (
    <section class="card stack">
      <div class="page-head">
        <div>
          <h2>
            <Bidi>{webhook.url}</Bidi>
          </h2>
          <p class="soft">
            {webhook.event_types.join(", ")}; since <Moment iso={webhook.created_at} />
          </p>
        </div>
        <div class="row">
          <span class={`badge ${status === "active" ? "good" : ""}`}>
            {status === "active" ? "active" : why === "gone" ? "ended by the receiver (410)" : "ended"}
          </span>
          {status === "active" && may("resolve") ? (
            <button
              class="button small danger"
              type="button"
              onClick={() => void end()}
              aria-label={`End the subscription of ${webhook.url}`}
            >
              End
            </button>
          ) : null}
        </div>
      </div>
      <Deliveries id={webhook.id} active={webhook.status === "active"} />
    </section>
  );
}

export { WebhooksPage as page };
