import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { sentenceOf } from "./fault.tsx";
import { toast } from "./toast.tsx";

/** A button that cannot be pressed again while its work runs, and that says why the work failed. */
export function ActionButton(props: {
  readonly work: () => Promise<void>;
  readonly small?: boolean | undefined;
  /** For a button that switches something on and off. */
  readonly pressed?: boolean;
  readonly children: ComponentChildren;
}) {
  const [working, setWorking] = useState(false);
  const run = async () => {
    setWorking(true);
    try {
      await props.work();
    } catch (error) {
      toast(sentenceOf(error), { bad: true });
    } finally {
      setWorking(false);
    }
  };
  return (
    <button
      class={props.small ? "button small" : "button"}
      type="button"
      disabled={working}
      aria-pressed={props.pressed}
      onClick={() => void run()}
    >
      {props.children}
    </button>
  );
}
