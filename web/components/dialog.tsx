import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";

/** A modal dialog while it is rendered. Escape and its close button call `onClose`; focus then returns. */
export function Dialog(props: {
  readonly title: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the next key: a key that came between the content and its opening would act on the page behind.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const dialog = element.current;
    dialog?.showModal();
    return () => {
      // Until it is closed, nothing outside it takes the focus.
      dialog?.close();
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
  /** The label of the confirming button: a verb. */
  readonly agree: string;
  readonly danger: boolean;
  readonly answer: (agreed: boolean) => void;
}

const question = signal<Question | null>(null);

/** Asks for confirmation before an action that cannot be undone. */
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

/** Shows the confirmation dialogs; the frame renders it once. */
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
