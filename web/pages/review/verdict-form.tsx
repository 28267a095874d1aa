/** The form of a verdict: the choice, its reason, and its consequence. */

import { useId } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { KeyHint } from "../../components/key-hint.tsx";
import type { ReviewItem } from "../../frame/client.ts";
import { type Choice, candidateName, candidatesOf, consequenceOf, MOST_REASON } from "./choice.ts";
import type { Verdict } from "./use-verdict.ts";

interface VerdictFormProps {
  readonly item: ReviewItem;
  readonly verdict: Verdict;
}

export function VerdictForm({ item, verdict }: VerdictFormProps) {
  const { choice, reason, createEntity } = verdict;
  const consequence = choice === null ? null : consequenceOf(item, { choice, createEntity });
  const impossible = consequence?.kind === "impossible";
  return (
    <form
      class="card stack verdict"
      aria-label="Verdict"
      onSubmit={(event) => {
        event.preventDefault();
        verdict.submit();
      }}
    >
      <div class="row">
        <Answer verdict={verdict} choice="none" shortcut="n" words="None of these" />
        <Answer verdict={verdict} choice="cannot_tell" shortcut="u" words="Cannot tell" />
      </div>
      <p class={`consequence ${impossible ? "bad" : ""}`} aria-live="polite">
        {choice === null ? (
          <span class="soft">Choose a candidate with its number, or one of the two answers above.</span>
        ) : (
          <>
            <strong>{typeof choice === "number" ? <Chosen item={item} choice={choice} /> : null}</strong>
            {consequence?.text}
          </>
        )}
      </p>
      {choice === "none" ? (
        <label class="row">
          <input
            type="checkbox"
            checked={createEntity}
            onChange={(event) => verdict.setCreateEntity(event.currentTarget.checked)}
          />
          Found a company on the record's own words
        </label>
      ) : null}
      <Reason verdict={verdict} />
      <div>
        <button
          class="button primary"
          type="submit"
          disabled={choice === null || impossible || reason.trim() === ""}
        >
          Decide and go on <KeyHint>Enter</KeyHint>
        </button>
      </div>
    </form>
  );
}

interface AnswerProps {
  readonly verdict: Verdict;
  readonly choice: Choice;
  readonly shortcut: string;
  readonly words: string;
}

function Answer({ verdict, choice, shortcut, words }: AnswerProps) {
  const isChosen = verdict.choice === choice;
  return (
    <button
      class={`button ${isChosen ? "primary" : ""}`}
      type="button"
      aria-pressed={isChosen}
      onClick={() => verdict.choose(choice)}
    >
      <KeyHint>{shortcut}</KeyHint> {words}
    </button>
  );
}

function Reason({ verdict }: { readonly verdict: Verdict }) {
  const id = useId();
  return (
    <div class="input">
      <label for={id}>
        Reason <KeyHint>r</KeyHint>
      </label>
      <textarea
        id={id}
        data-reason
        dir="auto"
        rows={3}
        required
        maxLength={MOST_REASON}
        value={verdict.reason}
        disabled={verdict.choice === null}
        onInput={(event) => verdict.setReason(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) verdict.submit();
        }}
      />
    </div>
  );
}

function Chosen({ item, choice }: { readonly item: ReviewItem; readonly choice: number }) {
  const candidate = candidatesOf(item)[choice];
  if (candidate === undefined) return null;
  return (
    <>
      Match with <Bidi>{candidateName(candidate)}</Bidi>.{" "}
    </>
  );
}
