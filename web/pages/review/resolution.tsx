import { useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { toast } from "../../components/toast.tsx";
import { labelWords } from "../../evidence/words.ts";
import { addressOf } from "../../frame/address.ts";
import { client, type ReviewItemResponse } from "../../frame/client.ts";
import { forget } from "../../frame/query.ts";
import { may } from "../../frame/session.ts";
import { MOST_REASON } from "./choice.ts";

interface ResolutionProps {
  readonly item: ReviewItemResponse;
  readonly reload: () => void;
}

/** The verdict with its reviewer and its reason; a match can be detached again. */
export function Resolution({ item, reload }: ResolutionProps) {
  const [detaching, setDetaching] = useState(false);
  const { resolution } = item;
  if (resolution === null) return null;
  const { verdict, entity_id: entityId } = resolution;
  return (
    <section class="notice" aria-label="Resolution">
      {verdict === null ? (
        <p>
          A later record answered the question, so nobody had to judge this one.{" "}
          <Moment iso={resolution.resolved_at} />
        </p>
      ) : (
        <p>
          <strong>{labelWords[verdict]}</strong>, decided by{" "}
          <Bidi>{resolution.reviewer_id ?? "a reviewer"}</Bidi>
          {", "}
          <Moment iso={resolution.resolved_at} />
          {resolution.reason === null ? null : (
            <>
              {": "}
              <Bidi>{resolution.reason}</Bidi>
            </>
          )}
        </p>
      )}
      <div class="row">
        {entityId !== null && may("read", "resolve") ? (
          <a class="button small" href={addressOf("/companies/:entity_id", { entity_id: entityId })}>
            Open the company
          </a>
        ) : null}
        {verdict === "match" && entityId !== null ? (
          <button class="button small danger" type="button" onClick={() => setDetaching(true)}>
            Detach the record
          </button>
        ) : null}
      </div>
      {detaching ? (
        <Detach
          entityId={entityId!}
          recordId={item.record_id}
          close={() => {
            setDetaching(false);
            forget("review", item.review_id);
            reload();
          }}
        />
      ) : null}
    </section>
  );
}

interface DetachProps {
  readonly entityId: string;
  readonly recordId: string;
  readonly close: () => void;
}

function Detach({ entityId, recordId, close }: DetachProps) {
  const [error, setError] = useState<unknown>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget as HTMLFormElement).get("reason")).trim();
    try {
      await client.entities.detachRecord(entityId, { record_id: recordId, reason });
      toast("The record was detached and has a company of its own.");
      close();
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <Dialog title="Detach the record?" onClose={close}>
      <form class="stack" onSubmit={submit}>
        <p>
          The record leaves the company and gets one of its own, with the facts that it brought. The two are
          not put together again unless a person says so.
        </p>
        <div class="input">
          <label for="detach-reason">Reason</label>
          <textarea id="detach-reason" name="reason" dir="auto" rows={3} required maxLength={MOST_REASON} />
        </div>
        {error ? <Fault error={error} /> : null}
        <div class="row">
          <button class="button danger" type="submit">
            Detach
          </button>
          <button class="button" type="button" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
