/** The verdicts that are not sent yet, with a button that takes them back. */

import { Bidi } from "../../components/bidi.tsx";
import { labelWords } from "../../evidence/words.ts";
import { addressOf } from "../../frame/address.ts";
import type { ReviewItem } from "../../frame/client.ts";
import { nameOf } from "./submitted.ts";
import { lastSent, send, type Unsent, undo, unsent } from "./unsent.ts";

interface UnsentBarProps {
  /** Receives the items that were taken back. */
  readonly onUndone: (items: readonly ReviewItem[]) => void;
}

/** One line, so that the item below it does not move: the last verdict, and the earlier ones on request. */
export function UnsentBar({ onUndone }: UnsentBarProps) {
  const waiting = unsent.value.toReversed();
  const [shown, earlier] = [waiting.slice(0, 1), waiting.slice(1)];
  const failed = earlier.filter(({ state }) => state === "failed");
  const others = earlier.filter(({ state }) => state !== "failed");
  return (
    <div class="unsent">
      <div role="status" class="stack-tight">
        {[...shown, ...failed].map((one) => (
          <Line key={one.id} entry={one} onUndone={onUndone} />
        ))}
      </div>
      {others.length === 0 ? null : (
        <details class="small">
          <summary>{others.length === 1 ? "1 earlier verdict" : `${others.length} earlier verdicts`}</summary>
          <div class="stack-tight">
            {others.map((one) => (
              <Line key={one.id} entry={one} onUndone={onUndone} />
            ))}
          </div>
        </details>
      )}
      {waiting.length === 0 ? <LastSent /> : null}
    </div>
  );
}

function Line({ entry, onUndone }: UnsentBarProps & { readonly entry: Unsent }) {
  return (
    <div class="row">
      <span class="said">
        {saidOf(entry)} <NameOf entry={entry} />
        <span class="soft"> {stateOf(entry)}</span>
      </span>
      {entry.state === "sending" ? null : (
        <button
          class="button small"
          type="button"
          onClick={() => {
            const back = undo(entry.id);
            if (back !== null) onUndone(back);
          }}
        >
          Undo
        </button>
      )}
      {entry.state === "failed" ? (
        <button class="button small" type="button" onClick={() => void send(entry.id)}>
          Send again
        </button>
      ) : null}
    </div>
  );
}

function LastSent() {
  const last = lastSent.value;
  return (
    <p class="soft small">
      {last === null ? (
        "A verdict can be undone for ten seconds before it is sent. Closing the page sends it at once."
      ) : (
        <>
          Sent:{" "}
          <a href={addressOf("/review/:review_id", { review_id: last.item.review_id })}>
            <Bidi>{last.text}</Bidi>
          </a>
        </>
      )}
    </p>
  );
}

function saidOf({ decided }: Unsent): string {
  if (decided.length > 1) return `${decided.length} verdicts`;
  const choice = decided[0]!.choice;
  if (choice === "none") return `${labelWords.no_match}:`;
  return choice === "cannot_tell" ? `${labelWords.cannot_tell}:` : `${labelWords.match}:`;
}

function NameOf({ entry }: { readonly entry: Unsent }) {
  if (entry.decided.length > 1) return null;
  return <Bidi>{nameOf(entry.decided[0]!.item)}</Bidi>;
}

function stateOf({ state }: Unsent): string {
  if (state === "sending") return "is being sent";
  return state === "failed" ? "could not be sent" : "is sent in ten seconds";
}
