import { signal } from "@preact/signals";

interface Action {
  readonly label: string;
  readonly run: () => void;
}

interface Shown {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
  readonly action: Action | null;
}

const toasts = signal<readonly Shown[]>([]);
let last = 0;

const LASTS_MS = 6_000;

/**
 * Shows a message at the edge of the page; a screen reader reads it out.
 * @param options.lastsMs display time in milliseconds: 6,000 by default; an error stays until it is
 * dismissed.
 * @returns a function that removes the message.
 */
export function toast(
  text: string,
  options: { readonly bad?: boolean; readonly action?: Action; readonly lastsMs?: number } = {},
): () => void {
  last += 1;
  const id = last;
  const { bad = false, action = null, lastsMs = LASTS_MS } = options;
  toasts.value = [...toasts.peek(), { id, text, bad, action }].slice(-4);
  const dismiss = () => {
    toasts.value = toasts.peek().filter((one) => one.id !== id);
  };
  if (!bad) setTimeout(dismiss, lastsMs);
  return dismiss;
}

/** Shows the toasts; the frame renders it once. */
export function Toasts() {
  const dismiss = (id: number) => {
    toasts.value = toasts.peek().filter((one) => one.id !== id);
  };
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, text, bad, action }) => (
        <div class={`toast ${bad ? "bad" : ""}`} key={id}>
          <span>{text}</span>
          {action === null ? null : (
            <button
              class="button small"
              type="button"
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button class="button small quiet" type="button" onClick={() => dismiss(id)}>
            Dismiss
          </button>
        </div>
      ))}
    </div>
  );
}
