/** The verdicts that are not sent yet, with a button that takes them back. */

import { Bidi } from "../../components/bidi.tsx";
import { labelWords } from "../../evidence/words.ts";
import { addressOf } from "../../frame/address.ts";
import type { ReviewItem } from "../../frame/client.ts";
import { nameOf } from "./submitted.ts";
import { lastSent, send, type Unsent, undo, unsent } from "./unsent.ts";

/** @param props.onUndone receives the items that were taken back. */
export function UnsentBar({ onUndone }: { readonly onUndone: (items: readonly ReviewItem[]) => void }) {
  const waiting = unsent.value;
  const last = lastSent.value;
  return (
    <div class="unsent">
      <div role="status" class="stack-tight">
        {waiting.toReversed().map((one) => (
          <div class="row" key={one.id}>
            <span class="said">
              {saidOf(one)} <NameOf entry={one} />
              <span class="soft"> {stateOf(one)}</span>
            </span>
            {one.state === "sending" ? null : (
              <button
                class="button small"
                type="button"
                onClick={() => {
                  const back = undo(one.id);
                  if (back !== null) onUndone(back);
                }}
              >
                Undo
              </button>
            )}
            {one.state === "failed" ? (
              <button class="button small" type="button" onClick={() => void send(one.id)}>
                Send again
              </button>
            ) : null}
          </div>
        ))}
      </div>
      {waiting.length === 0 ? (
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
      ) : null}
    </div>
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
