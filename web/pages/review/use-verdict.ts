import { useState } from "preact/hooks";
import { toast } from "../../components/toast.tsx";
import type { ReviewItem } from "../../frame/client.ts";
import { useShortcuts } from "../../frame/shortcuts.ts";
import { type Choice, candidatesOf, consequenceOf, reasonFrom } from "./choice.ts";
import { decide, isWaiting } from "./unsent.ts";

/** The verdict that a reviewer is preparing for an item. */
export interface Verdict {
  readonly choice: Choice | null;
  readonly reason: string;
  /** Whether "none of these" creates an entity from the record alone. */
  readonly createEntity: boolean;
  /** Chooses, and fills in the reason from the evidence; a repeated choice decides. */
  readonly choose: (choice: Choice) => void;
  readonly setReason: (reason: string) => void;
  readonly setCreateEntity: (create: boolean) => void;
  readonly submit: () => void;
  /** Whether a verdict can be given: the item is open, and no verdict on it waits to be sent. */
  readonly open: boolean;
}

/** @param goOn shows the next item. */
export function useVerdict(item: ReviewItem, goOn: () => void): Verdict {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [reason, setReason] = useState("");
  const [createEntity, setCreateEntity] = useState(true);
  const open = item.status === "open" && !isWaiting(item.review_id);
  const candidates = candidatesOf(item);
  const submit = () => {
    if (choice === null || !open) return;
    if (reason.trim() === "") return void toast("A verdict needs a reason.", { bad: true });
    const { kind, text } = consequenceOf(item, { choice, createEntity });
    if (kind === "impossible") return void toast(text, { bad: true });
    goOn();
    decide([{ item, choice, reason: reason.trim(), createEntity }]);
  };
  const choose = (wanted: Choice) => {
    if (!open || (typeof wanted === "number" && candidates[wanted] === undefined)) return;
    if (wanted === choice) return submit();
    setChoice(wanted);
    setReason(reasonFrom(item, wanted));
  };
  const numbered = candidates.slice(0, 9).map((_, at) => ({
    keys: `${at + 1}`,
    does: `Choose candidate ${at + 1}`,
    run: () => choose(at),
  }));
  const others = [
    { keys: "n", does: "None of these", run: () => choose("none") },
    { keys: "u", does: "Cannot tell", run: () => choose("cannot_tell") },
    { keys: "r", does: "Edit the reason", run: focusReason },
    { keys: "Enter", does: "Decide and go on (or the same key again)", run: submit },
  ];
  useShortcuts("Verdict", open ? [...numbered, ...others] : []);
  return { choice, reason, createEntity, choose, setReason, setCreateEntity, submit, open };
}

const focusReason = (): void => document.querySelector<HTMLTextAreaElement>("textarea[data-reason]")?.focus();
