import { useState } from "preact/hooks";
import { Dialog } from "../../components/dialog.tsx";
import { Fault } from "../../components/fault.tsx";
import type { Secret } from "../../components/shown-once.tsx";
import { type CreateWebhook as CreateWebhookBody, client } from "../../frame/client.ts";

type EventType = CreateWebhookBody["event_types"][number];

const events: Readonly<Record<EventType, string>> = {
  "batch.succeeded": "a batch job has come to its end",
  "batch.failed": "a batch job has failed",
  "batch.cancelled": "a batch job was cancelled",
  "batch.reconciliation_required": "a batch job has to be looked after",
  "batch.erased": "what a batch job held was erased",
  "entity.intelligence_changed": "the values of a company have changed",
};
const types = Object.keys(events) as EventType[];

export function CreateWebhook({
  onClose,
  onMade,
}: {
  readonly onClose: () => void;
  readonly onMade: (secret: Secret) => void;
}) {
  const [error, setError] = useState<unknown>(null);
  const [noneChosen, setNoneChosen] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const chosen = types.filter((type) => form.get(type) !== null);
    if (chosen.length === 0) return setNoneChosen(true);
    await client.webhooks
      .create({ url: String(form.get("url")).trim(), event_types: chosen })
      .then(({ secret }) => {
        onClose();
        onMade({
          title: "Signing secret",
          value: secret,
          about: "The receiver verifies each notification with it, by any library of Standard Webhooks.",
        });
      }, setError);
  };
  return (
    <Dialog title="Create a webhook" onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        {error ? <Fault error={error} /> : null}
        <Address />
        <fieldset class="choices">
          <legend>It is told that</legend>
          {noneChosen ? (
            <p class="fault" role="alert">
              Choose at least one event.
            </p>
          ) : null}
          {types.map((type) => (
            <label key={type}>
              <input type="checkbox" name={type} />{" "}
              <span>
                {events[type]} <code class="soft">{type}</code>
              </span>
            </label>
          ))}
        </fieldset>
        <div class="actions">
          <button class="button" type="button" onClick={onClose}>
            Cancel
          </button>
          <button class="button primary" type="submit">
            Create webhook
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Address() {
  return (
    <div class="input">
      <label for="webhook-url">Address</label>
      <input
        id="webhook-url"
        name="url"
        type="url"
        required
        maxLength={2000}
        pattern="https://.*"
        placeholder="https://hooks.example.com/assay"
        aria-describedby="webhook-url-about"
      />
      <p class="about" id="webhook-url-about">
        https on port 443, at a public host name.
      </p>
    </div>
  );
}
