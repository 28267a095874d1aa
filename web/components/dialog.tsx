import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

/** A modal dialog while it is rendered. Escape and its close button call `onClose`; focus goes back to where it was. */
export function Dialog(props: {
  readonly title: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      class={`dialog ${props.wide ? "wide" : ""}`}
      ref={element}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      <div class="head">
        <h2 id={heading}>{props.title}</h2>
        <button class="button small quiet" type="button" onClick={props.onClose}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
      {props.children}
    </dialog>
  );
}

interface Question {
  readonly title: string;
  readonly text: string;
  /** What the button that agrees says: a verb. */
  readonly agree: string;
  readonly danger: boolean;
  readonly answer: (agreed: boolean) => void;
}

const question = signal<Question | null>(null);

/** Asks before something that cannot be taken back. */
export function confirmed(asked: {
  readonly title: string;
  readonly text: string;
  readonly agree: string;
  readonly danger?: boolean;
}): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  question.value = { danger: false, ...asked, answer: resolve };
  return promise;
}

/** Where questions are shown; the frame has it once. */
export function Dialogs() {
  const asked = question.value;
  if (asked === null) return null;
  const answer = (agreed: boolean) => {
    question.value = null;
    asked.answer(agreed);
  };
  return (
    <Dialog title={asked.title} onClose={() => answer(false)}>
      <p>{asked.text}</p>
      <div class="actions">
        <button class="button" type="button" onClick={() => answer(false)}>
          Cancel
        </button>
        <button
          class={`button ${asked.danger ? "danger" : "primary"}`}
          type="button"
          onClick={() => answer(true)}
        >
          {asked.agree}
        </button>
      </div>
    </Dialog>
  );
}
